import type { MenuItem } from "@purvey/contract/generated/content";
import { describe, expect, it } from "vitest";
import { articlesInput, menuLines, readArticlesView } from "./articles-view.ts";

describe("the view of content", () => {
  it("is read from its address, and what does not fit is left out", () => {
    expect(readArticlesView({ tab: "articles", q: " bolt ", open: "4", menu: "0", page: "1" })).toEqual({
      tab: undefined,
      q: "bolt",
      tag: undefined,
      page: undefined,
      open: 4,
      menu: undefined,
    });
  });

  it("asks for articles by words and tag, the latest first", () => {
    expect(articlesInput({ q: "bolt", tag: "safety", page: 2 })).toEqual({
      q: "bolt",
      tagsList: "safety",
      orderBy: "modified|DESC",
      limit: 50,
      offset: 50,
    });
  });

  it("has the entries of a menu in the order of their tree", () => {
    const entry = (id: number, children: MenuItem[] = []) => ({ id, children }) as MenuItem;
    expect(menuLines([entry(1, [entry(2, [entry(3)])]), entry(4)]).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });
});
