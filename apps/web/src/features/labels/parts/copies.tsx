import { Field } from "@purvey/ui/field";
import { NumberInput } from "@purvey/ui/number-input";
import { useText } from "../../../shared/i18n/messages.ts";
import { isCopies } from "../labels-view.ts";
import { messages } from "../messages.ts";

export interface CopiesProps {
  readonly copies: number;
  /** What was entered instead, and cannot be printed. */
  readonly wrong: number | undefined;
  readonly onChange: (copies: number) => void;
  readonly onWrong: (wrong: number | undefined) => void;
}

/** How often each label is printed; what cannot be stays to be seen. */
export function Copies({ copies, wrong, onChange, onWrong }: CopiesProps) {
  const text = useText(messages);
  return (
    <Field
      label={text("copies")}
      hint={text("copiesHint")}
      error={wrong !== undefined && text("copiesWrong", { copies: wrong })}
    >
      <NumberInput
        className="w-32"
        value={wrong ?? copies}
        onValueChange={(entered) => {
          const next = entered ?? 1;
          onWrong(isCopies(next) ? undefined : next);
          if (isCopies(next)) onChange(next);
        }}
      />
    </Field>
  );
}
