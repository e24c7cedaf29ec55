import sql from "sql-template-tag";
import { beforeAll, expect, it } from "vitest";
import { seedWorld } from "../data/world/seed-world.ts";
import type { Database } from "../db/database.ts";
import { describeOnBoth } from "../testing/test-database.ts";
import { lexemesOf } from "./lexemes.ts";
import { refreshIndex } from "./refresh-index.ts";

const { word } = lexemesOf("demo");

describeOnBoth("refreshing the index", (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await seedWorld(db);
  });

  it("indexes every item with its words, codes, attributes and categories", async () => {
    const { refreshed } = await refreshIndex(db, "demo");
    const items = await db.first<{ total: number }>(
      sql`select count(*) as total from item where site_id = 'demo' and delete_flag = 'N'`,
    );
    expect(refreshed).toBe(items?.total);
    const bolt = await db.first(sql`
      select item_code, true = any(select f > 0 from unnest(facets) f) as attributes, true = any(select f < 0 from unnest(facets) f) as categories,
        d.document @@ ${`${word("bolt")} & ${word("m8")}`}::tsquery as words, online
      from item_search s join search_document d using (site_id, inv_mast_uid) where site_id = 'demo' and item_id = 'HB-M8-40'`);
    expect(bolt).toMatchObject({ item_code: "HBM840", attributes: true, categories: true, words: true, online: "Y" });
  });

  it("keeps what was set by hand, and drops items that are deleted", async () => {
    await db.execute(
      sql`update item_search set keywords = '{gripper}', online = 'N' where site_id = 'demo' and item_id = 'HB-M8-40'`,
    );
    await refreshIndex(db, "demo");
    const found = sql`
      select keywords, online, d.document @@ ${word("gripper")}::tsquery as found
      from item_search s left join search_document d using (site_id, inv_mast_uid) where site_id = 'demo' and item_id = 'HB-M8-40'`;
    expect(await db.first(found)).toEqual({ keywords: ["gripper"], online: "N", found: null });
    await db.execute(sql`update item_search set online = 'Y' where site_id = 'demo' and item_id = 'HB-M8-40'`);
    await refreshIndex(db, "demo");
    expect(await db.first(found)).toEqual({ keywords: ["gripper"], online: "Y", found: true });
    await db.execute(sql`update item set delete_flag = 'Y' where site_id = 'demo' and item_id = 'ADH-50'`);
    expect(await refreshIndex(db, "demo")).toMatchObject({ removed: 1 });
  });
});
