import { exampleOf } from "@purvey/contract/example";
import sql from "sql-template-tag";
import { beforeAll, describe, expect, it } from "vitest";
import { implementations } from "../services/index.ts";
import { rawRequest } from "../testing/raw-request.ts";
import { describeOnBoth } from "../testing/test-database.ts";
import { openTestServer } from "../testing/test-server.ts";
import type { Database } from "./database.ts";

describeOnBoth("every table", (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });

  it("carries site_id first in its primary key and in every unique index, so that it shards by site", async () => {
    const indexes = await db.query<{ table: string; index: string; first: string }>(sql`
      select t.relname::text as "table", i.relname::text as index, a.attname::text as first
      from pg_index x
      join pg_class t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
      left join pg_attribute a on a.attrelid = t.oid and a.attnum = x.indkey[0]
      where x.indisunique and t.relnamespace = current_schema()::regnamespace and t.relname not like '%migration%'
      order by 1, 2`);
    expect(indexes.length).toBeGreaterThan(40);
    expect(indexes.filter(({ first }) => first !== "site_id")).toEqual([]);
  });

  it("refers to other tables within the site", async () => {
    const keys = await db.query<{ name: string; columns: string[] }>(sql`
      select c.conname::text as name, array(select a.attname::text from unnest(c.conkey) k join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k) as columns
      from pg_constraint c where c.contype = 'f' and c.connamespace = current_schema()::regnamespace`);
    expect(keys.length).toBeGreaterThan(20);
    expect(keys.filter(({ columns }) => !columns.includes("site_id"))).toEqual([]);
  });
});

describe("every statement", () => {
  it("names the site for each table that it reads or writes", async () => {
    const server = await openTestServer("embedded");
    const token = await server.app.tokens.issue(await server.principalOf("ada"));
    const tables = await server.db.query<{ name: string }>(sql`
      select c.relname::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'site_id'
      where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace`);
    const names = new Set(tables.map(({ name }) => name));
    const statements = new Set<string>();
    server.db.onStatement(({ text }) => statements.add(text));
    for (const { service } of implementations) {
      for (const endpoint of Object.values(service.endpoints))
        await rawRequest(
          server.app,
          service,
          endpoint,
          exampleOf(endpoint.input) as object as Record<string, unknown>,
          { token },
        );
    }
    await server.close();
    expect(statements.size).toBeGreaterThan(100);
    const loose = [...statements].filter((text) => {
      const used = [...text.matchAll(/\b(?:from|join|update|into)\s+(?:only\s+)?([a-z_]+)/gi)].filter(([, name = ""]) =>
        names.has(name),
      );
      return (text.match(/site_id/g)?.length ?? 0) < used.length;
    });
    expect(loose).toEqual([]);
  });
});
