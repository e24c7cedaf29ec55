import { randomBytes } from "node:crypto";
import { seedWorld } from "../load/examples/world/seed-world.ts";
import { openEmbedded } from "../platform/db/embedded.ts";
import { embeddedTemplate } from "../platform/db/embedded-template.ts";
import { migrate } from "../platform/db/migrate.ts";
import { migrations } from "../platform/db/migrations/index.ts";
import { openPostgres } from "../platform/db/postgres.ts";
import { existingServer } from "./existing-server.ts";
import { type PostgresServer, startPostgres } from "./postgres-server.ts";

/** What a test database holds: the tables alone, or the fixture world too. */
export type Content = "empty" | "world";

/**
 * What all test files of a run share: one PostgreSQL server with template databases, and the tars of embedded databases,
 * migrated, with the fixture world or without. Each is made when the first test asks, so a run that needs none pays for none.
 */
export class DatabaseService {
  readonly #run = randomBytes(4).toString("hex");
  #server: Promise<PostgresServer> | undefined;
  #worldTemplate: Promise<string> | undefined;
  #tar: Promise<Uint8Array> | undefined;
  #worldTar: Promise<Uint8Array> | undefined;
  #count = 0;

  /** Creates a migrated database on the PostgreSQL server and answers its URL. */
  async createDatabase(content: Content): Promise<string> {
    this.#server ??= this.#prepareServer();
    const server = await this.#server;
    if (content === "world") this.#worldTemplate ??= this.#prepareWorld(server);
    const template = content === "world" ? await this.#worldTemplate : this.#template;
    this.#count++;
    return server.createDatabase(`${this.#prefix}${this.#count}`, template);
  }

  /** Drops a database that `createDatabase` has made. */
  async dropDatabase(url: string): Promise<void> {
    const name = new URL(url).pathname.slice(1);
    if (!name.startsWith(this.#prefix)) throw new Error(`The database \`${name}\` is not one of this test run.`);
    await (await this.#server)?.dropDatabase(name);
  }

  /** The tar from which an embedded database opens with all migrations done, and with the fixture world if asked. */
  embeddedTar(content: Content): Promise<Uint8Array> {
    this.#tar ??= embeddedTemplate(migrations);
    if (content === "empty") return this.#tar;
    this.#worldTar ??= this.#tar.then(worldTar);
    return this.#worldTar;
  }

  async stop(): Promise<void> {
    const server = await this.#server?.catch(() => undefined);
    const world = await this.#worldTemplate?.catch(() => undefined);
    if (world) await server?.dropDatabase(world);
    await server?.dropDatabase(this.#template);
    await server?.stop();
  }

  get #prefix(): string {
    return `purvey_test_${this.#run}_`;
  }

  get #template(): string {
    return `purvey_template_${this.#run}`;
  }

  async #prepareServer(): Promise<PostgresServer> {
    const given = process.env.PURVEY_TEST_DATABASE_URL;
    const server = given ? existingServer(given) : await startPostgres();
    const db = await openPostgres({ url: await server.createDatabase(this.#template), poolSize: 1 });
    await migrate(db).finally(() => db.close());
    return server;
  }

  async #prepareWorld(server: PostgresServer): Promise<string> {
    const name = `purvey_world_${this.#run}`;
    const db = await openPostgres({ url: await server.createDatabase(name, this.#template), poolSize: 1 });
    await seedWorld(db).finally(() => db.close());
    return name;
  }
}

async function worldTar(tar: Uint8Array): Promise<Uint8Array> {
  const db = await openEmbedded({ template: async () => tar });
  try {
    await seedWorld(db);
    return await db.dump();
  } finally {
    await db.close();
  }
}
