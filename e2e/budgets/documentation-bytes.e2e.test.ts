import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";

const dist = fileURLToPath(new URL("../../apps/docs/dist", import.meta.url));
const files = readdirSync(dist, { recursive: true, encoding: "utf8" });

/** Kilobytes of a built file, gzipped. */
function kilobytes(file: string): number {
  return gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1024;
}

/** The script and the style sheet that every page loads. */
const shared = [
  ...readFileSync(join(dist, "index.html"), "utf8").matchAll(/"\/docs\/(assets\/[^"]+\.(?:js|css))"/g),
].map(([, file = ""]) => file);

describe("bytes of the documentation", () => {
  it("are at most 60 KB for a page with its style and script", () => {
    expect(shared).toHaveLength(2);
    const common = shared.reduce((sum, file) => sum + kilobytes(file), 0);
    const pages = files
      .filter((file) => file.endsWith(".html"))
      .map((file) => [file, common + kilobytes(file)] as const);
    expect(pages.length).toBeGreaterThan(400);
    expect(pages.filter(([, size]) => size > 60)).toEqual([]);
  });

  it("leave the search to who opens it, at most 46 KB", () => {
    const search = files.filter((file) => /^assets\/search-.*\.js$/.test(file));
    expect(search).toHaveLength(1);
    expect(kilobytes(search[0] ?? "")).toBeLessThanOrEqual(46);
    for (const file of shared) expect(kilobytes(file)).toBeLessThanOrEqual(10);
  });
});
