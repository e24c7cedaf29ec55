import { createECDH, createPublicKey, diffieHellman, generateKeyPairSync } from "node:crypto";

/** One side of an agreement on a secret: what is sent, and the secret by what came back. */
export interface KeyAgreement {
  readonly publicKey: Buffer;
  secret(other: Buffer): Buffer;
}

/** X25519's public key as a certificate would hold it, before its 32 bytes. */
const x25519Prefix = Buffer.from("302a300506032b656e032100", "hex");

function curve25519(): KeyAgreement {
  const { publicKey, privateKey } = generateKeyPairSync("x25519");
  return {
    publicKey: publicKey.export({ format: "der", type: "spki" }).subarray(x25519Prefix.length),
    secret(other) {
      const key = createPublicKey({ key: Buffer.concat([x25519Prefix, other]), format: "der", type: "spki" });
      return diffieHellman({ privateKey, publicKey: key });
    },
  };
}

function nistp256(): KeyAgreement {
  const curve = createECDH("prime256v1");
  return { publicKey: curve.generateKeys(), secret: (other) => curve.computeSecret(other) };
}

/** The ways to agree that we know, the best first; all of them hash with SHA-256 (RFC 8731, RFC 5656). */
export const keyAgreements: Readonly<Record<string, () => KeyAgreement>> = {
  "curve25519-sha256": curve25519,
  "curve25519-sha256@libssh.org": curve25519,
  "ecdh-sha2-nistp256": nistp256,
};
