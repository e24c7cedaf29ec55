import { TextInput } from "@purvey/ui/text-input";
import { useEffect, useRef, useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";

/** What `FindLine` takes. */
export interface FindLineProps {
  /** The words the lines are narrowed to now. */
  readonly words: string | undefined;
  readonly onWords: (words: string | undefined) => void;
}

/** Narrows the lines of a long cart while somebody types; the address follows once he pauses. */
export function FindLine({ words = "", onWords }: FindLineProps) {
  const text = useText(messages);
  const [typed, type] = useTyped(words, onWords);
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

/** How long a pause is, in milliseconds. */
const pause = 150;

/** What stands in the field: what is typed, and what the address says when it says something else, as after Back. */
function useTyped(words: string, onWords: (words: string | undefined) => void) {
  const [typed, setTyped] = useState(words);
  const told = useRef(words);
  const tell = useRef(onWords);
  useEffect(() => {
    tell.current = onWords;
  });
  useEffect(() => {
    if (words === told.current) return;
    told.current = words;
    setTyped(words);
  }, [words]);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === told.current) return;
    const timer = setTimeout(() => {
      told.current = wanted;
      tell.current(wanted || undefined);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped] as const;
}
