import { TextInput } from "@purvey/ui/text-input";
import { useText } from "../../../shared/i18n/messages.ts";
import { useTypedWords } from "../../../shared/use-typed-words.ts";
import { messages } from "../messages.ts";

/** What `FindLine` takes. */
export interface FindLineProps {
  /** The words the lines are narrowed to now. */
  readonly words: string | undefined;
  readonly onWords: (words: string | undefined) => void;
}

/** Narrows the lines of a long cart while somebody types; the address follows once he pauses. */
export function FindLine({ words, onWords }: FindLineProps) {
  const text = useText(messages);
  const [typed, type] = useTypedWords(words, { pause: 150, onWords });
  return (
    <search className="w-60 max-w-full max-sm:w-full">
      <TextInput
        type="search"
        icon="search"
        aria-label={text("findLine")}
        placeholder={text("findLineHint")}
        maxLength={100}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
    </search>
  );
}
