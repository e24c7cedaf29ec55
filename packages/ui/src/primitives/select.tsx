import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icons.tsx";
import { useFieldControl } from "./field.tsx";

/**
 * A native `<select>`: the platform's own list, keyboard and touch wheel.
 *
 * @example
 * <Field label="Branch">
 *   <Select value={location} onChange={change}><option value="20">20 · Toledo</option></Select>
 * </Field>
 */
export function Select({ className, children, ...rest }: ComponentProps<"select">) {
  const wired = useFieldControl(rest);
  return (
    <span className={classNames("control", className)} data-invalid={Boolean(wired["aria-invalid"]) || undefined}>
      <select {...wired} className="control-input control-select">
        {children}
      </select>
      <Icon name="chevron-down" className="control-chevron" size={12} />
    </span>
  );
}
