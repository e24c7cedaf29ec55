import { rule } from "@purvey/contract/testing/rule";
import { describe, expect, it, vi } from "vitest";
import { AuthenticationError } from "./errors.ts";
import { brand } from "./testing/brand.ts";
import { clientOf, failureOf } from "./testing/client-of.ts";
import { type Answer, envelope, refusal } from "./testing/scripted-transport.ts";

const refused = () => refusal(401, "AUTHENTICATION_REQUIRED", "No.");
/** Takes the newest token only. */
const strict =
  (good: string): Answer =>
  (_url, { headers }) =>
    headers.authorization === `Bearer ${good}` ? envelope(brand) : refused();

describe("a token function", () => {
  it("that throws makes an AuthenticationError with its reason, which safe() gives; the next call asks again", async () => {
    const ask = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("the vault is sealed"));
    ask.mockResolvedValue("t1");
    const { api, arrived } = clientOf([envelope(brand)], { jwt: ask });
    const result = await api.items.brands.get({ id: 7 }).safe();
    expect(result).toMatchObject({ ok: false, error: { code: "AUTHENTICATION_ERROR", attempts: 0 } });
    expect(!result.ok && result.error.message).toContain("the vault is sealed");
    expect(arrived).toHaveLength(0);
    await api.items.brands.get({ id: 7 });
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("that throws at once is no different", async () => {
    const jwt = () => {
      throw new Error("no session");
    };
    const { api } = clientOf([envelope(brand)], { jwt });
    expect(await failureOf(api.items.brands.get({ id: 7 }))).toBeInstanceOf(AuthenticationError);
  });

  it.each([undefined, null, ""])(
    "that answers %j sends the call without a token, and is asked each time",
    async (none) => {
      const ask = vi.fn(() => none as undefined);
      const { api, arrived } = clientOf([envelope(brand), refused()], { jwt: ask });
      await api.items.brands.get({ id: 7 });
      expect(arrived[0]?.headers).not.toHaveProperty("authorization");
      expect(await failureOf(api.items.brands.get({ id: 7 }))).toBeInstanceOf(AuthenticationError);
      expect(ask.mock.calls).toEqual([[{ refresh: false }], [{ refresh: false }]]);
    },
  );

  it("whose refresh fails is told with its reason", async () => {
    const jwt = async ({ refresh }: { refresh: boolean }) => {
      if (refresh) throw new Error("the refresh token ran out");
      return "t1";
    };
    const { api, arrived } = clientOf([refused()], { jwt });
    expect(await failureOf(api.items.brands.get({ id: 7 }))).toMatchObject({
      code: "AUTHENTICATION_ERROR",
      message: expect.stringContaining("the refresh token ran out"),
    });
    expect(arrived).toHaveLength(1);
  });

  it("is asked once for a client and those made from it, but anew for another site or token", async () => {
    let version = 0;
    const ask = vi.fn(async () => `t${++version}`);
    const { api } = clientOf([strict("t2")], { jwt: ask });
    const other = api.with({ timeout: 5_000 });
    await Promise.all([1, 2, 3].flatMap((id) => [api.items.brands.get({ id }), other.items.brands.get({ id })]));
    expect(ask.mock.calls).toEqual([[{ refresh: false }], [{ refresh: true }]]);
    await other.items.brands.get({ id: 4 });
    expect(ask).toHaveBeenCalledTimes(2);
    await api.with({ siteId: "other" }).items.brands.get({ id: 7 }).safe();
    expect(ask.mock.calls[2]).toEqual([{ refresh: false }]);
  });
});

describe("a 401", () => {
  rule("R020 of a call without a token asks for none", async () => {
    const ask = vi.fn(async () => "t1");
    const { api, arrived } = clientOf([refused()], { jwt: ask });
    expect(await failureOf(api.items.system.healthCheck())).toBeInstanceOf(AuthenticationError);
    expect(ask).not.toHaveBeenCalled();
    expect(arrived).toHaveLength(1);
    expect(arrived[0]?.headers).not.toHaveProperty("authorization");
  });

  it("of signing in is a wrong password: no new token, no second attempt", async () => {
    const ask = vi.fn(async () => "t1");
    const { api, arrived } = clientOf([refused()], { jwt: ask });
    const input = { username: "dana", password: "wrong" };
    expect(await failureOf(api.content.users.verifyPassword(input))).toMatchObject({ message: "No." });
    expect(ask).not.toHaveBeenCalled();
    expect(arrived).toHaveLength(1);
    expect(arrived[0]?.headers).not.toHaveProperty("authorization");
  });
});

describe("another token", () => {
  rule("R229 is not used by a call under way", async () => {
    const { api, arrived } = clientOf([async () => envelope(brand)]);
    const call = api.items.brands.get({ id: 7 });
    api.setToken("t2");
    await call;
    await api.items.brands.get({ id: 7 });
    expect(arrived.map(({ headers }) => headers.authorization)).toEqual(["Bearer t", "Bearer t2"]);
  });

  it("replaces the old one under either name", async () => {
    const { api, arrived } = clientOf([envelope(brand)]);
    await api.with({ bearerToken: "b" }).items.brands.get({ id: 7 });
    await api.with({ bearerToken: "b" }).with({ jwt: "j" }).items.brands.get({ id: 7 });
    expect(arrived.map(({ headers }) => headers.authorization)).toEqual(["Bearer b", "Bearer j"]);
  });

  rule("R227 that is none is refused, and the old one stays", async () => {
    const { api, arrived } = clientOf([envelope(brand)]);
    expect(() => api.setToken("")).toThrow("Context must contain jwt or bearerToken for authentication");
    expect(() => api.setSite("")).toThrow("Context must contain siteId");
    await api.items.brands.get({ id: 7 });
    expect(arrived[0]?.headers).toMatchObject({ authorization: "Bearer t", "x-site-id": "demo" });
  });
});
