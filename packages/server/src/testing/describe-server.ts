import { afterAll, beforeAll, describe } from "vitest";
import { type DatabaseKind, testedDatabases } from "./test-database.ts";
import { openTestServer, type TestServer } from "./test-server.ts";

/**
 * Runs a block of tests against the real server with the fixture world, once on an embedded database and once on
 * PostgreSQL. The server is opened before the block and closed after it; ask for it inside tests and hooks.
 *
 * @param kinds - The databases; `databasesOfAll` for a block that goes through everything there is.
 *
 * @example
 * describeServer("brands", (server) => {
 *   it("lists them", async () => {
 *     const api = await server().clientFor("ada");
 *     expect(await api.items.brands.list().data).not.toEqual([]);
 *   });
 * });
 */
export function describeServer(
  title: string,
  block: (server: () => TestServer) => void,
  kinds: readonly DatabaseKind[] = testedDatabases,
): void {
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
