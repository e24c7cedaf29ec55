import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import openapiTypes, { astToString } from "openapi-typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApi } from "./openapi.ts";
import { services } from "./services/index.ts";
import { compilerComplaints } from "./testing/compiled.ts";
import { exhaustive } from "./testing/exhaustive.ts";

const orval = join(dirname(createRequire(import.meta.url).resolve("orval")), "bin", "orval.js");

/** What the types of `openapi-typescript` must say; an error that is expected and does not come is one too. */
const meaning = `
import type { components, operations } from "./commerce.types.ts";
import type { components as itemComponents, operations as itemOperations } from "./items.types.ts";
import type { operations as messagingOperations } from "./messaging.types.ts";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Body<O> = O extends { requestBody: { content: { "application/json": infer B } } } ? B : never;
type Data<O> = O extends { responses: { 200: { content: { "application/json": infer A } } } } ? A : never;
const yes = <T extends true>(): T | undefined => undefined;

yes<Same<itemComponents["schemas"]["Brand"]["statusCd"], 704 | 705 | 700>>();
yes<Same<itemComponents["schemas"]["Brand"]["brandsDesc"], string | null>>();
type Delivery = NonNullable<messagingOperations["messaging_webHook_list"]["parameters"]["query"]>["deliveryStatus"];
yes<Same<Delivery, "sent" | "delivered" | "failed" | "pending" | undefined>>();

const brand: Body<itemOperations["items_brands_create"]> = { brandsName: "Vega" };
// @ts-expect-error a brand has a name
const nameless: Body<itemOperations["items_brands_create"]> = {};
const line: components["schemas"]["AddCartLineInput"] = { itemId: "HB-M8-40", quantity: 2 };
// @ts-expect-error a line has a quantity
const uncounted: components["schemas"]["AddCartLineInput"] = { itemId: "HB-M8-40" };
// @ts-expect-error lines are added to a cart, and that is a number
const path: operations["commerce_cartLine_add"]["parameters"]["path"] = { cartHdrUid: "1001" };
// @ts-expect-error every call names its site
const header: operations["commerce_cartLine_add"]["parameters"]["header"] = {};

declare const listed: Data<itemOperations["items_brands_list"]>;
const first: itemComponents["schemas"]["Brand"] | undefined = listed.data[0];
const total: number = listed.total;
`;

/** All of them, or those whose types the test looks into and each fourth. */
const generated = services.filter(
  ({ name }, index) => exhaustive || index % 4 === 0 || ["commerce", "items", "messaging"].includes(name),
);

describe("outside generators, from the OpenAPI document of every service", () => {
  let folder: string;
  const documents = generated.map((service) => ({
    name: service.name,
    document: openApi(service, { version: "0.1.0", url: `https://api.purvey.example/api/${service.segment}` }),
  }));
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "purvey-outside-generators-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("openapi-typescript: types that compile and mean what the contract says", async () => {
    for (const { name, document } of documents) {
      const types = astToString(await openapiTypes(JSON.stringify(document), { silent: true }));
      await writeFile(join(folder, `${name}.types.ts`), types);
    }
    await writeFile(join(folder, "meaning.ts"), meaning);
    expect(await compilerComplaints(await written(".types.ts", "meaning.ts"))).toBe("");
  });

  it("orval: clients without a warning that compile, with a function for each endpoint", async () => {
    const projects = documents.map(({ name, document }) => {
      const output = { target: join(folder, `${name}.client.ts`), client: "fetch" };
      return [name, { input: { target: document }, output }] as const;
    });
    const config = join(folder, "orval.config.cjs");
    await writeFile(config, `module.exports = ${JSON.stringify(Object.fromEntries(projects))};`);
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [orval, "--config", config]);
    const lines = stdout.split("\n").filter((line) => line.trim() && !/^🍻 orval/u.test(line));
    expect([...lines.filter((line) => !/^🎉 .*has been converted/u.test(line)), stderr]).toEqual([""]);
    expect(lines).toHaveLength(generated.length);
    expect(await compilerComplaints(await written(".client.ts"))).toBe("");
    for (const { name, endpoints } of generated) {
      const text = await readFile(join(folder, `${name}.client.ts`), "utf8");
      const functions = new Set([...text.matchAll(/^export const (\w+) = async/gm)].map(([, word]) => word));
      const expected = Object.values(endpoints).map(({ id }) =>
        id.replace(/\.(\w)/g, (_, first) => first.toUpperCase()),
      );
      expect(expected.filter((word) => !functions.has(word))).toEqual([]);
    }
  });

  const written = async (...endings: readonly string[]) =>
    (await readdir(folder))
      .filter((file) => endings.some((end) => file.endsWith(end)))
      .map((file) => join(folder, file));
});
