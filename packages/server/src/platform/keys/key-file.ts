import { randomBytes } from "node:crypto";
import {
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmdirSync,
  statSync,
  unlinkSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";
import { lockFolder } from "../db/folder-lock.ts";
import { makeFolder } from "../make-folder.ts";
import { type Key, type KeyRing, type KeyUse, keyUses, ringOf } from "./key-ring.ts";

/** How long a process goes by what it read, in milliseconds. */
const trusted = 1_000;

/**
 * The keys in a file, newest first. Throws a sentence when it is missing or is none; the sentence shows no secret.
 *
 * @param file `{ "keys": [{ "id", "use": "tokens" | "vault", "secret", "created" }] }`
 */
export function readKeyFile(file: string): readonly Key[] {
  const text = readText(file);
  if (text === undefined)
    throw new Error(`There is no file of keys at \`${file}\`. Make one: \`purvey keys new --file ${file}\`.`);
  const keys = parsed(text);
  if (keys && keys.length > 0) return keys;
  throw new Error(
    `\`${file}\` is no file of keys. Take it back from a copy; \`purvey keys new --file <another>\` makes a new one, with which nothing sealed so far opens.`,
  );
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

function parsed(text: string): readonly Key[] | undefined {
  try {
    const { keys } = Object(JSON.parse(text)) as { keys?: unknown };
    return Array.isArray(keys) && keys.every(isKey) ? keys : undefined;
  } catch {
    return undefined;
  }
}

function isKey(value: unknown): value is Key {
  const { id, use, secret, created } = Object(value) as Record<keyof Key, unknown>;
  const named = typeof id === "string" && /^[\w-]{1,64}$/.test(id) && typeof secret === "string";
  return named && keyUses.includes(use as KeyUse) && (created === null || typeof created === "string");
}

/** Writes a file of keys where there is none, readable by its owner alone; another start may be first, then its keys stay. */
export function createKeyFile(file: string, keys: readonly Key[]): readonly Key[] {
  makeFolder(dirname(file));
  const own = writeBeside(file, keys);
  try {
    linkSync(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    unlinkSync(own);
  }
  return readKeyFile(file);
}

/**
 * Changes a file of keys, one process at a time: it is replaced at once, so that nobody reads half of it and a process
 * that dies leaves the old one.
 *
 * @param change what stands there (undefined when there is none yet) to what shall stand there
 */
export async function changeKeyFile(
  file: string,
  change: (keys: readonly Key[] | undefined) => readonly Key[],
): Promise<readonly Key[]> {
  const lock = await lockFolder(`${file}.lock`);
  try {
    const keys = change(statSync(file, { throwIfNoEntry: false }) && readKeyFile(file));
    ringOf(keys);
    renameSync(writeBeside(file, keys), file);
    return keys;
  } finally {
    lock.release();
    removeEmptyFolder(`${file}.lock`);
  }
}

function writeBeside(file: string, keys: readonly Key[]): string {
  const own = `${file}.${randomBytes(6).toString("hex")}`;
  const handle = openSync(own, "wx", 0o600);
  try {
    writeSync(handle, `${JSON.stringify({ keys }, null, 2)}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  return own;
}

function removeEmptyFolder(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Another process waits there for its turn.
  }
}

/**
 * The ring of a file that is read again when it changes: a key that another process added is known within a second, and at
 * once where a token or a sealed text names it.
 *
 * @param more keys beside those of the file, which read only
 */
export function ringOfFile(file: string, more: readonly Key[] = []): KeyRing {
  const withMore = (keys: readonly Key[]) =>
    ringOf([...keys, ...more.filter(({ id, use }) => !keys.some((key) => key.id === id && key.use === use))]);
  let [ring, stamp, lookedAt] = [withMore(readKeyFile(file)), stampOf(file), Date.now()];
  const look = (): void => {
    lookedAt = Date.now();
    const now = stampOf(file);
    if (now === stamp) return;
    try {
      ring = withMore(readKeyFile(file));
      stamp = now;
    } catch (error) {
      process.emitWarning(`The keys stay as they were. ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  return {
    all(use) {
      if (Date.now() - lookedAt > trusted) look();
      return ring.all(use);
    },
    find(use, id) {
      if (Date.now() - lookedAt > trusted) look();
      const found = ring.find(use, id);
      if (found) return found;
      look();
      return ring.find(use, id);
    },
  };
}

function stampOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return `${found?.ino} ${found?.mtimeMs} ${found?.size}`;
}
