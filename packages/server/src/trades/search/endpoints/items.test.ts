import type { PurveyClient } from "@purvey/client";
import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestServer, type TestServer } from "../../../testing/test-server.ts";

for (const kind of ["embedded", "postgres"] as const) {
  describe(`the indexed items (${kind})`, () => {
    let server: TestServer;
    let ada: PurveyClient;
    let dana: PurveyClient;
    let uid: number;
    beforeAll(async () => {
      server = await openTestServer(kind);
      ada = await server.clientFor("ada");
      dana = await server.clientFor("dana");
      uid = (await ada.search.items.list({ itemId: "HB-M8-40" }).data)[0]?.invMastUid as number;
    });
    afterAll(() => server.close());

    rule("R081 R082 R083 answers an item with flag, stock, ten prices and five classes", async () => {
      const item = await dana.search.items.get({ id: uid }).data;
      expect(item).toMatchObject({
        itemId: "HB-M8-40",
        online: "Y",
        stock_status: "in_stock",
        statusCd: 704,
        processCd: 704,
      });
      for (let index = 1; index <= 10; index++) expect(item).toHaveProperty(`price${index}`);
      for (let index = 1; index <= 5; index++) expect(item).toHaveProperty(`classId${index}`);
      expect(item.categories.length).toBeGreaterThan(0);
    });

    it("lists pages with the number of all, by number whatever its dashes", async () => {
      const { data, total } = await dana.search.items.list({ limit: 3, offset: 1 });
      expect(data).toHaveLength(3);
      expect(total).toBeGreaterThan(4);
      expect((await dana.search.items.list({ itemId: "hb m8 40" }).data).map(({ itemId }) => itemId)).toEqual([
        "HB-M8-40",
      ]);
    });

    rule("R084 R085 R122 takes only the codes that the index knows", async () => {
      for (const changes of [{ statusCd: 701 }, { processCd: 1186 }, { online: "yes" }]) {
        await expect(ada.search.items.update({ id: uid, ...changes } as never)).rejects.toMatchObject({
          code: "VALIDATION_ERROR",
        });
      }
      expect(await ada.search.items.update({ id: uid, processCd: 1185 }).data).toMatchObject({ processCd: 1185 });
      await expect(dana.search.items.list({ statusCd: 1 as never })).rejects.toMatchObject({
        errors: [{ path: "statusCd" }],
      });
    });

    it("finds an item by new keywords at once, and hides it from shoppers, not from administrators", async () => {
      await ada.search.items.update({ id: uid, keywords: ["gripwhistle"] });
      expect(
        (await dana.search.itemSearch.list({ q: "gripwhistle" }).data).items.map(({ invMastUid }) => invMastUid),
      ).toEqual([uid]);
      await ada.search.items.update({ id: uid, online: "N" });
      expect((await dana.search.itemSearch.list({ q: "gripwhistle" }).data).totalResults).toBe(0);
      await expect(dana.search.items.get({ id: uid })).rejects.toMatchObject({ status: 404 });
      expect((await ada.search.items.list({ online: "N" }).data).map(({ invMastUid }) => invMastUid)).toEqual([uid]);
      await ada.search.items.update({ id: uid, online: "Y", processCd: 704 });
    });

    rule("R258 indexes one item again, or all, and tells how many", async () => {
      await server.db.execute(
        sql`update item set item_desc = 'Quokka bolt' where site_id = 'demo' and inv_mast_uid = ${uid}`,
      );
      expect(await ada.search.items.refresh({ id: uid }).data).toMatchObject({ refreshed: 1, removed: 0 });
      expect((await dana.search.itemSearch.list({ q: "quokka" }).data).items[0]?.itemDesc).toBe("Quokka bolt");
      const all = await server.db.first<{ total: number }>(
        sql`select count(*) as total from item where site_id = 'demo' and delete_flag = 'N'`,
      );
      expect(await ada.search.items.refreshAll().data).toMatchObject({ refreshed: all?.total });
    });
  });
}
