import { createClient, inProcess, type PurveyClient } from "@purvey/client";
import fc from "fast-check";
import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../app.ts";
import { forgetOldChanges } from "../../platform/db/forget-old-changes.ts";
import { searchedBy } from "../../testing/searched-by.ts";
import { openTestServer, type TestServer, testSecret } from "../../testing/test-server.ts";

const words = ["quokka", "numbat", "bilby"] as const;

/** A change of one of six items. */
type Change = { readonly item: number } & (
  | { readonly kind: "words"; readonly has: readonly string[] }
  | { readonly kind: "online"; readonly online: boolean }
  | { readonly kind: "stock"; readonly quantity: number }
);

const anyItem = fc.nat(5);
const anyChange: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constant("words" as const), item: anyItem, has: fc.subarray([...words]) }),
  fc.record({ kind: fc.constant("online" as const), item: anyItem, online: fc.boolean() }),
  fc.record({ kind: fc.constant("stock" as const), item: anyItem, quantity: fc.constantFrom(0, 0, 1, 7) }),
);

for (const { title, kind, config, clear } of searchedBy) {
  describe(`the indexes of two processes (${title})`, () => {
    let server: TestServer;
    let clients: readonly PurveyClient[];
    let uids: number[];
    beforeAll(async () => {
      server = await openTestServer(kind, config);
      const other = createApp({
        db: server.db,
        tokens: { secret: testSecret },
        config: { callsPerMinute: 0, ...config },
      });
      const jwt = await server.app.tokens.issue(await server.principalOf("dana"));
      clients = [
        await server.clientFor("dana"),
        createClient({ siteId: "demo", jwt, transport: inProcess(other), retries: 0 }),
      ];
      const rows = await server.db.query<{ uid: number }>(
        sql`select inv_mast_uid as uid from item_search where site_id = 'demo' and online = 'Y' order by 1 limit 6`,
      );
      uids = rows.map(({ uid }) => uid);
    });
    afterAll(() => Promise.all([server.close(), clear()]));

    const statementOf = (change: Change) => {
      const uid = uids[change.item] ?? 0;
      if (change.kind === "words")
        return sql`update item set item_desc = ${`Part ${change.has.join(" ")}`} where site_id = 'demo' and inv_mast_uid = ${uid}`;
      if (change.kind === "online")
        return sql`update item_search set online = ${change.online ? "Y" : "N"} where site_id = 'demo' and inv_mast_uid = ${uid}`;
      return sql`update item_stock set qty_on_hand = qty_allocated + ${change.quantity} where site_id = 'demo' and inv_mast_uid = ${uid}`;
    };

    /** What the tables say, asked item by item. */
    const expected = async (word: string) => {
      const rows = await server.db.query<{ uid: number; inStock: boolean }>(sql`
        select i.inv_mast_uid as uid, exists (select 1 from item_stock k where k.site_id = i.site_id
          and k.inv_mast_uid = i.inv_mast_uid and k.qty_on_hand > k.qty_allocated) as "inStock"
        from item i join item_search s on s.site_id = i.site_id and s.inv_mast_uid = i.inv_mast_uid
        where i.site_id = 'demo' and s.online = 'Y' and position(${word} in i.item_desc) > 0 order by 1`);
      return rows.map(({ uid, inStock }) => `${uid} ${inStock ? "in_stock" : "out_of_stock"}`);
    };

    const found = async (api: PurveyClient, q: string) => {
      const { items } = await api.search.itemSearch.list({ q, operator: "AND", size: 200 }).data;
      return items.map(({ invMastUid, stockStatus }) => `${invMastUid} ${stockStatus}`).sort(byNumber);
    };
    const byNumber = (a: string, b: string) => Number.parseInt(a, 10) - Number.parseInt(b, 10);

    const expectAgreement = async () => {
      for (const word of words) {
        const right = await expected(word);
        for (const api of clients) expect(await found(api, word)).toEqual(right);
        const facets = await clients[1]?.search.itemSearch.attributes.list({ q: word, operator: "AND" }).data;
        const stock = facets?.find(({ attributeId }) => attributeId === "stock")?.values ?? [];
        const count = (status: string) => right.filter((one) => one.endsWith(` ${status}`)).length;
        for (const status of ["in_stock", "out_of_stock"])
          expect(stock.find(({ attributeValue }) => attributeValue === status)?.count ?? 0).toBe(count(status));
      }
    };

    it("answer the first search of a site, and not the database in their place", async () => {
      for (const api of clients) expect((await api.search.itemSearch.list({ q: "bolt" }).data).degraded).toBe(false);
    });

    it("agree with the tables after each commit, in whatever order transactions end", async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(anyChange, { minLength: 1, maxLength: 6 }), anyChange, async (changes, late) => {
          let end = () => {};
          const ended = new Promise<void>((resolve) => {
            end = resolve;
          });
          // The embedded database has one session: nothing runs beside a transaction.
          let begun = () => {};
          const hasBegun = new Promise<void>((resolve) => {
            begun = resolve;
          });
          const open =
            kind === "postgres" &&
            server.db.transaction(async (db) => {
              await db.execute(statementOf(late));
              begun();
              await ended;
            });
          if (open) await hasBegun;
          try {
            for (const change of changes) {
              // It would wait for the open transaction, which holds the item's rows.
              if (open && change.item === late.item) continue;
              await server.db.execute(statementOf(change));
              await expectAgreement();
            }
          } finally {
            end();
            await open;
          }
          await expectAgreement();
        }),
        { numRuns: kind === "postgres" ? 8 : 4 },
      );
    });

    it("take in a word that means the same, a contract, and what was forgotten meanwhile", async () => {
      const [uid = 0, other = 0] = uids.slice(-2);
      await server.db.execute(
        sql`update item_search set online = 'Y' where site_id = 'demo' and inv_mast_uid = any(${[uid, other]}::bigint[])`,
      );
      await server.db.execute(
        sql`update item set item_desc = 'Wombat part' where site_id = 'demo' and inv_mast_uid = any(${[uid, other]}::bigint[])`,
      );
      const api = clients[1] as PurveyClient;
      expect(await found(api, "vombatus")).toEqual([]);
      await server.db.execute(
        sql`insert into search_synonym (site_id, term, synonyms) values ('demo', 'vombatus', array['wombat'])`,
      );
      expect((await found(api, "vombatus")).length).toBe(2);
      await server.db.execute(
        sql`update item_stock set qty_on_hand = qty_allocated where site_id = 'demo' and inv_mast_uid = any(${[uid, other]}::bigint[])`,
      );
      const first = async () => (await api.search.itemSearch.list({ q: "wombat" }).data).items[0]?.invMastUid;
      const behind = (await first()) === uid ? other : uid;
      await server.db.execute(sql`
        insert into job_price_line (site_id, job_price_hdr_uid, inv_mast_uid, item_id, price, uom)
        select 'demo', 1, inv_mast_uid, item_id, 1, base_unit from item where site_id = 'demo' and inv_mast_uid = ${behind}`);
      expect(await first()).toBe(behind);
      await server.db.execute(
        sql`update site_change set date_created = localtimestamp - interval '3 hours' where site_id = 'demo'`,
      );
      await forgetOldChanges(server.db);
      expect(await server.db.first(sql`select 1 from site_change where site_id = 'demo'`)).toBeUndefined();
      await server.db.execute(sql`delete from search_synonym where site_id = 'demo' and term = 'vombatus'`);
      expect(await found(api, "vombatus")).toEqual([]);
    });
  });
}
