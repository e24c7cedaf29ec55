import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "../make-folder.ts";
import { createKeyFile, ringOfFile } from "./key-file.ts";
import { type Key, type KeyRing, keysOfSecret, keyUses, newKey, ringOf } from "./key-ring.ts";

/** Where the keys of a server may be. */
export interface KeyPlace {
  /** `PURVEY_KEYS_FILE`. */
  readonly keysFile?: string | undefined;
  /** `PURVEY_JWT_SECRET`. */
  readonly secret?: string | undefined;
  /** `DATABASE_URL`: the database may have other servers, which need the same keys. */
  readonly databaseUrl?: string | undefined;
  readonly dataFolder: string;
}

/** The file of the keys in a data folder. */
export const keysIn = (dataFolder: string): string => join(dataFolder, "keys.json");

/** The secret that earlier versions kept in the data folder, one for everything. */
const oldSecretIn = (dataFolder: string): string => join(dataFolder, "token-secret");

/**
 * The keys of a server: those of `PURVEY_KEYS_FILE`, with `PURVEY_JWT_SECRET` beside it for reading; the secret alone; or a
 * file in the data folder, made at the first start and readable by its owner alone.
 *
 * @throws Error with the way out when a PostgreSQL server is used and no keys are given: each host would make its own, and
 *   refuse the tokens of the others.
 */
export function openKeys(place: KeyPlace): KeyRing {
  const { keysFile, secret, databaseUrl, dataFolder } = place;
  if (keysFile) return ringOfFile(keysFile, secret ? keysOfSecret(secret) : []);
  if (secret) return ringOf(keysOfSecret(secret));
  if (databaseUrl) throw withoutKeys(dataFolder);
  makeFolder(dataFolder);
  const file = keysIn(dataFolder);
  if (!existsSync(file)) createKeyFile(file, keysOfOldSecret(dataFolder) ?? keyUses.map((use) => newKey(use)));
  rmSync(oldSecretIn(dataFolder), { force: true });
  return ringOfFile(file);
}

/** The keys of the secret that an earlier version made; undefined without one, or when another start took it over. */
function keysOfOldSecret(dataFolder: string): readonly Key[] | undefined {
  try {
    return keysOfSecret(readFileSync(oldSecretIn(dataFolder), "utf8").trim());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

function withoutKeys(dataFolder: string): Error {
  const old = oldSecretIn(dataFolder);
  return new Error(
    existsSync(old)
      ? `With a PostgreSQL server the keys must be given. So far \`${old}\` was used: \`PURVEY_JWT_SECRET=$(cat ${old}) purvey keys new --file keys.json\` takes it over, then set \`PURVEY_KEYS_FILE\` on every host.`
      : "With a PostgreSQL server the keys must be given, as every host needs the same: make them with `purvey keys new --file keys.json` and set `PURVEY_KEYS_FILE`, or set `PURVEY_JWT_SECRET` to what `openssl rand -base64 48` prints.",
  );
}
