import type { ComponentProps } from "react";
import { Icon, type IconName } from "../icons.tsx";
import { type ButtonVariant, buttonLook } from "./button-look.tsx";

/** What `LinkButton` takes beside the attributes of an `<a>`. */
export interface LinkButtonProps extends ComponentProps<"a"> {
  variant?: ButtonVariant;
  icon?: IconName;
}

/**
 * A link that looks like a button: for going somewhere, never for doing something. All attributes and the `ref` go to
 * the `<a>`, so a router's link factory can wrap it.
 *
 * @example
 * const RouterLinkButton = createLink(LinkButton);
 * <LinkButton href="/shop/cart" variant="primary">Check out</LinkButton>
 */
export function LinkButton({ variant = "secondary", icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={buttonLook(variant, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}
