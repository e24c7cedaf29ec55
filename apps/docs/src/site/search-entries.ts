import { addressOf, type Page } from "./page.ts";

/** A place that the search can lead to beside the endpoints: a guide, or a heading of one. */
export interface SearchEntry {
  readonly href: string;
  readonly title: string;
  /** The guide that the heading is in. */
  readonly guide?: string;
}

/** The guides and their headings; endpoints come from the contract's own index. */
export function searchEntries(guides: readonly Page[]): SearchEntry[] {
  return guides.flatMap(({ path, title, headings }) => [
    { href: addressOf(path), title },
    ...headings.map(({ id, text }) => ({ href: `${addressOf(path)}#${id}`, title: text, guide: title })),
  ]);
}
