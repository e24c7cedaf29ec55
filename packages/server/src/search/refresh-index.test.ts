import sql, { raw } from "sql-template-tag";
import { beforeAll, expect, it } from "vitest";
import { seedWorld } from "../load/examples/world/seed-world.ts";
import type { Database } from "../platform/db/database.ts";
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

  it("indexes one item again by writing its own rows and the words that it gains or loses", async () => {
    await refreshIndex(db, "demo");
    const places = async (table: "item_search" | "search_document" | "search_word") =>
      new Set(
        (
          await db.query<{ place: string }>(
            sql`select ctid::text || xmin::text as place from ${raw(table)} where site_id = 'demo'`,
          )
        ).map(({ place }) => place),
      );
    const written = async (table: Parameters<typeof places>[0], before: Set<string>) =>
      [...(await places(table))].filter((place) => !before.has(place)).length;
    const before = [await places("item_search"), await places("search_document"), await places("search_word")] as const;
    const item = await db.first<{ uid: number }>(sql`
      update item set item_desc = item_desc || ' unheardof' where site_id = 'demo' and item_id = 'CUT-115-1' returning inv_mast_uid as uid`);
    expect(await refreshIndex(db, "demo", [item?.uid ?? 0])).toMatchObject({ refreshed: 1, removed: 0 });
    expect(await written("item_search", before[0])).toBe(1);
    expect(await written("search_document", before[1])).toBe(1);
    expect(await written("search_word", before[2])).toBe(1);
    expect(
      await db.first(sql`select item_count as count from search_word where site_id = 'demo' and word = 'unheardof'`),
    ).toEqual({ count: 1 });
  });

  it("counts words the same by single refreshes as by one of all", async () => {
    const counts = () =>
      db.query(
        sql`select word, item_count as count from search_word where site_id = 'demo' and item_count > 0 order by word`,
      );
    await db.execute(sql`update item set item_desc = 'plain sailing' where site_id = 'demo' and item_id = 'CUT-115-1'`);
    await db.execute(sql`update item_search set online = 'N' where site_id = 'demo' and item_id = 'MTR-075'`);
    const items = await db.query<{ uid: number }>(sql`select inv_mast_uid as uid from item where site_id = 'demo'`);
    for (const { uid } of items) await refreshIndex(db, "demo", [uid]);
    const single = await counts();
    await refreshIndex(db, "demo");
    expect(single).toEqual(await counts());
  });
});
