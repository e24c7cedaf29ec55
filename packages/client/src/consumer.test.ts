import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const tsc = join(root, "node_modules/typescript/bin/tsc");

const consumer = `
import { createClient } from "@purvey/client";
const api = createClient({ siteId: "demo", jwt: "t" });
export async function order(): Promise<string> {
  const { data } = await api.search.itemSearch.list({ q: "hex bolt", include: ["price", "stock"] });
  const [first] = data.items;
  if (!first) return "nothing";
  const price = await api.pricing.priceEngine.get({ customerId: 100200, itemId: first.itemId }).data;
  const cart = await api.commerce.cartHdr.lookup({ userId: 1 }).data;
  await api.commerce.cartLine.add({ cartHdrUid: cart.cartHdrUid, lines: [{ invMastUid: first.invMastUid, quantity: 1 }] });
  for await (const item of api.items.invMast.list({ q: "bolt" }).items()) if (item.itemId === first.itemId) break;
  return \`\${first.itemId} \${price.unitPrice}\`;
}
`;

/** What the compiler says of a project with this module. */
function diagnostics(folder: string, code: string): Record<string, number> {
  writeFileSync(join(folder, "index.ts"), code);
  const compiled = spawnSync(process.execPath, [tsc, "-p", folder, "--extendedDiagnostics"], { encoding: "utf8" });
  // A compiler that did not run is none that found something.
  if (compiled.status !== 0) throw new Error(`${compiled.stdout}${compiled.stderr}`);
  const text = compiled.stdout;
  return Object.fromEntries(
    [...text.matchAll(/^([A-Z][\w ]+):\s+([\d.]+)/gm)].map(([, name = "", value]) => [name, Number(value)]),
  );
}

describe("a project that uses the built client", () => {
  let folder: string;
  beforeAll(() => {
    execFileSync(process.execPath, [tsc, "-b", join(root, "packages/client")]);
    folder = mkdtempSync(join(tmpdir(), "purvey-consumer-"));
    mkdirSync(join(folder, "node_modules", "@purvey"), { recursive: true });
    for (const name of ["client", "contract"])
      symlinkSync(join(root, "packages", name), join(folder, "node_modules", "@purvey", name));
    const compilerOptions = {
      strict: true,
      module: "NodeNext",
      target: "ES2023",
      lib: ["ES2023", "DOM", "DOM.AsyncIterable"],
      noEmit: true,
      skipLibCheck: true,
      types: [],
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["index.ts"] }));
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("costs the compiler at most 200 instantiations more than an empty one", () => {
    const empty = diagnostics(folder, "export {};");
    const used = diagnostics(folder, consumer);
    expect((used.Instantiations ?? 0) - (empty.Instantiations ?? 0)).toBeLessThanOrEqual(200);
  });

  it("is told at compile time what is wrong with a call", () => {
    for (const wrong of [
      "api.items.brands.get({})",
      'api.items.brands.get({ id: "7" })',
      "api.items.brandz",
      'api.search.itemSearch.list({ q: "a", operator: "XOR" })',
    ]) {
      const code = `import { createClient } from "@purvey/client"; const api = createClient({ siteId: "demo", jwt: "t" }); export const call = ${wrong};`;
      expect(() => diagnostics(folder, code)).toThrow(/error TS\d/);
    }
  });

  it("finds at compile time that the number of one kind of record is given for another", () => {
    const taken = (input: string) => `
      import { createClient, type Id, type Item, type CartLine, type User } from "@purvey/client";
      const api = createClient({ siteId: "demo", jwt: "t" });
      export const read = (item: Item, line: CartLine, user: User, typed: number, customer: Id<"customer">) =>
        ${input};`;
    for (const right of [
      "api.items.invMast.doc({ id: line.invMastUid })",
      "api.customers.customer.get({ customerId: typed })",
      "api.customers.customer.get({ customerId: customer })",
      "api.content.users.get({ id: user.id + 1 })",
    ])
      expect(diagnostics(folder, taken(right)).Files).toBeGreaterThan(0);
    for (const wrong of [
      "api.customers.customer.get({ customerId: item.invMastUid })",
      "api.items.invMast.doc({ id: customer })",
      "api.content.users.get({ id: customer })",
      "api.commerce.cartHdr.lookup({ userId: line.invMastUid })",
    ])
      expect(() => diagnostics(folder, taken(wrong)), wrong).toThrow(/error TS\d/);
  });

  it("loads by import and by require", () => {
    const run = (args: string[]) =>
      execFileSync(process.execPath, args, {
        cwd: folder,
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
      }).trim();
    const body = 'const api = createClient({ siteId: "demo", jwt: "t" }); console.log(typeof api.items.brands.list);';
    expect(run(["--input-type=module", "-e", `import { createClient } from "@purvey/client"; ${body}`])).toBe(
      "function",
    );
    expect(run(["--input-type=commonjs", "-e", `const { createClient } = require("@purvey/client"); ${body}`])).toBe(
      "function",
    );
  });
});
