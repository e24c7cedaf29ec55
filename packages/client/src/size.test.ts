import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import { describe, expect, it } from "vitest";
import { allServices } from "./services/index.ts";

/** What a browser loads of a module, minified: its text and its gzipped bytes. */
interface Loaded {
  readonly bytes: number;
  readonly text: string;
}

const loaded = (chunks: readonly { readonly code: string }[]): Loaded => {
  const text = chunks.map(({ code }) => code).join("");
  return { text, bytes: gzipSync(text, { level: 9 }).length };
};

/** A module as a browser bundle: what it loads at once, and `later` what it loads when that is used. */
async function bundled(code: string): Promise<Loaded & { later: Loaded }> {
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
  const chunks = output.filter((chunk) => chunk.type === "chunk");
  const atOnce = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName, imports }) => [fileName, ...imports]),
  );
  return {
    ...loaded(chunks.filter(({ fileName }) => atOnce.has(fileName))),
    later: loaded(chunks.filter(({ fileName }) => !atOnce.has(fileName))),
  };
}

const core =
  'export { createClientOf } from "./client.ts"; export * from "./errors.ts"; export { inProcess } from "./transport.ts";';

describe("bytes in a browser, gzipped", () => {
  it("the client with everything is at most 8 KB", async () => {
    const { bytes, text } = await bundled(core);
    expect(bytes).toBeLessThanOrEqual(8 * 1024);
    expect(text).not.toMatch(/new Function|\beval\(/);
  });

  it("the sentences for what does not fit add at most 1.5 KB, when something first does not", async () => {
    const { text, later } = await bundled(core);
    expect(later.bytes).toBeLessThanOrEqual(1.5 * 1024);
    expect([text.includes("did you mean"), later.text.includes("did you mean")]).toEqual([false, true]);
  });

  it("discovery adds at most 30 KB, when it is first used", async () => {
    const base = await bundled(core);
    const { bytes, text, later } = await bundled(`${core} export { withDiscovery } from "./discovery.ts";`);
    expect(bytes + later.bytes - base.bytes - base.later.bytes).toBeLessThanOrEqual(30 * 1024);
    expect(later.text).toContain("/po-hdr/scan");
    expect(text).not.toContain("/po-hdr/scan");
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
    for (const words of ["trademark", "key.write", "Look for", "List each"]) expect(text).not.toContain(words);
  });
});
