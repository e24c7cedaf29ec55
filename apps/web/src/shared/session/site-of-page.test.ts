import { describe, expect, it } from "vitest";
import { siteOfPage } from "./site-of-page.ts";

describe("the site of a page", () => {
  it("is the address's, else the tab's, else the page's, else demo", () => {
    expect(siteOfPage({ search: "?site=aw", remembered: "demo", meta: "x" })).toBe("aw");
    expect(siteOfPage({ search: "?site=", remembered: "north", meta: "x" })).toBe("north");
    expect(siteOfPage({ search: "", remembered: null, meta: "x" })).toBe("x");
    expect(siteOfPage({ search: "", remembered: null, meta: undefined })).toBe("demo");
  });
});
