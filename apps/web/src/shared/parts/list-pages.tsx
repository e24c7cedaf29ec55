import { Button } from "@purvey/ui/button";
import { useText } from "../i18n/messages.ts";
import { listPagesMessages } from "./list-pages-messages.ts";

export interface ListPagesProps {
  /** From 1; undefined for the first. */
  readonly page: number | undefined;
  readonly pageSize: number;
  /** How many records there are in all. */
  readonly total: number;
  /** The page to show; undefined for the first, which an address does not name. */
  readonly onPage: (page: number | undefined) => void;
}

/** Turns the pages of a list; nothing when all of it is shown. */
export function ListPages({ page = 1, pageSize, total, onPage }: ListPagesProps) {
  const text = useText(listPagesMessages);
  const pages = Math.ceil(total / pageSize);
  if (pages < 2) return null;
  return (
    <nav aria-label={text("pages")} className="mt-4 flex items-center gap-3">
      {page > 1 && <Button onClick={() => onPage(page === 2 ? undefined : page - 1)}>{text("previous")}</Button>}
      {page < pages && <Button onClick={() => onPage(page + 1)}>{text("next")}</Button>}
      <span className="text-soft">{text("page", { page, pages })}</span>
    </nav>
  );
}
