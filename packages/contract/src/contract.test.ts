import { describe, expect, it } from "vitest";
import { aliasesOf } from "./aliases.ts";
import type { Endpoint } from "./endpoint.ts";
import { repairEnvelope } from "./envelope.ts";
import { exampleOf } from "./example.ts";
import { exampleItem } from "./example-records.ts";
import type { Schema } from "./schema.ts";
import { services } from "./services/index.ts";
import { missingEndpoints, missingFields } from "./testing/coverage.ts";
import { rule } from "./testing/rule.ts";
import { readSpecification } from "./testing/specification.ts";

const endpoints = services.flatMap((service) => Object.values(service.endpoints));
const specification = readSpecification();
const built = new Set(services.map((service) => service.name));

describe.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))("%s", (_id, endpoint) => {
  it("says what it is for, how people look for it and who may call it", () => {
    expect(endpoint.summary).toMatch(/^[A-Z].{5,90}[^.]$/);
    expect(endpoint.words.length).toBeGreaterThan(0);
    expect(new Set(endpoint.words).size).toBe(endpoint.words.length);
    expect(endpoint.permission).toBeTruthy();
    expect(Object.keys(endpoint.returns).length).toBeGreaterThan(0);
  });

  it("D08 has each name in one place, and declares every name of its path", () => {
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(endpoint.params?.properties ?? {}).sort()).toEqual([...inPath].sort());
    if (endpoint.method === "GET" || endpoint.method === "DELETE") expect(endpoint.body).toBeUndefined();
    if (endpoint.bareBody) expect(Object.keys(endpoint.body?.properties ?? {})).toEqual([endpoint.bareBody]);
  });

  it("has the placeholders of its path in each alias too, and no alias that is somebody else's address", () => {
    const places = (path: string) => [...path.matchAll(/\{\w+\}/g)].map(String).sort();
    const taken = endpoints.filter(({ service }) => service === endpoint.service);
    for (const alias of aliasesOf(endpoint)) {
      expect(places(alias.path)).toEqual(places(endpoint.path));
      const sameAddress = taken.flatMap((other) =>
        [other, ...aliasesOf(other)].filter(({ method, path }) => method === alias.method && path === alias.path),
      );
      expect(sameAddress.map(({ id }) => id)).toEqual([endpoint.id]);
    }
  });

  it("says in words what a pattern asks for", () => {
    expect(wordlessPatterns(endpoint.input)).toEqual([]);
  });

  it("names one item where its example names an item twice", () => {
    for (const named of namedItems(exampleOf(endpoint.input))) expect(named).toEqual(exampleItem);
  });

  it("invalidates only what exists", () => {
    const names = new Set(endpoints.flatMap(prefixesOf));
    for (const target of endpoint.invalidates) expect(names).toContain(target);
  });
});

/** The patterns inside a schema for which it has no words. */
function wordlessPatterns({ pattern, items, properties = {}, additionalProperties, ...schema }: Schema): string[] {
  const inside = [
    ...Object.values(properties),
    ...[items, additionalProperties].filter((part) => typeof part === "object"),
  ];
  const own = pattern === undefined || schema["x-messages"]?.pattern ? [] : [pattern];
  return [...own, ...inside.flatMap(wordlessPatterns)];
}

/** What an object inside an input names an item by: its unique number beside its number. */
function namedItems(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(namedItems);
  const { invMastUid, inv_mast_uid = invMastUid, itemId, item_id = itemId } = value as Record<string, unknown>;
  return inv_mast_uid && item_id ? [{ invMastUid: inv_mast_uid, itemId: item_id }, ...inside] : inside;
}

/** `items.brands.list` → `items`, `items.brands`, `items.brands.list`. */
function prefixesOf({ id }: Endpoint): string[] {
  const parts = id.split(".");
  return parts.map((_, index) => parts.slice(0, index + 1).join("."));
}

describe.runIf(specification)("the specification's inventory", () => {
  const listed = (specification?.endpoints ?? []).filter((endpoint) => built.has(endpoint.service));

  rule("R002 R003 R004 R006 R007 R030 has every endpoint under its name, method and path", () => {
    const missing = specification
      ? missingEndpoints(services, specification).filter(({ service }) => built.has(service))
      : [];
    expect(
      missing.map(
        ({ service, resource, operation, method, path }) => `${service}.${resource}.${operation} ${method} ${path}`,
      ),
    ).toEqual([]);
  });

  it("has no endpoint that the inventory does not list, but marked extensions", () => {
    const known = new Set(listed.map(({ service, method, path }) => `${service} ${method} ${path}`));
    const system = /\/(health-check|ping)$/;
    const strangers = endpoints.filter(
      ({ service, method, path, extension }) =>
        !extension && !system.test(path) && !known.has(`${service} ${method} ${path}`),
    );
    expect(strangers.map(({ id }) => id)).toEqual([]);
  });

  rule("R008 D17 gives every endpoint its domain", () => {
    const wrong = listed.filter(
      ({ service, resource, operation, domain }) =>
        services.find((candidate) => candidate.name === service)?.endpoints[`${resource}.${operation}`]?.domain !==
        domain,
    );
    expect(
      wrong.map(({ service, resource, operation, domain }) => `${service}.${resource}.${operation} ${domain}`),
    ).toEqual([]);
  });

  rule("R013 R120 has every entity with every field as the specification spells it", () => {
    expect(specification ? missingFields(services, specification) : []).toEqual([]);
  });
});

describe("the envelope", () => {
  rule("R015 R018 has the eight fields of the specification, whatever the service left out", () => {
    expect(Object.keys(repairEnvelope({ data: [] }, 200)).sort()).toEqual([
      "count",
      "data",
      "message",
      "options",
      "params",
      "status",
      "total",
      "totalResults",
    ]);
  });
});
