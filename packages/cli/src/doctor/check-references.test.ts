import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@purvey/server/db/open-database";
import { seedWorld } from "@purvey/server/load/examples/world/seed-world";
import { createPostgresDatabase } from "@purvey/server/testing/test-database";
import sql, { raw } from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runPurvey } from "../testing/run-purvey.ts";

interface Report {
  readonly findings: readonly { readonly check: string; readonly level: string; readonly message: string }[];
}

describe.each(["embedded", "postgres"] as const)("purvey doctor looks at a database's references (%s)", (kind) => {
  const folder = mkdtempSync(join(tmpdir(), "purvey-doctor-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  let url: string | undefined;
  const open = () => openDatabase({ databaseUrl: url, dataFolder: folder });

  beforeAll(async () => {
    if (kind === "postgres") url = await createPostgresDatabase();
    const db = await open();
    await seedWorld(db);
    await db.close();
  });

  async function change(statements: readonly string[]): Promise<void> {
    const db = await open();
    for (const statement of statements) await db.execute(sql`${raw(statement)}`);
    await db.close();
  }

  /** What it finds of references: the level and the sentence of each. */
  async function found() {
    const place = url === undefined ? ["--data", folder] : ["--database", url];
    const words = ["doctor", "--json", "--url", "http://127.0.0.1:9", ...place];
    const { status, out } = await runPurvey(words, { environment: { XDG_CONFIG_HOME: folder } });
    expect(status).toBe(1);
    const { findings } = JSON.parse(out) as Report;
    return findings.filter(({ check }) => check === "references").map(({ level, message }) => `${level}: ${message}`);
  }

  it("finds nothing in the fixture world", async () => {
    expect(await found()).toEqual([
      expect.stringMatching(/^fine: All \d{3} kinds of references in the database lead somewhere\.$/),
    ]);
  });

  it("names rows whose key was dropped, is not valid, or never was one", async () => {
    await change([
      "alter table item_tag drop constraint item_tag_inv_mast_uid_fkey",
      "insert into item_tag (site_id, inv_mast_tags_uid, inv_mast_uid, tag) select 'demo', 9000 + n, 8000 + n, 'lost' from generate_series(1, 5) n",
      "alter table cart_hdr drop constraint cart_hdr_contact_id_fkey",
      "insert into cart_hdr (site_id, cart_hdr_uid, user_id, contact_id, cart_token) select 'demo', 9000, id, 777, 'lost' from users where site_id = 'demo' limit 1",
      "alter table cart_hdr add constraint cart_hdr_contact_id_fkey foreign key (site_id, contact_id) references contact not valid",
      "update tag set parent_id = 4711 where site_id = 'demo' and id = (select min(id) from tag where site_id = 'demo')",
    ]);
    const findings = await found();
    const tail = "Enter the missing record, or change or delete the row, and run this again.";
    expect(findings).toEqual([
      `problem: cart_hdr.contact_id: 1 row refers to a row of \`contact\` that is not there (site_id demo, cart_hdr_uid 9000, contact_id 777). ${tail}`,
      "problem: item_tag.inv_mast_uid: 5 rows refer to a row of `item` that is not there (site_id demo, inv_mast_tags_uid 9001, inv_mast_uid 8001; " +
        "site_id demo, inv_mast_tags_uid 9002, inv_mast_uid 8002; site_id demo, inv_mast_tags_uid 9003, inv_mast_uid 8003 and 2 more). " +
        "Enter the missing records, or change or delete the rows, and run this again.",
      expect.stringMatching(
        /^problem: tag\.parent_id: 1 row refers to a record that is not there \(site_id demo, id \d+, parent_id 4711\)\./,
      ),
    ]);
  });

  it("says how to put back a key that is missing, and how to validate one, once the rows are right", async () => {
    await change([
      "delete from item_tag where tag = 'lost'",
      "delete from cart_hdr where cart_token = 'lost'",
      "update tag set parent_id = 0 where parent_id = 4711",
    ]);
    const findings = await found();
    expect(findings).toEqual([
      expect.stringMatching(/^problem: item_tag: the database has not the key `item_tag_inv_mast_uid_fkey`\./),
      expect.stringMatching(/^remark: cart_hdr: all rows keep the key `cart_hdr_contact_id_fkey`/),
    ]);
    await change(findings.map((finding) => /alter table .*;$/.exec(finding)?.[0] ?? ""));
    expect(await found()).toEqual([expect.stringMatching(/^fine: /)]);
  });
});
