import sql from "sql-template-tag";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "../platform/db/database.ts";
import { migrations } from "../platform/db/migrations/index.ts";
import { describeOnBoth } from "./test-database.ts";

describeOnBoth("test databases", (open, kind) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });

  it("come with all migrations done", async () => {
    const done = await db.query<{ name: string }>(sql`select name from schema_migration order by name`);
    expect(db.kind).toBe(kind);
    expect(done.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
  });

  it("are each on their own", async () => {
    const other = await open();
    await db.execute(sql`create table only_here (uid bigint)`);
    await expect(other.query(sql`select * from only_here`)).rejects.toThrow("only_here");
  });
});
