import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";

/**
 * One key as it is printed on the keyboard. For a whole shortcut use `KeyHint`.
 *
 * @example
 * <Kbd>Esc</Kbd>
 */
export function Kbd({ className, ...rest }: ComponentProps<"kbd">) {
  return (
    <kbd
      {...rest}
      className={classNames(
        "inline-block min-w-5 rounded-control border border-b-2 border-current/40 px-1 text-center font-mono text-xs leading-4 font-medium",
        className,
      )}
    />
  );
}
