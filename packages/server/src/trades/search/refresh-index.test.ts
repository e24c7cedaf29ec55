import sql from "sql-template-tag";
import { beforeAll, expect, it } from "vitest";
import { seedWorld } from "../../load/examples/world/seed-world.ts";
import type { Database } from "../../platform/db/database.ts";
import { readChanges } from "../../platform/db/site-changes.ts";
import { describeOnBoth } from "../../testing/test-database.ts";
import { refreshIndex } from "./refresh-index.ts";

describeOnBoth("refreshing the index", (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await seedWorld(db);
  });

  /** The items that indexes hear of when some work is done. */
  const noted = async (work: () => Promise<unknown>) => {
    const { snapshot } = await readChanges(db, "demo", null);
    await work();
    return [...((await readChanges(db, "demo", snapshot)).changed.get("item") ?? [])];
  };

  it("copies what is shown of every item, with its brand and its tags", async () => {
    const { refreshed } = await refreshIndex(db, "demo");
    const items = await db.first<{ total: number; uid: number }>(sql`
      select count(*) as total, max(inv_mast_uid) filter (where item_id = 'HB-M8-40') as uid
      from item where site_id = 'demo' and delete_flag = 'N'`);
    expect(refreshed).toBe(items?.total);
    await db.execute(sql`delete from item_search where site_id = 'demo' and item_id = 'HB-M8-40'`);
    await db.execute(sql`
      insert into item_tag (site_id, inv_mast_uid, tag) values ('demo', ${items?.uid}, 'zebra'), ('demo', ${items?.uid}, 'aardvark')`);
    await db.execute(sql`
      update brand set brands_name = 'Wombat Works' where site_id = 'demo' and brands_uid = (
        select brands_uid from item where site_id = 'demo' and item_id = 'HB-M8-40')`);
    expect(await refreshIndex(db, "demo", [items?.uid ?? 0])).toMatchObject({ refreshed: 1, removed: 0 });
    const bolt = sql`select item_code, brand_name, tags, online from item_search where site_id = 'demo' and item_id = 'HB-M8-40'`;
    expect(await db.first(bolt)).toEqual({
      item_code: "HBM840",
      brand_name: "Wombat Works",
      tags: ["aardvark", "bulk", "top-seller", "zebra"],
      online: "Y",
    });
  });

  it("keeps what was set by hand, and drops items that are deleted", async () => {
    await db.execute(
      sql`update item_search set keywords = '{gripper}', online = 'N', item_desc = 'By hand' where site_id = 'demo' and item_id = 'HB-M8-40'`,
    );
    await refreshIndex(db, "demo");
    const found = sql`
      select s.keywords, s.online, s.item_desc = i.item_desc as copied
      from item_search s join item i using (site_id, inv_mast_uid) where site_id = 'demo' and i.item_id = 'HB-M8-40'`;
    expect(await db.first(found)).toEqual({ keywords: ["gripper"], online: "N", copied: true });
    await db.execute(sql`update item set delete_flag = 'Y' where site_id = 'demo' and item_id = 'ADH-50'`);
    expect(await refreshIndex(db, "demo")).toMatchObject({ removed: 1 });
  });

  it("tells of each item that it is asked for, and among all of those that changed", async () => {
    await refreshIndex(db, "demo");
    const item = await db.first<{ uid: number }>(
      sql`select inv_mast_uid as uid from item where site_id = 'demo' and item_id = 'CUT-115-1'`,
    );
    const uid = item?.uid ?? 0;
    expect(await noted(() => refreshIndex(db, "demo", [uid]))).toEqual([uid]);
    expect(await noted(() => refreshIndex(db, "demo", "changed"))).toEqual([]);
    await db.execute(sql`update item set item_desc = 'Plain sailing' where site_id = 'demo' and inv_mast_uid = ${uid}`);
    expect(await noted(() => refreshIndex(db, "demo", "changed"))).toEqual([uid]);
    expect((await noted(() => refreshIndex(db, "demo"))).length).toBeGreaterThan(1);
  });
});
