import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openUnchanged } from "@purvey/server/platform/db/open-database";
import { acrossSites } from "@purvey/server/platform/db/statement-inspector";
import { createPostgresDatabase } from "@purvey/server/testing/test-database";
import sql, { raw } from "sql-template-tag";
import { afterAll } from "vitest";

/** Makes empty folders for a test file, after which they are gone. */
export function newFolders(): () => string {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
  return () => {
    const folder = mkdtempSync(join(tmpdir(), "purvey-backup-"));
    folders.push(folder);
    return folder;
  };
}

/** Where a database is, and the folder of its data. */
export type Place = { dataFolder: string; databaseUrl?: string };

/** What a command is run with to find it. */
export const environmentOf = ({ dataFolder, databaseUrl }: Place) => ({
  PURVEY_DATA_DIR: dataFolder,
  PORT: "0",
  ...(databaseUrl ? { DATABASE_URL: databaseUrl, PURVEY_JWT_SECRET: "a secret of a test, long enough to sign" } : {}),
});

/** Every row of every table, as one text a table. */
export async function contentsOf(place: Place): Promise<Record<string, string>> {
  const db = await openUnchanged(place);
  try {
    const tables = await db.query<{ name: string }>(
      acrossSites(
        "a backup",
        sql`
      select relname::text as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'`,
      ),
    );
    const contents: Record<string, string> = {};
    for (const { name } of tables) {
      const rows = sql`select md5(string_agg(t::text, '|' order by t::text)) as sum, count(*)::int as count from ${raw(name)} t`;
      contents[name] = JSON.stringify(await db.first(acrossSites("a backup", rows)));
    }
    return contents;
  } finally {
    await db.close();
  }
}

/** A database of PostgreSQL without any table, as a restore wants it. */
export async function emptyDatabase(): Promise<string> {
  const databaseUrl = await createPostgresDatabase();
  const db = await openUnchanged({ dataFolder: "", databaseUrl });
  for (const statement of [sql`drop schema public cascade`, sql`create schema public`])
    await db.execute(acrossSites("a backup", statement));
  await db.close();
  return databaseUrl;
}

/** Whether the pg_dump of this machine can read the PostgreSQL of the tests. */
export const canDump =
  Number(/(\d+)/.exec(spawnSync("pg_dump", ["--version"], { encoding: "utf8" }).stdout ?? "")?.[1] ?? 0) >= 18;
