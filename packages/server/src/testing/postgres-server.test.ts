import { existsSync } from "node:fs";
import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPostgres } from "../platform/db/postgres.ts";
import { type PostgresServer, startPostgres } from "./postgres-server.ts";
import { startScript } from "./script.ts";

function dataFolderOf(url: string): string {
  return new URL(url).searchParams.get("host") ?? "";
}

describe("startPostgres", () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  it("starts a PostgreSQL 18 that sorts and folds letters as the embedded database does", async () => {
    const db = await openPostgres({ url: server.url });
    const row = await db.first<{ major: number; collation: string; encoding: string }>(sql`
      select current_setting('server_version_num')::int / 10000 as major, datcollate as collation,
        pg_encoding_to_char(encoding) as encoding
      from pg_database where datname = current_database()`);
    await db.close();
    expect(row).toEqual({ major: 18, collation: "C", encoding: "UTF8" });
  });

  it("creates a database from a template, and drops it", async () => {
    const template = await openPostgres({ url: await server.createDatabase("original") });
    await template.execute(sql`create table brand (brand_name text)`);
    await template.execute(sql`insert into brand values ('Acme')`);
    await template.close();
    const copy = await openPostgres({ url: await server.createDatabase("copy", "original") });
    expect(await copy.query(sql`select brand_name as "brandName" from brand`)).toEqual([{ brandName: "Acme" }]);
    await copy.close();
    await server.dropDatabase("copy");
    await expect(openPostgres({ url: server.url.replace("/postgres?", "/copy?") })).rejects.toThrow("does not exist");
  });

  it("takes its data away when it is stopped, once or twice", async () => {
    expect(existsSync(dataFolderOf(server.url))).toBe(true);
    await server.stop();
    await server.stop();
    expect(existsSync(dataFolderOf(server.url))).toBe(false);
  });
});

describe("the end of a PostgreSQL server", () => {
  it("comes by itself when the process that started it is killed", async () => {
    const script = await startScript(new URL("./scripts/start-postgres.ts", import.meta.url));
    const url = await script.line();
    const db = await openPostgres({ url });
    await db.close();
    await script.kill();
    await expect.poll(() => existsSync(dataFolderOf(url))).toBe(false);
    await expect(openPostgres({ url })).rejects.toThrow("cannot be used");
  });
});
