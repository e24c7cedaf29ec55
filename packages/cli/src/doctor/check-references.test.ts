import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openUnchanged } from "@purvey/server/platform/db/open-database";
import { createEmbeddedWorld, createPostgresWorld, databasesOfAll } from "@purvey/server/testing/test-database";
import sql, { raw } from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runPurvey } from "../testing/run-purvey.ts";

interface Report {
  readonly findings: readonly { readonly check: string; readonly level: string; readonly message: string }[];
}

describe.each(["embedded", "postgres"] as const)("purvey doctor looks at a database's rows (%s)", (kind) => {
  const folder = mkdtempSync(join(tmpdir(), "purvey-doctor-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  let url: string | undefined;

  beforeAll(async () => {
    if (kind === "postgres") url = await createPostgresWorld();
    else await createEmbeddedWorld(folder);
  });

  async function change(statements: readonly string[]): Promise<void> {
    const db = await openUnchanged({ databaseUrl: url, dataFolder: folder });
    for (const statement of statements) await db.execute(sql`${raw(statement)}`);
    await db.close();
  }

  /** What it finds: by check, the level and the sentence of each finding. */
  async function look(): Promise<(check: string) => string[]> {
    const place = url === undefined ? ["--data", folder] : ["--database", url];
    const { status, out } = await runPurvey(["doctor", "--json", "--url", "http://127.0.0.1:9", ...place]);
    expect(status).toBe(1);
    const { findings } = JSON.parse(out) as Report;
    return (wanted) =>
      findings.filter(({ check }) => check === wanted).map(({ level, message }) => `${level}: ${message}`);
  }

  const isOfAll = databasesOfAll.includes(kind);
  it.runIf(isOfAll)("finds nothing in the fixture world", async () => {
    const found = await look();
    expect(found("references")).toEqual([
      expect.stringMatching(/^fine: All \d{3} kinds of references in the database lead somewhere\.$/),
    ]);
    for (const check of ["texts", "zones", "stock", "schema"]) expect(found(check)).toEqual([]);
  });

  it.runIf(kind === "postgres")("looks at no rows where the schema is not this version's", async () => {
    const rename = (from: string, to: string, contracts: boolean) =>
      `update schema_migration set name = '${to}', contracts = ${contracts} where name = '${from}'`;
    await change([rename("061-initial", "later", false)]);
    expect((await look())("schema")).toEqual([
      "problem: The schema of the database lacks 061-initial, so its rows were not looked at: purvey migrate apply.",
    ]);
    await change([rename("later", "057-api-keys", false)]);
    expect((await look())("schema")).toEqual([
      expect.stringMatching(
        /^problem: The schema of the database is at the step `057-api-keys`, and schemas from before/,
      ),
    ]);
    await change([rename("057-api-keys", "061-initial", true)]);
  });

  describe("that are wrong", () => {
    let found: (check: string) => string[];
    beforeAll(async () => {
      await change([
        "insert into attribute (site_id, attribute_uid, attribute_id, attribute_desc) values ('demo', 9100, 'Caf\u00e9', 'One'), ('demo', 9101, 'Cafe\u0301', 'Other')",
        "insert into attribute (site_id, attribute_uid, attribute_id, attribute_desc) values ('demo', 9102, 'Caf\u00e9\u00a0', 'Third'), ('demo', 9103, 'A\u200b1', 'Unseen')",
        "insert into brand (site_id, brands_uid, brands_name) values ('demo', 9100, 'Bosse\u0301')",
        "update location set timezone = 'Ohio' where site_id = 'demo' and location_id = 10",
        "update users set timezone = '+05:00' where site_id = 'demo' and id in (1, 2)",
        "update item_stock set qty_on_hand = qty_on_hand + 2.5 where site_id = 'demo' and location_id = 10 and inv_mast_uid = 1",
        "alter table item_tag drop constraint item_tag_inv_mast_uid_fkey",
        "insert into item_tag (site_id, inv_mast_tags_uid, inv_mast_uid, tag) select 'demo', 9000 + n, 8000 + n, 'lost' from generate_series(1, 5) n",
        "alter table cart_hdr drop constraint cart_hdr_contact_id_fkey",
        "insert into cart_hdr (site_id, cart_hdr_uid, user_id, contact_id, cart_token) select 'demo', 9000, id, 777, 'lost' from users where site_id = 'demo' limit 1",
        "alter table cart_hdr add constraint cart_hdr_contact_id_fkey foreign key (site_id, contact_id) references contact not valid",
        "update tag set parent_id = 4711 where site_id = 'demo' and id = (select min(id) from tag where site_id = 'demo')",
      ]);
      found = await look();
    });

    it("names texts that no caller can write, with the row that has their form", () => {
      const twin = "otherwise the text of site_id demo, attribute_uid 9100";
      expect(found("texts")).toEqual([
        "problem: attribute.attribute_id: 3 texts are not in the form that callers' texts are brought into " +
          `(site_id demo, attribute_uid 9101 ("Cafe\u0301"), ${twin}; site_id demo, attribute_uid 9102 ("Caf\u00e9\u00a0"), ${twin}; ` +
          'site_id demo, attribute_uid 9103 ("A\u200b1"), nobody sees its sign 2 (U+200B)). Rename or merge the records, and run this again.',
        "problem: brand.brands_name: 1 text is not in the form that callers' texts are brought into " +
          '(site_id demo, brands_uid 9100 ("Bosse\u0301")). Rename or merge the record, and run this again.',
      ]);
    });

    it("names users and locations whose time zone nobody knows", () => {
      expect(found("zones")).toEqual([
        expect.stringContaining("users.timezone: 2 rows have `+05:00`, which is no time zone (site demo, users 1)."),
        expect.stringContaining("location.timezone: 1 row has `Ohio`, which is no time zone (site demo, location 10)."),
      ]);
    });

    it("names stock that its movements do not explain", () => {
      expect(found("stock")).toEqual([
        expect.stringMatching(
          /^problem: item_stock: site demo, location 10, item 1 has ([\d.]+) on hand, by its movements ([\d.]+)\. Count it/,
        ),
      ]);
    });

    it("names rows whose key was dropped, is not valid, or never was one", () => {
      const tail = "Enter the missing record, or change or delete the row, and run this again.";
      expect(found("references")).toEqual([
        `problem: cart_hdr.contact_id: 1 row refers to a row of \`contact\` that is not there (site_id demo, cart_hdr_uid 9000, contact_id 777). ${tail}`,
        "problem: item_tag.inv_mast_uid: 5 rows refer to a row of `item` that is not there (site_id demo, inv_mast_tags_uid 9001, inv_mast_uid 8001; " +
          "site_id demo, inv_mast_tags_uid 9002, inv_mast_uid 8002; site_id demo, inv_mast_tags_uid 9003, inv_mast_uid 8003 and 2 more). " +
          "Enter the missing records, or change or delete the rows, and run this again.",
        expect.stringMatching(
          /^problem: tag\.parent_id: 1 row refers to a record that is not there \(site_id demo, id \d+, parent_id 4711\)\./,
        ),
      ]);
    });

    it.runIf(isOfAll)("says how to put back a key, and how to validate one, once the rows are right", async () => {
      await change([
        "delete from attribute where site_id = 'demo' and attribute_uid between 9100 and 9103",
        "delete from brand where site_id = 'demo' and brands_uid = 9100",
        "update location set timezone = 'America/New_York' where site_id = 'demo'",
        "update users set timezone = 'UTC' where site_id = 'demo'",
        "update item_stock set qty_on_hand = qty_on_hand - 2.5 where site_id = 'demo' and location_id = 10 and inv_mast_uid = 1",
        "delete from item_tag where tag = 'lost'",
        "delete from cart_hdr where cart_token = 'lost'",
        "update tag set parent_id = 0 where parent_id = 4711",
      ]);
      const mended = await look();
      for (const check of ["texts", "zones", "stock"]) expect(mended(check)).toEqual([]);
      const findings = mended("references");
      expect(findings).toEqual([
        expect.stringMatching(/^problem: item_tag: the database has not the key `item_tag_inv_mast_uid_fkey`\./),
        expect.stringMatching(/^remark: cart_hdr: all rows keep the key `cart_hdr_contact_id_fkey`/),
      ]);
      await change(findings.map((finding) => /alter table .*;$/.exec(finding)?.[0] ?? ""));
      expect((await look())("references")).toEqual([expect.stringMatching(/^fine: /)]);
    });
  });
});
