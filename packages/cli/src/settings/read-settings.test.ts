import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Schema } from "@purvey/contract/schema";
import { afterAll, describe, expect, it } from "vitest";
import { runPurvey } from "../testing/run-purvey.ts";
import { findSettings, readSettings } from "./read-settings.ts";
import { type SettingName, settingDefinitions } from "./setting-definitions.ts";

const folder = mkdtempSync(join(tmpdir(), "purvey-settings-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const terminalOf = (environment: Record<string, string>) => ({
  out: () => undefined,
  error: () => undefined,
  environment,
});
const settingsOf = (environment: Record<string, string>, options: Record<string, string> = {}) =>
  readSettings({ words: [], options }, terminalOf(environment));

describe("the settings of a server", () => {
  it("trust no proxy, listen on this machine alone, and know no maintenance unless they say so", async () => {
    expect(await settingsOf({})).toMatchObject({
      port: 4400,
      host: "127.0.0.1",
      trustProxy: false,
      maintenance: undefined,
      publicUrl: undefined,
      allowedOrigins: [],
    });
    expect(
      await settingsOf({ PURVEY_TRUST_PROXY: "1", PURVEY_PUBLIC_URL: "https://shop.example", PURVEY_HOST: "0.0.0.0" }),
    ).toMatchObject({ trustProxy: true, publicUrl: "https://shop.example", host: "0.0.0.0" });
  });

  it("have a time of maintenance with beginning and end", async () => {
    const { maintenance } = await settingsOf({ PURVEY_MAINTENANCE: "2026-03-14 02:00:00/2026-03-14 04:00:00" });
    expect(maintenance).toEqual({ start: "2026-03-14 02:00:00", end: "2026-03-14 04:00:00" });
    for (const text of ["tomorrow", "2026-03-14 02:00:00", "2026-03-14 04:00:00/2026-03-14 02:00:00"])
      await expect(settingsOf({ PURVEY_MAINTENANCE: text })).rejects.toThrow(`got \`${text}\``);
  });

  it("take the command line first, then the environment, then a file it names, then the file of settings", async () => {
    const config = write("all.json", JSON.stringify({ port: 1, callsPerMinute: 11, poolSize: 3, jobs: false }));
    const environment = {
      PURVEY_CONFIG: config,
      PORT: "2",
      PURVEY_CALLS_PER_MINUTE_FILE: write("calls", "12\n"),
      PURVEY_ALLOWED_ORIGINS: "https://a.example, https://b.example",
    };
    const { settings, sources } = await findSettings({ words: [], options: { port: "3" } }, terminalOf(environment));
    expect(settings).toMatchObject({
      port: 3,
      callsPerMinute: 12,
      poolSize: 3,
      jobs: false,
      allowedOrigins: ["https://a.example", "https://b.example"],
      bodyLimit: 2_097_152,
    });
    expect(sources).toMatchObject({
      port: "--port",
      callsPerMinute: "PURVEY_CALLS_PER_MINUTE_FILE",
      poolSize: config,
      bodyLimit: "default",
    });
  });

  it("go to another database without the replica of the environment's, whose address nobody is shown", async () => {
    const environment = {
      DATABASE_URL: "postgres://a.example/a",
      DATABASE_REPLICA_URL: "postgres://me:word@b.example/a",
    };
    const replicaOf = async (options: Record<string, string>) => {
      const { settings, sources } = await findSettings({ words: [], options }, terminalOf(environment));
      return [settings.replicaUrl, sources.replicaUrl];
    };
    expect(await replicaOf({})).toEqual([environment.DATABASE_REPLICA_URL, "DATABASE_REPLICA_URL"]);
    expect(await replicaOf({ database: "postgres://c.example/c" })).toEqual([undefined, "default"]);
    const { out } = await runPurvey(["config"], { environment });
    expect([out.includes("word@"), out.includes("DATABASE_REPLICA_URL")]).toEqual([false, true]);
  });

  it("are read from a module too", async () => {
    const PURVEY_CONFIG = write("settings.mjs", "export default { allowedOrigins: ['https://shop.example'] };");
    expect(await settingsOf({ PURVEY_CONFIG })).toMatchObject({ allowedOrigins: ["https://shop.example"] });
    const nothing = write("nothing.mjs", "export const port = 1;");
    await expect(settingsOf({ PURVEY_CONFIG: nothing })).rejects.toThrow("must export the settings as its default");
  });

  it("are refused all at once, each in a sentence with its value, its variable and what would fit", async () => {
    const PURVEY_CONFIG = write("bad.json", JSON.stringify({ bodylimit: 5, jobs: "sometimes" }));
    const text = await settingsOf({
      PURVEY_CONFIG,
      PORT: "70000",
      PURVEY_POOL_SIZE: "many",
      PURVEY_ALLOWED_ORIGINS: "shop.example",
      PURVEY_LOG_LEVEL: "loud",
      PURVEY_MAINTENANCE_FILE: join(folder, "missing"),
    }).then(
      () => "",
      (error: Error) => error.message,
    );
    const lines = text.split("\n");
    for (const [place, ...parts] of [
      ["`PORT`", "65535", "70000"],
      ["`PURVEY_POOL_SIZE`", "many"],
      ["`PURVEY_ALLOWED_ORIGINS`", "Expected an origin such as https://shop.example"],
      ["`PURVEY_LOG_LEVEL`", "loud", "warn"],
      ["`PURVEY_MAINTENANCE_FILE`", "missing"],
      ["`bodylimit`", "Did you mean `bodyLimit`?"],
      [PURVEY_CONFIG, "sometimes"],
    ]) {
      const line = lines.find((one) => one.includes(place as string) && parts.every((part) => one.includes(part)));
      expect(line, `${place} in\n${text}`).toBeDefined();
    }
    expect(lines).toHaveLength(7);
  });

  it("never repeat a secret", async () => {
    const said = settingsOf({ DATABASE_URL: "postgres://ada:hush@db.example/x", PURVEY_JWT_SECRET: "hush", PORT: "x" });
    await expect(said).rejects.toThrow("`PORT`");
    await expect(said).rejects.not.toThrow("hush");
  });

  it("have a variable of their own and an explanation each", () => {
    const settings = Object.keys(settingDefinitions) as SettingName[];
    const variables = settings.map((name) => settingDefinitions[name].variable);
    expect(new Set(variables).size).toBe(settings.length);
    for (const name of settings) expect(settingDefinitions[name].schema.description).toMatch(/\.$/);
  });

  it("are explained on a page", async () => {
    await expect(page()).toMatchFileSnapshot("../../../../docs/reference/configuration.md");
  });
});

describe("purvey config", () => {
  it("shows each setting with its value, where it was found, and no secret", async () => {
    const environment = { DATABASE_URL: "postgres://ada:hush@db.example/purvey", PORT: "8080" };
    const { status, out } = await runPurvey(["config", "--json"], { environment });
    expect(status).toBe(0);
    expect(out).not.toContain("hush");
    const rows = out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(rows.map(({ setting }) => setting)).toEqual(Object.keys(settingDefinitions));
    expect(rows).toContainEqual({ setting: "port", value: 8080, from: "PORT", variable: "PORT" });
    expect(rows).toContainEqual({
      setting: "databaseUrl",
      value: "(hidden)",
      from: "DATABASE_URL",
      variable: "DATABASE_URL",
    });
    expect((await runPurvey(["config"], { environment })).out).toMatch(/^port +8080 +PORT +PORT$/m);
  });

  it("ends with 2 and a sentence where a setting does not fit", async () => {
    const { status, error } = await runPurvey(["config"], { environment: { PURVEY_DRAIN_TIME: "-1" } });
    expect(status).toBe(2);
    expect(error).toContain("`PURVEY_DRAIN_TIME`: Expected at least 0, got -1.");
  });
});

const head = `# Configuration

Written by \`packages/cli/src/settings/read-settings.test.ts\` from the settings themselves. Never edit it: \`npx vitest run
packages/cli/src/settings -u\` writes it again.

A setting comes from the command line (\`--port\`, \`--data\`, \`--database\`), else from its variable of the environment, else
from the file that the variable with \`_FILE\` behind it names (as secrets of containers are given), else from
\`purvey.config.ts\`, \`.mts\`, \`.mjs\`, \`.js\` or \`.json\` of the folder where the server starts or the file in
\`PURVEY_CONFIG\`, else it is the default. TypeScript needs Node 22.18; \`purvey.config.mjs\` does with every version.
What does not fit is refused at the start, a sentence for each; \`purvey config\` shows all of them with where each was found.

\`\`\`js
// purvey.config.mjs
export default {
  port: 8080,
  host: "0.0.0.0",
  allowedOrigins: ["https://shop.example"],
};
\`\`\`

Lists are separated by commas or blanks in the environment. Times are in milliseconds where nothing else is said. The
accounts of outside systems have variables of their own, which the guide of providers names.

| setting | variable | default | |
|---|---|---|---|
`;

/** The page of the reference. */
function page(): string {
  const rows = Object.entries(settingDefinitions).map(([name, { variable, schema }]) => {
    const {
      default: value,
      description,
      examples = [],
    } = schema as Schema & { readonly examples?: readonly unknown[] };
    const shown = value === undefined || (Array.isArray(value) && value.length === 0) ? "–" : `\`${value}\``;
    const example = examples.length > 0 ? ` Such as \`${examples[0]}\`.` : "";
    return `| \`${name}\` | \`${variable}\` | ${shown} | ${description}${example} |\n`;
  });
  return head + rows.join("");
}
