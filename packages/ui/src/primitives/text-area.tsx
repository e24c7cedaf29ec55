import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { useFieldControl } from "./field.tsx";

/** What `TextArea` takes beside the attributes of a `<textarea>`. */
export interface TextAreaProps extends ComponentProps<"textarea"> {
  /** Pasted lists and code are mono. */
  mono?: boolean;
}

/**
 * A text field of several lines; it grows with its text where the browser can do that.
 *
 * @example
 * <Field label="Note for the driver"><TextArea rows={3} maxLength={255} /></Field>
 */
export function TextArea({ mono = false, className, ...rest }: TextAreaProps) {
  const wired = useFieldControl(rest);
  return (
    <span
      className={classNames("control h-auto!", className)}
      data-invalid={Boolean(wired["aria-invalid"]) || undefined}
    >
      <textarea rows={4} {...wired} className={classNames("control-input control-area", mono && "font-mono")} />
    </span>
  );
}
