import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { discoveryIndex, searchEndpoints } from "@purvey/contract/discovery";
import { services } from "@purvey/contract/services/index";
import { version } from "@purvey/server/platform/version";
import { afterAll, describe, expect, it } from "vitest";
import { opener } from "./docs/open-in-browser.ts";
import { runPurvey } from "./testing/run-purvey.ts";

const endpoints = services.flatMap((service) => Object.values(service.endpoints));
const folder = mkdtempSync(join(tmpdir(), "purvey-find-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Line {
  readonly query: string;
  readonly hits: readonly Readonly<Record<string, unknown>>[];
}

function linesOf<T>(text: string): T[] {
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as T);
}

describe("purvey services", () => {
  it("shows every service in a table that fits the terminal", async () => {
    const { status, out } = await runPurvey(["services"], { columns: 80, environment: { NO_COLOR: "1" } });
    expect(status).toBe(0);
    for (const line of out.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
    for (const { name } of services) expect(out).toMatch(new RegExp(`^${name} +\\d+ +/api/`, "m"));
  });

  it("says more as JSON, one object a line", async () => {
    const lines = linesOf<{ service: string; path: string; endpoints: number }>(
      (await runPurvey(["services", "--json"])).out,
    );
    expect(lines.map(({ service }) => service)).toEqual(services.map(({ name }) => name));
    expect(lines.reduce((sum, line) => sum + line.endpoints, 0)).toBe(endpoints.length);
    expect(lines.find(({ service }) => service === "warehouseOps")?.path).toBe("/api/warehouse-ops");
  });
});

describe("purvey search", () => {
  it("prints a table with score and reason, and how to go on", async () => {
    const { status, out } = await runPurvey(["search", "add", "to", "cart"]);
    expect(status).toBe(0);
    expect(out).toMatch(/^Score +Operation +What it does +Why it is here\n +\d\.\d\d +commerce\.cartLine\.add +/);
    expect(out).toMatch(/\n`purvey describe commerce\.cartLine\.add` explains the first\.\n$/);
  });

  it("prints exactly one line with --json", async () => {
    const { out } = await runPurvey(["search", "which PO does", "this slip belong to", "--json"]);
    const lines = linesOf<Line>(out);
    expect(lines).toHaveLength(1);
    const query = "which PO does this slip belong to";
    expect(lines[0]?.query).toBe(query);
    const found = searchEndpoints(discoveryIndex(), query);
    expect(lines[0]?.hits).toEqual(
      found.map(({ service, method, path, operation, score, why }) => ({
        service,
        method,
        path,
        operation,
        score: Number(score.toFixed(4)),
        why,
      })),
    );
    expect(Object.keys(lines[0]?.hits[0] ?? {})).toEqual(["service", "method", "path", "operation", "score", "why"]);
  });

  it("answers each line of standard input with --batch, empty ones too", async () => {
    const input = "\uFEFFadd to cart\r\n\r\nbin transfer";
    const lines = linesOf<Line>((await runPurvey(["search", "--batch", "--max", "1"], { input })).out);
    expect(lines.map(({ query, hits }) => [query, hits.length])).toEqual([
      ["add to cart", 1],
      ["", 0],
      ["bin transfer", 1],
    ]);
  });

  it("keeps to --service, --domain, --read-only, --min-score and --max", async () => {
    const hits = async (...words: string[]) =>
      linesOf<Line>((await runPurvey(["search", "list", "transfer", "--json", ...words])).out)[0]?.hits ?? [];
    expect(new Set((await hits("--service", "warehouse-ops")).map(({ service }) => service))).toEqual(
      new Set(["warehouseOps"]),
    );
    const domain = endpoints.find(({ id }) => id === "vmi.warehouse.transfer")?.domain ?? "";
    const inDomain = endpoints.filter((endpoint) => endpoint.domain === domain).map(({ id }) => id);
    for (const { operation } of await hits("--domain", domain)) expect(inDomain).toContain(operation);
    for (const { method } of await hits("--read-only")) expect(method).toBe("GET");
    expect(await hits("--max", "2")).toHaveLength(2);
    for (const { score } of await hits("--min-score", "0.6")) expect(score).toBeGreaterThanOrEqual(0.6);
  });

  it("says what to do when nothing is found, which is no failure", async () => {
    const { status, out } = await runPurvey(["search", "zzzzqqqq"]);
    expect(status).toBe(0);
    expect(out).toBe("Nothing is found for `zzzzqqqq`. Try other words, or see `purvey services`.\n");
  });

  it.each([
    [["search"], "Say what you are looking for"],
    [["search", "x", "--service", "itmes"], "There is no service `itmes`. Did you mean `items`?"],
    [["search", "x", "--domain", "nowhere"], "There is no domain `nowhere`."],
    [["search", "x", "--max", "0"], "--max must be a whole number above 0, not `0`."],
    [["search", "x", "--min-score", "2"], "--min-score must be a number from 0 to 1, not `2`."],
    [["search", "x", "--batch"], "With --batch the queries come from standard input"],
  ])("does not understand %j, and says why", async (words, sentence) => {
    const { status, error } = await runPurvey(words);
    expect(status).toBe(2);
    expect(error).toContain(sentence);
  });
});

describe("purvey describe", () => {
  it("explains inputs, answers, rules, refusals and examples", async () => {
    const { status, out } = await runPurvey(["describe", "commerce.cartLine.add"]);
    expect(status).toBe(0);
    expect(out).toContain(
      "commerce.cartLine.add  POST /api/commerce/cart-line/{cartHdrUid}/add\nAdd lines to a cart.\n",
    );
    expect(out).toContain("Needs the permission `cart.write`: fill a cart and prepare a checkout.\n");
    expect(out).toContain("Sending it twice does it twice");
    expect(out).toMatch(
      /^lines\[\]\.quantity +body +number +yes +How many of the unit more; 0 takes the line out; at least 0, at most 999999999$/m,
    );
    expect(out).toMatch(/^\[\]\.extendedPrice +number +Quantity times unit price/m);
    expect(out).toMatch(/^R061 +\S.*at least one line\.$/m);
    expect(out).toMatch(/^403 +INSUFFICIENT_PERMISSIONS +/m);
    expect(out).toMatch(/^ {2}purvey call commerce\.cartLine\.add '\{"cartHdrUid":.+"quantity":/m);
    expect(out).toMatch(/^ {2}curl -X POST http/m);
  });

  it("fits every operation into a terminal of 100 columns", async () => {
    for (const { id } of endpoints.filter((_, index) => index % 9 === 0)) {
      const { status, out } = await runPurvey(["describe", id], { columns: 100, environment: { NO_COLOR: "1" } });
      expect(status).toBe(0);
      const [text = ""] = out.split("\nExamples\n");
      for (const line of text.split("\n").slice(1)) expect([line, line.length <= 100]).toEqual([line, true]);
    }
  });

  it.each([
    [["api.items.brands.get"]],
    [["items.Brands.GET"]],
    [["GET", "/api/items/brands/7"]],
    [["get", "/brands/{id}"]],
    [["GET /api/items/brands/7?x=1"]],
  ])("finds the operation by %j", async (words) => {
    const { out } = await runPurvey(["describe", ...words, "--json"]);
    expect(JSON.parse(out)).toMatchObject({
      operation: "items.brands.get",
      method: "GET",
      path: "/api/items/brands/{id}",
      permission: "catalog.read",
      safe: true,
      idempotent: true,
      paged: false,
      input: expect.arrayContaining([
        expect.objectContaining({ name: "id", in: "path", type: "integer", required: true }),
      ]),
      answer: { type: "Brand" },
      example: { id: expect.any(Number) },
    });
  });

  it("suggests what is near, the same ending first", async () => {
    const { status, error } = await runPurvey(["describe", "brands.list"]);
    expect(status).toBe(2);
    expect(error).toContain("There is no operation `brands.list`. Did you mean `items.brands.list`, ");
    expect((await runPurvey(["describe"])).error).toContain("Say which operation: `purvey search <words>`");
  });

  it("says what a service or a resource is, and leads to its operations", async () => {
    const { status, error } = await runPurvey(["describe", "Items"]);
    expect([status, error]).toEqual([2, expect.stringContaining("`Items` is a service. `purvey list items` shows")]);
    expect((await runPurvey(["call", "content.users.groups"])).error).toContain(
      "`content.users.groups` is a resource. Name one of its operations: `content.users.groups.list`, ",
    );
  });
});

describe("purvey openapi", () => {
  it("prints the document of a service, and of all, for the server that is named", async () => {
    const one = JSON.parse((await runPurvey(["openapi", "rate-shop"])).out);
    expect(one).toMatchObject({ openapi: "3.1.0", info: { version }, servers: [{ url: "/api/rate-shop" }] });
    const all = JSON.parse((await runPurvey(["openapi", "--url", "https://api.example.com/"])).out);
    expect(all.servers).toEqual([{ url: "https://api.example.com/api" }]);
    expect(Object.keys(all.paths).length).toBeGreaterThan(250);
  });

  it("writes a file", async () => {
    const file = join(folder, "tax.json");
    const { status, out, error } = await runPurvey(["openapi", "tax", "--output", file]);
    expect([status, out, error]).toEqual([0, "", `Wrote ${file}.\n`]);
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ openapi: "3.1.0" });
    const lost = await runPurvey(["openapi", "tax", "--output", join(folder, "no", "such", "file")]);
    expect(lost).toMatchObject({ status: 1, error: expect.stringContaining("There is no file or folder") });
  });
});

describe("purvey docs", () => {
  it("says where pages are, and prints them", async () => {
    const address = async (...words: string[]) => (await runPurvey(["docs", ...words])).out;
    expect(await address()).toBe("http://localhost:4400/docs\n");
    expect(await address("commerce.cartLine.add", "--url", "https://api.example.com/")).toBe(
      "https://api.example.com/docs/reference/commerce/cartLine.add\n",
    );
    const page = await address("GET", "/api/pricing/price-engine", "--text");
    expect(page).toContain("### pricing.priceEngine.get\n");
    expect(page).toContain("```ts\nconst { data } = await api.pricing.priceEngine.get(");
    expect(await address("--text")).toContain("`GET /api/items/brands`");
  });

  it("opens the browser of the user, or the system's", async () => {
    const opened = await runPurvey(["docs", "--open"], { environment: { BROWSER: "true" } });
    expect(opened).toMatchObject({ status: 0, out: "http://localhost:4400/docs\n" });
    const lost = await runPurvey(["docs", "--open"], { environment: { BROWSER: "/no/such/browser" } });
    expect(lost).toMatchObject({ status: 1, error: expect.stringContaining("name a program in $BROWSER") });
    expect(opener("http://x", {}, "darwin")).toEqual(["open", "http://x"]);
    expect(opener("http://x", {}, "win32").at(-1)).toBe("http://x");
    expect((await runPurvey(["docs", "--open", "--text"])).status).toBe(2);
  });
});

describe("colours", () => {
  it("are for a person at a terminal who wants them", async () => {
    const coloured = async (words: string[], more: { columns?: number; environment?: Record<string, string> }) =>
      (await runPurvey(words, more)).out.includes("\u001b[");
    expect(await coloured(["--help"], { columns: 80 })).toBe(true);
    expect(await coloured(["--help"], {})).toBe(false);
    expect(await coloured(["--help"], { columns: 80, environment: { NO_COLOR: "1" } })).toBe(false);
    expect(await coloured(["services", "--no-color"], { columns: 80 })).toBe(false);
    expect(await coloured(["--no-color", "services"], { columns: 80, environment: { TERM: "dumb" } })).toBe(false);
  });
});
