import { createHmac, hkdfSync } from "node:crypto";
import sql from "sql-template-tag";
import type { Database, Queryable } from "../db/database.ts";
import { conflict } from "../errors.ts";
import type { Key, KeyRing } from "../keys/key-ring.ts";

/** How long an answer is kept for a repetition at least. Older ones are cleared away, twenty with each new key. */
const keptFor = "7 days";

/** Whose key it is, and for which call. */
export interface KeyedCall {
  readonly site: string;
  readonly userId: number;
  readonly key: string;
  readonly endpoint: string;
  readonly input: unknown;
  /** Those of the vault key the fingerprint of the input, so that nobody can guess a password from it. */
  readonly keys: KeyRing;
}

/** The data of the answer, and whether it was the answer of an earlier call with the same key. */
export interface KeyedAnswer {
  readonly data: unknown;
  readonly replayed: boolean;
}

/**
 * Runs `work` once for a key, in the transaction that stores the key and the answer: a repetition gets the stored answer, and one that
 * comes while the first is under way waits for it. A refused call leaves no key, so it may be corrected and sent again.
 */
export function onceForKey(
  db: Database,
  call: KeyedCall,
  work: (db: Queryable) => Promise<unknown>,
): Promise<KeyedAnswer> {
  const { site, userId, key } = call;
  const fingerprint = fingerprintOf(call, call.keys.all("vault")[0] as Key);
  return db.transaction(async (transaction) => {
    const claimed = await transaction.execute(sql`
      with expired as (
        select site_id, user_id, idempotency_key from idempotency_key
        where site_id = ${site} and date_created < localtimestamp - ${keptFor}::interval and (user_id, idempotency_key) <> (${userId}, ${key})
        order by date_created limit 20 for update skip locked
      ), cleared as (
        delete from idempotency_key k using expired e
        where k.site_id = e.site_id and k.user_id = e.user_id and k.idempotency_key = e.idempotency_key
      )
      insert into idempotency_key (site_id, user_id, idempotency_key, fingerprint) values (${site}, ${userId}, ${key}, ${fingerprint})
      on conflict do nothing`);
    if (claimed === 0) return storedAnswer(transaction, call);
    const data = await work(transaction);
    await transaction.execute(sql`
      update idempotency_key set status = 200, answer = ${JSON.stringify(data ?? null)}::jsonb
      where site_id = ${site} and user_id = ${userId} and idempotency_key = ${key}`);
    return { data, replayed: false };
  });
}

/** What tells one call from another, with the name of the key that it was made with: `5f2c….<hmac>`. */
function fingerprintOf({ endpoint, input }: KeyedCall, { id, secret }: Key): string {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "purvey idempotency", 32));
  return `${id}.${createHmac("sha256", key)
    .update(`${endpoint}\n${JSON.stringify(input)}`)
    .digest("hex")}`;
}

async function storedAnswer(db: Queryable, call: KeyedCall): Promise<KeyedAnswer> {
  const { site, userId, key, endpoint, keys } = call;
  const stored = await db.first<{ fingerprint: string; answer: unknown }>(sql`
    select fingerprint, answer from idempotency_key where site_id = ${site} and user_id = ${userId} and idempotency_key = ${key}`);
  const made = keys.find("vault", stored?.fingerprint.split(".")[0] ?? "");
  if (!made || stored?.fingerprint !== fingerprintOf(call, made)) {
    throw conflict(
      `The idempotency key \`${key}\` was used for another call than this \`${endpoint}\`. Use a new key for a new call.`,
      { idempotencyKey: key },
    );
  }
  return { data: stored.answer, replayed: true };
}
