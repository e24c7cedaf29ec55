import type { ContentListInput, MenuItem } from "@purvey/contract/generated/content";
import { choiceParam, numberParam, textParam } from "../../shared/url/read-param.ts";

/** The kinds of content that can be looked at. */
export const contentTabs = ["articles", "menu", "tags", "podcasts"] as const;

/** A kind of content. */
export type ContentTab = (typeof contentTabs)[number];

/** Records on a page. */
export const pageSize = 50;

/** What is shown of the content, as its address holds it. */
export interface ArticlesView {
  readonly tab?: ContentTab | undefined;
  readonly q?: string | undefined;
  /** Alias of a tag that articles must carry. */
  readonly tag?: string | undefined;
  readonly page?: number | undefined;
  /** The article or the episode that is open beside the list. */
  readonly open?: number | undefined;
  /** The menu that is shown; the first when absent. */
  readonly menu?: number | undefined;
}

/** Reads a view from the address; what does not fit is left out. */
export function readArticlesView(raw: Readonly<Record<string, unknown>>): ArticlesView {
  const tab = choiceParam(raw.tab, contentTabs);
  return {
    tab: tab === "articles" ? undefined : tab,
    q: textParam(raw.q)?.slice(0, 255),
    tag: textParam(raw.tag)?.slice(0, 255),
    page: numberParam(raw.page, 2),
    open: numberParam(raw.open),
    menu: numberParam(raw.menu),
  };
}

/** What to ask for a page of articles, the latest first. */
export function articlesInput({ q, tag, page = 1 }: ArticlesView): ContentListInput {
  return {
    ...(q ? { q } : {}),
    ...(tag ? { tagsList: tag } : {}),
    orderBy: "modified|DESC",
    limit: pageSize,
    offset: (page - 1) * pageSize,
  };
}

/** The entries of a menu one after the other, each above those below it. */
export function menuLines(items: readonly MenuItem[]): MenuItem[] {
  return items.flatMap((item) => [item, ...menuLines(item.children)]);
}
