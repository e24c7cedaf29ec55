import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { useId } from "react";
import { Icon, type IconName } from "../icons.tsx";
import { type ButtonVariant, buttonLook } from "./button-look.tsx";
import { useLatch } from "./use-latch.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** What `Button` takes beside the attributes of a `<button>`. */
export interface ButtonProps extends Omit<ComponentProps<"button">, "onClick" | "disabled"> {
  variant?: ButtonVariant;
  icon?: IconName;
  /** Work is under way: the button keeps its width and its focus, and ignores clicks. */
  busy?: boolean;
  /**
   * Why the action is not possible now. The button stays reachable, says the reason and does nothing: a disabled
   * button without a reason is a dead end.
   */
  disabledReason?: string | undefined;
  /** A handler that returns a promise latches the button until it settles. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown;
  children: ReactNode;
}

/**
 * A button. `type` is `button` unless said otherwise.
 *
 * @example
 * <Button variant="primary" icon="cart" onClick={() => addLines(lines)}>Add 12 lines</Button>
 * <Button disabledReason="You need the permission `vmi.move` to transfer stock.">Transfer</Button>
 */
export function Button(props: ButtonProps) {
  const { variant = "secondary", icon, busy = false, disabledReason, onClick, className, children, ...rest } = props;
  const [run, running] = useLatch(onClick);
  const reasonId = useId();
  const working = busy || running;
  const refused = working || disabledReason !== undefined;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (refused) event.preventDefault();
    else run(event);
  };
  return (
    <button
      type="button"
      {...rest}
      onClick={click}
      className={buttonLook(variant, className)}
      aria-busy={working || undefined}
      aria-disabled={refused || undefined}
      data-refused={disabledReason ? "" : undefined}
      aria-describedby={disabledReason ? reasonId : rest["aria-describedby"]}
      title={disabledReason ?? rest.title}
    >
      {icon && <Icon name={icon} />}
      {children}
      {working && <span className="button-busy" aria-hidden="true" />}
      {disabledReason && <VisuallyHidden id={reasonId}>{disabledReason}</VisuallyHidden>}
    </button>
  );
}
