import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { check } from "@purvey/contract/check";
import { decodeText } from "@purvey/contract/decode";
import { type Given, type Terminal, textOption, UsageError } from "../command.ts";
import { didYouMean } from "../nearest.ts";
import { type Setting, type SettingName, type Settings, settingDefinitions } from "./setting-definitions.ts";

export type { Settings } from "./setting-definitions.ts";

/** Where the value of a setting was found: `DATABASE_URL`, `--port`, `purvey.config.ts`, or that it is the default. */
export type Source = string;

/** Settings with where each was found. */
export interface FoundSettings {
  readonly settings: Settings;
  readonly sources: Readonly<Record<SettingName, Source>>;
}

/** What a setting was given as, before it is checked: a text of the environment, or a value of the file. */
interface Entry {
  readonly value: unknown;
  readonly source: Source;
}

const files = ["purvey.config.ts", "purvey.config.mts", "purvey.config.mjs", "purvey.config.js", "purvey.config.json"];

const names = Object.keys(settingDefinitions) as readonly SettingName[];

/** The options of the command line that say the same as a setting. */
const options: Partial<Record<SettingName, string>> = {
  port: "port",
  workers: "workers",
  dataFolder: "data",
  databaseUrl: "database",
};

/**
 * The settings of a server: the command line first, then the environment (`DATABASE_URL`, or `DATABASE_URL_FILE` with
 * the name of a file), then `purvey.config.ts` of the folder where the command runs, then the default.
 *
 * @throws UsageError with a sentence for each setting that does not fit.
 */
export async function readSettings(given: Given, terminal: Terminal): Promise<Settings> {
  return (await findSettings(given, terminal)).settings;
}

/** The same as {@link readSettings}, with where each was found. */
export async function findSettings(given: Given, { environment }: Terminal): Promise<FoundSettings> {
  const faults: string[] = [];
  const file = await readFile(environment.PURVEY_CONFIG, faults);
  const settings: Record<string, unknown> = {};
  const sources: Record<string, Source> = {};
  for (const name of names) {
    const setting: Setting<unknown> = settingDefinitions[name];
    const entry = fromOption(name, given) ?? fromEnvironment(setting, environment, faults) ?? file(name);
    sources[name] = entry?.source ?? "default";
    settings[name] = entry ? checkedValue(setting, entry, faults) : defaultOf(setting);
  }
  // Another database than the environment's has neither its way past the pooler nor its replica.
  if (sources.databaseUrl === `--${options.databaseUrl}`)
    for (const name of ["directUrl", "replicaUrl"]) [settings[name], sources[name]] = [undefined, "default"];
  if (settings.directUrl && !settings.databaseUrl)
    faults.push(
      `\`${sources.directUrl}\` leads past a pooler, and no setting names the pooler itself: set \`DATABASE_URL\` to it, or to this server and leave \`${sources.directUrl}\` out.`,
    );
  if (settings.replicaUrl && !settings.databaseUrl)
    faults.push(
      `\`${sources.replicaUrl}\` names a replica, and no setting its primary: set \`DATABASE_URL\` to the server that takes writes, or leave \`${sources.replicaUrl}\` out.`,
    );
  if (faults.length > 0) throw new UsageError(faults.join("\n"));
  return { settings: settings as Settings, sources: sources as Record<SettingName, Source> };
}

function fromOption(name: SettingName, given: Given): Entry | undefined {
  const option = options[name];
  const value = option && textOption(given, option, undefined);
  return value ? { value, source: `--${option}` } : undefined;
}

function fromEnvironment(
  { variable }: Setting<unknown>,
  environment: Terminal["environment"],
  faults: string[],
): Entry | undefined {
  const [value, file] = [environment[variable], environment[`${variable}_FILE`]];
  if (value || !file) return value ? { value, source: variable } : undefined;
  try {
    return { value: readFileSync(file, "utf8").trim(), source: `${variable}_FILE` };
  } catch (error) {
    faults.push(`\`${variable}_FILE\` names a file that cannot be read. ${(error as Error).message}.`);
    return undefined;
  }
}

/** The file of the settings: the one that is named, else the first there is. */
async function readFile(
  named: string | undefined,
  faults: string[],
): Promise<(name: SettingName) => Entry | undefined> {
  const path = named ? resolve(named) : files.map((file) => resolve(file)).find((file) => existsSync(file));
  if (!path) return () => undefined;
  const value = await valuesIn(path);
  for (const name of Object.keys(value))
    if (!(names as readonly string[]).includes(name))
      faults.push(`There is no setting \`${name}\` (in ${path}).${didYouMean(name, names)}`);
  return (name) => (value[name] === undefined ? undefined : { value: value[name], source: path });
}

async function valuesIn(path: string): Promise<Readonly<Record<string, unknown>>> {
  const value: unknown = path.endsWith(".json")
    ? JSON.parse(readFileSync(path, "utf8"))
    : ((await imported(path)) as { default?: unknown }).default;
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new UsageError(`${path} must export the settings as its default: \`export default { port: 8080 }\`.`);
}

async function imported(path: string): Promise<object> {
  try {
    return await import(pathToFileURL(path).href);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_UNKNOWN_FILE_EXTENSION") throw error;
    throw new UsageError(
      `Node ${process.versions.node} reads no TypeScript, so ${path} cannot be read. Name it purvey.config.mjs, or use Node 22.18 or newer.`,
    );
  }
}

function checkedValue(setting: Setting<unknown>, { value, source }: Entry, faults: string[]): unknown {
  const { schema, secret, read } = setting;
  const decoded = typeof value === "string" ? decodeValue(setting, value) : value;
  const issues = check(secret ? { ...schema, "x-sensitive": true } : schema, decoded);
  for (const { path, message } of issues) faults.push(`\`${source}\`${path && ` (${path})`}: ${message}.`);
  if (issues.length > 0 || !read) return decoded;
  try {
    return read(decoded as never);
  } catch (error) {
    faults.push(`\`${source}\`: ${(error as Error).message}.`);
    return undefined;
  }
}

function decodeValue({ schema }: Setting<unknown>, value: string): unknown {
  return schema.type === "array" ? value.split(/[\s,]+/).filter(Boolean) : decodeText(schema, value.trim());
}

function defaultOf({ schema, read }: Setting<unknown>): unknown {
  return schema.default === undefined || !read ? schema.default : read(schema.default as never);
}
