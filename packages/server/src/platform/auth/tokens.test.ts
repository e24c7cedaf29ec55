import { rule } from "@purvey/contract/testing/rule";
import { SignJWT } from "jose";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Key, type KeyRing, keysOfSecret, newKey, ringOf } from "../keys/key-ring.ts";
import type { Principal } from "../principal.ts";
import { createTokens } from "./tokens.ts";

const secret = "a secret for tests, long enough for HS256";
afterEach(() => {
  vi.useRealTimers();
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

  rule.each(["", ".", "..", "null", "bnVsbA.a.b", "e30.e30.", "e30.e30.AAAA", "💥.💥.💥", `${"a".repeat(20_000)}.b.c`])(
    "R213 %j is none",
    async (token) => {
      await expect(createTokens({ secret }).verify(token)).rejects.toMatchObject({ code: "AUTHENTICATION_REQUIRED" });
    },
  );

  it("are forgotten when they run out, not when they were read last", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const tokens = createTokens({ secret, lifetime: 1 });
    const token = await tokens.issue(principal);
    await expect(tokens.verify(token)).resolves.toMatchObject({ userId: 1 });
    vi.setSystemTime(Date.now() + 2_000);
    await expect(tokens.verify(token)).rejects.toMatchObject({ message: "The token has run out. Sign in again." });
  });

  it("are signed with the newest key, and those of older ones are good until they are dropped", async () => {
    const [first, second] = [newKey("tokens"), newKey("tokens")];
    let ring = ringOf([first, newKey("vault")]);
    const turning: KeyRing = { all: (use) => ring.all(use), find: (use, id) => ring.find(use, id) };
    const tokens = createTokens({ secret: turning });
    const before = await tokens.issue(principal);
    ring = ringOf([second, first, newKey("vault")]);
    const after = await tokens.issue(principal);
    const kidOf = (token: string) => JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString()).kid;
    expect([kidOf(before), kidOf(after)]).toEqual([first.id, second.id]);
    for (const token of [before, after]) expect(await tokens.verify(token)).toMatchObject({ userId: 1 });
    ring = ringOf([second, newKey("vault")]);
    await expect(tokens.verify(before)).rejects.toMatchObject({ code: "AUTHENTICATION_REQUIRED" });
    expect(await tokens.verify(after)).toMatchObject({ userId: 1 });
  });

  /** A token of ours but for what a test changes. */
  const madeWith = ({ secret: text }: Key, header: object, issuer = "purvey") =>
    new SignJWT({ site: "demo", role: "administrator" })
      .setProtectedHeader({ alg: "HS256", ...header })
      .setSubject("1")
      .setIssuer(issuer)
      .setExpirationTime("1h")
      .sign(new TextEncoder().encode(text));

  it("of an earlier version name no key, and are good by any of them", async () => {
    const ring = ringOf([newKey("tokens"), newKey("vault"), ...keysOfSecret(secret)]);
    const [old] = keysOfSecret(secret) as [Key];
    expect(await createTokens({ secret: ring }).verify(await madeWith(old, {}))).toMatchObject({ userId: 1 });
  });

  rule("R213 are refused with a key's name that is not that key's, the vault's key, and another issuer", async () => {
    const [first, second, vault] = [newKey("tokens"), newKey("tokens"), newKey("vault")];
    const tokens = createTokens({ secret: ringOf([first, second, vault]) });
    expect(await tokens.verify(await madeWith(second, { kid: second.id }))).toMatchObject({ userId: 1 });
    for (const token of [
      await madeWith(second, { kid: first.id }),
      await madeWith(vault, { kid: vault.id }),
      await madeWith(vault, {}),
      await madeWith(first, { kid: "../../etc/passwd" }),
      await madeWith(first, { kid: "" }),
      await madeWith(first, { kid: first.id }, "elsewhere"),
    ])
      await expect(tokens.verify(token)).rejects.toMatchObject({ code: "AUTHENTICATION_REQUIRED" });
  });

  it("need a secret that nobody guesses", () => {
    expect(() => createTokens({ secret: "short" })).toThrow("5 characters");
  });
});
