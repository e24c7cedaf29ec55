import type { ComponentProps, MouseEvent } from "react";
import { classNames } from "../class-names.ts";
import { Icon, type IconName } from "../icons.tsx";
import { type ButtonVariant, buttonLook } from "./button-look.tsx";
import { useLatch } from "./use-latch.tsx";

/** What `IconButton` takes beside the attributes of a `<button>`. */
export interface IconButtonProps extends Omit<ComponentProps<"button">, "onClick" | "children" | "disabled"> {
  icon: IconName;
  /** The name in words, with its object where several stand on a page: "Remove line 3". */
  label: string;
  variant?: ButtonVariant;
  /** Why the action is not possible now; see `Button`. */
  disabledReason?: string | undefined;
  /** A handler that returns a promise latches the button until it settles. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown;
}

/**
 * A square button that shows an icon and is named in words.
 *
 * @example
 * <IconButton icon="trash" label="Remove HB-M8-40" onClick={remove} />
 */
export function IconButton(props: IconButtonProps) {
  const { icon, label, variant = "quiet", disabledReason, onClick, className, ...rest } = props;
  const [run, running] = useLatch(onClick);
  const refused = running || disabledReason !== undefined;
  return (
    <button
      type="button"
      {...rest}
      onClick={refused ? undefined : run}
      aria-label={label}
      aria-description={disabledReason}
      aria-disabled={refused || undefined}
      data-refused={disabledReason ? "" : undefined}
      title={disabledReason ?? label}
      className={buttonLook(variant, classNames("w-control px-0!", className))}
    >
      <Icon name={icon} />
    </button>
  );
}
