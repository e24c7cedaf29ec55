import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { changeKeyFile, readKeyFile, ringOfFile } from "./key-file.ts";
import { keysOfSecret, newKey } from "./key-ring.ts";
import { openKeys } from "./open-keys.ts";

const secret = "a secret for tests, long enough for HS256";
const idsOf = (keys: readonly { readonly id: string }[]) => keys.map(({ id }) => id);

describe("the keys of a server", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "purvey-keys-"));
  });
  afterEach(() => {
    vi.useRealTimers();
    rmSync(folder, { recursive: true });
  });

  it("are made at the first start, one for tokens and one for the vault, and stay, readable by their owner alone", () => {
    const dataFolder = join(folder, "data");
    const made = openKeys({ dataFolder });
    const [tokens, vault] = [made.all("tokens"), made.all("vault")];
    expect([tokens.length, vault.length]).toEqual([1, 1]);
    expect(tokens[0]?.secret).toMatch(/^[\w-]{64}$/);
    expect(vault[0]?.secret).not.toBe(tokens[0]?.secret);
    expect(openKeys({ dataFolder, secret: "" }).all("tokens")).toEqual(tokens);
    expect(readdirSync(dataFolder)).toEqual(["keys.json"]);
    expect(statSync(join(dataFolder, "keys.json")).mode & 0o077).toBe(0);
  });

  it("are those of the environment's secret, the same on every host", () => {
    const [one, other] = [
      openKeys({ secret, dataFolder: folder }),
      openKeys({ secret, dataFolder: join(folder, "b") }),
    ];
    expect(one.all("tokens")).toEqual(other.all("tokens"));
    expect(one.all("tokens")[0]?.id).not.toContain(secret);
    expect(readdirSync(folder)).toEqual([]);
    expect(() => openKeys({ secret: "short", dataFolder: folder })).toThrow("has 5 characters; give at least 32");
  });

  it("take over the secret that an earlier version kept", () => {
    writeFileSync(join(folder, "token-secret"), `${secret}\n`);
    const ring = openKeys({ dataFolder: folder });
    expect(ring.all("tokens")).toEqual([keysOfSecret(secret)[0]]);
    expect(ring.all("vault")).toEqual([keysOfSecret(secret)[1]]);
    expect(readdirSync(folder)).toEqual(["keys.json"]);
  });

  it("must be given where a PostgreSQL server is used, with the way out in the sentence", () => {
    const place = { dataFolder: folder, databaseUrl: "postgres://db.example/purvey" };
    expect(() => openKeys(place)).toThrow(/purvey keys new --file keys\.json.*openssl rand -base64 48/);
    writeFileSync(join(folder, "token-secret"), secret);
    expect(() => openKeys(place)).toThrow(`PURVEY_JWT_SECRET=$(cat ${join(folder, "token-secret")})`);
    expect(openKeys({ ...place, secret }).all("tokens")).toHaveLength(1);
    expect(() => openKeys({ ...place, keysFile: join(folder, "none.json") })).toThrow("There is no file of keys at");
  });

  it("are one set for all that start at once, and whole for each", async () => {
    const module = fileURLToPath(new URL("./open-keys.ts", import.meta.url));
    const code = `import { openKeys } from ${JSON.stringify(module)}; process.stdout.write(openKeys({ dataFolder: ${JSON.stringify(folder)} }).all("vault")[0].secret);`;
    const start = () => promisify(execFile)(process.execPath, ["--import=tsx", "--input-type=module", "-e", code]);
    const secrets = await Promise.all([start(), start(), start()]);
    expect(new Set(secrets.map(({ stdout }) => stdout)).size).toBe(1);
    expect(secrets[0]?.stdout).toMatch(/^[\w-]{64}$/);
  });

  it("of a file are known to a process that runs when another one adds some, by name at once", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const file = join(folder, "keys.json");
    await changeKeyFile(file, () => [newKey("tokens"), newKey("vault")]);
    const ring = ringOfFile(file, keysOfSecret(secret));
    const [first] = ring.all("tokens");
    const added = newKey("tokens");
    await changeKeyFile(file, (keys = []) => [added, ...keys]);
    expect(ring.all("tokens")[0]).toEqual(first);
    expect(ring.find("tokens", added.id)).toEqual(added);
    await changeKeyFile(file, (keys = []) => keys.filter(({ id }) => id !== first?.id));
    vi.setSystemTime(Date.now() + 1_001);
    expect(idsOf(ring.all("tokens"))).toEqual([added.id, keysOfSecret(secret)[0]?.id]);
    expect(ring.find("tokens", first?.id ?? "")).toBeUndefined();
  });

  it("of a file stay as they were while it cannot be read", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const file = join(folder, "keys.json");
    const keys = await changeKeyFile(file, () => [newKey("tokens"), newKey("vault")]);
    const ring = ringOfFile(file);
    const warned = vi.spyOn(process, "emitWarning").mockReturnValue();
    onTestFinished(() => warned.mockRestore());
    writeFileSync(file, "{ half");
    vi.setSystemTime(Date.now() + 1_001);
    expect(ring.all("tokens")).toEqual([keys[0]]);
    expect(warned).toHaveBeenCalledWith(expect.stringContaining("is no file of keys"));
    warned.mockRestore();
    for (const text of [
      "{ half",
      "[]",
      '{"keys":[]}',
      '{"keys":[{"id":"a b","use":"tokens","secret":"x","created":null}]}',
    ]) {
      writeFileSync(file, text);
      expect(() => readKeyFile(file)).toThrow("is no file of keys");
    }
  });

  it("of a file are lost by no change, and a change that would leave none is refused", async () => {
    const file = join(folder, "keys.json");
    await changeKeyFile(file, () => [newKey("tokens"), newKey("vault")]);
    const added = [newKey("tokens"), newKey("tokens"), newKey("vault")];
    for (const key of added) await changeKeyFile(file, (keys = []) => [key, ...keys]);
    expect(idsOf(readKeyFile(file))).toEqual(expect.arrayContaining(idsOf(added)));
    await expect(changeKeyFile(file, () => [newKey("tokens")])).rejects.toThrow("There is no key for the vault");
    expect(readKeyFile(file)).toHaveLength(5);
    expect(readdirSync(folder)).toEqual(["keys.json"]);
    expect(readFileSync(file, "utf8")).toMatch(/^\{\n {2}"keys"/);
  });
});
