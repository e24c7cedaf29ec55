import { TextInput, type TextInputProps } from "@purvey/ui/text-input";
import { type KeyboardEvent, useLayoutEffect, useRef } from "react";

/** What `CommitInput` takes. */
export interface CommitInputProps
  extends Omit<TextInputProps, "value" | "defaultValue" | "onBlur" | "onKeyDown" | "ref"> {
  readonly value: string;
  /** Called when the text was changed and is left, or on Enter. */
  readonly onCommit: (value: string) => void;
}

/** A cell's field: what is typed counts when it is left or confirmed, so that half a number is never looked up. */
export function CommitInput({ value, onCommit, ...rest }: CommitInputProps) {
  const field = useRef<HTMLInputElement>(null);
  // Written into the field that is there: another one would lose the focus of who confirmed with Enter.
  useLayoutEffect(() => {
    if (field.current) field.current.value = value;
  }, [value]);
  const commit = (text: string) => {
    if (text.trim() !== value) onCommit(text.trim());
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") commit(event.currentTarget.value);
    if (event.key === "Escape") event.currentTarget.value = value;
  };
  return (
    <TextInput
      ref={field}
      mono
      autoComplete="off"
      spellCheck={false}
      defaultValue={value}
      onBlur={(event) => commit(event.target.value)}
      onKeyDown={onKeyDown}
      {...rest}
    />
  );
}
