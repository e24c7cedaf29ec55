import { exampleOf } from "@purvey/contract/example";
import type { Schema } from "@purvey/contract/schema";
import { expect, it } from "vitest";
import { checkReferences } from "./platform/db/orphans.ts";
import { implementations } from "./services.ts";
import { describeServer } from "./testing/describe-server.ts";
import { rawRequest } from "./testing/raw-request.ts";
import { RecordPool } from "./testing/record-pool.ts";
import { storedRows } from "./testing/stored-rows.ts";

/** The number of no record. */
const nobody = 987_654_321;

type Input = Readonly<Record<string, unknown>>;

/** An input with the number of no record in one place. */
interface Misled {
  readonly field: string;
  readonly input: Record<string, unknown>;
}

/** One for each place that may hold a record's number: in the body, and in its lists. */
function misled(schema: Schema, input: Input): Misled[] {
  return Object.entries(schema.properties ?? {}).flatMap(([field, property]) => {
    const value = input[field];
    if (isReference(field, property)) return [{ field, input: { ...input, [field]: nobody } }];
    if (!Array.isArray(value) || !property.items) return [];
    const [first, ...rest] = value as Input[];
    if (typeof first !== "object") return [];
    return misled(property.items, first).map((line) => ({
      ...line,
      input: { ...input, [field]: [line.input, ...rest] },
    }));
  });
}

function isReference(name: string, { type, anyOf = [] }: Schema): boolean {
  const numeric = [type, ...anyOf.map((one) => one.type)]
    .flat()
    .some((each) => each === "integer" || each === "number");
  return numeric && /(Uid|Id|No|By)$/.test(name);
}

describeServer("numbers of records that are not there", (server) => {
  it("are refused by every endpoint that writes, with field, number and way out, and never stored", async () => {
    const { app, db, principalOf } = server();
    const token = await app.tokens.issue(await principalOf("ada"));
    const pool = new RecordPool([]);
    for (const rows of await storedRows(db)) pool.keepTable(rows);
    const failed: string[] = [];
    const told: string[] = [];
    let calls = 0;
    for (const { service } of implementations)
      for (const endpoint of Object.values(service.endpoints).filter(({ safe }) => !safe))
        for (const { field, input } of misled(endpoint.body ?? {}, exampleOf(endpoint.input) as Input)) {
          Object.assign(input, pool.pathsOf(endpoint)[0]);
          const { status, body } = await rawRequest(app, service, endpoint, input, { token });
          calls += 1;
          if (status >= 500) failed.push(`${endpoint.id} ${field}: ${status} ${JSON.stringify(body)}`);
          const issues = (body.validationErrors ?? []) as { field: string; message: string }[];
          for (const issue of issues)
            if (/^There is no .+ `987654321` on this site; find the right one in the list/.test(issue.message))
              told.push(
                issue.field === field ? endpoint.id : `${endpoint.id} names ${issue.field} instead of ${field}`,
              );
        }
    expect(calls).toBeGreaterThan(100);
    expect(failed).toEqual([]);
    expect((await checkReferences(db)).orphans).toEqual([]);
    // These look for no record themselves, so it is the database that refuses.
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((each) => each.includes(" "))).toEqual([]);
  });
});
