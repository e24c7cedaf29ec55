import { join } from "node:path";
import { exhaustive } from "@purvey/contract/testing/exhaustive";
import { afterAll, describe } from "vitest";
import type { Database } from "../platform/db/database.ts";
import { openEmbedded } from "../platform/db/embedded.ts";
import { openPostgres } from "../platform/db/postgres.ts";
import { askService } from "./ask-service.ts";

/** The two databases everything must behave alike on. */
export type DatabaseKind = Database["kind"];

/** The databases that tests run on: both, or the embedded one alone with `PURVEY_TEST_DATABASE=embedded`. */
export const testedDatabases: readonly DatabaseKind[] =
  process.env.PURVEY_TEST_DATABASE === "embedded" ? ["embedded"] : ["embedded", "postgres"];

/**
 * The databases of a test that goes through everything there is: both in `npm run test:all`, one in `npm test`, where
 * tests of the single things run on both.
 */
export const databasesOfAll: readonly DatabaseKind[] = exhaustive ? testedDatabases : testedDatabases.slice(-1);

/**
 * Opens a database of its own with all migrations done and nothing else in it. The caller closes it, and it is gone.
 * Takes about 0.2 s for an embedded one and 0.1 s on PostgreSQL, once the first has made the templates: open one for a
 * test file, not for a test.
 *
 * @example
 * let db: Database;
 * beforeAll(async () => { db = await openTestDatabase("embedded"); });
 * afterAll(() => db.close());
 */
export async function openTestDatabase(kind: DatabaseKind): Promise<Database> {
  return kind === "embedded"
    ? openEmbedded({ template: () => readTar("/embedded-tar") })
    : openOnPostgres("/create-database");
}

/** The same with the fixture world in it (`data/world`), at no further cost. */
export async function openWorldDatabase(kind: DatabaseKind): Promise<Database> {
  return kind === "embedded"
    ? openEmbedded({ template: () => readTar("/embedded-world") })
    : openOnPostgres("/create-world");
}

/** The same with the demonstration (`seedDemo`), which takes the first that asks some seconds. */
export async function openDemonstrationDatabase(kind: DatabaseKind): Promise<Database> {
  return kind === "embedded"
    ? openEmbedded({ template: () => readTar("/embedded-demonstration") })
    : openOnPostgres("/create-demonstration");
}

/**
 * Runs a block of tests twice: on an embedded database and on PostgreSQL. Databases that `open` has opened are closed
 * after the block.
 *
 * @example
 * describeOnBoth("stock", (open) => {
 *   let db: Database;
 *   beforeAll(async () => { db = await open(); });
 *   it("R120 never becomes negative", async () => { … });
 * });
 */
export function describeOnBoth(
  title: string,
  block: (open: () => Promise<Database>, kind: DatabaseKind) => void,
): void {
  describeOn(testedDatabases, title, block);
}

/** The same for a block that goes through everything there is, on `databasesOfAll`. */
export function describeOfAll(title: string, block: (open: () => Promise<Database>, kind: DatabaseKind) => void): void {
  describeOn(databasesOfAll, title, block);
}

function describeOn(
  kinds: readonly DatabaseKind[],
  title: string,
  block: (open: () => Promise<Database>, kind: DatabaseKind) => void,
): void {
  for (const kind of kinds) {
    describe(`${title} (${kind})`, () => {
      const opened: Database[] = [];
      afterAll(() => Promise.all(opened.map((db) => db.close())));
      block(async () => {
        const db = await openTestDatabase(kind);
        opened.push(db);
        return db;
      }, kind);
    });
  }
}

/** The URL of a new database on PostgreSQL with all migrations done, for tests that open it themselves. */
export function createPostgresDatabase(): Promise<string> {
  return createDatabase("/create-database");
}

/** The same with the fixture world in it. */
export function createPostgresWorld(): Promise<string> {
  return createDatabase("/create-world");
}

/** Puts an embedded database with the fixture world into the data folder of a server that a test starts as a program. */
export async function createEmbeddedWorld(dataFolder: string): Promise<void> {
  const folder = join(dataFolder, "database");
  await (await openEmbedded({ folder, template: () => readTar("/embedded-world") })).close();
}

async function openOnPostgres(path: string): Promise<Database> {
  const url = await createDatabase(path);
  const db = await openPostgres({ url });
  const close = db.close.bind(db);
  let closed: Promise<void> | undefined;
  return Object.assign(db, {
    close(): Promise<void> {
      closed ??= close().then(async () => void (await askService("/drop-database", url)));
      return closed;
    },
  });
}

const tars = new Map<string, Promise<Uint8Array>>();

/** Read once in this process, which runs many test files. */
function readTar(path: string): Promise<Uint8Array> {
  const kept = tars.get(path);
  if (kept) return kept;
  const tar = askService(path).then(async (response) => new Uint8Array(await response.arrayBuffer()));
  tars.set(path, tar);
  return tar;
}

async function createDatabase(path: string): Promise<string> {
  return (await askService(path)).text();
}
