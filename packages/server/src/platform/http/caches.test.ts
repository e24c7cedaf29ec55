import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Endpoint } from "@purvey/contract/endpoint";
import { exhaustive } from "@purvey/contract/testing/exhaustive";
import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, createApp } from "../../app.ts";
import { implementations } from "../../services.ts";
import { CachingProxy } from "../../testing/caching-proxy.ts";
import { beginCheckout } from "../../testing/checkout-desk.ts";
import { inputsOf } from "../../testing/generated-inputs.ts";
import { pathOf, rawFetch } from "../../testing/raw-request.ts";
import { RecordPool } from "../../testing/record-pool.ts";
import { storedRows } from "../../testing/stored-rows.ts";
import { testSecret } from "../../testing/test-server.ts";
import { openTwoSites, type TwoSites, twoSites } from "../../testing/two-sites.ts";

/** Endpoints that nothing in the world gets an answer of; they are walked with what refuses them. */
const unanswered: Readonly<Record<string, string>> = {
  "commerce.approvals.get": "the fixture world has asked for no approval",
  "commerce.quoteRequests.get": "nobody in the fixture world has asked for a quote",
  "payments.element.payment": "a payment needs an idempotency key",
};

/** Who asks: a user of a site, for themselves or for a customer, or nobody. */
interface Caller {
  readonly site: string;
  readonly username?: string;
  readonly actingFor?: number;
}

/** Administrators first: what a cache keeps of theirs is what others must not get. */
const callers: readonly Caller[] = Object.values(twoSites).flatMap((site) => [
  { site, username: "ada" },
  { site, username: "dana" },
  { site, username: "lena" },
  { site, username: "sara" },
  { site, username: "sara", actingFor: 100200 },
  { site },
]);

/** Who comes to every path, and who comes in turn: of the others one to each path, or all. */
const always = callers.filter(
  ({ site, username = "nobody" }) => username === "ada" || (site === "demo" && ["dana", "nobody"].includes(username)),
);
const inTurn = callers.filter((caller) => !always.includes(caller));
const callersAt = (place: number) =>
  callers.filter((caller) => exhaustive || always.includes(caller) || inTurn[place % inTurn.length] === caller);

/** By HEAD those ask whose answers differ most, or the first and who comes in turn. */
const headsAt = (place: number) =>
  callersAt(place).filter((caller, index) =>
    exhaustive ? (caller.username ?? "ada") === "ada" : index === 0 || inTurn.includes(caller),
  );

/** Who asks by GET and by HEAD: by GET each once, and the first again, who may get what was kept for them. */
const roundsAt = (place: number) =>
  [
    ["GET", callersAt(place)],
    ["GET", callers.slice(0, 1)],
    ["HEAD", headsAt(place)],
  ] as const;

const nameOf = ({ site, username = "nobody", actingFor }: Caller) =>
  `${username}@${site}${actingFor ? ` for ${actingFor}` : ""}`;

const gets = implementations.flatMap(({ service }) =>
  Object.values(service.endpoints)
    .filter(({ method }) => method === "GET")
    .map((endpoint) => ({ service, endpoint })),
);

/** The text of a printed document without its date, which is that of each printing. */
const undated = (body: string) =>
  body.startsWith("%PDF") ? body.replace(/\(D:\d+Z?\)/g, "").replace(/\/ID \[[^\]]*\]/, "") : body;

/** An answer as it is compared: without when and under which number it was given. */
interface Answer {
  readonly status: number;
  readonly type: string | null;
  readonly body: string;
}

describe("caches between callers and the server", () => {
  const folder = mkdtempSync(join(tmpdir(), "purvey-caches-"));
  const paths = new Map<string, Endpoint | undefined>();
  const tokens = new Map<string, string>();
  const direct = new Map<string, { readonly response: Response; readonly answer: Answer }>();
  const faults: string[] = [];
  const kept = { shared: new Set<string>(), own: new Set<string>() };
  let server: TwoSites;
  let app: App;

  const requestOf = (path: string, caller: Caller, method = "GET") => {
    const headers = new Headers({ "x-site-id": caller.site });
    if (caller.username) headers.set("authorization", `Bearer ${tokens.get(`${caller.username}@${caller.site}`)}`);
    if (caller.actingFor) headers.set("x-acting-for", String(caller.actingFor));
    return new Request(`http://test.invalid${path}`, { method, headers });
  };

  const keyOf = ({ url, method, headers }: Request) =>
    [
      method,
      url,
      ...["x-site-id", "authorization", "x-acting-for", "if-none-match"].map((name) => headers.get(name)),
    ].join("\n");

  /** What the server answers, asked once for each caller: what is volatile is the same when it is asked again. */
  const answerOf = async (request: Request) => {
    const key = keyOf(request);
    const known = direct.get(key);
    if (known) return known;
    const response = await app.fetch(request);
    const body = undated(Buffer.from(await response.clone().arrayBuffer()).toString("latin1"));
    const fresh = { response, answer: { status: response.status, type: response.headers.get("content-type"), body } };
    direct.set(key, fresh);
    return fresh;
  };
  const directly = async (request: Request) => (await answerOf(request)).response.clone();

  /** A path of each endpoint that gets an answer, by the records that the tables and other answers name. */
  async function findPaths(): Promise<void> {
    const pool = new RecordPool();
    for (const rows of await storedRows(server.db)) pool.keepTable(rows);
    const token = await server.tokenOn("demo", "ada");
    const missing = new Set(gets);
    for (let round = 1; round <= 3; round++)
      for (const each of missing) {
        const { service, endpoint } = each;
        for (const input of inputsOf(endpoint, pool, round)) {
          const path = pathOf(service, endpoint, input);
          const { status, body } = await rawFetch(server.app, "GET", path, { token });
          if (status === 200) {
            pool.keep(endpoint, input, body.data);
            paths.set(`${path}${path.includes("?") ? "&" : "?"}edgeCache=1`, endpoint);
            missing.delete(each);
            break;
          }
          if (round === 3 && endpoint.id in unanswered) paths.set(path, endpoint);
        }
      }
    expect([...missing].map(({ endpoint }) => endpoint.id).filter((id) => !(id in unanswered))).toEqual([]);
  }

  /** Everything else that is served, also under the address that says the site. */
  async function addFiles(): Promise<void> {
    const document = await server.db.first<{ path: string }>(sql`
      select split_part(document_url, '?', 1) as path from item_document where site_id = 'demo' order by 1 limit 1`);
    const files = ["/media/items/HB-M8-40.svg", "/media/brands/vega.svg", "/media/categories/hex-bolts.svg"];
    for (const file of [...files, document?.path ?? "", "/robots.txt", "/media/items/none.svg"])
      for (const path of [file, ...Object.values(twoSites).map((site) => `${file}?site=${site}`)])
        paths.set(path, undefined);
    for (const path of [
      "/",
      "/shop",
      "/assets/app.js",
      "/gone.js",
      "/docs",
      "/docs/guide",
      "/docs/gone",
      "/docs/guide/",
    ])
      paths.set(path, undefined);
    for (const path of ["/llms.txt", "/api/openapi.json", "/api/items/openapi.json", "/api/nothing"])
      paths.set(path, undefined);
    for (const path of ["/livez", "/readyz", "/payments/card-page.css"]) paths.set(path, undefined);
    const dana = await server.clientOn("demo", "dana");
    const label = { documentType: "label", data: { labels: [{ itemId: "A-1", itemDesc: "Bolt" }] } } as const;
    const { downloadUrl } = await dana.items.internal.pdf(label).data;
    const { uiEndpoint } = await dana.payments.unified.transactionSetup({ customerId: 100200 }).data;
    for (const address of [downloadUrl, uiEndpoint]) {
      const { pathname, search } = new URL(address, "http://test.invalid");
      paths.set(pathname, undefined);
      paths.set(pathname + search, undefined);
    }
  }

  async function walk(path: string, place: number): Promise<void> {
    for (const [name, proxy] of [
      ["shared", new CachingProxy(directly, { shared: true })],
      ["own", new CachingProxy(directly, { shared: false })],
    ] as const)
      for (const [method, asking] of roundsAt(place))
        for (const caller of asking) {
          const { status, headers, body, kept: fromCache } = await proxy.send(requestOf(path, caller, method));
          const got = { status, type: headers["content-type"] ?? null, body: undated(body) };
          const { answer } = await answerOf(requestOf(path, caller, method));
          if (fromCache) kept[name].add(path);
          if (JSON.stringify(got) !== JSON.stringify(answer))
            faults.push(`${name} cache: ${method} ${path} as ${nameOf(caller)} got what others get`);
        }
  }

  beforeAll(async () => {
    for (const [name, text] of [
      ["index.html", "<title>Application</title>"],
      ["guide.html", "<title>Guide</title>"],
      ["404.html", "<title>None</title>"],
      ["assets/app.js", "export {};"],
    ] as const) {
      mkdirSync(join(folder, name, ".."), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    server = await openTwoSites("embedded");
    await server.db.execute(sql`
      insert into site_setting (site_id, service_name, setting_name, setting_value)
      values (${twoSites.second}, 'site', 'robots', ${JSON.stringify("User-agent: *\nDisallow: /quillon\n")}::jsonb)`);
    app = createApp({
      db: server.db,
      tokens: { secret: testSecret },
      config: { compress: true, callsPerMinute: 0, siteCallsPerMinute: 0, allowedOrigins: ["https://shop.example"] },
      webFolder: folder,
      docsFolder: folder,
    });
    for (const { site, username } of callers)
      if (username) tokens.set(`${username}@${site}`, await server.tokenOn(site, username));
    await beginCheckout(server);
    await findPaths();
    await addFiles();
    for (const [place, path] of [...paths.keys()].entries()) await walk(path, place);
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  const answersTo = async (path: string, ...asking: readonly Caller[]) => {
    const found = await Promise.all(asking.map(async (caller) => (await answerOf(requestOf(path, caller))).answer));
    return found.every(({ status }) => status === 200) ? new Set(found.map(({ body }) => body)).size : 0;
  };

  it("give everybody what the server itself would answer, by GET and HEAD, at every endpoint and file", () => {
    expect(faults).toEqual([]);
  });

  it("no browser guesses the kind of what was answered, and texts name their signs", () => {
    const guessed = [...direct].filter(
      ([
        ,
        {
          response: { headers },
          answer: { type },
        },
      ]) => {
        const named = !/^text\/|xml/.test(type ?? "") || /; charset=utf-8$/.test(type ?? "");
        return headers.get("x-content-type-options") !== "nosniff" || !named;
      },
    );
    expect(guessed.map(([key]) => key.split("\n", 2).join(" "))).toEqual([]);
    expect(direct.size).toBeGreaterThan(1000);
  });

  it("would show a leak: the sites answer differently, and so do users of different customers", async () => {
    const [first, second] = Object.values(twoSites) as [string, string];
    const count = async (one: Caller, other: Caller) => {
      const found = await Promise.all([...paths.keys()].map((path) => answersTo(path, one, other)));
      return found.filter((answers) => answers === 2).length;
    };
    expect(await count({ site: first, username: "ada" }, { site: second, username: "ada" })).toBeGreaterThan(200);
    expect(await count({ site: first, username: "dana" }, { site: first, username: "lena" })).toBeGreaterThan(30);
    expect(await count({ site: first }, { site: second })).toBeGreaterThan(4);
  });

  it("keep for the caller alone what needs a token, when it is asked for with edgeCache", () => {
    const readable = [...paths].filter(
      ([, endpoint]) => endpoint?.safe && endpoint.permission !== "none" && !(endpoint.id in unanswered),
    );
    expect(readable.length).toBeGreaterThan(230);
    expect(readable.filter(([path]) => !kept.own.has(path)).map(([path]) => path)).toEqual([]);
    const shared = [...kept.shared].filter((path) => paths.get(path));
    expect(shared).toEqual([]);
    expect(kept.shared).toContain("/media/items/HB-M8-40.svg");
    expect(kept.shared).toContain("/docs/guide");
  });

  it("are told of every answer what it depends on, and to keep no refusal", async () => {
    for (const [place, [path, endpoint]] of [...paths].entries())
      for (const caller of callersAt(place)) {
        const { status, headers } = (await answerOf(requestOf(path, caller))).response;
        const control = headers.get("cache-control") ?? "nothing";
        const vary = headers.get("vary") ?? "";
        const where = `${path} as ${nameOf(caller)}: ${status} ${control}, ${vary}`;
        expect(vary, where).toContain("origin");
        if (status >= 400 && !path.startsWith("/docs")) expect(control, where).toBe("no-store");
        if (!endpoint) continue;
        expect(control, where).not.toMatch(/public|s-maxage/);
        expect(vary, where).toContain("x-site-id");
        if (endpoint.permission !== "none") expect(vary, where).toContain("authorization, x-acting-for");
        if (!endpoint.safe || endpoint.permission === "none") expect(control, where).toBe("no-store");
      }
  });
});
