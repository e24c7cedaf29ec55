import { hash, verify } from "@node-rs/argon2";

/** Argon2id (the library's default algorithm) with 19 MiB, two passes and one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash that no password has: verified against where there is no user, so that this takes as long as a real one. */
let dummy: Promise<string> | undefined;

/**
 * The argon2id hash of a password with its own random salt, in the PHC text form that names its cost.
 *
 * @example
 * await hashPassword("correct horse"); // "$argon2id$v=19$m=19456,t=2,p=1$…$…"
 */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/**
 * Whether the password is the one that was hashed. Without a hash (an unknown user) it does the same work and answers
 * false, so that the time tells nobody which users exist. A hash that is none of ours answers false too.
 */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  dummy ??= hash(crypto.randomUUID(), cost);
  const dummyHash = await dummy;
  const readable = passwordHash?.startsWith("$argon2") ? passwordHash : undefined;
  const matches = await verify(readable ?? dummyHash, password).catch(() => false);
  return readable !== undefined && matches;
}
