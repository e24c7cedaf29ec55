import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon, type IconName } from "../icons.tsx";
import { useFieldControl } from "./field.tsx";

/** What `TextInput` takes beside the attributes of an `<input>`. */
export interface TextInputProps extends ComponentProps<"input"> {
  icon?: IconName;
  /** The unit, printed inside the control behind the value: "EA", "%", "kg". */
  unit?: ReactNode;
  /** Part numbers, codes and quantities are mono, so that columns of them line up. */
  mono?: boolean;
  /** What stands at the end inside the control, such as a button. */
  end?: ReactNode;
}

/**
 * A text field of one line. Inside a `Field` it is labelled by it; alone it needs `aria-label`.
 *
 * @example
 * <Field label="Supplier part number"><TextInput mono value={number} onChange={change} /></Field>
 */
export function TextInput({ icon, unit, mono = false, end, className, ...rest }: TextInputProps) {
  const wired = useFieldControl(rest);
  return (
    <span className={classNames("control", className)} data-invalid={Boolean(wired["aria-invalid"]) || undefined}>
      {icon && <Icon name={icon} className="control-icon" />}
      <input type="text" {...wired} className={classNames("control-input", mono && "font-mono")} />
      {unit && <span className="control-unit">{unit}</span>}
      {end}
    </span>
  );
}
