import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from "jose";
import type { IssuerSettings } from "../platform/auth/issuers.ts";

/** A key of an issuer. */
export interface IssuerKey {
  readonly alg: "ES256" | "RS256";
  readonly kid: string;
  readonly privateKey: CryptoKey;
  /** As it stands in the key set. */
  readonly jwk: JWK;
}

/** An outside issuer of tokens that really serves its keys. */
export interface TokenIssuer {
  /** How a server takes its tokens for the site `demo`. */
  readonly settings: IssuerSettings;
  readonly key: IssuerKey;
  /** What the key set holds; put keys in or take them out. */
  readonly keys: JWK[];
  /** A good token of a person but for the claims and the header that are given; a claim of undefined is left out. */
  token(
    subject: string,
    claims?: Readonly<Record<string, unknown>>,
    header?: Readonly<Record<string, unknown>>,
    key?: IssuerKey,
  ): Promise<string>;
  close(): void;
}

/** A new key. */
export async function newIssuerKey(kid: string, alg: IssuerKey["alg"] = "ES256"): Promise<IssuerKey> {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
  return { alg, kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg, use: "sig" } };
}

/** Starts an issuer of this name on a free port of this machine. */
export async function openTokenIssuer(issuer = "https://login.example.com"): Promise<TokenIssuer> {
  const key = await newIssuerKey("k1");
  const keys = [key.jwk];
  const server = createServer((_, response) => response.end(JSON.stringify({ keys }))).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const jwksUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`;
  return {
    settings: { issuer, audience: ["purvey"], jwksUrl, sites: ["demo"] },
    key,
    keys,
    token(subject, claims = {}, header = {}, signer = key) {
      const now = Math.floor(Date.now() / 1000);
      const usual: JWTPayload = { iss: issuer, aud: "purvey", sub: subject, iat: now, exp: now + 3_600 };
      return new SignJWT({ ...usual, ...claims })
        .setProtectedHeader({ alg: signer.alg, kid: signer.kid, ...header })
        .sign(signer.privateKey);
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
