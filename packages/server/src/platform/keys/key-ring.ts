import { createHash, randomBytes } from "node:crypto";

/** What a key is for: it signs tokens, or seals texts in the vault. One of them can be changed without the other. */
export type KeyUse = "tokens" | "vault";

/** All uses, in the order in which they are told. */
export const keyUses: readonly KeyUse[] = ["tokens", "vault"];

/** A key of the server. */
export interface Key {
  /** Names it in tokens and sealed texts; tells nothing of the secret. */
  readonly id: string;
  readonly use: KeyUse;
  /** At least 32 characters. */
  readonly secret: string;
  /** When it was made, `YYYY-MM-DDTHH:mm:ssZ`; null when nobody knows. */
  readonly created: string | null;
}

/** The keys of a server: of each use the newest signs and seals, all read. */
export interface KeyRing {
  /** The keys of a use, the newest first; never none. */
  all(use: KeyUse): readonly Key[];
  /** The key of this name, also one that another process added a moment ago. */
  find(use: KeyUse, id: string): Key | undefined;
}

/** A new random key. */
export function newKey(use: KeyUse, now = new Date()): Key {
  const created = `${now.toISOString().slice(0, 19)}Z`;
  return { id: randomBytes(6).toString("hex"), use, secret: randomBytes(48).toString("base64url"), created };
}

/** The keys of one secret for both uses, as servers had before there were rings: its name follows from it. */
export function keysOfSecret(secret: string): readonly Key[] {
  const id = createHash("sha256").update(`purvey key ${secret}`).digest("hex").slice(0, 12);
  return keyUses.map((use) => ({ id, use, secret, created: null }));
}

/** A ring of keys that stay as they are. Refuses secrets that can be guessed. */
export function ringOf(keys: readonly Key[]): KeyRing {
  for (const { secret } of keys) requireLong(secret);
  const byUse = { tokens: ofUse(keys, "tokens"), vault: ofUse(keys, "vault") };
  return { all: (use) => byUse[use], find: (use, id) => byUse[use].find((key) => key.id === id) };
}

/**
 * The ring that somebody gives: as it is, or of one secret.
 *
 * @throws Error when the secret has fewer than 32 characters
 */
export function ringFrom(secret: string | KeyRing): KeyRing {
  return typeof secret === "string" ? ringOf(keysOfSecret(secret)) : secret;
}

function ofUse(keys: readonly Key[], use: KeyUse): readonly Key[] {
  const own = keys.filter((key) => key.use === use);
  if (own.length > 0) return own;
  throw new Error(`There is no key for ${use === "tokens" ? "tokens" : "the vault"}. Make keys: \`purvey keys new\`.`);
}

function requireLong(secret: string): void {
  if (secret.length >= 32) return;
  throw new Error(
    `The token secret has ${secret.length} characters; give at least 32 in \`PURVEY_JWT_SECRET\`: \`openssl rand -base64 48\`.`,
  );
}
