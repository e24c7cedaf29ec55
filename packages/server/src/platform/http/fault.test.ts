import type { ServerCode } from "@purvey/contract/endpoint";
import { serverErrors } from "@purvey/contract/errors";
import { rule } from "@purvey/contract/testing/rule";
import { expect, it } from "vitest";
import { type App, createApp } from "../../app.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { rawFetch } from "../../testing/raw-request.ts";
import { testSecret } from "../../testing/test-server.ts";

describeServer("faults that a developer asks for", (server) => {
  const apps = new Map<boolean, App>();
  const appWith = (faults: boolean) => {
    const app = apps.get(faults) ?? createApp({ db: server().db, tokens: { secret: testSecret }, config: { faults } });
    apps.set(faults, app);
    return app;
  };
  const ask = async (username: string, fault: string, faults = true) => {
    const token = await server().app.tokens.issue(await server().principalOf(username));
    return rawFetch(appWith(faults), "GET", "/api/items/brands", { token, headers: { "x-purvey-fault": fault } });
  };

  rule.each(Object.keys(serverErrors))("R211 answers %s for real, with its status", async (code) => {
    const { status, body } = await ask("dev", code);
    expect([status, body.code]).toEqual([serverErrors[code as ServerCode].status, code]);
    expect(body.requestId).toEqual(expect.any(String));
  });

  rule("R218 says how long to wait, in details and header", async () => {
    const { body, headers } = await ask("dev", "RATE_LIMIT_EXCEEDED; retryAfter=3");
    expect([body.details.retryAfter, headers.get("retry-after")]).toEqual([3, "3"]);
  });

  rule("R221 announces a maintenance window", async () => {
    const { body } = await ask("dev", "SERVICE_UNAVAILABLE;retryAfter=7");
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(body.details).toEqual({ retryAfter: 7, maintenanceWindow: { start: time, end: time } });
    const { start, end } = body.details.maintenanceWindow;
    expect(Date.parse(end) - Date.parse(start)).toBe(60_000);
  });

  it("names what may be asked for when the header names none", async () => {
    const { status, body } = await ask("dev", "toString");
    expect([status, body.validationErrors[0].field]).toEqual([400, "x-purvey-fault"]);
  });

  it("listens to developers alone, and only on a server that was started for it", async () => {
    expect((await ask("ada", "INTERNAL_SERVER_ERROR")).status).toBe(200);
    expect((await ask("dev", "INTERNAL_SERVER_ERROR", false)).status).toBe(200);
  });
});
