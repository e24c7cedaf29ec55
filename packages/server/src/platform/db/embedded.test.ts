import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exhaustive } from "@purvey/contract/testing/exhaustive";
import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startScript } from "../../testing/script.ts";
import { openEmbedded } from "./embedded.ts";
import { embeddedTemplate } from "./embedded-template.ts";
import { untar } from "./untar.ts";

const writeTransactions = new URL("../../testing/scripts/write-transactions.ts", import.meta.url);

describe("the embedded database", () => {
  let home: string;
  let template: Uint8Array;
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), "purvey-embedded-"));
    const db = await openEmbedded({ template: () => embeddedTemplate([]) });
    await db.execute(sql`create table brand (brand_name text)`);
    await db.execute(sql`insert into brand values ('Acme')`);
    // As the cache gives it: parts of a `Buffer` share its memory where those of an array are copies.
    template = Buffer.from(await db.dump());
    await db.close();
  });
  afterAll(() => rm(home, { recursive: true, force: true }));

  /** A folder with a database in it, so that scripts need not wait for a new one. */
  async function preparedFolder(name: string): Promise<string> {
    const folder = join(home, name);
    await mkdir(folder);
    untar(template, join(folder, "cluster"));
    return folder;
  }

  const fromTemplate = async () => template;
  const brands = sql`select brand_name as "brandName" from brand order by 1`;

  it("starts from a template, in memory or in a folder, and leaves the template as it was", async () => {
    for (const folder of [undefined, join(home, "template"), undefined]) {
      const db = await openEmbedded({ folder, template: fromTemplate });
      expect(await db.query(brands)).toEqual([{ brandName: "Acme" }]);
      await db.execute(sql`delete from brand`);
      await db.close();
    }
  });

  it("keeps its data in the folder, and asks for a template only once", async () => {
    const folder = join(home, "kept");
    const first = await openEmbedded({ folder, template: fromTemplate });
    await first.execute(sql`insert into brand values ('Bolt')`);
    await first.close();
    const again = await openEmbedded({ folder, template: () => Promise.reject(new Error("asked again")) });
    expect(await again.query(brands)).toEqual([{ brandName: "Acme" }, { brandName: "Bolt" }]);
    await again.close();
    expect(await readdir(folder)).toEqual(["cluster"]);
  });

  // In memory it does so for each template that is made (`embedded-template.test.ts`).
  it.runIf(exhaustive)("starts from nothing without a template", async () => {
    const folder = join(home, "empty");
    const db = await openEmbedded({ folder });
    expect(await db.query(sql`select count(*) as count from pg_tables where schemaname = 'public'`)).toEqual([
      { count: 0 },
    ]);
    expect(await db.query(sql`show wal_segment_size`)).toEqual([{ wal_segment_size: "1MB" }]);
    await db.close();
  });

  it("starts anew after a first start that was interrupted", async () => {
    const folder = join(home, "interrupted");
    await mkdir(join(folder, "cluster.partial", "base"), { recursive: true });
    await writeFile(join(folder, "cluster.partial", "PG_VERSION"), "18\n");
    const db = await openEmbedded({ folder, template: fromTemplate });
    expect(await db.query(brands)).toHaveLength(1);
    await db.close();
    expect(await readdir(folder)).toEqual(["cluster"]);
  });

  it("gives the folder free when it cannot be opened", async () => {
    const folder = join(home, "failing");
    const failing = openEmbedded({ folder, template: () => Promise.reject(new Error("no template today")) });
    await expect(failing).rejects.toThrow("no template today");
    const db = await openEmbedded({ folder, template: fromTemplate });
    await db.close();
  });

  it("has the extensions that search needs", async () => {
    const db = await openEmbedded({ template: fromTemplate });
    for (const extension of ["pg_trgm", "unaccent", "fuzzystrmatch"]) {
      await db.transaction(async (transaction) => {
        await transaction.execute(sql`select set_config('purvey.extension', ${extension}, true)`);
        await transaction.execute(sql`
          do $$ begin execute 'create extension ' || current_setting('purvey.extension'); end $$`);
      });
    }
    const row = await db.first(sql`
      select similarity('bolt', 'bolts') > 0.5 as similar, unaccent('é') as plain, levenshtein('bolt', 'bold') as far`);
    expect(row).toEqual({ similar: true, plain: "e", far: 1 });
    await db.close();
  });

  it("refuses a folder that another process has open, naming it, until that process is killed", async () => {
    const folder = await preparedFolder("shared");
    const holder = await startScript(writeTransactions, [folder]);
    expect(await holder.line()).toBe("1");
    await expect(openEmbedded({ folder })).rejects.toThrow(
      `The database folder \`${folder}\` is open in process ${holder.processId}`,
    );
    await holder.kill();
    const db = await openEmbedded({ folder });
    await db.ping();
    await db.close();
  });

  it("loses nothing it has acknowledged when the process is killed in the middle of transactions", async () => {
    const folder = await preparedFolder("killed");
    let acknowledged = 0;
    for (let round = 1; round <= (exhaustive ? 3 : 1); round++) {
      const writer = await startScript(writeTransactions, [folder]);
      const enough = acknowledged + 80 * round;
      while (acknowledged < enough) acknowledged = Number(await writer.line());
      await writer.kill();
      acknowledged = await lastLine(writer, acknowledged);
      const db = await openEmbedded({ folder });
      const row = await db.first<{ debits: number; credits: number; last: number }>(sql`
        select count(*) filter (where side = 'debit') as debits, count(*) filter (where side = 'credit') as credits,
          max(number) as last from posting`);
      await db.close();
      expect(row?.debits).toBe(row?.credits);
      expect(row?.debits).toBe(row?.last);
      expect(row?.last).toBeGreaterThanOrEqual(acknowledged);
      expect(row?.last).toBeLessThanOrEqual(acknowledged + 1);
      acknowledged = row?.last ?? 0;
    }
  });
});

/** Reads what the killed process had still printed. */
async function lastLine(script: { line(): Promise<string> }, before: number): Promise<number> {
  let last = before;
  for (;;) {
    const line = await script.line().catch(() => undefined);
    if (line === undefined) return last;
    last = Number(line);
  }
}
