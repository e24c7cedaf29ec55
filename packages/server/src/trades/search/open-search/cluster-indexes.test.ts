import { createClient, inProcess, type PurveyClient } from "@purvey/client";
import sql from "sql-template-tag";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createApp } from "../../../app.ts";
import { ChangesOfSites } from "../../../platform/db/site-changes.ts";
import { type OpenSearchStandIn, openSearchStandIn } from "../../../testing/open-search.ts";
import { pageRequest, searchRequestsOf } from "../../../testing/search-requests.ts";
import { openTestServer, type TestServer, testSecret } from "../../../testing/test-server.ts";
import { ClusterIndexes } from "./cluster-indexes.ts";

const password = "correct horse battery staple";

describe("searching by OpenSearch, as far as a stand-in tells", () => {
  let cluster: OpenSearchStandIn;
  let server: TestServer;
  let clients: readonly PurveyClient[];
  beforeAll(async () => {
    cluster = await openSearchStandIn();
    const environment = { OPENSEARCH_URL: cluster.url, OPENSEARCH_USERNAME: "purvey", OPENSEARCH_PASSWORD: password };
    server = await openTestServer("postgres", { environment });
    const config = { callsPerMinute: 0, environment };
    const other = createApp({ db: server.db, tokens: { secret: testSecret }, config });
    const jwt = await server.app.tokens.issue(await server.principalOf("dana"));
    clients = [
      await server.clientFor("dana"),
      createClient({ siteId: "demo", jwt, transport: inProcess(other), retries: 0 }),
    ];
  });
  afterEach(() => {
    cluster.isDown = false;
    vi.restoreAllMocks();
  });
  afterAll(async () => {
    await server.close();
    cluster.close();
  });

  const everything = async (api: PurveyClient | undefined) => {
    if (!api) throw new Error("There are two clients.");
    const { items, totalResults, degraded } = await api.search.itemSearch.list({ q: "*", size: 200 }).data;
    return {
      found: items.map(({ invMastUid, stockStatus }) => `${invMastUid} ${stockStatus}`),
      totalResults,
      degraded,
    };
  };

  /** What the tables say. */
  const expected = async () => {
    const rows = await server.db.query<{ uid: number; status: string }>(sql`
      select s.inv_mast_uid as uid, case when exists (select 1 from item_stock k where k.site_id = s.site_id
        and k.inv_mast_uid = s.inv_mast_uid and k.qty_on_hand > k.qty_allocated) then 'in_stock' else 'out_of_stock' end as status
      from item_search s where s.site_id = 'demo' and s.online = 'Y' and s.status_cd = 704 order by 1`);
    return rows.map(({ uid, status }) => `${uid} ${status}`);
  };

  const change = async (online: string, quantity: number) => {
    await server.db.execute(
      sql`update item_search set online = ${online} where site_id = 'demo' and item_id = 'HB-M8-40'`,
    );
    await server.db.execute(
      sql`update item_stock k set qty_on_hand = k.qty_allocated + ${quantity} from item i
        where k.site_id = 'demo' and i.site_id = 'demo' and i.inv_mast_uid = k.inv_mast_uid and i.item_id = 'GLV-NIT-L'`,
    );
  };

  const paths = (from: number) =>
    cluster.requests
      .slice(from)
      .map(({ method, path }) => `${method} ${path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, "<id>")}`);

  it("makes the index of a site once, for all processes, behind an alias", async () => {
    for (const api of clients) {
      const found = await everything(api);
      expect(found).toEqual({ found: await expected(), totalResults: found.found.length, degraded: false });
    }
    expect(paths(0).filter((path) => path === "PUT /purvey-demo-<id>")).toHaveLength(1);
    const [[name, { aliases }] = ["", { aliases: new Set() }]] = cluster.indexes;
    expect([...aliases]).toEqual([`${name}.write`, "purvey-demo"]);
  });

  it("shows with the next search what was committed before it, and writes it once for all processes", async () => {
    for (const [online, quantity] of [
      ["N", 0],
      ["Y", 5],
      ["Y", 0],
    ] as const) {
      await change(online, quantity);
      const before = cluster.requests.length;
      for (const api of clients) expect((await everything(api)).found).toEqual(await expected());
      expect(paths(before)).toEqual([
        "GET /purvey-demo-<id>/_doc/position",
        "POST /_bulk?require_alias=true",
        "GET /purvey-demo-<id>/_refresh",
        expect.stringMatching(/^PUT \/purvey-demo-<id>\.write\/_doc\/position\?version=\d+&version_type=external/),
        "POST /purvey-demo-<id>/_search?allow_partial_search_results=false",
        "GET /purvey-demo-<id>/_doc/position",
        "POST /purvey-demo-<id>/_search?allow_partial_search_results=false",
      ]);
    }
  });

  it("sends again what OpenSearch was too busy for", async () => {
    cluster.busyFor = 1;
    await change("N", 3);
    expect(await everything(clients[0])).toMatchObject({ found: await expected(), degraded: false });
    await change("Y", 3);
  });

  it("goes on with the index that another process made in its place", async () => {
    for (const api of clients) await everything(api);
    const [name = ""] = cluster.indexes.keys();
    // As an older version of the server would have left it.
    Object.assign(cluster.indexes.get(name)?.meta ?? {}, { format: 0 });
    const { db } = server;
    const third = new ClusterIndexes(
      db,
      new ChangesOfSites(db),
      { url: cluster.url, auth: undefined, prefix: "purvey" },
      (message) => expect.unreachable(message),
    );
    const { degraded } = await third.search(db, searchRequestsOf("demo")(""), pageRequest());
    expect(degraded).toBe(false);
    expect([...cluster.indexes.keys()]).not.toContain(name);
    await change("N", 7);
    for (const api of clients)
      expect(await everything(api)).toMatchObject({ found: await expected(), degraded: false });
    await change("Y", 7);
  });

  it("lets PostgreSQL answer while OpenSearch does not, says so without the password, and comes back", async () => {
    await everything(clients[0]);
    const warn = vi.spyOn(process, "emitWarning").mockReturnValue();
    cluster.isDown = true;
    await change("Y", 9);
    const { degraded, totalResults } = await everything(clients[0]);
    expect({ degraded, totalResults }).toEqual({ degraded: true, totalResults: (await expected()).length });
    const facets = await clients[0]?.search.itemSearch.attributes.list({ q: "*" }).data;
    expect(facets?.length).toBeGreaterThan(0);
    const messages = warn.mock.calls.map(([message]) => String(message));
    expect(messages[0]).toBe(
      `PostgreSQL answers searches of the site "demo" meanwhile. OpenSearch at ${cluster.url} does not answer (ConnectionError). Start it, or correct \`OPENSEARCH_URL\`.`,
    );
    expect(messages.join("\n")).not.toContain(password);
    cluster.isDown = false;
    const now = Date.now();
    vi.spyOn(Date, "now").mockImplementation(() => now + 6_000);
    expect(await everything(clients[0])).toMatchObject({ found: await expected(), degraded: false });
  });
});
