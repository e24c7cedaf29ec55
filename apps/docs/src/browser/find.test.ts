import { describe, expect, it } from "vitest";
import { type Entry, find } from "./find.ts";

const entries: readonly Entry[] = [
  { href: "/docs/guides/errors-and-retries", title: "Errors and retries" },
  { href: "/docs/guides/errors-and-retries#retries", title: "Retries", guide: "Errors and retries" },
];

describe("the search of the documentation", () => {
  it("finds the endpoint for a task, and leads to its page", () => {
    const found = find("put lines in the cart", entries).slice(0, 3);
    expect(found.map(({ href }) => href)).toContain("/docs/reference/commerce/cartLine.add");
    expect(found[0]?.why).not.toBe("");
  });

  it("finds guides by their titles and headings, whole guides first", () => {
    expect(
      find("retries", entries)
        .map(({ title, detail }) => [title, detail])
        .slice(0, 2),
    ).toEqual([
      ["Errors and retries", "Guide"],
      ["Retries", "Errors and retries"],
    ]);
  });

  it("finds a guide by the singular, by the beginning of a word and in spite of a mistake", () => {
    for (const text of ["retry", "error ret", "erors"])
      expect(find(text, entries)[0]?.href, text).toBe("/docs/guides/errors-and-retries");
    expect(find("errors and lunch", entries)[0]?.detail).not.toBe("Guide");
  });

  it("finds nothing for nothing", () => {
    expect(find("  ", entries)).toEqual([]);
  });
});
