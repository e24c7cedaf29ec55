import type { ReactNode } from "react";
import { useId } from "react";
import { classNames } from "../class-names.ts";
import { FieldError } from "./field.tsx";
import { TextInput, type TextInputProps } from "./text-input.tsx";
import { useNumberDraft } from "./use-number-draft.tsx";

/** What `NumberInput` takes. */
export interface NumberInputProps
  extends Omit<TextInputProps, "value" | "onChange" | "type" | "defaultValue" | "step"> {
  value: number | null;
  onValueChange: (value: number | null) => void;
  unit?: ReactNode;
  /** What one arrow key adds; 1 when absent. */
  step?: number;
  /** Thousands stand apart; without it a number of a record reads as it is sent: 1001. */
  grouped?: boolean;
  /** The value follows the typing, so that what depends on it, and what is no number, does not change the page under the pointer that leaves the field. */
  live?: boolean;
}

/**
 * A field for a number. It reads the locale's separators and sums (`3*12`), takes the value over on Enter and on
 * leaving, and refuses what is no number with a sentence.
 *
 * @example
 * <Field label="Reorder point"><NumberInput value={reorder} onValueChange={setReorder} unit="EA" /></Field>
 */
export function NumberInput({ value, onValueChange, step = 1, grouped, live, className, ...rest }: NumberInputProps) {
  const problemId = useId();
  const draft = useNumberDraft({
    value,
    onValueChange,
    grouped,
    live,
    step: (number, direction) => number + direction * step,
  });
  return (
    <span className={classNames("number-input flex min-w-0 flex-col gap-1", className)}>
      <TextInput
        mono
        inputMode="decimal"
        autoComplete="off"
        {...rest}
        {...draft.inputProps}
        aria-invalid={draft.problem ? true : rest["aria-invalid"]}
        aria-describedby={draft.problem ? problemId : rest["aria-describedby"]}
      />
      {draft.problem && <FieldError id={problemId}>{draft.problem}</FieldError>}
    </span>
  );
}
