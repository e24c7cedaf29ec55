import type { Html } from "./html.ts";

/** A place on a page that a link can name. */
export interface Heading {
  readonly id: string;
  readonly text: string;
  /** 2 or 3: the title of the page is the only one of level 1. */
  readonly level: number;
}

/** One page of the site. */
export interface Page {
  /** From the site's root, without a slash at either end: `guides/first-call`; empty for the home page. */
  readonly path: string;
  readonly title: string;
  /** One sentence for search engines and previews. */
  readonly summary: string;
  readonly body: Html;
  readonly headings: readonly Heading[];
  /** What stands beside the body on wide screens instead of the headings. */
  readonly aside?: Html;
  /** The service that the page is about, opened in the navigation. */
  readonly service?: string;
}

/** Where the site is served. */
export const base = "/docs";

/** The address of a page. */
export function addressOf(path: string): string {
  return path === "" ? base : `${base}/${path}`;
}
