import { createHash, createPublicKey, type KeyObject, verify } from "node:crypto";
import { SshReader } from "./wire.ts";

/** The public key by which a server is known. */
export interface HostKey {
  /** `ssh-ed25519`, `ssh-rsa`, `ecdsa-sha2-nistp256` … */
  readonly type: string;
  /** `SHA256:…`, as `ssh-keygen -lf` and `known_hosts` tools show it. */
  readonly fingerprint: string;
}

/** The kinds of signatures that we check, the best first. SHA-1 is none of them. */
export const hostKeyAlgorithms = [
  ...["ssh-ed25519", "ecdsa-sha2-nistp256", "ecdsa-sha2-nistp384", "ecdsa-sha2-nistp521"],
  ...["rsa-sha2-512", "rsa-sha2-256"],
] as const;

const curves: Readonly<Record<string, { crv: string; bytes: number; hash: string }>> = {
  nistp256: { crv: "P-256", bytes: 32, hash: "sha256" },
  nistp384: { crv: "P-384", bytes: 48, hash: "sha384" },
  nistp521: { crv: "P-521", bytes: 66, hash: "sha512" },
};

/** Type and fingerprint of a key as the server sends it. */
export function hostKeyOf(blob: Buffer): HostKey {
  const digest = createHash("sha256").update(blob).digest("base64").replace(/=+$/, "");
  return { type: new SshReader(blob).string().toString("latin1"), fingerprint: `SHA256:${digest}` };
}

/** Whether the owner of the key signed the data: that the server has the key and does not only show it. */
export function isSignedBy(blob: Buffer, signature: Buffer, data: Buffer): boolean {
  const reader = new SshReader(signature);
  const [algorithm, value] = [reader.string().toString("latin1"), reader.string()];
  const { type } = hostKeyOf(blob);
  const expected = type === "ssh-rsa" ? ["rsa-sha2-256", "rsa-sha2-512"] : [type];
  return expected.includes(algorithm) && verifies(algorithm, publicKeyOf(blob), value, data);
}

function verifies(algorithm: string, key: KeyObject, value: Buffer, data: Buffer): boolean {
  if (algorithm === "ssh-ed25519") return verify(null, data, key, value);
  if (algorithm.startsWith("rsa-")) return verify(algorithm.endsWith("512") ? "sha512" : "sha256", data, key, value);
  const curve = curves[algorithm.replace("ecdsa-sha2-", "")];
  if (!curve) return false;
  const parts = new SshReader(value);
  const fixed = [parts.string(), parts.string()].map((part) => ofLength(part, curve.bytes));
  return verify(curve.hash, data, { key, dsaEncoding: "ieee-p1363" }, Buffer.concat(fixed));
}

/** A number's bytes without the leading zeros that SSH may put there, filled up to a length. */
function ofLength(value: Buffer, bytes: number): Buffer {
  const digits = value.subarray(Math.max(0, value.length - bytes));
  return Buffer.concat([Buffer.alloc(bytes - digits.length), digits]);
}

function publicKeyOf(blob: Buffer): KeyObject {
  const reader = new SshReader(blob);
  const type = reader.string().toString("latin1");
  const text = (value: Buffer) => value.toString("base64url");
  if (type === "ssh-ed25519")
    return createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x: text(reader.string()) }, format: "jwk" });
  if (type === "ssh-rsa") {
    const [e, n] = [reader.string(), reader.string()];
    return createPublicKey({ key: { kty: "RSA", e: text(e), n: text(n[0] === 0 ? n.subarray(1) : n) }, format: "jwk" });
  }
  const curve = curves[reader.string().toString("latin1")];
  if (!curve) throw new Error(`its key is of a kind that we do not know, \`${type}\``);
  const point = reader.string();
  const [x, y] = [point.subarray(1, 1 + curve.bytes), point.subarray(1 + curve.bytes)];
  return createPublicKey({ key: { kty: "EC", crv: curve.crv, x: text(x), y: text(y) }, format: "jwk" });
}
