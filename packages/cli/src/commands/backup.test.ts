import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase, openUnchanged } from "@purvey/server/platform/db/open-database";
import { acrossSites } from "@purvey/server/platform/db/statement-inspector";
import { startPgBouncer, withoutPgBouncer } from "@purvey/server/testing/pgbouncer";
import { createEmbeddedWorld, createPostgresDatabase, createPostgresWorld } from "@purvey/server/testing/test-database";
import sql, { raw } from "sql-template-tag";
import { afterAll, describe, expect, it } from "vitest";
import { purvey, readyAt, startPurvey } from "../testing/purvey.ts";
import { runPurvey } from "../testing/run-purvey.ts";

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "purvey-backup-"));
  folders.push(folder);
  return folder;
};

type Place = { dataFolder: string; databaseUrl?: string };

const environmentOf = ({ dataFolder, databaseUrl }: Place) => ({
  PURVEY_DATA_DIR: dataFolder,
  PORT: "0",
  ...(databaseUrl ? { DATABASE_URL: databaseUrl, PURVEY_JWT_SECRET: "a secret of a test, long enough to sign" } : {}),
});

/** Every row of every table, as one text a table. */
async function contentsOf(place: Place): Promise<Record<string, string>> {
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
async function emptyDatabase(): Promise<string> {
  const databaseUrl = await createPostgresDatabase();
  const db = await openUnchanged({ dataFolder: "", databaseUrl });
  for (const statement of [sql`drop schema public cascade`, sql`create schema public`])
    await db.execute(acrossSites("a backup", statement));
  await db.close();
  return databaseUrl;
}

async function send(url: string, method: string, path: string, body: object, token = "") {
  const response = await fetch(`${url}/api/${path}`, {
    method,
    headers: { "x-site-id": "demo", "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { status: number; data: Record<string, string> };
}

/** The pg_dump of this machine, when it can read the PostgreSQL of the tests. */
const dumps =
  Number(/(\d+)/.exec(spawnSync("pg_dump", ["--version"], { encoding: "utf8" }).stdout ?? "")?.[1] ?? 0) >= 18;
const kinds = dumps ? (["embedded", "postgres"] as const) : (["embedded"] as const);

describe.each(kinds)("a backup of %s", (kind) => {
  it("is made beside a server that writes, and restored equal in a second place", async () => {
    const place: Place = {
      dataFolder: newFolder(),
      ...(kind === "postgres" ? { databaseUrl: await createPostgresWorld() } : {}),
    };
    if (kind === "embedded") await createEmbeddedWorld(place.dataFolder);
    const environment = environmentOf(place);
    const running = await startPurvey(["start"], environment);
    const url = await readyAt(running);
    const signIn = await send(url, "POST", "content/users/verify-password", {
      username: "ada",
      password: "Passw0rd!demo",
    });
    const name = (count: number) =>
      send(url, "POST", "items/brands", { brandsName: `Brand ${count}` }, signIn.data.token);
    let [writing, written] = [true, 0];
    const traffic = (async () => {
      for (; writing; written += 1) expect((await name(written)).status).toBe(200);
    })();
    await expect.poll(() => written).toBeGreaterThan(2);
    const backup = join(newFolder(), "monday");
    const made = await purvey(["backup", backup], environment);
    writing = false;
    await traffic;
    expect(made).toMatchObject({
      status: 0,
      error: "",
      out: expect.stringMatching(/^Backed up [\d,]+ rows of \d+ tables into /),
    });
    expect(statSync(backup).mode & 0o077).toBe(0);

    const restored: Place = {
      dataFolder: newFolder(),
      ...(kind === "postgres" ? { databaseUrl: await emptyDatabase() } : {}),
    };
    const back = await purvey(["restore", backup], environmentOf(restored));
    expect(back).toMatchObject({ status: 0, error: "" });
    // As of one moment: brands without a gap from the first, and no more than were written.
    const db = await openUnchanged(restored);
    const brands = await db.query<{ name: string }>(sql`
      select brands_name as name from brand where site_id = 'demo' and brands_name like 'Brand %'`);
    await db.close();
    expect(brands.length).toBeGreaterThan(2);
    expect(brands.length).toBeLessThanOrEqual(written);
    expect(new Set(brands.map((brand) => brand.name))).toEqual(new Set(brands.map((_, count) => `Brand ${count}`)));

    running.child.kill("SIGTERM");
    await running.ended();
    const second = join(newFolder(), "tuesday");
    expect(await runPurvey(["backup", second], { environment })).toMatchObject({ status: 0, error: "" });
    const again: Place = {
      dataFolder: newFolder(),
      ...(kind === "postgres" ? { databaseUrl: await emptyDatabase() } : {}),
    };
    expect(await runPurvey(["restore", second], { environment: environmentOf(again) })).toMatchObject({
      status: 0,
      error: "",
    });
    expect(await contentsOf(again)).toEqual(await contentsOf(place));
    if (kind === "embedded")
      expect(readFileSync(join(again.dataFolder, "keys.json"))).toEqual(
        readFileSync(join(place.dataFolder, "keys.json")),
      );

    const later = await startPurvey(["start"], environmentOf(again));
    const other = await readyAt(later);
    expect((await send(other, "POST", "items/brands", { brandsName: "After" }, signIn.data.token)).status).toBe(200);
    later.child.kill("SIGTERM");
    await later.ended();
  });
});

describe("a backup", () => {
  it("is refused where something would be lost, and leaves nothing half-made", async () => {
    const place = newFolder();
    const environment = environmentOf({ dataFolder: place });
    expect((await runPurvey(["backup", join(place, "none")], { environment })).error).toContain(
      `There is no database in \`${place}\``,
    );
    expect(await runPurvey(["migrate", "apply", "--data", place], { environment })).toMatchObject({ status: 1 });
    await (await openDatabase({ dataFolder: place })).close();
    const backups = newFolder();
    const backup = join(backups, "one");
    expect(await runPurvey(["backup", backup], { environment })).toMatchObject({ status: 0, error: "" });
    expect((await runPurvey(["backup", backup], { environment })).error).toContain("is there already");
    expect(readdirSync(backups)).toEqual(["one"]);
    expect((await runPurvey(["restore", backup], { environment })).error).toContain("There is a database in");
    expect((await runPurvey(["restore", backups], { environment })).error).toContain("is no backup");
    const target = environmentOf({ dataFolder: newFolder() });
    appendFileSync(join(backup, "database", "PG_VERSION"), "x");
    expect((await runPurvey(["restore", backup], { environment: target })).error).toMatch(
      /is damaged: the SHA-256 of `database` is \w{64}, not \w{64}/,
    );
    writeFileSync(join(backup, "backup.json"), JSON.stringify({ format: 2 }));
    expect((await runPurvey(["restore", backup], { environment: target })).error).toContain(
      "a later version of Purvey made it",
    );
    expect(existsSync(join(target.PURVEY_DATA_DIR, "database"))).toBe(false);
    expect(await runPurvey(["migrate"], { environment })).toMatchObject({
      status: 0,
      out: "The schema is up to date.\n",
    });
  });

  it("that counts other rows than it has is not put in place", async () => {
    const place = newFolder();
    const environment = environmentOf({ dataFolder: place });
    await (await openDatabase({ dataFolder: place })).close();
    const backup = join(newFolder(), "one");
    expect(await runPurvey(["backup", backup], { environment })).toMatchObject({ status: 0, error: "" });
    const manifest = JSON.parse(readFileSync(join(backup, "backup.json"), "utf8"));
    manifest.rows.schema_migration += 1;
    writeFileSync(join(backup, "backup.json"), JSON.stringify(manifest));
    const target = newFolder();
    const refused = await runPurvey(["restore", backup, "--data", target], { environment });
    expect(refused.error).toMatch(/Rows that differ: schema_migration \(\d+, not \d+\)\./);
    expect(existsSync(join(target, "database"))).toBe(false);
  });

  it("of a schema from before the initial one is refused with what to do", async () => {
    const place = newFolder();
    const db = await openDatabase({ dataFolder: place });
    await db.execute(sql`delete from schema_migration where name > '061-initial'`);
    await db.execute(sql`update schema_migration set name = '057-api-keys'`);
    await db.close();
    const backup = join(newFolder(), "one");
    const refusal = "The schema of the database is at the step `057-api-keys`, and schemas from before 0.1.0";
    expect(await runPurvey(["backup", backup, "--data", place])).toMatchObject({ status: 0, error: "" });
    const target = newFolder();
    expect((await runPurvey(["restore", backup, "--data", target])).error).toContain(refusal);
    expect(existsSync(join(target, "database"))).toBe(false);
    for (const words of [["migrate"], ["migrate", "apply"], ["start"]])
      expect((await runPurvey([...words, "--data", place])).error).toContain(refusal);
  });

  it.skipIf(!dumps).each([
    [
      "older than the initial one",
      sql`update schema_migration set name = '057-api-keys' where name = '061-initial'`,
      "The schema of the database is at the step `057-api-keys`, and schemas from before 0.1.0",
    ],
    [
      "of a newer version that took something away",
      sql`insert into schema_migration (name, checksum, contracts) values ('999-newer', 'x', true)`,
      "The database has the migration `999-newer`, which this version does not know",
    ],
  ])("of PostgreSQL with a schema %s is refused before anything is written", async (_, change, refusal) => {
    const databaseUrl = await createPostgresDatabase();
    const db = await openDatabase({ dataFolder: newFolder(), databaseUrl });
    await db.execute(sql`delete from schema_migration where name > '061-initial'`);
    await db.execute(acrossSites("the steps of the schema", change));
    await db.close();
    const backup = join(newFolder(), "one");
    expect(
      await runPurvey(["backup", backup], { environment: environmentOf({ dataFolder: newFolder(), databaseUrl }) }),
    ).toMatchObject({
      status: 0,
      error: "",
    });
    const target: Place = { dataFolder: newFolder(), databaseUrl: await emptyDatabase() };
    const refused = await runPurvey(["restore", backup], { environment: environmentOf(target) });
    expect(refused).toMatchObject({ status: 1, error: expect.stringContaining(refusal) });
    expect(await contentsOf(target)).toEqual({});
    expect(readdirSync(target.dataFolder)).toEqual([]);
  });

  it.skipIf(!dumps || withoutPgBouncer !== undefined)(
    "is made and restored past a pooler, which cannot carry it",
    async () => {
      const direct = await createPostgresDatabase();
      const db = await openDatabase({ dataFolder: newFolder(), databaseUrl: direct });
      await db.close();
      const restored = await emptyDatabase();
      const pooler = await startPgBouncer(direct);
      // Gone: whoever went by it would get nowhere.
      await pooler.stop();
      const past = (url: string) => ({
        ...environmentOf({ dataFolder: newFolder(), databaseUrl: pooler.urlOf(url) }),
        DATABASE_DIRECT_URL: url,
      });
      const backup = join(newFolder(), "one");
      expect(await runPurvey(["backup", backup], { environment: past(direct) })).toMatchObject({
        status: 0,
        error: "",
      });
      expect(await runPurvey(["restore", backup], { environment: past(restored) })).toMatchObject({
        status: 0,
        error: "",
      });
      expect(await contentsOf({ dataFolder: "", databaseUrl: restored })).toEqual(
        await contentsOf({ dataFolder: "", databaseUrl: direct }),
      );
    },
  );

  it("of PostgreSQL says how to get pg_dump where there is none", async () => {
    const databaseUrl = await createPostgresDatabase();
    const folder = newFolder();
    const made = await runPurvey(["backup", join(folder, "one")], {
      environment: { ...environmentOf({ dataFolder: folder, databaseUrl }), PATH: folder },
    });
    expect(made).toMatchObject({ status: 1, out: "" });
    expect(made.error).toContain("`pg_dump` is not installed here.");
    expect(readdirSync(folder)).toEqual([]);
  });
});
