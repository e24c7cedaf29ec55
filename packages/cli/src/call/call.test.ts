import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { world, worldPassword } from "@purvey/server/load/examples/world/names";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunOptions, runPurvey } from "../testing/run-purvey.ts";
import { withWorldServer } from "../testing/world-server.ts";

const server = withWorldServer();
const folder = mkdtempSync(join(tmpdir(), "purvey-call-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let token = "";
beforeAll(async () => {
  const { out } = await runPurvey(
    ["call", "content.users.verifyPassword", "--username", "dana", "--set", `password=${worldPassword}`, "--data-only"],
    { environment: server().environment },
  );
  token = (JSON.parse(out) as { token: string }).token;
});

/** `purvey call` as dana. */
function call(words: readonly string[], { environment = {}, ...more }: RunOptions = {}) {
  return runPurvey(["call", ...words], {
    environment: { ...server().environment, PURVEY_TOKEN: token, ...environment },
    ...more,
  });
}

async function dataOf(words: readonly string[], more: RunOptions = {}): Promise<unknown> {
  const { status, out, error } = await call([...words, "--data-only"], more);
  expect([status, error]).toEqual([0, ""]);
  return JSON.parse(out);
}

/** What `--dry-run --curl` would send as the body. */
async function bodyOf(words: readonly string[], more: RunOptions = {}): Promise<unknown> {
  const { status, out, error } = await call([...words, "--curl"], more);
  expect([status, error]).toEqual([0, ""]);
  return JSON.parse(/-d '(.*)'$/s.exec(out.trimEnd())?.[1] ?? "");
}

describe("the input of purvey call", () => {
  it("comes from options typed by the contract, in any spelling of the name", async () => {
    const { customers } = world;
    const query = async (...words: string[]) =>
      (await call(["vmi.warehouse.list", ...words, "--curl"])).out.split("\n")[0] ?? "";
    expect(await query("--customer-id", `${customers.northgate}`)).toContain("/api/vmi/warehouse?customerId=100200");
    expect(await query("--customerId=100200", "--limit", "3")).toContain("?limit=3&customerId=100200");
    const prices = ["pricing.priceEngine.batch", "--customer-id", "100200"];
    expect(await bodyOf([...prices, "--lines", '[{"itemId": "HB-M8-40", "quantity": 5}]'])).toMatchObject({
      customerId: 100200,
      lines: [{ itemId: "HB-M8-40", quantity: 5 }],
    });
  });

  it("says yes with a bare option, and no with `=false`", async () => {
    const groups = ["content.users.groups.create", "--id", "1", "--group-id", "2"];
    expect(await bodyOf([...groups, "--is-active"])).toEqual({ groupId: 2, isActive: true });
    expect(await bodyOf([...groups, "--is-active=false"])).toEqual({ groupId: 2, isActive: false });
    const odd = await call([...groups, "--is-active=perhaps"]);
    expect(odd).toMatchObject({ status: 2, error: expect.stringContaining("is one of true, false, not `perhaps`") });
  });

  it("comes from paths that reach inside, over the JSON", async () => {
    const add = ["commerce.cartLine.add"];
    const json = '{"cartHdrUid": 7, "lines": [{"itemId": "A", "quantity": 1}]}';
    expect(
      await bodyOf([
        ...add,
        json,
        "--set",
        "lines[0].quantity=2.5",
        "--set",
        "lines.1.itemId=00012",
        "--set",
        "lines[1].quantity=1",
      ]),
    ).toEqual([
      { itemId: "A", quantity: 2.5 },
      { itemId: "00012", quantity: 1 },
    ]);
    expect((await call([...add, json, "--cart-hdr-uid", "8", "--curl"])).out).toContain("/cart-line/8/add");
  });

  it("comes from a file, a word that names one, and standard input, byte order mark or not", async () => {
    const file = join(folder, "brand name.json");
    writeFileSync(file, '\uFEFF{"brandsName": "Vega"}\r\n');
    const create = ["items.brands.create"];
    const expected = { brandsName: "Vega" };
    expect(await bodyOf([...create, "--input", `@${file}`])).toEqual(expected);
    expect(await bodyOf([...create, "--input", file])).toEqual(expected);
    expect(await bodyOf([...create, `@${file}`])).toEqual(expected);
    expect(await bodyOf([...create, "--input", "-"], { input: '{"brandsName": "Vega"}' })).toEqual(expected);
    expect(await bodyOf([...create, "-"], { input: '{"brandsName": "Vega"}' })).toEqual(expected);
  });

  it("may be named by method and path", async () => {
    expect(await dataOf(["GET", "/api/content/ping"])).toBe("pong");
    expect(await dataOf(["get /items/../brands".replace("/items/..", ""), '{"limit": 1}'])).toHaveLength(1);
  });

  it.each([
    [
      ["commerce.cartLine.add", "--set", "lines[0].itemI=3"],
      "There is no field `itemI` in lines.0. Did you mean `itemId`?",
    ],
    [["commerce.cartLine.add", "--set", "lines"], "--set takes a path and a value"],
    [["commerce.cartLine.add", "--set", "lines[90000000].quantity=2"], "No list reaches to `[90000000]`."],
    [["items.brands.list", "--set", "__proto__.x=1"], "There is no field `__proto__` in the input."],
    [["items.brands.list", "--limt", "3"], "has no option `--limt`. Did you mean `--limit`"],
    [["items.brands.list", "{}", "--input", "-"], "Give the input once"],
    [
      ["items.brands.list", "--input", "/no/such.json"],
      "The input cannot be read. There is no file or folder `/no/such.json`. Check the path.",
    ],
    [["items.brands.list", "--output", "xml"], "`--output` is one of json, jsonl, csv, table, not `xml`."],
    [["items.brands.get", "--id", "1", "--all"], "`items.brands.get` answers no list in pages"],
    [["GET", "/health-check"], "is an address of 24 services"],
    [["GET", "/brnds"], "Did you mean `GET /brands`"],
  ])("%j is not understood, and says why", async (words, sentence) => {
    const { status, out, error } = await call(words);
    expect([status, out]).toEqual([2, ""]);
    expect(error).toContain(sentence);
  });

  it("is checked and nothing else with --dry-run", async () => {
    const create = ["items.brands.create", "--brands-name", "Dry", "--dry-run"];
    expect(await call(create)).toMatchObject({ status: 0, out: expect.stringContaining("nothing was sent") });
    expect(await dataOf(["items.brands.list", "--q", "Dry"])).toEqual([]);
    expect(await call(["items.brands.create", "--dry-run"])).toMatchObject({
      status: 3,
      error: expect.stringContaining("brandsName: "),
    });
  });
});

describe("purvey call --curl", () => {
  it("shows the request with a command that runs, the token and passwords masked", async () => {
    const { out } = await call(["items.brands.list", "--limit", "2", "--curl"]);
    expect(out).toBe(
      `curl '${server().address}/api/items/brands?limit=2' \\\n  -H 'x-site-id: demo' \\\n  -H "authorization: Bearer $PURVEY_TOKEN"\n`,
    );
    const secret = await call([
      "content.users.verifyPassword",
      "--username",
      "dana",
      "--set",
      "password=it's",
      "--curl",
    ]);
    expect(secret.out).not.toContain("it's");
    expect(secret.out).not.toContain("authorization");
  });

  it("writes them out with --reveal", async () => {
    const { out } = await call(["items.brands.list", "--curl", "--reveal"]);
    expect(out).toContain(`authorization: Bearer ${token}`);
    const words = [
      "content.users.verifyPassword",
      "--username",
      "dana",
      "--set",
      "password=it's",
      "--curl",
      "--reveal",
    ];
    expect((await call(words)).out).toContain(`"password":"it'\\''s"`);
  });
});

describe("the answer of purvey call", () => {
  it("comes as JSON lines and CSV, with every record and cell as it is", async () => {
    const jsonl = await call(["items.brands.list", "--limit", "3", "--output", "jsonl"]);
    const records = jsonl.out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(records).toHaveLength(3);
    const csv = await call(["items.brands.list", "--limit", "3", "--output", "csv"]);
    const [head = "", ...lines] = csv.out.split("\r\n");
    expect(head.split(",").slice(0, 2)).toEqual(["brandsUid", "brandsId"]);
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain(String(records[0]?.brandsName));
  });

  it("fits a table into the terminal, and names what it leaves out", async () => {
    const list = ["items.invMast.list", "--limit", "5", "--output", "table"];
    const narrow = await call(list, { columns: 60, environment: { NO_COLOR: "1" } });
    const rows = narrow.out.split("\n").filter((line) => line !== "" && !line.startsWith("Not shown: "));
    expect(rows).toHaveLength(6);
    for (const row of rows) expect(row.length).toBeLessThanOrEqual(60);
    expect(narrow.out).toMatch(/\nNot shown: .+\. A wider terminal shows more, --output json everything\.\n$/);
    expect((await call(list)).out).not.toContain("Not shown: ");
    const one = await call(["content.system.whoami", "--output", "table"], { columns: 80 });
    expect(one.out).toContain("\u001b[36musername\u001b[39m");
    expect((await call(["items.brands.list", "--q", "nothing of this name", "--output", "table"])).out).toBe(
      "No records.\n",
    );
  });

  it("goes through every page with --all, in each form", async () => {
    const { totalResults } = JSON.parse((await call(["items.invMast.list", "--limit", "1"])).out) as {
      totalResults: number;
    };
    expect(totalResults).toBeGreaterThan(7);
    const all = (form: string) => call(["items.invMast.list", "--limit", "7", "--all", "--output", form]);
    expect(JSON.parse((await all("json")).out)).toHaveLength(totalResults);
    expect((await all("jsonl")).out.trimEnd().split("\n")).toHaveLength(totalResults);
    expect((await all("table")).out.trimEnd().split("\n")).toHaveLength(totalResults + 1);
    const none = await call(["items.brands.list", "--q", "nothing of this name", "--all"]);
    expect(none.out).toBe("[]\n");
  });
});

describe("the exit status of purvey call", () => {
  it.each([
    [3, ["items.brands.list", "--limit", "0"]],
    [4, ["items.brands.list", "--token", "x.y.z"]],
    [4, ["items.brands.create", "--brands-name", "Vega"]],
    [5, ["items.brands.get", "--id", "999999"]],
    [6, ["items.brands.list", "--url", "http://127.0.0.1:9"]],
  ])("is %i for %j, with a sentence", async (expected, words) => {
    const { status, out, error } = await call(words);
    expect([status, out]).toEqual([expected, ""]);
    expect(error).toMatch(/^[A-Z_]+( \(\d{3}\))?: .+\n/);
    expect(error).not.toMatch(/\n {4}at /);
  });

  it("is 8 when a rule of the business refuses", async () => {
    const cart = (await dataOf(["commerce.cartHdr.lookup", "--user-id", "1", "--customer-id", "100200"])) as {
      cartHdrUid: number;
    };
    const line = ["--set", "lines[0].itemId=HB-M8-40", "--set", "lines[0].quantity=0.5"];
    const uid = `${cart.cartHdrUid}`;
    const words = ["commerce.cartLine.add", "--cart-hdr-uid", uid, ...line, "--set", "lines[0].unitOfMeasure=EA"];
    const { status, out, error } = await call(words);
    expect([status, out]).toEqual([8, ""]);
    expect(error).toMatch(/^BUSINESS_LOGIC_ERROR \(422\): .+/);
  });
});
