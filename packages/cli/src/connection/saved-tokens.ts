import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import type { Connection } from "./connection.ts";

/** A token that `purvey login` keeps. */
export interface SavedToken {
  readonly token: string;
  readonly username: string;
}

/** Tokens by server, then by site. */
type Book = Readonly<Record<string, Readonly<Record<string, SavedToken>>>>;
type Environment = Readonly<Record<string, string | undefined>>;

/** The file that tokens are kept in; only its owner may read it. */
export function tokenFile(environment: Environment): string {
  return join(configFolder(environment), "tokens.json");
}

/** The token of a server and site; nothing when there is none. */
export function savedToken(environment: Environment, { address, siteId }: Connection): SavedToken | undefined {
  const sites = ownValue(readBook(environment), address);
  return sites && ownValue(sites, siteId);
}

/** Keeps a token; without one forgets that of the server and site. Answers whether there was one before. */
export function saveToken(
  environment: Environment,
  { address, siteId }: Connection,
  saved: SavedToken | undefined,
): boolean {
  const book = readBook(environment);
  const before = ownValue(book, address) ?? {};
  const { [siteId]: old, ...others } = before;
  const sites = saved ? { ...others, [siteId]: saved } : others;
  const { [address]: _, ...servers } = book;
  writeBook(environment, Object.keys(sites).length > 0 ? { ...servers, [address]: sites } : servers);
  return old !== undefined;
}

/** Forgets every token. */
export function forgetTokens(environment: Environment): boolean {
  const there = existsSync(tokenFile(environment));
  rmSync(tokenFile(environment), { force: true });
  return there;
}

function ownValue<T>(values: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

function readBook(environment: Environment): Book {
  const file = tokenFile(environment);
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Book;
  } catch {
    throw new Error(`The file \`${file}\` cannot be read as JSON. Remove it and sign in again: purvey login.`);
  }
}

/** Written beside and renamed, so that a reader finds the old file or the new one, never a half. */
function writeBook(environment: Environment, book: Book): void {
  const folder = configFolder(environment);
  const file = tokenFile(environment);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // A folder that was there may be open to others.
  chmodSync(folder, 0o700);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(book, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
}

/**
 * The folder of the user's settings: `$XDG_CONFIG_HOME/purvey` or `~/.config/purvey`, on Windows `%APPDATA%\purvey`.
 */
export function configFolder(
  environment: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform = process.platform,
): string {
  const home = environment.HOME || environment.USERPROFILE || homedir();
  if (platform === "win32") return join(environment.APPDATA || join(home, "AppData", "Roaming"), "purvey");
  return join(environment.XDG_CONFIG_HOME || join(home, ".config"), "purvey");
}
