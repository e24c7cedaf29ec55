import { createPrivateKey, type KeyObject } from "node:crypto";

/** A private key in a form that ssh2 reads, or why it cannot be used, in half a sentence. */
export type PrivateKey =
  | { readonly text: string; readonly problem?: never }
  | { readonly problem: string; readonly text?: never };

/**
 * Reads an unencrypted private key as `ssh-keygen` and OpenSSL write them. ssh2 reads all of their forms but PKCS#8
 * (`BEGIN PRIVATE KEY`), and none that was indented, or broken by carriage returns, on its way here. Of PuTTY's own form
 * it reads what versions before 0.75 wrote for RSA; whoever gives another is told how to save it.
 *
 * @example
 * const { text, problem } = await readPrivateKey("-----BEGIN PRIVATE KEY-----\n…");
 */
export async function readPrivateKey(given: string): Promise<PrivateKey> {
  const pem = /-----BEGIN [A-Z0-9 ]+-----[\s\S]*-----END [A-Z0-9 ]+-----/.exec(given)?.[0];
  const tidy = pem === undefined ? given : pem.replace(/[\t ]*(?:\r\n?|\n)\s*/g, "\n");
  if (tidy.startsWith("-----BEGIN ENCRYPTED PRIVATE KEY-----")) return { problem: encrypted };
  const text = tidy.startsWith("-----BEGIN PRIVATE KEY-----") ? fromPkcs8(tidy) : tidy;
  if (text === undefined) return { problem: unknown };
  const { utils } = (await import("ssh2")).default;
  const key = utils.parseKey(text);
  if (key instanceof Error) {
    if (/^\s*PuTTY-User-Key-File-/.test(given)) return { problem: ofPutty };
    return { problem: /passphrase/.test(key.message) ? encrypted : unknown };
  }
  return key.isPrivateKey() ? { text } : { problem: "it is a public key" };
}

const encrypted = "it is encrypted";
const unknown = "it is no private key in PEM or OpenSSH form";
const ofPutty = "it is in PuTTY's own form; open it in PuTTYgen, and choose Conversions, Export OpenSSH key";

/** The same key in the form of its own kind; undefined when it is none that SSH has. */
function fromPkcs8(text: string): string | undefined {
  let key: KeyObject;
  try {
    key = createPrivateKey(text);
  } catch {
    return undefined;
  }
  if (key.asymmetricKeyType === "rsa") return key.export({ type: "pkcs1", format: "pem" }).toString();
  if (key.asymmetricKeyType === "ec") return key.export({ type: "sec1", format: "pem" }).toString();
  return key.asymmetricKeyType === "ed25519" ? openSshKey(key) : undefined;
}

/** An Ed25519 key in OpenSSH's own form (`PROTOCOL.key`), the one in which SSH knows that kind. */
export function openSshKey(key: KeyObject): string {
  const { d = "", x = "" } = key.export({ format: "jwk" });
  const publicKey = Buffer.from(x, "base64url");
  const named = [field("ssh-ed25519"), field(publicKey)];
  // The two equal words by which a reader sees that it decrypted well come first, here of a key that is not encrypted.
  const secret = [Buffer.alloc(8), ...named, field(Buffer.concat([Buffer.from(d, "base64url"), publicKey])), field("")];
  const padding = Buffer.from([1, 2, 3, 4, 5, 6, 7]).subarray(0, -Buffer.concat(secret).length & 7);
  const blob = Buffer.concat([
    Buffer.from("openssh-key-v1\0"),
    field("none"),
    field("none"),
    field(""),
    Buffer.from([0, 0, 0, 1]),
    field(Buffer.concat(named)),
    field(Buffer.concat([...secret, padding])),
  ]);
  const lines = blob.toString("base64").replace(/.{70}/g, "$&\n");
  return `-----BEGIN OPENSSH PRIVATE KEY-----\n${lines}\n-----END OPENSSH PRIVATE KEY-----\n`;
}

/** A string of SSH: its length, then itself. */
function field(content: string | Buffer): Buffer {
  const bytes = Buffer.from(content);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}
