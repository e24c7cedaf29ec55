import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPostgresDatabase } from "../../testing/test-database.ts";
import { migrations } from "./migrations/index.ts";
import { openDatabase } from "./open-database.ts";

const done = sql`select name from schema_migration order by name`;
const all = migrations.map(({ name }) => ({ name }));

describe("openDatabase", () => {
  let dataFolder: string;
  beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), "purvey-data-"));
  });
  afterAll(() => rm(dataFolder, { recursive: true, force: true }));

  it("opens the embedded database in the data folder, with its schema up to date", async () => {
    const db = await openDatabase({ dataFolder, databaseUrl: "" });
    expect(db.kind).toBe("embedded");
    expect(await db.query(done)).toEqual(all);
    await expect(openDatabase({ dataFolder })).rejects.toThrow(join(dataFolder, "database"));
    await db.close();
  });

  it("opens PostgreSQL when there is a URL, with its schema up to date", async () => {
    const db = await openDatabase({ dataFolder, databaseUrl: await createPostgresDatabase() });
    expect(db.kind).toBe("postgres");
    expect(await db.query(done)).toEqual(all);
    await db.close();
  });

  it("gives the folder free when a migration is refused", async () => {
    const db = await openDatabase({ dataFolder });
    await db.execute(sql`insert into schema_migration (name, checksum, contracts) values ('999-later', 'x', true)`);
    await db.close();
    await expect(openDatabase({ dataFolder })).rejects.toThrow("`999-later`, which this version does not know");
    await expect(openDatabase({ dataFolder })).rejects.toThrow("`999-later`, which this version does not know");
  });

  it("says so in a sentence when the files of the embedded database are damaged", async () => {
    await writeFile(join(dataFolder, "database", "cluster", "PG_VERSION"), "99");
    await expect(openDatabase({ dataFolder })).rejects.toThrow(
      `The database in \`${join(dataFolder, "database")}\` cannot be opened: its files are damaged, or of another version.`,
    );
  });
});
