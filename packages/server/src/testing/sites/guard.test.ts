import sql, { type Sql } from "sql-template-tag";
import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../platform/db/database.ts";
import { queryPage } from "../../platform/endpoints/page.ts";
import { describeOnBoth } from "../test-database.ts";
import { asCallerOf, guardSite, problemOf, takeRefusals } from "./guard.ts";

const rows = (...sites: string[]): Sql => sql`
  insert into brand (site_id, brands_uid) select r.site_id, r.uid
  from json_to_recordset(${JSON.stringify(sites.map((site_id, uid) => ({ site_id, uid })))}::json) as r(site_id text, uid bigint)`;

const of = (...sites: string[]): Sql => sql`select from brand where site_id = any(${sites}::text[])`;

describe("the guard of sites", () => {
  // It loads its parser with the first statement.
  beforeAll(() => guardSite(sql`select 1`, undefined));

  it("knows which value is the caller's site, and takes no other for it", () => {
    const statement = sql`select from brand where brands_uid = ${1} and site_id = ${"demo"}`;
    expect(asCallerOf("demo", () => problemOf(statement))).toBeUndefined();
    expect(asCallerOf("quillon", () => problemOf(statement))).toBe("$2 is `demo`, and not `quillon`");
    expect(asCallerOf("quillon", () => problemOf(sql`select from brand where site_id = 'demo'`))).toMatch(
      /not `quillon`/,
    );
  });

  it("looks at each row of JSON and each element of an array", () => {
    expect(asCallerOf("demo", () => problemOf(rows("demo", "demo")))).toBeUndefined();
    expect(asCallerOf("demo", () => problemOf(rows("demo", "quillon")))).toMatch(/is `quillon`/);
    expect(asCallerOf("demo", () => problemOf(of("demo")))).toBeUndefined();
    expect(asCallerOf("demo", () => problemOf(of("demo", "quillon")))).toMatch(/is `quillon`/);
  });

  it("lets a job choose its site, but no two in one statement", () => {
    const join = (one: string, other: string) =>
      sql`select from brand b left join item i on i.site_id = ${one} where b.site_id = ${other}`;
    expect(problemOf(join("demo", "demo"))).toBeUndefined();
    expect(problemOf(join("demo", "quillon"))).toMatch(/and not/);
  });

  it("lets a marked statement leave out the tables that its entry names, and no others", () => {
    const statement = sql`select w.site_id from message w`;
    expect(problemOf(statement)).toMatch(/`message` \(as `w`\) is bound to no site/);
    expect(problemOf(statement, "messages that wait")).toBeUndefined();
    expect(problemOf(sql`select from message, users`, "messages that wait")).toBe("`users` is bound to no site");
    expect(problemOf(statement, "whatever")).toMatch(/not in the list/);
  });
});

describeOnBoth("a statement that passes the wall", (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });

  /** A page of the server, as any list asks for it. */
  const page = (of: Pick<Database, "query" | "first" | "execute">) =>
    queryPage(of, {
      select: sql`brands_uid`,
      from: sql`from brand`,
      order: sql`order by 1`,
      limit: 1,
      offset: 0,
    });

  it("is refused before it is sent, with a sentence that names it, the table and the way out", async () => {
    const sentence = /from brand.*passes the wall between sites: `brand` is bound to no site\. Bind each table/;
    await expect(page(db)).rejects.toThrow(sentence);
    await expect(db.transaction(page)).rejects.toThrow(sentence);
    expect(takeRefusals()).toHaveLength(2);
  });

  it("is a test's own affair where a test sends it", async () => {
    expect(await db.query(sql`select brands_uid from brand`)).toEqual([]);
  });
});
