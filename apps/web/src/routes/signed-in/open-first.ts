import { type ParsedLocation, redirect } from "@tanstack/react-router";
import type { RouterContext } from "../root.tsx";

/** A guard of an area whose screens are not there from the beginning: loads them, and goes on to where one wanted. */
export function openFirst(area: Parameters<RouterContext["openArea"]>[0]) {
  return ({ context, location }: { context: RouterContext; location: ParsedLocation }): Promise<void> | undefined =>
    context.openArea(area)?.then(() => {
      throw redirect({ href: location.href, replace: true });
    });
}
