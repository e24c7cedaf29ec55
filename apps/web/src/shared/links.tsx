import { LinkButton } from "@purvey/ui/link-button";
import { Brand, CounterLink } from "@purvey/ui/shell/counter-bar";
import { RailLink } from "@purvey/ui/shell/rail";
import { createLink } from "@tanstack/react-router";

/** A link that looks like a button, with the router's addresses. */
export const RouterLinkButton = createLink(LinkButton);

/** A link on the counter, with the router's addresses. */
export const RouterCounterLink = createLink(CounterLink);

/** A link of the rail, with the router's addresses. */
export const RouterRailLink = createLink(RailLink);

/** The name of the product as a link home. */
export const RouterBrand = createLink(Brand);
