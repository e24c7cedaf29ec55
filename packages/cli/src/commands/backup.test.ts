import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { exhaustive } from "@purvey/contract/testing/exhaustive";
import { openDatabase, openUnchanged } from "@purvey/server/platform/db/open-database";
import { acrossSites } from "@purvey/server/platform/db/statement-inspector";
import { startPgBouncer, withoutPgBouncer } from "@purvey/server/testing/pgbouncer";
import { createEmbeddedWorld, createPostgresDatabase, createPostgresWorld } from "@purvey/server/testing/test-database";
import sql from "sql-template-tag";
import { beforeAll, describe, expect, it } from "vitest";
import { canDump, contentsOf, emptyDatabase, environmentOf, newFolders, type Place } from "../testing/backup-places.ts";
import { readyAt, startPurvey } from "../testing/purvey.ts";
import { runPurvey } from "../testing/run-purvey.ts";

const newFolder = newFolders();

async function send(url: string, method: string, path: string, body: object, token = "") {
  const response = await fetch(`${url}/api/${path}`, {
    method,
    headers: { "x-site-id": "demo", "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { status: number; data: Record<string, string> };
}

const kinds = canDump ? (["embedded", "postgres"] as const) : (["embedded"] as const);

describe.each(kinds)("a backup of %s", (kind) => {
  let place: Place;

  async function newPlace(): Promise<Place> {
    return { dataFolder: newFolder(), ...(kind === "postgres" ? { databaseUrl: await emptyDatabase() } : {}) };
  }

  beforeAll(async () => {
    place = { dataFolder: newFolder(), ...(kind === "postgres" ? { databaseUrl: await createPostgresWorld() } : {}) };
    if (kind === "embedded") await createEmbeddedWorld(place.dataFolder);
  });

  it("is made beside a server that writes, as of one moment, and served elsewhere to who signed in before", async () => {
    const environment = environmentOf(place);
    const running = await startPurvey(["start"], environment);
    const url = await readyAt(running);
    const credentials = { username: "ada", password: "Passw0rd!demo" };
    const { token = "" } = (await send(url, "POST", "content/users/verify-password", credentials)).data;
    const name = (count: number) => send(url, "POST", "items/brands", { brandsName: `Brand ${count}` }, token);
    let [writing, written] = [true, 0];
    const traffic = (async () => {
      for (; writing; written += 1) {
        expect((await name(written)).status).toBe(200);
        // One that had nothing else to do would keep a processor from the backup.
        await setTimeout(100);
      }
    })();
    await expect.poll(() => written).toBeGreaterThan(2);
    const backup = join(newFolder(), "monday");
    const made = await runPurvey(["backup", backup], { environment });
    writing = false;
    await traffic;
    expect(made).toMatchObject({
      status: 0,
      error: "",
      out: expect.stringMatching(/^Backed up [\d,]+ rows of \d+ tables into /),
    });
    expect(statSync(backup).mode & 0o077).toBe(0);
    running.child.kill("SIGTERM");
    await running.ended();

    const restored = await newPlace();
    const back = await runPurvey(["restore", backup], { environment: environmentOf(restored) });
    expect(back).toMatchObject({ status: 0, error: "" });
    const keysOf = ({ dataFolder }: Place) => readFileSync(join(dataFolder, "keys.json"));
    if (kind === "embedded") expect(keysOf(restored)).toEqual(keysOf(place));

    const later = await startPurvey(["start"], environmentOf(restored));
    const second = await readyAt(later);
    expect((await send(second, "POST", "items/brands", { brandsName: "After" }, token)).status).toBe(200);
    later.child.kill("SIGTERM");
    await later.ended();
    // Brands without a gap from the first, and no more than were written.
    const db = await openUnchanged(restored);
    const brands = await db.query<{ name: string }>(sql`
      select brands_name as name from brand where site_id = 'demo' and brands_name like 'Brand %'`);
    await db.close();
    expect(brands.length).toBeGreaterThan(2);
    expect(brands.length).toBeLessThanOrEqual(written);
    expect(new Set(brands.map((brand) => brand.name))).toEqual(new Set(brands.map((_, count) => `Brand ${count}`)));
  });

  // An embedded one is a copy of files, of which `restore` compares the sum and counts the rows.
  it.runIf(exhaustive || kind === "postgres")("is restored equal", async () => {
    const backup = join(newFolder(), "tuesday");
    const environment = environmentOf(place);
    expect(await runPurvey(["backup", backup], { environment })).toMatchObject({ status: 0, error: "" });
    const again = await newPlace();
    const back = await runPurvey(["restore", backup], { environment: environmentOf(again) });
    expect(back).toMatchObject({ status: 0, error: "" });
    expect(await contentsOf(again)).toEqual(await contentsOf(place));
  });
});

describe("a backup of PostgreSQL", () => {
  it.skipIf(!canDump).each([
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
  ])("with a schema %s is refused before anything is written", async (_, change, refusal) => {
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

  it.skipIf(!canDump || withoutPgBouncer !== undefined)(
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

  it("says how to get pg_dump where there is none", async () => {
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
