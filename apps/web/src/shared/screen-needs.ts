import type { Permission } from "@purvey/contract/permissions";
import type { Who } from "./customer/who.tsx";

/** What a screen asks of a person beyond its area; said once, as `staticData` of its route. Gate and rail read it. */
export interface ScreenNeeds {
  /** The permission without which the screen has nothing to show. */
  permission?: Permission;
  /** Only for somebody who buys for a customer. */
  ofCustomer?: true;
}

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption extends ScreenNeeds {}
}

/** What keeps somebody from a screen: the permission that is missing, or that there is no customer. */
export type Closure = Permission | "customer";

/** What keeps somebody from a screen; undefined when nothing does. */
export function closureOf(
  needs: ScreenNeeds,
  { may, customerId }: Pick<Who, "may" | "customerId">,
): Closure | undefined {
  if (needs.permission && !may(needs.permission)) return needs.permission;
  return needs.ofCustomer && customerId === undefined ? "customer" : undefined;
}
