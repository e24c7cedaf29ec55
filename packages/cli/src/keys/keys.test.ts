import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createEmbeddedWorld, createPostgresWorld, databasesOfAll } from "@purvey/server/testing/test-database";
import { afterAll, describe, expect, it } from "vitest";
import { readyAt, startPurvey } from "../testing/purvey.ts";
import { runPurvey } from "../testing/run-purvey.ts";

const secret = "a secret of a test, long enough to sign";
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "purvey-keys-"));
  folders.push(folder);
  return folder;
};
const account = { accountId: "2000000000", licenseKey: "1A2B3C4D" };

describe.each(["embedded", "postgres"] as const)("purvey keys on %s", (kind) => {
  let environment: Record<string, string>;
  /** Tokens of the dropped key and of the current one. */
  let before: string;
  let after: string;

  it("rotate under a running server, which goes on with old tokens and secrets", async () => {
    const folder = newFolder();
    const file = join(folder, kind === "postgres" ? "shared.json" : "keys.json");
    environment = {
      PURVEY_DATA_DIR: folder,
      PORT: "0",
      ...(kind === "postgres" ? { DATABASE_URL: await createPostgresWorld(), PURVEY_KEYS_FILE: file } : {}),
    };
    if (kind === "postgres") {
      const made = await runPurvey(["keys", "new"], { environment: { ...environment, PURVEY_JWT_SECRET: secret } });
      expect(made).toMatchObject({ status: 0, error: "", out: expect.stringContaining("key of PURVEY_JWT_SECRET") });
      expect((await runPurvey(["keys", "new"], { environment })).error).toContain("is there already");
    } else {
      writeFileSync(join(folder, "token-secret"), secret);
      await createEmbeddedWorld(folder);
    }

    const running = await startPurvey(["start"], environment);
    const url = await readyAt(running);
    expect(statSync(file).mode & 0o077).toBe(0);
    const keysIn = (use: string): string[] =>
      JSON.parse(readFileSync(file, "utf8"))
        .keys.filter((key: { use: string }) => key.use === use)
        .map(({ id }: { id: string }) => id);
    const [oldId] = keysIn("vault");
    const send = async (method: string, path: string, body: object | undefined, token = "") => {
      const response = await fetch(`${url}/api/${path}`, {
        method,
        headers: { "x-site-id": "demo", "content-type": "application/json", authorization: `Bearer ${token}` },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return (await response.json()) as { status: number; data: Record<string, string> };
    };
    const signIn = async () =>
      (await send("POST", "content/users/verify-password", { username: "ada", password: "Passw0rd!demo" })).data
        .token as string;
    const kidOf = (token: string) => JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString()).kid;
    const whoami = async (token: string) => (await send("GET", "content/whoami", undefined, token)).status;
    before = await signIn();
    expect(kidOf(before)).toBe(oldId);
    const setting = { serviceName: "tax", settingName: "avatax", settingValue: account };
    expect(await send("POST", "site/settings", setting, before)).toMatchObject({ data: { hasValue: "Y" } });

    const rotated = await runPurvey(["keys", "rotate"], { environment });
    expect(rotated).toMatchObject({ status: 0, error: "" });
    expect(rotated.out).toMatch(
      kind === "postgres"
        ? /1 stored secrets sealed anew\.\n$/
        : /The server seals the stored secrets anew within seconds/,
    );
    await expect.poll(async () => kidOf(await signIn())).toBe(keysIn("tokens")[0]);
    after = await signIn();
    expect([await whoami(before), await whoami(after)]).toEqual([200, 200]);

    running.child.kill("SIGTERM");
    await running.ended();
    // What the server had no time for is done by the next rotation, of the vault's key alone.
    const again = await runPurvey(["keys", "rotate", "--only", "vault"], { environment });
    expect(again.out).toMatch(/^New key for the vault: [0-9a-f]{12}\n1 stored secrets sealed anew\.\n$/);
    expect([keysIn("vault").length, keysIn("tokens").length]).toEqual([3, 2]);
    const list = await runPurvey(["keys", "list", "--only", "vault"], { environment });
    expect(list.out.split("\n").map((line) => line.replace(/^\S+ +vault +(\w+).*?(\d+)?$/, "$1 $2"))).toEqual([
      ...["current 1", "old 0", "old 0", ""],
    ]);
    const current = await runPurvey(["keys", "drop", keysIn("vault")[0] ?? ""], { environment });
    expect(current.error).toContain("is the current key");
    expect(await runPurvey(["keys", "drop", oldId ?? ""], { environment })).toEqual({
      status: 0,
      error: "",
      out: `Dropped ${oldId}.\n`,
    });
  });

  // What a server makes of its keys has nothing to do with the database.
  it.runIf(databasesOfAll.includes(kind))("refuse tokens of a dropped key from the next start on", async () => {
    const last = await startPurvey(["start"], environment);
    const later = await readyAt(last);
    const statusOf = async (token: string) =>
      (
        await fetch(`${later}/api/content/whoami`, {
          headers: { "x-site-id": "demo", authorization: `Bearer ${token}` },
        })
      ).status;
    expect([await statusOf(before), await statusOf(after)]).toEqual([401, 200]);
  });
});

describe("purvey keys", () => {
  it("are needed with a PostgreSQL server, and one secret alone is not rotated: both say the way out", async () => {
    const environment = { PURVEY_DATA_DIR: newFolder(), DATABASE_URL: "postgres://127.0.0.1:1/none", PORT: "0" };
    const [start, rotate, unknown] = await Promise.all([
      runPurvey(["start"], { environment }),
      runPurvey(["keys", "rotate"], { environment: { ...environment, PURVEY_JWT_SECRET: secret } }),
      runPurvey(["keys", "renew"], { environment }),
    ]);
    expect(start).toMatchObject({ status: 1, out: "" });
    expect(start.error).toMatch(
      /^With a PostgreSQL server the keys must be given.*openssl rand -base64 48` prints\.\n$/,
    );
    expect(rotate.error).toMatch(/^The key follows from `PURVEY_JWT_SECRET`.*purvey keys new --file keys\.json/);
    expect(unknown.error).toContain("Say what to do with the keys: list, new, rotate, drop, or api.");
  });

  it("start refuses an issuer without its name or audience", async () => {
    const environment = { PURVEY_DATA_DIR: newFolder(), PORT: "0", PURVEY_JWKS_URL: "https://login.example.com/keys" };
    const { status, error } = await runPurvey(["start"], { environment });
    expect([status, error]).toEqual([
      1,
      expect.stringMatching(
        /Missing beside `PURVEY_JWKS_URL`: `PURVEY_JWT_ISSUER`.*`PURVEY_JWT_AUDIENCE`.*`PURVEY_JWT_SITES`/,
      ),
    ]);
  });
});
