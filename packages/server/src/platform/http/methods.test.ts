import { rule } from "@purvey/contract/testing/rule";
import { beforeAll, expect, it } from "vitest";
import { createApp } from "../../app.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { rawFetch } from "../../testing/raw-request.ts";
import { testSecret } from "../../testing/test-server.ts";

describeServer("methods and origins", (server) => {
  let token: string;
  beforeAll(async () => {
    token = await server().app.tokens.issue(await server().principalOf("ada"));
  });

  it("that a path does not answer are refused with those that it does", async () => {
    const refused = await rawFetch(server().app, "PATCH", "/api/items/brands/7", { token });
    expect([refused.status, refused.headers.get("allow")]).toEqual([404, "DELETE, GET, HEAD, PUT"]);
    expect(refused.body).toMatchObject({
      code: "RESOURCE_NOT_FOUND",
      message: "There is no endpoint `PATCH /api/items/brands/7`. This path answers DELETE, GET, HEAD, PUT.",
    });
    const unknown = await rawFetch(server().app, "GET", "/api/items/nothing/at/all", { token });
    expect([unknown.status, unknown.headers.get("allow")]).toEqual([404, null]);
  });

  it("are told by OPTIONS", async () => {
    const answer = await rawFetch(server().app, "OPTIONS", "/api/items/brands", { site: null });
    expect([answer.status, answer.headers.get("allow")]).toEqual([204, "GET, HEAD, POST"]);
    expect((await rawFetch(server().app, "OPTIONS", "/api/nothing")).status).toBe(404);
  });

  it("HEAD answers as GET without a body, but does nothing that a GET with effects would", async () => {
    const head = await rawFetch(server().app, "HEAD", "/api/items/brands", { token });
    expect([head.status, head.body, head.headers.get("x-request-id")]).toEqual([200, "", expect.any(String)]);
    let statements = 0;
    const remove = server().db.onStatement(() => statements++);
    const effects = await rawFetch(server().app, "HEAD", "/api/customers/ship-to/refresh", { token });
    remove();
    expect([effects.status, effects.headers.get("allow"), statements]).toEqual([404, "GET", 0]);
  });

  rule("R258 GETs with effects are never kept by a cache", async () => {
    const answer = await rawFetch(server().app, "GET", "/api/customers/ship-to/refresh?edgeCache=1", { token });
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  });

  it("of other origins get nothing by default, and what is needed where they are allowed", async () => {
    const call = (allowedOrigins: readonly string[], method: string, origin: string | null) => {
      const app = createApp({
        db: server().db,
        tokens: { secret: testSecret },
        config: { allowedOrigins, callsPerMinute: 0, siteCallsPerMinute: 0 },
      });
      return rawFetch(app, method, "/api/items/brands", { token, headers: origin ? { origin } : {} });
    };
    const shop = "https://shop.example";
    const closed = await call([], "GET", shop);
    expect([closed.status, closed.headers.get("access-control-allow-origin")]).toEqual([200, null]);
    const foreign = await call([shop], "OPTIONS", "https://evil.example");
    expect([foreign.headers.get("access-control-allow-origin"), foreign.headers.get("vary")]).toEqual([null, "origin"]);
    const preflight = await call([shop], "OPTIONS", shop);
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      "access-control-allow-origin": shop,
      "access-control-allow-methods": "GET, POST, PUT, DELETE",
      "access-control-allow-headers": expect.stringContaining("x-site-id"),
      vary: "origin",
    });
    expect(preflight.headers.has("access-control-allow-credentials")).toBe(false);
    const answer = await call(["*"], "GET", shop);
    expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([200, shop]);
    expect(answer.headers.get("access-control-expose-headers")).toContain("x-request-id");
  });
});
