import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import sql, { raw } from "sql-template-tag";
import type { Queryable } from "../db/database.ts";
import { acrossSites } from "../db/statement-inspector.ts";

/** What a backup says of itself, in its `backup.json`. */
export interface Manifest {
  readonly format: 1;
  /** The version of Purvey that made it. */
  readonly purvey: string;
  readonly database: "embedded" | "postgres";
  /** When it was made: `2026-03-02T09:30:00.000Z`. */
  readonly madeAt: string;
  /** Of the data, in hexadecimal. */
  readonly sha256: string;
  /** How many rows each table has. */
  readonly rows: Readonly<Record<string, number>>;
}

/** Where the data is, by the kind of database: the folder of the embedded one, and what `pg_dump` writes. */
export const dataPlaces = { embedded: "database", postgres: "database.dump" } as const;

/** Beside the data: the keys that sign tokens and seal secrets, where they lay in the data folder. */
export const keysFile = "keys.json";

const manifestFile = "backup.json";

/** Writes the manifest of a backup whose data is written. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
}

/**
 * Reads the manifest of a backup and compares its data with it.
 *
 * @throws Error when the folder is no backup, a later version made it, or the data is not what was written
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), "utf8").catch((cause: unknown) => {
    throw new Error(
      `\`${folder}\` is no backup: it has no \`${manifestFile}\`. Name the folder that \`purvey backup\` made.`,
      { cause },
    );
  });
  const manifest = parsed(text, folder);
  const sha256 = await sha256Of(join(folder, dataPlaces[manifest.database]));
  if (sha256 === manifest.sha256) return manifest;
  throw new Error(
    `The backup in \`${folder}\` is damaged: the SHA-256 of \`${dataPlaces[manifest.database]}\` is ${sha256}, not ${manifest.sha256} as when it was made. Take another one.`,
  );
}

function parsed(text: string, folder: string): Manifest {
  try {
    const manifest = JSON.parse(text) as Manifest;
    if (manifest.format === 1 && manifest.database in dataPlaces) return manifest;
  } catch {
    // Said below, as for a later format.
  }
  throw new Error(
    `\`${join(folder, manifestFile)}\` cannot be read by this version: it is damaged, or a later version of Purvey made it. Restore with that version.`,
  );
}

/** The SHA-256 of a file, or of the names and contents of all files of a folder, in hexadecimal. */
export async function sha256Of(place: string): Promise<string> {
  const hash = createHash("sha256");
  const entries = (await stat(place)).isDirectory()
    ? await readdir(place, { recursive: true, withFileTypes: true })
    : [];
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  for (const file of entries.length > 0 ? files.sort() : [place]) {
    hash.update(`${relative(place, file)}\0`);
    for await (const part of createReadStream(file)) hash.update(part);
  }
  return hash.digest("hex");
}

/** How many rows each table has. */
export async function countRows(db: Queryable): Promise<Record<string, number>> {
  const tables = await db.query<{ name: string }>(
    acrossSites(
      "a backup",
      sql`
      select c.relname::text as name from pg_class c
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      order by 1`,
    ),
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const count = sql`select count(*)::float8 as count from ${raw(`"${name.replaceAll('"', '""')}"`)}`;
    counts[name] = (await db.first<{ count: number }>(acrossSites("a backup", count)))?.count ?? 0;
  }
  return counts;
}

/**
 * Compares what was restored with what the backup says.
 *
 * @throws Error naming each table that differs
 */
export async function requireSameRows(db: Queryable, { rows }: Manifest): Promise<void> {
  const found = await countRows(db);
  const names = [...new Set([...Object.keys(rows), ...Object.keys(found)])];
  const wrong = names.filter((name) => rows[name] !== found[name]);
  if (wrong.length === 0) return;
  const told = wrong.map((name) => `${name} (${found[name] ?? "not there"}, not ${rows[name] ?? "there"})`);
  throw new Error(`What was restored is not what was backed up. Rows that differ: ${told.join(", ")}.`);
}
