import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { tokenSecret } from "./secret.ts";

describe("the token secret", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "purvey-secret-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("is the given one, or one that stays, readable by its owner alone", () => {
    expect(tokenSecret("given", folder)).toBe("given");
    const data = join(folder, "data");
    const made = tokenSecret(undefined, data);
    expect(made).toMatch(/^[\w-]{64}$/);
    expect(tokenSecret("", data)).toBe(made);
    expect(readdirSync(data)).toEqual(["token-secret"]);
    expect(statSync(join(data, "token-secret")).mode & 0o077).toBe(0);
  });

  it("is one for all that start at once, and whole for each", async () => {
    const module = fileURLToPath(new URL("./secret.ts", import.meta.url));
    const code = `import { tokenSecret } from ${JSON.stringify(module)}; process.stdout.write(tokenSecret(undefined, ${JSON.stringify(folder)}));`;
    const start = () => promisify(execFile)(process.execPath, ["--import=tsx", "--input-type=module", "-e", code]);
    const secrets = await Promise.all([start(), start(), start()]);
    expect(new Set(secrets.map(({ stdout }) => stdout)).size).toBe(1);
    expect(secrets[0]?.stdout).toMatch(/^[\w-]{64}$/);
  });
});
