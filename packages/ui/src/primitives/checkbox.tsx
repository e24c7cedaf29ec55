import type { ComponentProps, ReactNode } from "react";
import { useEffect, useRef } from "react";
import { classNames } from "../class-names.ts";

/** What `Checkbox` takes beside the attributes of an `<input type="checkbox">`. */
export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "children" | "ref"> {
  /** The words beside the box. */
  label: ReactNode;
  /** Keep the words for those who listen only, as in the first cell of a row. */
  labelHidden?: boolean;
  /** Some, but not all: the box of a table's head. */
  indeterminate?: boolean;
  /** What choosing it means, below the words. */
  hint?: ReactNode;
}

/**
 * A box to tick, with its words: the whole line is the target.
 *
 * @example
 * <Checkbox label="Ship complete" checked={complete} onChange={change} />
 */
export function Checkbox({ label, labelHidden, indeterminate = false, hint, className, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label className={classNames("tick-line", className)}>
      <input {...rest} ref={box} type="checkbox" className="tick" />
      <span className={labelHidden ? "sr-only" : undefined}>
        {label}
        {hint && <span className="block text-xs text-soft">{hint}</span>}
      </span>
    </label>
  );
}
