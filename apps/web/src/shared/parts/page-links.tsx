import type { ReactNode } from "react";
import { useText } from "../i18n/messages.ts";
import { listPagesMessages } from "./list-pages-messages.ts";

/** What a link to a page carries; the caller adds where it leads. */
export interface PageLinkAttributes {
  readonly rel: "prev" | "next";
  readonly children: string;
}

export interface PageLinksProps {
  /** From 1; undefined for the first. */
  readonly page: number | undefined;
  readonly pageSize: number;
  /** How many records there are in all. */
  readonly total: number;
  /** The link to a page; undefined is the first, which an address does not name. */
  readonly link: (page: number | undefined, attributes: PageLinkAttributes) => ReactNode;
}

/** Links to the page before and after; nothing when all of it is shown. */
export function PageLinks({ page = 1, pageSize, total, link }: PageLinksProps) {
  const text = useText(listPagesMessages);
  const pages = Math.ceil(total / pageSize);
  if (pages < 2) return null;
  return (
    <nav aria-label={text("pages")} className="mt-4 flex items-center gap-3">
      {page > 1 && link(page === 2 ? undefined : page - 1, { rel: "prev", children: text("previous") })}
      {page < pages && link(page + 1, { rel: "next", children: text("next") })}
      <span className="text-soft">{text("page", { page, pages })}</span>
    </nav>
  );
}
