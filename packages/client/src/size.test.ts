import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import { describe, expect, it } from "vitest";
import { allServices } from "./services/index.ts";

/** The gzipped bytes of a module as a browser bundle, minified, with everything it needs. */
async function bundled(code: string): Promise<{ bytes: number; text: string }> {
  const folder = fileURLToPath(new URL(".", import.meta.url));
  const bundle = await rolldown({
    input: "entry",
    platform: "browser",
    resolve: { conditionNames: ["source", "browser", "import", "default"] },
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === "entry" ? `${folder}entry.ts` : null),
        load: (id) => (id === `${folder}entry.ts` ? code : null),
      },
    ],
  });
  const { output } = await bundle.generate({ minify: true, format: "esm" });
  const text = output.map((chunk) => ("code" in chunk ? chunk.code : "")).join("");
  return { bytes: gzipSync(text, { level: 9 }).length, text };
}

const core =
  'export { createClientOf } from "./client.ts"; export * from "./errors.ts"; export { inProcess } from "./transport.ts";';

describe("bytes in a browser, gzipped", () => {
  it("the client with everything is at most 8 KB", async () => {
    const { bytes, text } = await bundled(core);
    expect(bytes).toBeLessThanOrEqual(8 * 1024);
    expect(text).not.toMatch(/new Function|\beval\(/);
  });

  it("a service adds at most 2.5 KB on average, and the others stay out", async () => {
    const base = (await bundled(core)).bytes;
    const added: Record<string, number> = {};
    for (const name of Object.keys(allServices)) {
      added[name] = (await bundled(`${core} export { ${name} } from "./services/${name}.ts";`)).bytes - base;
    }
    const sizes = Object.values(added);
    const average = sizes.reduce((sum, bytes) => sum + bytes, 0) / sizes.length;
    expect(average, JSON.stringify(added)).toBeLessThanOrEqual(2.5 * 1024);
    const { text } = await bundled(`${core} export { pricing } from "./services/pricing.ts";`);
    expect(text).toContain("/price-engine");
    expect(text).not.toContain("/brands");
  });

  it("carries no texts for discovery and documentation", async () => {
    const { text } = await bundled(`${core} export { allServices } from "./services/index.ts";`);
    for (const words of ["trademark", "catalog.read", "Look for", "List each"]) expect(text).not.toContain(words);
  });
});
