import { createHash, randomInt } from "node:crypto";
import { crc32 } from "node:zlib";

/** How every key begins: what tells it from a token, and what secret scanners look for. */
export const apiKeyPrefix = "purvey_";

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** Signs that were drawn, and those that check them. */
const [drawn, checking] = [32, 6];
/** How many of the drawn signs are stored and shown. The others are more than anybody can try. */
const shown = 8;
const whole = new RegExp(`^${apiKeyPrefix}([0-9A-Za-z]{${drawn}})([0-9A-Za-z]{${checking}})$`);

/**
 * A new key: the prefix, 32 signs drawn from 62 (190 bits), and six that check them: their CRC-32 to the base 62, as in the
 * tokens of GitHub, so that a scanner knows a key from a text that looks like one.
 */
export function newApiKey(): string {
  const secret = Array.from({ length: drawn }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `${apiKeyPrefix}${secret}${checksumOf(secret)}`;
}

/** Whether a text is a key from its first to its last sign, as far as its checksum tells. */
export function isWholeKey(text: string): boolean {
  const [, secret, checksum] = whole.exec(text) ?? [];
  return secret !== undefined && checksumOf(secret) === checksum;
}

/** The beginning of a key, which is stored and shown: `purvey_8fQ2mZx1`. */
export function startOfKey(key: string): string {
  return key.slice(0, apiKeyPrefix.length + shown);
}

/** What is stored in place of a key. It needs no salt and no slow hash: nobody can try 190 bits. */
export function hashOfKey(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

function checksumOf(secret: string): string {
  const digits: string[] = [];
  for (let rest = crc32(secret); digits.length < checking; rest = Math.floor(rest / alphabet.length))
    digits.unshift(alphabet[rest % alphabet.length] as string);
  return digits.join("");
}
