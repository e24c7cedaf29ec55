import { describe, expect, it } from "vitest";
import { absoluteAddress, publicAddress, strictTransport } from "./public-address.ts";

const own = "http://10.0.0.5:4400";
const addressOf = (headers: Record<string, string>, more: { publicUrl?: string; trustProxy?: boolean } = {}) =>
  publicAddress(new Request(`${own}/api/items/internal/pdf`, { headers }), {
    publicUrl: more.publicUrl,
    trustProxy: more.trustProxy ?? false,
  });

describe("the address that callers reach the server by", () => {
  const forwarded = { "x-forwarded-proto": "https", "x-forwarded-host": "shop.example" };

  it("is that of the request, whatever a proxy says that nobody trusts", () => {
    expect(addressOf({})).toBe(own);
    expect(addressOf(forwarded)).toBe(own);
  });

  it("is what a trusted proxy wrote last", () => {
    expect(addressOf(forwarded, { trustProxy: true })).toBe("https://shop.example");
    const chain = { "x-forwarded-proto": "http, https", "x-forwarded-host": "evil.example, shop.example:8443" };
    expect(addressOf(chain, { trustProxy: true })).toBe("https://shop.example:8443");
    expect(addressOf({ "x-forwarded-proto": "https" }, { trustProxy: true })).toBe("https://10.0.0.5:4400");
  });

  it("is that of the request where the proxy says what is no address", () => {
    for (const host of ["", "a b", "user@evil.example", "evil.example/path", "evil.example?"])
      expect(addressOf({ "x-forwarded-host": host, "x-forwarded-proto": "https" }, { trustProxy: true })).toBe(own);
    expect(addressOf({ "x-forwarded-proto": "javascript" }, { trustProxy: true })).toBe(own);
  });

  it("is the configured one before all others, with its path", () => {
    const publicUrl = "https://shop.example/purvey/";
    expect(addressOf(forwarded, { publicUrl, trustProxy: true })).toBe("https://shop.example/purvey");
  });
});

it("is kept to by browsers where it is one of TLS, and only there", () => {
  const said = (headers: Record<string, string>, config: { publicUrl?: string; trustProxy: boolean }) =>
    strictTransport(new Request(own, { headers }), { publicUrl: undefined, ...config });
  const always = { "strict-transport-security": "max-age=31536000" };
  expect(said({}, { publicUrl: "https://shop.example", trustProxy: false })).toEqual(always);
  expect(said({ "x-forwarded-proto": "https" }, { trustProxy: true })).toEqual(always);
  expect(said({ "x-forwarded-proto": "https" }, { trustProxy: false })).toEqual({});
  expect(said({ "x-forwarded-proto": "http" }, { trustProxy: true })).toEqual({});
});

describe("a path as an address", () => {
  it("gets a host, unless it has one", () => {
    expect(absoluteAddress("/documents/pdf/1?site=demo", "https://shop.example")).toBe(
      "https://shop.example/documents/pdf/1?site=demo",
    );
    expect(absoluteAddress("https://pay.example/1", "https://shop.example")).toBe("https://pay.example/1");
  });
});
