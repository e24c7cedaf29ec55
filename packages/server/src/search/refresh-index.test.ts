import sql from "sql-template-tag";
import { beforeAll, expect, it } from "vitest";
import { seedWorld } from "../data/world/seed-world.ts";
import type { Database } from "../db/database.ts";
import { describeOnBoth } from "../testing/test-database.ts";
import { refreshIndex } from "./refresh-index.ts";

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
      select item_code, codes, cardinality(attribute_value_uids) > 0 as attributes, cardinality(category_uids) > 1 as categories,
        document @@ 'bolt & m8'::tsquery as words, online
      from item_search where site_id = 'demo' and item_id = 'HB-M8-40'`);
    expect(bolt).toMatchObject({ item_code: "HBM840", attributes: true, categories: true, words: true, online: "Y" });
  });

  it("keeps what was set by hand, and drops items that are deleted", async () => {
    await db.execute(
      sql`update item_search set keywords = '{gripper}', online = 'N' where site_id = 'demo' and item_id = 'HB-M8-40'`,
    );
    await refreshIndex(db, "demo");
    const row = await db.first(
      sql`select keywords, online, document @@ 'gripper'::tsquery as found from item_search where site_id = 'demo' and item_id = 'HB-M8-40'`,
    );
    expect(row).toEqual({ keywords: ["gripper"], online: "N", found: true });
    await db.execute(sql`update item set delete_flag = 'Y' where site_id = 'demo' and item_id = 'ADH-50'`);
    expect(await refreshIndex(db, "demo")).toMatchObject({ removed: 1 });
  });
});
