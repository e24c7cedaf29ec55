import { readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const css = readFileSync(join(import.meta.dirname, "fonts.css"), "utf8");
const files = [...css.matchAll(/url\("([^"]+)"\)/g)].map((match) => match[1] ?? "");
const size = (file: string) => statSync(createRequire(import.meta.url).resolve(file)).size;

describe("the faces", () => {
  it("weigh at most 52 KB on the first load: Latin of the text and the mono face", () => {
    const first = files.filter((file) => file.includes("-latin-wght-"));
    expect(first).toHaveLength(2);
    expect(first.reduce((total, file) => total + size(file), 0)).toBeLessThanOrEqual(52_000);
  });

  it("exist, swap, and have fallbacks with matched metrics", () => {
    for (const file of files) expect(size(file)).toBeGreaterThan(5_000);
    expect(css.match(/font-display: swap/g)).toHaveLength(files.length);
    expect(css.match(/size-adjust/g)).toHaveLength(3);
  });
});
