import type { Endpoint } from "@purvey/contract/endpoint";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { implementations } from "./services.ts";
import { chosenInputs, type Input, inCallingOrder, inputsOf } from "./testing/generated-inputs.ts";
import { rawRequest } from "./testing/raw-request.ts";
import { RecordPool } from "./testing/record-pool.ts";
import { storedRows } from "./testing/stored-rows.ts";
import { tableHashes } from "./testing/table-hashes.ts";
import { databasesOfAll } from "./testing/test-database.ts";
import { openTestServer, type TestServer } from "./testing/test-server.ts";
import { openTwoSites, type TwoSites, tellTale, twoSites } from "./testing/two-sites.ts";

const serviceOf = new Map(
  implementations.flatMap(({ service }) => Object.values(service.endpoints).map((one) => [one.id, service] as const)),
);
const endpoints = inCallingOrder(implementations.flatMap(({ service }) => Object.values(service.endpoints)));
const reading = endpoints.filter(({ safe }) => safe);
const writing = endpoints.filter(({ safe }) => !safe);

/** How often a text was looked for is written a second after it was. */
const countsOfSearches = ["times", "date_last_used"];

/** Dates, given numbers and secrets are new with each call. */
const fresh =
  /\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d|[\da-f]{8}-[\da-f-]{27}|"(\w*[mM]illiseconds|took|token|queryStringUid)":[^,}]+/g;

interface Caller {
  readonly server: TestServer;
  readonly site: string;
  readonly token: string;
}

async function answerOf({ server, site, token }: Caller, endpoint: Endpoint, input: Input): Promise<string> {
  const service = serviceOf.get(endpoint.id);
  if (!service) throw new Error(`No service has \`${endpoint.id}\`.`);
  const { status, body } = await rawRequest(server.app, service, endpoint, input, { site, token });
  const { requestId: _, ...rest } = typeof body === "object" ? body : { body };
  return `${status} ${JSON.stringify(rest)}`;
}

/** Where an answer is not the expected one, or has something of the second site in it. */
function differenceOf(answer: string, expected: string): string | undefined {
  if (tellTale.test(answer)) return `has something of the other site: ${answer}`;
  const [one, other] = [answer.replace(fresh, ""), expected.replace(fresh, "")];
  if (one === other) return undefined;
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return `…${one.slice(Math.max(0, at - 60), at + 100)}… instead of …${other.slice(Math.max(0, at - 60), at + 100)}…`;
}

describe.each(databasesOfAll)("two sites with the same numbers (%s)", (kind) => {
  let alone: TestServer;
  let both: TwoSites;
  let pool: RecordPool;
  beforeAll(async () => {
    [alone, both] = await Promise.all([openTestServer(kind), openTwoSites(kind)]);
    const ada = await alone.principalOf("ada");
    pool = new RecordPool([ada.userId, ada.username]);
    for (const rows of await storedRows(alone.db)) pool.keepTable(rows);
  });
  afterAll(() => Promise.all([alone.close(), both.close()]));

  it.each(kind === databasesOfAll[0] ? ["ada", "dana"] : ["ada"])(
    "answer %s what the first would answer if it were alone",
    async (username) => {
      const token = await alone.app.tokens.issue(await alone.principalOf(username));
      const lonely = { server: alone, site: twoSites.first, token };
      const here = { server: both, site: twoSites.first, token: await both.tokenOn(twoSites.first, username) };
      const there = { server: both, site: twoSites.second, token: await both.tokenOn(twoSites.second, username) };
      const leaks: string[] = [];
      let answered = 0;
      for (const endpoint of reading)
        for (const input of chosenInputs(inputsOf(endpoint, pool, 1), "whole known").filter(
          (_, index) => index % 2 === 0,
        )) {
          for (let turn = 0; turn < 2; turn++) {
            const expected = await answerOf(lonely, endpoint, input);
            const answer = await answerOf(here, endpoint, input);
            if (answer.startsWith("200")) answered++;
            const difference = differenceOf(answer, expected);
            if (difference) leaks.push(`${endpoint.id} ${JSON.stringify(input)}: ${difference}`);
            // What the process remembers of the other site must not be taken for an answer, nor counted here.
            if (turn === 0) await answerOf(there, endpoint, input);
          }
        }
      expect(leaks).toEqual([]);
      expect(answered).toBeGreaterThan(reading.length / 2);
    },
  );

  it.each([
    [twoSites.first, twoSites.second],
    [twoSites.second, twoSites.first],
  ])("change nothing of each other: %s not of %s", async (site, other) => {
    const caller = { server: both, site, token: await both.tokenOn(site, "ada") };
    const before = await tableHashes(both.db, other, countsOfSearches);
    const leaks: string[] = [];
    let answered = 0;
    for (const endpoint of writing)
      for (const input of chosenInputs(inputsOf(endpoint, pool, 1), "whole known", "whole invented")) {
        const answer = await answerOf(caller, endpoint, input);
        if (answer.startsWith("200")) answered++;
        if (site === twoSites.first && tellTale.test(answer)) leaks.push(`${endpoint.id}: ${answer.slice(0, 400)}`);
      }
    expect(leaks).toEqual([]);
    expect(await tableHashes(both.db, other, countsOfSearches)).toEqual(before);
    expect(answered).toBeGreaterThan(writing.length / 2);
  });
});
