import { exhaustive } from "@purvey/contract/testing/exhaustive";
import { afterAll, beforeAll, describe } from "vitest";
import { type DatabaseKind, databasesOfAll, testedDatabases } from "./test-database.ts";
import { openTestServer, type TestServer } from "./test-server.ts";

/**
 * Runs a block of tests against the real server with the fixture world: on an embedded database and on PostgreSQL in
 * `npm run test:all`, on one of them in `npm test`, where the blocks take turns. The server is opened before the block
 * and closed after it; ask for it inside tests and hooks.
 *
 * @example
 * describeServer("brands", (server) => {
 *   it("lists them", async () => {
 *     const api = await server().clientFor("ada");
 *     expect(await api.items.brands.list().data).not.toEqual([]);
 *   });
 * });
 */
export function describeServer(title: string, block: (server: () => TestServer) => void): void {
  describeOn(inTurn(title), title, block);
}

/** The same on both databases: for what callers do at the same time, and for what the two might do differently. */
export function describeServerOnBoth(title: string, block: (server: () => TestServer) => void): void {
  describeOn(testedDatabases, title, block);
}

/** The same for a block that goes through everything there is, on `databasesOfAll`. */
export function describeServerOfAll(title: string, block: (server: () => TestServer) => void): void {
  describeOn(databasesOfAll, title, block);
}

function describeOn(kinds: readonly DatabaseKind[], title: string, block: (server: () => TestServer) => void): void {
  for (const kind of kinds) {
    describe(`${title} (${kind})`, () => {
      let opened: TestServer | undefined;
      beforeAll(async () => {
        opened = await openTestServer(kind);
      });
      afterAll(() => opened?.close());
      block(() => {
        if (!opened) throw new Error("The test server is opened before each block; ask for it inside a test or hook.");
        return opened;
      });
    });
  }
}

/** The database of a block's turn, by its title: the same one in each run. */
function inTurn(title: string): readonly DatabaseKind[] {
  if (exhaustive) return testedDatabases;
  const place = [...title].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % testedDatabases.length;
  return testedDatabases.slice(place, place + 1);
}
