import sql from "sql-template-tag";
import { beforeAll, expect, it } from "vitest";
import { advanceIdentities } from "../../load/examples/advance-identities.ts";
import { describeOnBoth } from "../../testing/test-database.ts";
import type { Database } from "./database.ts";
import { insertRows } from "./insert-rows.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations/index.ts";

describeOnBoth("insertRows", (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await insertRows(db, "site", [{ site_id: "a", site_name: "A" }]);
    await insertRows(db, "company", [{ site_id: "a", company_id: "X", company_name: "X" }]);
  });

  const category = (uid: number, more = {}) => ({
    site_id: "a",
    item_category_uid: uid,
    root_uid: uid,
    item_category_id: `c${uid}`,
    item_category_desc: "C",
    full_path: `C ${uid}`,
    path_uids: [uid],
    ...more,
  });

  it("gives left out columns and nulls their defaults, in the same batch as rows that have them", async () => {
    await insertRows(db, "item_category", [
      category(1),
      category(2, { level: 3, title: "T" }),
      category(3, { level: null }),
    ]);
    const rows = await db.query(sql`
      select item_category_uid as uid, level, title, delete_flag as "deleteFlag", path_uids as "pathUids"
      from item_category where site_id = 'a' order by 1`);
    expect(rows).toEqual([
      { uid: 1, level: 1, title: null, deleteFlag: "N", pathUids: [1] },
      { uid: 2, level: 3, title: "T", deleteFlag: "N", pathUids: [2] },
      { uid: 3, level: 1, title: null, deleteFlag: "N", pathUids: [3] },
    ]);
  });

  it("keeps numbers, text, dates and JSON exactly", async () => {
    const userDefined = { text: '5 µm – "Ø" \\ \n', list: [1, 2.5], nothing: null };
    await insertRows(db, "site", [{ site_id: "b", site_name: "O'Hara", date_created: "2025-03-01 02:03:04" }]);
    await insertRows(db, "company", [{ site_id: "b", company_id: "X", company_name: "X" }]);
    await insertRows(db, "customer", [
      {
        site_id: "b",
        customer_id: 123456789012,
        company_id: "X",
        customer_name: "Y",
        credit_limit: 0.07,
        user_defined: userDefined,
      },
    ]);
    expect(await db.first(sql`select site_name, date_created from site where site_id = 'b'`)).toEqual({
      site_name: "O'Hara",
      date_created: "2025-03-01 02:03:04",
    });
    expect(
      await db.first(
        sql`select customer_id, credit_limit, user_defined as "userDefined" from customer where site_id = 'b'`,
      ),
    ).toEqual({
      customer_id: 123456789012,
      credit_limit: 0.07,
      userDefined,
    });
  });

  it("splits into statements of the batch size and counts all rows", async () => {
    const statements: string[] = [];
    const stop = db.onStatement(({ text }) => statements.push(text));
    const rows = Array.from({ length: 25 }, (_, index) => ({ site_id: "a", term: `t${index}`, synonyms: ["x", "y"] }));
    expect(await insertRows(db, "search_synonym", rows, { batch: 10 })).toBe(25);
    stop();
    expect(statements.filter((text) => text.startsWith("insert"))).toHaveLength(3);
  });

  it("writes over or skips rows whose key is there", async () => {
    const key = { conflict: ["site_id", "term"] };
    await insertRows(db, "search_synonym", [{ site_id: "a", term: "nut", synonyms: ["one"] }]);
    await insertRows(db, "search_synonym", [{ site_id: "a", term: "nut", synonyms: ["two"] }], key);
    await insertRows(db, "search_synonym", [{ site_id: "a", term: "nut", synonyms: ["three"] }], {
      ...key,
      existing: "skip",
    });
    expect(await db.first(sql`select synonyms from search_synonym where site_id = 'a' and term = 'nut'`)).toEqual({
      synonyms: ["two"],
    });
  });

  it("writes over rows that differ only, and dates the change", async () => {
    const key = { conflict: ["site_id", "customer_id"], existing: "change" } as const;
    const customer = (customer_id: number, phone: string | null) => ({
      site_id: "a",
      company_id: "X",
      customer_name: "Y",
      customer_id,
      phone,
      date_created: "2020-01-01 00:00:00",
    });
    const rows = [customer(1, "555"), customer(2, null), customer(3, null)];
    await insertRows(db, "customer", rows);
    await db.execute(sql`update customer set date_last_modified = '2020-01-01' where site_id = 'a'`);
    expect(await insertRows(db, "customer", rows, key)).toBe(0);
    expect(await insertRows(db, "customer", [customer(1, null), customer(2, "556"), customer(3, null)], key)).toBe(2);
    const stored = await db.query<{ phone: string | null; dated: boolean }>(sql`
      select phone, date_last_modified > '2020-01-01' as dated from customer where site_id = 'a' order by customer_id`);
    expect(stored.map(({ phone, dated }) => [phone, dated])).toEqual([
      [null, true],
      ["556", true],
      [null, false],
    ]);
  });

  it("refuses tables and columns that do not exist by name", async () => {
    await expect(insertRows(db, "no_table", [{ a: 1 }])).rejects.toThrow("There is no table `no_table`");
    await expect(insertRows(db, "site", [{ site_id: "c", sitename: "C" }])).rejects.toThrow("has no column `sitename`");
  });

  it("knows the columns that a step of the schema added since, in transactions too", async () => {
    await insertRows(db, "site", [{ site_id: "d", site_name: "D" }]);
    await migrate(db, [...migrations, { name: "999-slogan", sql: "alter table site add column slogan text;" }]);
    await insertRows(db, "site", [{ site_id: "e", site_name: "E", slogan: "Bolts" }]);
    await db.transaction((transaction) =>
      insertRows(transaction, "site", [{ site_id: "f", site_name: "F", slogan: "Nuts" }]),
    );
    const slogans = await db.query(sql`select slogan from site where site_id in ('e', 'f') order by site_id`);
    expect(slogans).toEqual([{ slogan: "Bolts" }, { slogan: "Nuts" }]);
  });

  it("stores nothing of a batch with one bad row", async () => {
    const rows = [
      { site_id: "a", title: "good", menu_type: "main" },
      { site_id: "a", title: null, menu_type: "main" },
    ];
    await expect(insertRows(db, "menu", rows)).rejects.toThrow();
    expect(await db.query(sql`select title from menu`)).toEqual([]);
  });

  it("has identities go on after the largest given number once they are advanced", async () => {
    await insertRows(db, "menu", [{ site_id: "a", id: 41, title: "M", menu_type: "main" }]);
    await advanceIdentities(db);
    await advanceIdentities(db);
    const row = await db.first(
      sql`insert into menu (site_id, title, menu_type) values ('a', 'N', 'main') returning id`,
    );
    expect(row).toEqual({ id: 42 });
  });
});
