import { TextInput, type TextInputProps } from "@purvey/ui/text-input";
import type { KeyboardEvent } from "react";

/** What `CommitInput` takes. */
export interface CommitInputProps extends Omit<TextInputProps, "value" | "defaultValue" | "onBlur" | "onKeyDown"> {
  readonly value: string;
  /** Called when the text was changed and is left, or on Enter. */
  readonly onCommit: (value: string) => void;
}

/** A cell's field: what is typed counts when it is left or confirmed, so that half a number is never looked up. */
export function CommitInput({ value, onCommit, ...rest }: CommitInputProps) {
  const commit = (text: string) => {
    if (text.trim() !== value) onCommit(text.trim());
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") commit(event.currentTarget.value);
    if (event.key === "Escape") event.currentTarget.value = value;
  };
  return (
    <TextInput
      mono
      key={value}
      autoComplete="off"
      spellCheck={false}
      defaultValue={value}
      onBlur={(event) => commit(event.target.value)}
      onKeyDown={onKeyDown}
      {...rest}
    />
  );
}
