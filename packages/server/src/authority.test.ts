import type { Endpoint } from "@purvey/contract/endpoint";
import { rule } from "@purvey/contract/testing/rule";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { implementations } from "./services.ts";
import {
  answeredInput,
  ask,
  type Inquiry,
  isOwned,
  openInquiry,
  outcomeOf,
  ownersToken,
} from "./testing/authority/ask.ts";
import { strangers } from "./testing/authority/callers.ts";
import { expectedOutcome } from "./testing/authority/expected.ts";
import { authorityReport, type Outcomes } from "./testing/authority/report.ts";
import { tableHashes } from "./testing/table-hashes.ts";
import { databasesOfAll } from "./testing/test-database.ts";

const endpoints = implementations.flatMap(({ service }) => Object.values(service.endpoints));

/** Deletions last, so that what is asked for is still there. */
const methods = ["GET", "POST", "PUT", "DELETE"];
const byMethod = (a: Endpoint, b: Endpoint) => methods.indexOf(a.method) - methods.indexOf(b.method);

/** What counts calls, refused ones too: views of questions, and attempts. */
const counters = ["failed_attempt", "item_faq", "rate_window"];

for (const kind of databasesOfAll) {
  describe(`a record of somebody else (${kind})`, () => {
    // The site's own records are guarded by the same lines on both databases; whose a row is, statements decide.
    const isWhole = kind === databasesOfAll.at(-1);
    const asked = isWhole ? endpoints : endpoints.filter(isOwned);
    const named = asked.map((endpoint) => [endpoint.id, endpoint] as const);
    const report: [Endpoint, Outcomes][] = [];
    let inquiry: Inquiry;
    beforeAll(async () => {
      inquiry = await openInquiry(kind);
    });
    afterAll(() => inquiry.server.close());

    rule.each(named)("R213 R214 R215 %s is answered to its owner only", async (_id, endpoint) => {
      const outcomes = {} as Record<string, string>;
      for (const stranger of strangers) outcomes[stranger] = await outcomeOf(inquiry, endpoint, stranger);
      report.push([endpoint, outcomes as Outcomes]);
      const expected = strangers.map((stranger) => [stranger, expectedOutcome(endpoint, stranger)]);
      expect(outcomes).toEqual(Object.fromEntries(expected));
    });

    it("changes nothing when it is refused", async () => {
      const before = inquiry.hashes;
      const after = await tableHashes(inquiry.server.db, "demo");
      const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
      expect(changed.filter((table) => !counters.includes(table))).toEqual([]);
    });

    // After all refusals, because it changes and deletes what they asked for.
    it.each(named.filter(([, endpoint]) => isOwned(endpoint)).sort(([, a], [, b]) => byMethod(a, b)))(
      "%s answers its owner",
      async (_id, endpoint) => {
        const input = (await answeredInput(inquiry, endpoint)) ?? {};
        const { status, body } = await ask(inquiry, endpoint, input, await ownersToken(inquiry, endpoint));
        expect(status, JSON.stringify(body)).toBe(200);
        if (endpoint.list && endpoint.safe) expect(body.total).toBeGreaterThan(0);
      },
    );

    it.runIf(isWhole)("is reported, endpoint by endpoint", async () => {
      await expect(authorityReport(report)).toMatchFileSnapshot("../../../docs/reference/authority.md");
    });
  });
}
