import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { exhaustive } from "@purvey/contract/testing/exhaustive";
import { openDatabase, openUnchanged } from "@purvey/server/platform/db/open-database";
import sql from "sql-template-tag";
import { beforeAll, describe, expect, it } from "vitest";
import { environmentOf, newFolders } from "../testing/backup-places.ts";
import { runPurvey } from "../testing/run-purvey.ts";

const newFolder = newFolders();

describe("a backup", () => {
  /** A place with an empty database, and a good backup of it. */
  let place: string;
  let good: string;
  beforeAll(async () => {
    place = newFolder();
    await (await openDatabase({ dataFolder: place })).close();
    good = join(newFolder(), "good");
    const made = await runPurvey(["backup", good], { environment: environmentOf({ dataFolder: place }) });
    expect(made).toMatchObject({ status: 0, error: "" });
  });

  /** A copy of the good backup, to be spoilt. */
  function copyOfGood(): string {
    const folder = join(newFolder(), "one");
    cpSync(good, folder, { recursive: true });
    return folder;
  }

  it("is not made of nothing", async () => {
    const empty = newFolder();
    const environment = environmentOf({ dataFolder: empty });
    expect((await runPurvey(["backup", join(empty, "none")], { environment })).error).toContain(
      `There is no database in \`${empty}\``,
    );
    expect(await runPurvey(["migrate", "apply", "--data", empty], { environment })).toMatchObject({ status: 1 });
  });

  it("is refused where something would be lost, and leaves nothing half-made", async () => {
    const environment = environmentOf({ dataFolder: place });
    const backup = copyOfGood();
    const backups = join(backup, "..");
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
    const backup = copyOfGood();
    const manifest = JSON.parse(readFileSync(join(backup, "backup.json"), "utf8"));
    manifest.rows.schema_migration += 1;
    writeFileSync(join(backup, "backup.json"), JSON.stringify(manifest));
    const target = newFolder();
    const refused = await runPurvey(["restore", backup, "--data", target]);
    expect(refused.error).toMatch(/Rows that differ: schema_migration \(\d+, not \d+\)\./);
    expect(existsSync(join(target, "database"))).toBe(false);
  });

  it("of a schema from before the initial one is refused with what to do", async () => {
    const older = newFolder();
    cpSync(place, older, { recursive: true });
    const db = await openUnchanged({ dataFolder: older });
    await db.execute(sql`delete from schema_migration where name > '061-initial'`);
    await db.execute(sql`update schema_migration set name = '057-api-keys'`);
    await db.close();
    const backup = join(newFolder(), "one");
    const refusal = "The schema of the database is at the step `057-api-keys`, and schemas from before 0.1.0";
    expect(await runPurvey(["backup", backup, "--data", older])).toMatchObject({ status: 0, error: "" });
    const target = newFolder();
    expect((await runPurvey(["restore", backup, "--data", target])).error).toContain(refusal);
    expect(existsSync(join(target, "database"))).toBe(false);
    for (const words of exhaustive ? [["migrate"], ["migrate", "apply"], ["start"]] : [["start"]])
      expect((await runPurvey([...words, "--data", older])).error).toContain(refusal);
  });
});
