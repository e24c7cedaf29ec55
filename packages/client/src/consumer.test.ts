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
function compile(folder: string, code: string): { readonly status: number | null; readonly text: string } {
  writeFileSync(join(folder, "index.ts"), code);
  const words = [tsc, "-p", folder, "--extendedDiagnostics", "--pretty", "false"];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: "utf8" });
  return { status, text: `${stdout}${stderr}` };
}

/** What a module that compiles costs the compiler. */
function diagnostics(folder: string, code: string): Record<string, number> {
  const { status, text } = compile(folder, code);
  // A compiler that did not run is none that found something.
  if (status !== 0) throw new Error(text);
  return Object.fromEntries(
    [...text.matchAll(/^([A-Z][\w ]+):\s+([\d.]+)/gm)].map(([, name = "", value]) => [name, Number(value)]),
  );
}

/** The lines of a module, from 1, in which the compiler finds an error. */
function faultyLines(folder: string, code: string): number[] {
  const found = [...compile(folder, code).text.matchAll(/^index\.ts\((\d+),\d+\): error TS\d/gm)];
  return [...new Set(found.map(([, line]) => Number(line)))];
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
    const wrong = [
      "api.items.brands.get({})",
      'api.items.brands.get({ id: "7" })',
      "api.items.brandz",
      'api.search.itemSearch.list({ q: "a", operator: "XOR" })',
    ];
    const beginning =
      'import { createClient } from "@purvey/client"; const api = createClient({ siteId: "demo", jwt: "t" });';
    const code = [beginning, ...wrong.map((call, index) => `export const call${index} = ${call};`)].join("\n");
    expect(faultyLines(folder, code)).toEqual([2, 3, 4, 5]);
  });

  it("finds at compile time that the number of one kind of record is given for another", () => {
    const right = [
      "api.items.invMast.doc({ id: line.invMastUid }),",
      "api.customers.customer.get({ customerId: typed }),",
      "api.customers.customer.get({ customerId: customer }),",
      "api.content.users.get({ id: user.id + 1 }),",
    ];
    const wrong = [
      "api.customers.customer.get({ customerId: item.invMastUid }),",
      "api.items.invMast.doc({ id: customer }),",
      "api.content.users.get({ id: customer }),",
      "api.commerce.cartHdr.lookup({ userId: line.invMastUid }),",
    ];
    const code = [
      'import { createClient, type Id, type Item, type CartLine, type User } from "@purvey/client";',
      'const api = createClient({ siteId: "demo", jwt: "t" });',
      'export const read = (item: Item, line: CartLine, user: User, typed: number, customer: Id<"customer">) => [',
      ...right,
      ...wrong,
      "];",
    ].join("\n");
    expect(faultyLines(folder, code)).toEqual([8, 9, 10, 11]);
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
