import sql from "sql-template-tag";
import { beforeAll, expect, it } from "vitest";
import { describeOnBoth } from "../../testing/test-database.ts";
import type { Database } from "./database.ts";
import { checkReferences, foreignKeysOf } from "./orphans.ts";

describeOnBoth("foreign keys of a database with rows that refer to nothing", (open) => {
  let db: Database;

  /** A key that came when there was a tag of an item that is not there, and one of an item that is. */
  beforeAll(async () => {
    db = await open();
    await db.execute(sql`insert into site (site_id, site_name) values ('demo', 'Demo')`);
    await db.execute(sql`
      insert into item (site_id, inv_mast_uid, item_id, item_id_compact, item_desc, base_unit, default_selling_unit, default_purchasing_unit)
      values ('demo', 1, 'A', 'A', 'A', 'EA', 'EA', 'EA')`);
    await db.execute(sql`alter table item_tag drop constraint item_tag_inv_mast_uid_fkey`);
    await addTags([1, 99]);
    await db.execute(sql`
      alter table item_tag add constraint item_tag_inv_mast_uid_fkey foreign key (site_id, inv_mast_uid) references item not valid`);
  });

  const addTags = (items: readonly number[]) =>
    db.execute(sql`
      insert into item_tag (site_id, inv_mast_uid, tag) select 'demo', uid, 'x' from unnest(${items}::bigint[]) uid`);
  const keyOf = async (table: string) =>
    (await foreignKeysOf(db)).find(({ name }) => name === `${table}_inv_mast_uid_fkey`);

  it("are known with whether all rows keep them", async () => {
    expect(await keyOf("item_tag")).toMatchObject({ parent: "item", validated: false });
    expect(await keyOf("item_image")).toMatchObject({ parent: "item", validated: true });
  });

  it("hold for what is written from now on, and leave the old row to be changed in other columns", async () => {
    await expect(addTags([98])).rejects.toMatchObject({
      kind: "foreign-key",
      reference: { column: "inv_mast_uid", value: "98", parent: "item", usedBy: undefined },
    });
    expect(await db.execute(sql`update item_tag set tag = 'y' where inv_mast_uid = 99`)).toBe(1);
  });

  it("name the row that breaks them, and nothing else", async () => {
    const { orphans, missing, unvalidated } = await checkReferences(db);
    expect(orphans).toMatchObject([{ table: "item_tag", columns: ["inv_mast_uid"], parent: "item", count: 1 }]);
    expect(missing).toEqual([]);
    expect(unvalidated.map(({ name }) => name)).toEqual(["item_tag_inv_mast_uid_fkey"]);
  });
});
