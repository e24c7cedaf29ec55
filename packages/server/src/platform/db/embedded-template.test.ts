import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openEmbedded } from "./embedded.ts";
import { embeddedTemplate } from "./embedded-template.ts";
import { migrate } from "./migrate.ts";

const migrations = [{ name: "001-one", sql: "create table one (uid bigint); insert into one values (1)" }];

describe("the template of embedded databases", () => {
  let folder: string;
  let made: Uint8Array;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "purvey-cache-"));
    made = await embeddedTemplate(migrations, folder);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function keptFile(): Promise<string> {
    const names = await readdir(folder);
    expect(names).toHaveLength(1);
    return join(folder, names[0] ?? "");
  }

  it("has the migrations behind it, so that none run again", async () => {
    const db = await openEmbedded({ template: async () => made });
    expect(await migrate(db, migrations)).toEqual([]);
    expect(await db.query(sql`select uid from one`)).toEqual([{ uid: 1 }]);
    await db.close();
  });

  it("is kept in one small file and read from there", async () => {
    const kept = await readFile(await keptFile());
    expect(kept.length).toBeLessThan(8_000_000);
    expect(Buffer.from(await embeddedTemplate(migrations, folder)).equals(made)).toBe(true);
  });

  it("is made anew when the file is spoilt, in the place of the oldest when there are too many", async () => {
    const file = await keptFile();
    const whole = await readFile(file);
    await writeFile(file, whole.subarray(0, whole.length / 2));
    const others = [1, 2, 3, 4, 5, 6].map((age) => ({ age, name: `embedded-000000000000000${age}.tar.gz` }));
    for (const { age, name } of others) {
      await writeFile(join(folder, name), "");
      await utimes(join(folder, name), 0, 1_000_000 - age);
    }
    const again = await embeddedTemplate(migrations, folder);
    expect(again.length).toBeGreaterThan(10_000_000);
    expect((await readFile(file)).length).toBeGreaterThan(whole.length / 2);
    const kept = others.slice(0, 3).map(({ name }) => name);
    expect((await readdir(folder)).sort()).toEqual([...kept, basename(file)].sort());
  });

  it("is also had where nothing can be kept", async () => {
    const file = join(folder, "not-a-folder");
    await writeFile(file, "");
    const tar = await embeddedTemplate([], join(file, "cache"));
    expect(tar.length).toBeGreaterThan(10_000_000);
    await rm(file);
  });
});
