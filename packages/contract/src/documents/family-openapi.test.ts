import { createConfig, lintFromString } from "@redocly/openapi-core";
import { type RulesetDefinition, Spectral } from "@stoplight/spectral-core";
import { oas } from "@stoplight/spectral-rulesets";
import { beforeAll, describe, expect, it } from "vitest";
import { get, resource } from "../endpoint.ts";
import { entity, integer, text } from "../fields.ts";
import { service } from "../service.ts";
import { services } from "../services/index.ts";
import { exhaustive } from "../testing/exhaustive.ts";
import { familyOpenApi } from "./family-openapi.ts";

interface Document {
  readonly paths: Record<string, Record<string, { operationId: string; tags: string[] }>>;
  readonly tags: { name: string }[];
  readonly components: { schemas: Record<string, { properties?: Record<string, unknown> }> };
}

const documentOf = (of: typeof services) =>
  familyOpenApi(of, { version: "0.1.0", url: "https://api.purvey.example/api" }) as unknown as Document;

/** Linters take a quarter of a minute for all of them; each one's own document is linted by itself (`openapi.test.ts`). */
const linted = services.filter((_, index) => exhaustive || index % 8 === 0);

describe("the OpenAPI document of all services", () => {
  let document: Document;
  beforeAll(() => {
    document = documentOf(services);
  });

  it("has every endpoint of every service under its folder, once beside its other addresses", () => {
    const found = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`),
    );
    const expected = services.flatMap(({ segment, endpoints }) =>
      Object.values(endpoints).map(({ method, path, id }) => `${method} /${segment}${path} ${id.replaceAll(".", "_")}`),
    );
    const alias = /_alias\d+$/;
    expect(found.filter((line) => !alias.test(line)).sort()).toEqual(expected.sort());
  });

  it("refers to nothing that is not there", () => {
    const known = new Set(Object.keys(document.components.schemas));
    const named = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    expect(named.filter((name) => !known.has(name as string))).toEqual([]);
  });

  it("passes redocly's strict rules", async () => {
    const config = await createConfig({ extends: ["recommended-strict"] });
    const problems = await lintFromString({ source: JSON.stringify(documentOf(linted)), config });
    expect(problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`)).toEqual(
      [],
    );
  });

  it("passes spectral's rules for OpenAPI", async () => {
    const spectral = new Spectral();
    spectral.setRuleset({ extends: [oas as RulesetDefinition], rules: {} });
    const problems = await spectral.run(JSON.stringify(documentOf(linted)));
    expect(problems.map(({ code, path, message }) => `${code} ${path.join("/")}: ${message}`)).toEqual([]);
  });

  it("gives entities of one name their service's name where they differ, and only there", () => {
    const make = (name: string, fields: Parameters<typeof entity>[2]) =>
      service({
        name,
        title: name,
        description: name,
        resources: {
          things: resource("/things", {
            get: get("", {
              returns: entity("Thing", "A thing", fields),
              summary: "Get the thing",
              words: ["thing"],
              permission: "none",
              scope: "public",
            }),
          }),
        },
      });
    const one = { code: text({ description: "Code" }) };
    const schemasOf = (...others: readonly ReturnType<typeof make>[]) =>
      Object.keys((familyOpenApi(others, { version: "1" }) as unknown as Document).components.schemas).filter((name) =>
        name.endsWith("Thing"),
      );
    expect(schemasOf(make("red", one), make("blue", one))).toEqual(["Thing"]);
    expect(schemasOf(make("red", one), make("blue", { size: integer({ description: "Size" }) }))).toEqual([
      "RedThing",
      "BlueThing",
    ]);
  });
});
