import sql, { raw } from "sql-template-tag";
import { beforeAll, expect, it } from "vitest";
import { migrate } from "../../db/migrate.ts";
import { migrations } from "../../db/migrations/index.ts";
import { describeOnBoth } from "../../testing/test-database.ts";
import type { Database } from "./database.ts";
import { checkReferences, foreignKeysOf } from "./orphans.ts";

describeOnBoth("foreign keys of a database with rows that refer to nothing", (open) => {
  const before = migrations.slice(
    0,
    migrations.findIndex(({ name }) => name === "027-foreign-keys"),
  );
  let db: Database;

  /** A schema as it was before the keys, with a tag of an item that is not there, and one of an item that is. */
  beforeAll(async () => {
    db = await open();
    for (const statement of ["drop schema public cascade", "create schema public"])
      await db.execute(sql`${raw(statement)}`);
    await migrate(db, before);
    await db.execute(sql`insert into site (site_id, site_name) values ('demo', 'Demo')`);
    await db.execute(sql`
      insert into item (site_id, inv_mast_uid, item_id, item_id_compact, item_desc, base_unit, default_selling_unit, default_purchasing_unit)
      values ('demo', 1, 'A', 'A', 'A', 'EA', 'EA', 'EA')`);
    await addTags([1, 99]);
    await db.execute(
      sql`insert into item_image (site_id, inv_mast_uid, image_url, alt_text) values ('demo', 1, 'a.png', 'A')`,
    );
    const ran = await migrate(db);
    expect(ran.slice(0, 2)).toEqual(["027-foreign-keys", "027-foreign-keys-checked"]);
  });

  const addTags = (items: readonly number[]) =>
    db.execute(sql`
      insert into item_tag (site_id, inv_mast_uid, tag) select 'demo', uid, 'x' from unnest(${items}::bigint[]) uid`);
  const keyOf = async (table: string) =>
    (await foreignKeysOf(db)).find(({ name }) => name === `${table}_inv_mast_uid_fkey`);

  it("are added, no row is lost, and those that fit all rows are validated", async () => {
    expect(await db.query(sql`select inv_mast_uid as uid from item_tag order by 1`)).toEqual([{ uid: 1 }, { uid: 99 }]);
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
