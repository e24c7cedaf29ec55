import { describe, expect, it } from "vitest";
import type { Generation } from "./context.ts";
import { redact } from "./observe.ts";
import { fullBudget } from "./retry.ts";
import { send } from "./send.ts";
import { brand } from "./testing/brand.ts";
import { clientOf, failureOf } from "./testing/client-of.ts";
import { envelope, refusal, scripted } from "./testing/scripted-transport.ts";
import { TokenHolder } from "./token.ts";
import { endpoint, serviceModule, some } from "./wire.ts";

const text = { type: "string" } as const;
const secret = { ...text, "x-sensitive": true } as const;

describe("hooks", () => {
  it("come in order: each request with its answer, the retry between, the error last", async () => {
    const order: string[] = [];
    const note = (name: string) => (event: object) => {
      order.push("attempt" in event ? `${name} ${event.attempt}` : name);
    };
    const hooks = { onRequest: note("request"), onResponse: note("response"), onRetry: note("retry") };
    const down = refusal(503, "SERVICE_UNAVAILABLE");
    const { api } = clientOf([down, new TypeError("reset"), refusal(404, "X")], {
      ...hooks,
      onError: note("error"),
      onDrift: note("drift"),
    });
    await failureOf(api.items.brands.get({ id: 7 }));
    expect(order).toEqual([
      "request 1",
      "response 1",
      "retry 1",
      "request 2",
      "retry 2",
      "request 3",
      "response 3",
      "error",
    ]);
  });

  it("that fail later break nothing either", async () => {
    const seen: unknown[] = [];
    const others = process.listeners("unhandledRejection");
    process.removeAllListeners("unhandledRejection");
    const listen = (reason: unknown) => seen.push(reason);
    process.on("unhandledRejection", listen);
    try {
      const onRequest = async () => {
        throw new Error("The log is full.");
      };
      const { api } = clientOf([envelope(brand)], { onRequest: onRequest as never });
      await api.items.brands.get({ id: 7 });
      await new Promise((resolve) => setImmediate(resolve));
      expect(seen).toEqual([]);
    } finally {
      process.off("unhandledRejection", listen);
      for (const other of others) process.on("unhandledRejection", other);
    }
  });

  it("see drift before the error that it makes", async () => {
    const order: string[] = [];
    const { api } = clientOf([envelope({ ...brand, brandsName: 5 })], {
      onDrift: ({ issues }) => order.push(`drift ${issues[0]?.path}`),
      onError: ({ error }) => order.push(error.message),
    });
    await failureOf(api.items.brands.get({ id: 7 }));
    expect(order).toEqual(["drift data.brandsName", "Invalid API response structure"]);
  });
});

describe("secrets", () => {
  it("are masked at every depth: in lists, in fields by any name", () => {
    const line = some({ name: text, token: secret });
    const schema = some({
      lines: { type: "array", items: line },
      byName: some({}, [], { additionalProperties: line }),
    });
    const given = { lines: [{ name: "a", token: "s" }], byName: { x: { name: "b", token: "s" } }, free: 1 };
    expect(redact(schema, given)).toEqual({
      lines: [{ name: "a", token: "•••" }],
      byName: { x: { name: "b", token: "•••" } },
      free: 1,
    });
    expect(given.lines[0]?.token).toBe("s");
  });

  it("stand in no address and no message, in the path neither", async () => {
    const service = serviceModule<unknown>("vault", "vault", () => ({
      "doors.open": endpoint("GET", "/doors/{code}", some({ code: secret, pin: secret, name: text }), text),
    }));
    const events: unknown[] = [];
    const { transport, arrived } = scripted(new TypeError("reset"));
    const generation: Generation = {
      context: { siteId: "demo", retries: 0, onRequest: (event) => events.push(event) },
      token: new TokenHolder("t"),
      transport,
      budget: fullBudget(),
      addresses: { vault: "http://vault.invalid" },
    };
    const call = send(generation, service, "doors.open", { code: "wicket", pin: "sesame", name: "front" }, {});
    const error = await failureOf(call);
    expect(arrived[0]?.url).toBe("http://vault.invalid/doors/wicket?pin=sesame&name=front");
    for (const shown of [JSON.stringify(events), error.message]) {
      // No digits, which a time may hold.
      expect(shown).not.toMatch(/wicket|sesame/);
      expect(shown).toContain("name=front");
    }
  });

  it("are masked in the caller's own headers", async () => {
    const events: { headers: Readonly<Record<string, string>> }[] = [];
    const headers = { Cookie: "session=1", "X-Api-Key": "k", Authorization: "Basic YTpi", "x-note": "n" };
    const { api } = clientOf([envelope(brand)], { headers, onRequest: (event) => events.push(event) });
    await api.items.brands.get({ id: 7 });
    expect(events[0]?.headers).toMatchObject({
      cookie: "•••",
      "x-api-key": "•••",
      authorization: "•••",
      "x-note": "n",
      "x-site-id": "demo",
    });
  });
});
