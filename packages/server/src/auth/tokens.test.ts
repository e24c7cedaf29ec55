import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Principal } from "../principal.ts";
import { createTokens } from "./tokens.ts";

const secret = "a secret for tests, long enough for HS256";
const close: (() => void)[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const stop of close.splice(0)) stop();
});

async function serving(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  close.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`;
}

async function foreignToken(claims: object = { site: "demo", role: "shopper" }) {
  const { publicKey, privateKey } = await generateKeyPair("ES256", { extractable: true });
  const token = await new SignJWT({ ...claims })
    .setProtectedHeader({ alg: "ES256", kid: "k1" })
    .setSubject("17")
    .setExpirationTime("1h")
    .sign(privateKey);
  const jwk = { ...(await exportJWK(publicKey)), kid: "k1", alg: "ES256" };
  return { token, keys: JSON.stringify({ keys: [jwk] }) };
}

describe("tokens of an outside issuer (D22)", () => {
  it("are good when its key set says so", async () => {
    const { token, keys } = await foreignToken();
    const jwksUrl = await serving((_, response) => response.end(keys));
    const tokens = createTokens({ secret, jwksUrl });
    expect(await tokens.verify(token)).toMatchObject({ site: "demo", userId: 17, role: "shopper" });
    expect(await tokens.verify(token)).not.toHaveProperty("tokenVersion");
  });

  it("R213 are refused when another key signed them, or they lack site or role", async () => {
    const { keys } = await foreignToken();
    const jwksUrl = await serving((_, response) => response.end(keys));
    const tokens = createTokens({ secret, jwksUrl });
    await expect(tokens.verify((await foreignToken()).token)).rejects.toMatchObject({
      code: "AUTHENTICATION_REQUIRED",
    });
    const own = await foreignToken({ site: "demo" });
    const lacking = createTokens({ secret, jwksUrl: await serving((_, response) => response.end(own.keys)) });
    await expect(lacking.verify(own.token)).rejects.toMatchObject({ code: "AUTHENTICATION_REQUIRED" });
  });

  it("need an address of keys that is one", () => {
    for (const jwksUrl of ["login.example.com", "file:///keys.json"])
      expect(() => createTokens({ secret, jwksUrl })).toThrow(
        `\`PURVEY_JWKS_URL\` is \`${jwksUrl}\`. Give it the address`,
      );
  });

  it("R220 are not called bad when the issuer cannot be asked", async () => {
    const { token } = await foreignToken();
    const failing = await serving((_, response) => response.writeHead(500).end());
    const spoilt = await serving((_, response) => response.end("<html>"));
    for (const jwksUrl of [failing, spoilt, "http://127.0.0.1:1/keys"]) {
      const verified = createTokens({ secret, jwksUrl }).verify(token);
      await expect(verified).rejects.toMatchObject({ code: "UPSTREAM_SERVICE_ERROR", status: 502 });
    }
  });
});

describe("tokens of ours", () => {
  const principal: Principal = {
    site: "demo",
    userId: 1,
    username: "dana",
    role: "shopper",
    customerId: 100200,
    contactId: 1,
    salesRepId: undefined,
    permissions: new Set(["cart.write"] as const),
    tokenVersion: 3,
  };

  it("say who they speak for, and nothing that is no permission", async () => {
    const tokens = createTokens({ secret });
    const odd = { ...principal, permissions: new Set(["cart.write", "toString", "__proto__"]) } as never;
    expect(await tokens.verify(await tokens.issue(odd))).toEqual(principal);
  });

  it.each(["", ".", "..", "null", "bnVsbA.a.b", "e30.e30.", "e30.e30.AAAA", "💥.💥.💥", `${"a".repeat(20_000)}.b.c`])(
    "R213 %j is none",
    async (token) => {
      await expect(createTokens({ secret }).verify(token)).rejects.toMatchObject({ code: "AUTHENTICATION_REQUIRED" });
    },
  );

  it("are forgotten when they run out, not when they were read last", async () => {
    const tokens = createTokens({ secret, lifetime: 1 });
    const token = await tokens.issue(principal);
    await expect(tokens.verify(token)).resolves.toMatchObject({ userId: 1 });
    vi.useFakeTimers({ now: Date.now() + 2_000, toFake: ["Date"] });
    await expect(tokens.verify(token)).rejects.toMatchObject({ message: "The token has run out. Sign in again." });
  });

  it("need a secret that nobody guesses", () => {
    expect(() => createTokens({ secret: "short" })).toThrow("5 characters");
  });
});
