import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Keeps secrets that the server must be able to read again: passwords of other systems, keys of providers. */
export interface Vault {
  /**
   * Seals a text. `place` says where it is kept (site, table and key): a sealed text that somebody copies to another
   * place does not open there.
   */
  seal(text: string, place: string): string;
  /** Opens what was sealed for the same place. Throws a sentence when it does not open. */
  open(sealed: string, place: string): string;
}

const version = "v1";

/**
 * A vault whose key follows from the server's secret: AES-256-GCM, a new nonce each time. Who has the database alone
 * learns nothing; with another secret nothing opens any more.
 *
 * @example
 * const vault = createVault(secret);
 * vault.open(vault.seal("hunter2", "demo sftp 1"), "demo sftp 1"); // "hunter2"
 */
export function createVault(secret: string): Vault {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "purvey vault", 32));
  return {
    seal(text, place) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(place));
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return [version, ...[nonce, cipher.getAuthTag(), sealed].map((part) => part.toString("base64url"))].join(".");
    },
    open(sealed, place) {
      const [kind, nonce = "", tag = "", text = ""] = sealed.split(".");
      try {
        if (kind !== version) throw new Error(`the kind \`${kind}\` is not known`);
        const decipher = createDecipheriv("aes-256-gcm", key, Buffer.from(nonce, "base64url"), { authTagLength: 16 });
        decipher.setAAD(Buffer.from(place)).setAuthTag(Buffer.from(tag, "base64url"));
        return Buffer.concat([decipher.update(Buffer.from(text, "base64url")), decipher.final()]).toString("utf8");
      } catch (cause) {
        throw new Error(
          `The secret stored for \`${place}\` does not open: the server's secret is another than when it was stored. Store it again.`,
          { cause },
        );
      }
    },
  };
}
