import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";
import { check } from "./check.ts";
import { openApi } from "./openapi.ts";
import { services } from "./services/index.ts";

interface Operation {
  readonly operationId: string;
  readonly description: string;
  readonly deprecated?: boolean;
  readonly responses: Readonly<Record<string, unknown>>;
}

describe.each(services.map((service) => [service.name, service] as const))(
  "the OpenAPI document of %s",
  (_name, service) => {
    const document = openApi(service, { version: "0.1.0", url: `https://api.purvey.example/api/${service.segment}` });

    it("passes a strict linter without a word", async () => {
      const config = await createConfig({ extends: ["recommended-strict"] });
      const problems = await lintFromString({ source: JSON.stringify(document), config });
      expect(problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`)).toEqual(
        [],
      );
    });

    it("lists no two fields that a generated client would call the same", () => {
      const clashes: string[] = [];
      const look = (value: unknown, at: string): void => {
        if (typeof value !== "object" || value === null) return;
        const { properties } = value as { properties?: object };
        const names = Object.keys(properties ?? {}).map((name) => name.replaceAll("_", "").toLowerCase());
        if (new Set(names).size < names.length) clashes.push(at);
        for (const [key, inner] of Object.entries(value)) look(inner, `${at}/${key}`);
      };
      look(document, "");
      expect(clashes).toEqual([]);
    });

    it("describes every endpoint once, its answer and its refusals with examples that fit", () => {
      const operations = Object.values(document.paths as Record<string, Record<string, Operation>>).flatMap((path) =>
        Object.values(path).filter(({ deprecated }) => !deprecated),
      );
      expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
        Object.values(service.endpoints)
          .map(({ id }) => id.replaceAll(".", "_"))
          .sort(),
      );
      for (const { responses } of operations)
        expect(Object.keys(responses)).toEqual(expect.arrayContaining(["200", "400", "404", "429", "500", "503"]));
      const byId = new Map(operations.map((operation) => [operation.operationId, operation]));
      for (const endpoint of Object.values(service.endpoints)) {
        const { content } = (byId.get(endpoint.id.replaceAll(".", "_"))?.responses["200"] ?? {}) as {
          content: Record<string, { example: { data: unknown } }>;
        };
        expect(check(endpoint.returns, content["application/json"]?.example.data, { direction: "output" })).toEqual([]);
      }
    });

    it("has every alias as a deprecated operation that names the endpoint's own address", () => {
      const paths = document.paths as Record<string, Record<string, Operation>>;
      for (const endpoint of Object.values(service.endpoints)) {
        for (const { method, path } of endpoint.aliases) {
          const operation = paths[path]?.[method.toLowerCase()];
          expect(operation?.deprecated).toBe(true);
          expect(operation?.description).toContain(`\`${endpoint.method} ${endpoint.path}\``);
        }
      }
    });
  },
);
