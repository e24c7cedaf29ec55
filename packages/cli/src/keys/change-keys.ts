import { existsSync } from "node:fs";
import type { Database } from "@purvey/server/platform/db/database";
import { openDatabase } from "@purvey/server/platform/db/open-database";
import { changeKeyFile, createKeyFile } from "@purvey/server/platform/keys/key-file";
import { type Key, type KeyUse, keysOfSecret, keyUses, newKey } from "@purvey/server/platform/keys/key-ring";
import { keysIn, openKeys } from "@purvey/server/platform/keys/open-keys";
import { reseal, sealedBy } from "@purvey/server/platform/keys/reseal";
import { createVault } from "@purvey/server/platform/keys/vault";
import { hasDatabase, pastPooler } from "../settings/data-place.ts";
import type { Settings } from "../settings/read-settings.ts";

/**
 * Writes a file of keys. Those of `PURVEY_JWT_SECRET` are taken over, so that what they signed and sealed stays good.
 *
 * @returns what was done and what to do next
 * @throws Error when no file is named, or it is there already
 */
export function makeKeys({ keysFile: file, secret }: Settings): string {
  if (!file) throw new Error("Say where to write the keys: `purvey keys new --file keys.json`.");
  if (existsSync(file))
    throw new Error(
      `\`${file}\` is there already; a new one would make what it sealed unreadable. Rotate: purvey keys rotate.`,
    );
  createKeyFile(file, secret ? keysOfSecret(secret) : keyUses.map((use) => newKey(use)));
  const next = `Give it to every server of the database, readable by nobody else: PURVEY_KEYS_FILE=${file}\n`;
  if (!secret) return `Wrote new keys to ${file}.\n${next}`;
  return `Wrote the key of PURVEY_JWT_SECRET to ${file}.\n${next}When all of them read it, \`purvey keys rotate\` makes new keys; then PURVEY_JWT_SECRET is needed no more.\n`;
}

/** Adds new keys, then seals anew what is stored; a server that runs does that where the database is its own. */
export async function rotateKeys(settings: Settings, only: KeyUse | undefined): Promise<string> {
  const uses = only ? [only] : keyUses;
  const file = changeableFile(settings);
  openKeys(settings);
  const made = uses.map((use) => newKey(use));
  await changeKeyFile(file, (keys = []) => [...made, ...keys]);
  const told = made.map(({ id, use }) => `New key for ${nameOf(use)}: ${id}\n`).join("");
  return uses.includes("vault") ? `${told}${await resealed(settings)}` : told;
}

async function resealed(settings: Settings): Promise<string> {
  const keys = openKeys(settings);
  const done = await withDatabase(settings, (db) => reseal(db, keys, createVault(keys)));
  if (typeof done === "string")
    return `The server seals the stored secrets anew within seconds, or when it starts next. ${done}\n`;
  const lost = done.lost.map((place) => `No key opens the secret of \`${place}\`: store it again.\n`);
  return `${done.resealed} stored secrets sealed anew.\n${lost.join("")}`;
}

/** The keys by name, newest first, with what each seals where the database can be asked. */
export async function listKeys(settings: Settings, only: KeyUse | undefined): Promise<string> {
  const ring = openKeys(settings);
  const keys = (only ? [only] : keyUses).flatMap((use) => ring.all(use));
  const counts = await withDatabase(settings, async (db) => {
    const numbers = new Map<Key, number>();
    for (const key of keys) if (key.use === "vault") numbers.set(key, await sealedBy(db, key));
    return numbers;
  });
  const lines = keys.map((key) => {
    const state = ring.all(key.use)[0] === key ? "current" : "old";
    const number = typeof counts === "string" ? undefined : counts.get(key);
    const seals = number === undefined ? "" : `  seals ${number}`;
    return `${key.id}  ${key.use.padEnd(6)}  ${state.padEnd(7)}  ${key.created ?? "of PURVEY_JWT_SECRET or an earlier version"}${seals}\n`;
  });
  return lines.join("");
}

/**
 * Takes an old key away.
 *
 * @throws Error when there is no such key, it is the current one, or it still seals something
 */
export async function dropKey(settings: Settings, id: string, only: KeyUse | undefined): Promise<string> {
  const file = changeableFile(settings);
  const ring = openKeys(settings);
  const dropped = (only ? [only] : keyUses).flatMap((use) => ring.find(use, id) ?? []);
  if (dropped.length === 0) throw new Error(`There is no key \`${id}\`. \`purvey keys list\` names them.`);
  const current = dropped.find((key) => ring.all(key.use)[0]?.id === id);
  if (current)
    throw new Error(
      `\`${id}\` is the current key for ${nameOf(current.use)}. Make a new one first: purvey keys rotate.`,
    );
  for (const key of dropped) if (key.use === "vault") await requireUnused(settings, key);
  const gone = (key: Key) => dropped.some(({ id: other, use }) => key.id === other && key.use === use);
  await changeKeyFile(file, (keys = []) => {
    if (keys.some(gone)) return keys.filter((key) => !gone(key));
    throw new Error(
      `\`${id}\` is not in \`${file}\` but follows from PURVEY_JWT_SECRET. Take that out of the environment.`,
    );
  });
  return `Dropped ${id}.\n`;
}

async function requireUnused(settings: Settings, key: Key): Promise<void> {
  const number = await withDatabase(settings, (db) => sealedBy(db, key));
  if (typeof number === "string")
    throw new Error(`Whether \`${key.id}\` still seals secrets must be asked of the database first. ${number}`);
  if (number === 0) return;
  throw new Error(
    `\`${key.id}\` may still seal ${number} stored secrets. Start the server, which seals them anew, or rotate: purvey keys rotate --only vault.`,
  );
}

/** Works on the database; answers why not where it cannot be opened, as when a server has it. */
async function withDatabase<T>(settings: Settings, work: (db: Database) => Promise<T>): Promise<T | string> {
  if (!hasDatabase(settings)) return "There is no database yet.";
  const { databaseUrl, dataFolder } = pastPooler(settings);
  const db = await openDatabase({ databaseUrl, dataFolder }).catch((error: Error) => error.message);
  if (typeof db === "string") return db;
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

const nameOf = (use: KeyUse): string => (use === "tokens" ? "tokens" : "the vault");

/** The file that a change goes to. */
function changeableFile({ keysFile, secret, databaseUrl, dataFolder }: Settings): string {
  if (keysFile) return keysFile;
  if (!secret && !databaseUrl) return keysIn(dataFolder);
  throw new Error(
    "The key follows from `PURVEY_JWT_SECRET`, beside which no other can be kept. Make a file that takes it over: `purvey keys new --file keys.json`, and set `PURVEY_KEYS_FILE`.",
  );
}
