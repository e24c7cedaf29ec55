import sql, { type Sql } from "sql-template-tag";
import { beforeAll, describe, expect, it } from "vitest";
import { describeOnBoth } from "../../testing/test-database.ts";
import type { Database } from "./database.ts";
import { DatabaseError, databaseErrorOf, isRetriable } from "./errors.ts";

describeOnBoth("errors of the database", (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await db.execute(sql`create table maker (site text, uid bigint, primary key (site, uid))`);
    await db.execute(sql`create table product (
      uid bigint constraint product_key primary key, name varchar(5) not null, price numeric(4,2),
      stock int constraint stock_not_negative check (stock >= 0), site text, maker_uid bigint,
      constraint product_maker foreign key (site, maker_uid) references maker (site, uid))`);
    await db.execute(sql`insert into maker values ('demo', 1)`);
    await db.execute(sql`insert into product (uid, name, site, maker_uid) values (1, 'one', 'demo', 1)`);
  });

  async function errorOf(statement: Sql): Promise<unknown> {
    return db.execute(statement).catch((error: unknown) => error);
  }

  it.each<[string, Sql, Partial<DatabaseError>]>([
    [
      "unique",
      sql`insert into product values (${1}, 'again')`,
      { kind: "unique", code: "23505", constraint: "product_key", table: "product", column: "uid", columns: ["uid"] },
    ],
    [
      "foreign key",
      sql`insert into product (uid, name, site, maker_uid) values (2, 'two', 'demo', 9)`,
      {
        kind: "foreign-key",
        constraint: "product_maker",
        columns: ["site", "maker_uid"],
        column: undefined,
        reference: { column: "maker_uid", value: "9", parent: "maker", usedBy: undefined },
      },
    ],
    [
      "what others refer to",
      sql`delete from maker where uid = 1`,
      { kind: "foreign-key", reference: { column: "uid", value: "1", parent: "maker", usedBy: "product" } },
    ],
    [
      "check",
      sql`update product set stock = -1`,
      { kind: "check", constraint: "stock_not_negative", table: "product" },
    ],
    ["not null", sql`insert into product (uid) values (3)`, { kind: "not-null", table: "product", column: "name" }],
    ["too long", sql`insert into product values (4, ${"sixsix"})`, { kind: "too-long", code: "22001" }],
    ["out of range", sql`insert into product values (5, 'five', 100)`, { kind: "out-of-range", code: "22003" }],
    ["a text that is no number", sql`select ${"abc"}::bigint`, { kind: "invalid-text", code: "22P02" }],
    ["a text that is no date", sql`select ${"2024-13-01"}::date`, { kind: "out-of-range" }],
    ["a table that is missing", sql`select * from nothing`, { kind: "other", code: "42P01" }],
  ])("tell %s", async (_, statement, expected) => {
    const error = await errorOf(statement);
    expect(error).toBeInstanceOf(DatabaseError);
    expect(error).toMatchObject(expected);
  });

  it("are sentences with the reason, the code and the statement", async () => {
    const error = await errorOf(sql`insert into product
      values (${1}, 'again')`);
    expect(String(error)).toBe(
      'DatabaseError: The database refused the statement: duplicate key value violates unique constraint "product_key" ' +
        "(23505). The statement: `insert into product values ($1, 'again')`.",
    );
  });

  it("lead back to the line that sent the statement", async () => {
    const error = await errorOf(sql`select * from nothing`);
    expect((error as Error).stack).toContain("errors.test.ts");
  });
});

describe("databaseErrorOf", () => {
  it("leaves errors alone that are not the database's", () => {
    const error = new TypeError("x is not a function");
    expect(databaseErrorOf(error)).toBe(error);
    expect(databaseErrorOf("text")).toBe("text");
  });

  it("knows a connection that failed by the code of the network", () => {
    const error = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:1"), { code: "ECONNREFUSED" });
    expect(databaseErrorOf(error)).toMatchObject({ kind: "connection", code: "ECONNREFUSED" });
  });

  it("calls only conflicts worth another attempt", () => {
    const retriable = (code: string) => isRetriable(databaseErrorOf(Object.assign(new Error("x"), { code })));
    expect(["40001", "40P01", "23505", "57014", "08006"].map(retriable)).toEqual([true, true, false, false, false]);
  });
});
