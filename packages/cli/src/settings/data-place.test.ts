import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPostgresWorld } from "@purvey/server/testing/test-database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runPurvey } from "../testing/run-purvey.ts";

describe("commands where DATABASE_URL leads to a pooler", () => {
  const folder = mkdtempSync(join(tmpdir(), "purvey-pooler-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const environment: Record<string, string> = {
    PURVEY_DATA_DIR: folder,
    PURVEY_JWT_SECRET: "a secret of a test, long enough to sign",
    // Nobody answers there.
    DATABASE_URL: "postgres://127.0.0.1:1/pooler",
    PATH: folder,
  };
  beforeAll(async () => {
    environment.DATABASE_DIRECT_URL = await createPostgresWorld();
  });

  it.each([
    [["migrate", "apply"], "The schema is up to date."],
    [["token", "dana"], /^[\w-]+\.[\w-]+\.[\w-]+\n$/],
    [["load", folder, "--site", "demo"], "`Product.csv`"],
    [["backup", join(folder, "monday")], "`pg_dump` is not installed here."],
    [["doctor"], "All "],
  ] as const)("purvey %s goes past it", async (words, said) => {
    const { out, error } = await runPurvey([...words], { environment });
    expect(error).not.toContain("127.0.0.1:1/pooler");
    expect(`${out}${error}`).toMatch(said);
  });

  it("go to the database of --database alone, which has no way past the pooler", async () => {
    const { status, error } = await runPurvey(["migrate", "--database", "postgres://127.0.0.1:1/other"], {
      environment,
    });
    expect([status, error]).toEqual([1, expect.stringContaining("`postgres://127.0.0.1:1/other` cannot be used.")]);
  });

  it("refuse a replica whose primary nobody names", async () => {
    const { status, error } = await runPurvey(["config"], {
      environment: { PURVEY_DATA_DIR: folder, DATABASE_REPLICA_URL: "postgres://127.0.0.1:1/replica" },
    });
    expect([status, error]).toEqual([
      2,
      expect.stringContaining("`DATABASE_REPLICA_URL` names a replica, and no setting its primary: set `DATABASE_URL`"),
    ]);
  });

  it("refuse a way past a pooler that nobody names", async () => {
    const { status, error } = await runPurvey(["migrate"], {
      environment: { ...environment, DATABASE_URL: undefined },
    });
    expect([status, error]).toEqual([
      2,
      expect.stringContaining("`DATABASE_DIRECT_URL` leads past a pooler, and no setting names the pooler itself"),
    ]);
  });
});
