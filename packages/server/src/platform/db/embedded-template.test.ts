import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openEmbedded } from "./embedded.ts";
import { embeddedTemplate, templateFile } from "./embedded-template.ts";
import { migrate } from "./migrate.ts";

const migrations = [{ name: "001-one", sql: "create table one (uid bigint); insert into one values (1)" }];

/** Files of other versions' templates, the newest first; they need not be read. */
const others = [1, 2, 3, 4, 5, 6].map((age) => ({ age, name: `embedded-000000000000000${age}.tar.gz` }));

describe("the template of embedded databases", () => {
  let folder: string;
  let made: Uint8Array;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "purvey-cache-"));
    for (const { age, name } of others) {
      await writeFile(join(folder, name), "");
      await utimes(join(folder, name), 0, 1_000_000 - age);
    }
    const whole = gzipSync(randomBytes(20_000));
    await writeFile(templateFile(migrations, folder), whole.subarray(0, whole.length / 2));
    made = await embeddedTemplate(migrations, folder);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it("has the migrations behind it, so that none run again, and its log in files of 1 MB", async () => {
    const db = await openEmbedded({ template: async () => made });
    expect(await migrate(db, migrations)).toEqual([]);
    expect(await db.query(sql`select uid from one`)).toEqual([{ uid: 1 }]);
    expect(await db.query(sql`show wal_segment_size`)).toEqual([{ wal_segment_size: "1MB" }]);
    await db.close();
  });

  it("is made anew when the file is spoilt, in the place of the oldest when there are too many", async () => {
    expect(made.length).toBeGreaterThan(10_000_000);
    const kept = others.slice(0, 3).map(({ name }) => name);
    expect((await readdir(folder)).sort()).toEqual([...kept, basename(templateFile(migrations, folder))].sort());
  });

  it("is kept in one small file and read from there", async () => {
    const file = templateFile(migrations, folder);
    const { mtimeMs, size } = await stat(file);
    expect(size).toBeLessThan(8_000_000);
    expect(Buffer.from(await embeddedTemplate(migrations, folder)).equals(made)).toBe(true);
    expect((await stat(file)).mtimeMs).toBe(mtimeMs);
  });

  it("is also had where nothing can be kept", async () => {
    const file = join(folder, "not-a-folder");
    await writeFile(file, "");
    const tar = await embeddedTemplate([], join(file, "cache"));
    expect(tar.length).toBeGreaterThan(10_000_000);
    await rm(file);
  });
});
