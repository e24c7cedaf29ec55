import { rule } from "@purvey/contract/testing/rule";
import { describe, expect, expectTypeOf, it } from "vitest";
import { createClientOf } from "./client.ts";
import { type EndpointSearch, withDiscovery } from "./discovery.ts";
import { createClient } from "./facade.ts";
import type { Services } from "./services/index.ts";
import { items } from "./services/items.ts";
import { pricing } from "./services/pricing.ts";
import { envelope, scripted } from "./testing/scripted-transport.ts";
import { serviceModule } from "./wire.ts";

const context = { siteId: "demo", jwt: "t" };

describe("api.discover()", () => {
  rule("R230 lists every service with its endpoints, without a call", async () => {
    const { transport, arrived } = scripted(envelope([]));
    const services = await createClient({ ...context, transport }).discover();
    expect(services).toHaveLength(24);
    const endpoints = services.flatMap((service) => service.endpoints);
    expect(endpoints.find(({ operation }) => operation === "items.brands.list")).toMatchObject({
      service: "items",
      domain: "items",
      method: "GET",
      path: "/brands",
      summary: "List each brand",
      readOnly: true,
      safe: true,
    });
    expect(arrived).toEqual([]);
  });

  rule("R230 lists the services of this client alone", async () => {
    const services = await createClientOf(withDiscovery({ items, pricing }), context).discover();
    expect(services.map(({ service }) => service).sort()).toEqual(["items", "pricing"]);
  });

  rule("R232 leaves out a service that cannot be described, and does not throw", async () => {
    const broken = serviceModule<object>("broken", "broken", () => {
      throw new Error("No description");
    });
    const api = createClientOf(withDiscovery({ broken, pricing }), context);
    expect((await api.discover()).map(({ service }) => service)).toEqual(["pricing"]);
    expect((await api.findEndpoints("price engine")).map(({ service }) => service)).toContain("pricing");
  });
});

describe("api.findEndpoints()", () => {
  rule("R231 finds endpoints by a text, without a call and without creating a service", async () => {
    const { transport, arrived } = scripted(envelope([]));
    let made = 0;
    const search = serviceModule<object>("search", "search", () => {
      made++;
      return {};
    });
    const api = createClientOf(withDiscovery({ items, search }), { ...context, transport });
    const [hit] = await api.findEndpoints("/brands");
    expect(hit).toMatchObject({ operation: "items.brands.list", score: 1, why: "`/brands` is the path" });
    expect([made, arrived]).toEqual([0, []]);
  });

  it("leaves its name to the service of that name", () => {
    const api = createClient(context);
    expectTypeOf(api.findEndpoints).toEqualTypeOf<EndpointSearch>();
    expectTypeOf(api.search).toEqualTypeOf<Services["search"]>();
    expect(api.search).toBeTypeOf("object");
  });
});
