import type { Endpoint } from "@purvey/contract/endpoint";
import { exampleOf } from "@purvey/contract/example";
import type { Permission } from "@purvey/contract/permissions";
import { rule } from "@purvey/contract/testing/rule";
import { afterAll, beforeAll, describe, expect } from "vitest";
import type { Principal } from "./platform/principal.ts";
import { implementations } from "./services.ts";
import { rawRequest } from "./testing/raw-request.ts";
import { databasesOfAll } from "./testing/test-database.ts";
import { openTestServer, type TestServer } from "./testing/test-server.ts";

/** Endpoints whose path names no record, or whose key may be any text: they have no "unknown id". */
const withoutUnknownKey: Readonly<Record<string, string>> = {};

const nobody: Principal = {
  site: "demo",
  userId: 999_999,
  username: "nobody",
  role: "guest",
  customerId: undefined,
  contactId: undefined,
  salesRepId: undefined,
  permissions: new Set(),
};

const unknownKey = 987_654_321;

/** An input that fits, with keys that no record has. */
function unknownInput(endpoint: Endpoint): Record<string, unknown> {
  const input = exampleOf(endpoint.input) as Record<string, unknown>;
  for (const [name, schema] of Object.entries(endpoint.params?.properties ?? {}))
    input[name] = schema.type === "string" ? `unknown-${unknownKey}` : unknownKey;
  return input;
}

/** An input with one field that cannot fit, or nothing when every input does. */
function brokenInput(endpoint: Endpoint): { input: Record<string, unknown>; path: string } | undefined {
  const input = exampleOf(endpoint.input) as Record<string, unknown>;
  for (const [name, schema] of Object.entries(endpoint.input.properties)) {
    const types = [schema.type ?? []].flat();
    if (types.includes("integer") || types.includes("number"))
      return { input: { ...input, [name]: "not a number" }, path: name };
    if (schema.enum) return { input: { ...input, [name]: "no such value" }, path: name };
    if (schema.maxLength !== undefined)
      return { input: { ...input, [name]: "x".repeat(schema.maxLength + 1) }, path: name };
  }
  const [required] = endpoint.input.required ?? [];
  return required && !endpoint.params?.properties[required]
    ? { input: { ...input, [required]: undefined }, path: required }
    : undefined;
}

for (const kind of databasesOfAll) {
  describe(`every endpoint (${kind})`, () => {
    let server: TestServer;
    let everything: string;
    let nothing: string;
    let elsewhere: string;
    beforeAll(async () => {
      server = await openTestServer(kind);
      everything = await server.app.tokens.issue(await server.principalOf("ada"));
      nothing = await server.app.tokens.issue(nobody);
      elsewhere = await server.app.tokens.issue({ ...(await server.principalOf("ada")), site: "elsewhere" });
    });
    afterAll(() => server.close());

    for (const { service } of implementations) {
      describe(service.name, () => {
        const endpoints = Object.values(service.endpoints);
        rule.each(
          endpoints
            .filter((endpoint) => endpoint.permission !== "none")
            .map((endpoint) => [endpoint.id, endpoint] as const),
        )("R021 R213 R214 %s refuses who may not", async (_id, endpoint) => {
          const input = unknownInput(endpoint);
          const anonymous = await rawRequest(server.app, service, endpoint, input);
          expect([anonymous.status, anonymous.body.code]).toEqual([401, "AUTHENTICATION_REQUIRED"]);
          const forbidden = await rawRequest(server.app, service, endpoint, input, { token: nothing });
          expect([forbidden.status, forbidden.body.code]).toEqual([403, "INSUFFICIENT_PERMISSIONS"]);
          expect(forbidden.body.details.permission).toBe(endpoint.permission satisfies Permission | "none");
          const foreign = await rawRequest(server.app, service, endpoint, input, { token: elsewhere });
          expect([foreign.status, foreign.body.code]).toEqual([403, "INSUFFICIENT_PERMISSIONS"]);
          for (const refused of [anonymous, forbidden, foreign]) {
            expect(refused.body).toMatchObject({
              message: expect.stringMatching(/\.$/),
              requestId: expect.any(String),
              timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
            });
          }
        });

        const breakable = endpoints.flatMap((endpoint) => {
          const broken = brokenInput(endpoint);
          return broken ? [[endpoint.id, endpoint, broken] as const] : [];
        });
        rule.each(breakable)(
          "R204 R212 %s refuses bad input and names the field",
          async (_id, endpoint, { input, path }) => {
            const refused = await rawRequest(server.app, service, endpoint, input, { token: everything });
            expect([refused.status, refused.body.code]).toEqual([400, "VALIDATION_ERROR"]);
            const fields = refused.body.validationErrors.map((error: { field: string }) => error.field);
            expect(fields.some((field: string) => field.startsWith(path))).toBe(true);
          },
        );

        const keyed = endpoints.filter((endpoint) => endpoint.params && !(endpoint.id in withoutUnknownKey));
        rule.each(keyed.map((endpoint) => [endpoint.id, endpoint] as const))(
          "R215 %s does not know an unknown record",
          async (_id, endpoint) => {
            const missing = await rawRequest(server.app, service, endpoint, unknownInput(endpoint), {
              token: everything,
            });
            expect([missing.status, missing.body.code]).toEqual([404, "RESOURCE_NOT_FOUND"]);
          },
        );
      });
    }
  });
}
