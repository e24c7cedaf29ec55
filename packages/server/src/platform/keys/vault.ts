import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { type Key, type KeyRing, ringFrom } from "./key-ring.ts";

/** Keeps secrets that the server must be able to read again: passwords of other systems, keys of providers. */
export interface Vault {
  /**
   * Seals a text with the newest key. `place` says where it is kept (site, table and key): a sealed text that somebody
   * copies to another place does not open there.
   */
  seal(text: string, place: string): string;
  /** Opens what was sealed for the same place with any of the keys. Throws a sentence when it does not open. */
  open(sealed: string, place: string): string;
}

/** What stands before a text that is sealed with a key: kind and key. */
export const sealedWith = ({ id }: Key): string => `v2.${id}.`;

/**
 * A vault: AES-256-GCM with a key that follows from one of the ring's, a new nonce each time. Who has the database alone
 * learns nothing. A sealed text names its key; those of earlier versions (`v1`) name none and are tried with each.
 *
 * @example
 * const vault = createVault(keys);
 * vault.open(vault.seal("hunter2", "demo sftp 1"), "demo sftp 1"); // "hunter2"
 */
export function createVault(secret: string | KeyRing): Vault {
  const ring = ringFrom(secret);
  return {
    seal(text, place) {
      const [key] = ring.all("vault") as [Key];
      const head = sealedWith(key);
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", cipherKey(key), nonce).setAAD(Buffer.from(head + place));
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return head + [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString("base64url")).join(".");
    },
    open(sealed, place) {
      const [kind, ...rest] = sealed.split(".");
      if (kind === "v1") {
        for (const key of ring.all("vault")) {
          const text = opened(key, rest, place);
          if (text !== undefined) return text;
        }
      }
      const key = kind === "v2" ? ring.find("vault", rest[0] ?? "") : undefined;
      const text = key && opened(key, rest.slice(1), sealedWith(key) + place);
      if (text !== undefined) return text;
      throw new Error(
        `The secret stored for \`${place}\` does not open: the server has not the key that sealed it. Store it again, or bring the key back.`,
      );
    },
  };
}

/** Derived keys by their secret: a derivation takes longer than the cipher. */
const derived = new Map<string, Buffer>();

function cipherKey({ secret }: Key): Buffer {
  const known = derived.get(secret) ?? Buffer.from(hkdfSync("sha256", secret, "", "purvey vault", 32));
  derived.set(secret, known);
  return known;
}

function opened(key: Key, [nonce = "", tag = "", text = ""]: readonly string[], bound: string): string | undefined {
  try {
    const decipher = createDecipheriv("aes-256-gcm", cipherKey(key), Buffer.from(nonce, "base64url"), {
      authTagLength: 16,
    });
    decipher.setAAD(Buffer.from(bound)).setAuthTag(Buffer.from(tag, "base64url"));
    return Buffer.concat([decipher.update(Buffer.from(text, "base64url")), decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}
