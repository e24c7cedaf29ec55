import { LinkButton } from "@purvey/ui/link-button";
import { Brand, CounterLink } from "@purvey/ui/shell/counter-bar";
import { RailLink } from "@purvey/ui/shell/rail";
import { createLink, type LinkComponent, useRouter, useRouterState } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useWho } from "./customer/who.tsx";
import { closureOf, type ScreenNeeds } from "./screen-needs.ts";

/** A link that looks like a button, with the router's addresses. */
export const RouterLinkButton = createLink(LinkButton);

/** A link on the counter, with the router's addresses. */
export const RouterCounterLink = createLink(CounterLink);

const RoutedRailLink = createLink(RailLink);

/** A link of the rail, with the router's addresses; absent for who may not open the screen it leads to. */
export const RouterRailLink: LinkComponent<typeof RailLink> = (props) => (
  <WhereOpen to={props.to}>
    <RoutedRailLink {...props} />
  </WhereOpen>
);

/** Its children, where the person may open the screen at an address. */
function WhereOpen({ to, children }: { readonly to: unknown; readonly children: ReactNode }): ReactNode {
  const needs = useNeedsOf(to);
  const who = useWho();
  return needs && closureOf(needs, who) === undefined && children;
}

/** What the screen at an address asks of a person; undefined until the routes of its area are there. */
function useNeedsOf(address: unknown): ScreenNeeds | undefined {
  // The routes of an area are there once a screen of it is shown.
  useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const routes: Readonly<Record<string, { readonly options: { readonly staticData?: ScreenNeeds } }>> =
    useRouter().routesByPath;
  const route = routes[String(address)];
  return route && (route.options.staticData ?? {});
}

/** The name of the product as a link home. */
export const RouterBrand = createLink(Brand);
