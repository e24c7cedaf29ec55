import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from "jose";
import type { IssuerSettings } from "../platform/auth/issuers.ts";
import { standIn } from "./stand-in.ts";

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

/** An identity provider whose token endpoint gives out what a test prepares. */
export interface TokenForger {
  readonly issuer: string;
  /** What its key set holds; put keys in or take them out. */
  readonly keys: JWK[];
  /** What it answers at a path, or `undefined` where it never does. */
  readonly pages: Record<string, unknown>;
  /** The next identity token: a good one but for these claims and this key. */
  prepare(claims: Readonly<Record<string, unknown>>, key?: IssuerKey): Promise<void>;
  close(): void;
}

/** Starts one on a free port of this machine; it asks nobody anything, and takes every code. */
export async function openTokenForger(): Promise<TokenForger> {
  const own = await newIssuerKey("k1");
  const pages: TokenForger["pages"] = {};
  const server = await standIn(({ path }, response) => {
    if (pages[path] === undefined) return;
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(pages[path]));
  });
  const keys = [own.jwk];
  Object.assign(pages, {
    "/.well-known/openid-configuration": {
      issuer: server.url,
      authorization_endpoint: `${server.url}/auth`,
      token_endpoint: `${server.url}/token`,
      userinfo_endpoint: `${server.url}/userinfo`,
      jwks_uri: `${server.url}/keys`,
      id_token_signing_alg_values_supported: ["ES256"],
    },
    "/keys": { keys },
    "/userinfo": { sub: "f-1" },
  });
  return {
    issuer: server.url,
    keys,
    pages,
    close: () => server.close(),
    async prepare(claims, key = own) {
      const now = Math.floor(Date.now() / 1000);
      const usual: JWTPayload = { iss: server.url, aud: "purvey", sub: "f-1", iat: now - 120, exp: now + 600 };
      const token = await new SignJWT({ ...usual, ...claims })
        .setProtectedHeader({ alg: key.alg, kid: key.kid })
        .sign(key.privateKey);
      pages["/token"] = { access_token: "a", token_type: "Bearer", id_token: token };
    },
  };
}
