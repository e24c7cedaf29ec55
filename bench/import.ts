/**
 * Items a second that `purvey load` takes in, by the time of the processor that server and PostgreSQL use: a first load and
 * a second of the same files, with attributes and without. `npm run import -w @purvey/bench -- FOLDER` where the folder
 * holds `products.csv.gz` and `attributes.csv.gz`; behind it how many items, and `postgres` or `embedded` for one of the two.
 * With `statements` it says which statements took longest.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadFolder } from "@purvey/server/load/load-folder";
import type { Database } from "@purvey/server/platform/db/database";
import { openEmbedded } from "@purvey/server/platform/db/embedded";
import { migrate } from "@purvey/server/platform/db/migrate";
import { openPostgres } from "@purvey/server/platform/db/postgres";
import sql from "sql-template-tag";
// Of the sources: what helps tests is not built.
import { startPostgres } from "../packages/server/src/testing/postgres-server.ts";
import { writeTables } from "./lib/judged-folder.ts";
import { processorTime } from "./lib/processor-time.ts";

const [source, ...words] = process.argv.slice(2);
if (source === undefined) throw new Error("Name a folder with products.csv.gz and attributes.csv.gz.");
const count = words.map(Number).find((number) => number > 0);
/** Items a second that each kind of database is to take in. */
const goals = { postgres: 5_000, embedded: 3_000 } as const;

async function measure(db: Database, folder: string, name: string, items: number): Promise<void> {
  const statements = new Map<string, [milliseconds: number, times: number]>();
  const stop = db.onStatement(({ text, milliseconds }) => {
    const [sum, times] = statements.get(text) ?? [0, 0];
    statements.set(text, [sum + milliseconds, times + 1]);
  });
  const before = await processorTime(db);
  const { refused } = await loadFolder(db, folder, { site: name.startsWith("bare") ? "bare" : "full" });
  const after = await processorTime(db);
  stop();
  const [node, postgres] = [after.node - before.node, after.postgres - before.postgres];
  const changes = await db.first<{ changes: number }>(
    sql`select count(*) as changes from site_change where site_id = 'full' or site_id = 'bare'`,
  );
  console.log(
    `  ${name.padEnd(28)}${(items / (node + postgres)).toFixed(0).padStart(8)} of ${goals[db.kind]}   ${node.toFixed(2).padStart(6)} + ${postgres.toFixed(2)} s, ${refused.length} rows refused, ${changes?.changes} changes noted`,
  );
  if (!words.includes("statements")) return;
  const longest = [...statements].sort(([, [a]], [, [b]]) => b - a).slice(0, 14);
  for (const [text, [sum, times]] of longest)
    console.log(
      `    ${sum.toFixed(0).padStart(7)} ms ${String(times).padStart(6)} ×  ${text.replace(/\s+/g, " ").slice(0, 130)}`,
    );
}

async function bench(db: Database, folder: string): Promise<void> {
  await migrate(db);
  console.log(`\n${db.kind}: items a second of processor time, seconds of this process + of PostgreSQL`);
  const [bare, full] = [join(folder, "bare"), join(folder, "full")];
  const items = await writeTables(source as string, full, { ...(count ? { count } : {}) });
  await writeTables(source as string, bare, { bare: true, ...(count ? { count } : {}) });
  await measure(db, full, "with attributes", items);
  await measure(db, full, "with attributes, again", items);
  await measure(db, bare, "bare", items);
  await measure(db, bare, "bare, again", items);
  await db.close();
}

const folder = mkdtempSync(join(tmpdir(), "purvey-import-"));
if (!words.includes("embedded")) {
  const postgres = await startPostgres();
  await bench(await openPostgres({ url: await postgres.createDatabase("bench"), poolSize: 4 }), folder);
  await postgres.stop();
}
if (!words.includes("postgres")) await bench(await openEmbedded(), folder);
rmSync(folder, { recursive: true });
process.exit(0);
