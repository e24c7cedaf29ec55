import { rule } from "@purvey/contract/testing/rule";
import { describe, expect, it } from "vitest";
import { createClient } from "./facade.ts";
import { brand } from "./testing/brand.ts";
import { clientOf, failureOf } from "./testing/client-of.ts";
import { envelope } from "./testing/scripted-transport.ts";

const breaks = ["a\r\nx-evil: 1", "a\nb", "größe", "a\u0000", "名前", "a\u2028b"];

describe("headers", () => {
  it.each(breaks)("refuse %j anywhere, before anything is sent and without a retry", async (value) => {
    const { api, arrived } = clientOf([envelope([])]);
    const attempts = {
      "headers.x-site-id": api.with({ siteId: `demo${value}` }).items.brands.list(),
      "headers.authorization": api.with({ jwt: `secret-token${value}` }).items.brands.list(),
      "headers.idempotency-key": api.items.brands.create({ brandsName: "V" }, { idempotencyKey: value }),
      "headers.x-note": api.items.brands.list({}, { headers: { "x-note": value } }),
    };
    for (const [path, call] of Object.entries(attempts)) {
      const error = await failureOf(call);
      expect(error).toMatchObject({ code: "VALIDATION_ERROR", errors: [{ path }], attempts: 0 });
      expect(JSON.stringify(error)).not.toContain("secret-token");
    }
    expect(arrived).toHaveLength(0);
  });

  it("refuse a name with a line break", async () => {
    const { api, arrived } = clientOf([envelope([])]);
    const headers = { "x-a\r\nx-evil": "1" };
    expect(await failureOf(api.items.brands.list({}, { headers }))).toMatchObject({ code: "VALIDATION_ERROR" });
    expect(arrived).toHaveLength(0);
  });

  it("stand once each, whatever case they are given in: a call's over the client's", async () => {
    const { api, arrived } = clientOf([envelope([])], { headers: { Authorization: "Basic YTpi", "X-Note": "client" } });
    await api.items.brands.list({}, { headers: { "x-NOTE": "call", "x-none": undefined as never } });
    expect(arrived[0]?.headers).toEqual({
      accept: "application/json",
      "x-site-id": "demo",
      authorization: "Basic YTpi",
      "x-note": "call",
    });
  });

  rule("R020 carry a token without the line break that its file ended with", async () => {
    const { api, arrived } = clientOf([envelope([])], { jwt: "token-of-a-file\n" });
    await api.items.brands.list();
    expect(arrived[0]?.headers.authorization).toBe("Bearer token-of-a-file");
  });

  rule("R019 go out in the platform's own fetch as they are", async () => {
    const seen: string[] = [];
    const transport = async (url: string, request: RequestInit) => {
      const { headers } = new Request(new URL(url, "http://test.invalid"), request);
      seen.push(headers.get("x-site-id") ?? "");
      return envelope(brand);
    };
    const api = createClient({ siteId: "a site, really", jwt: "t", transport: transport as never });
    await api.items.brands.get({ id: 7 });
    expect(seen).toEqual(["a site, really"]);
  });
});
