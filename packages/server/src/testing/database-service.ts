import { randomBytes } from "node:crypto";
import { embeddedTemplate } from "../db/embedded-template.ts";
import { migrate } from "../db/migrate.ts";
import { migrations } from "../db/migrations/index.ts";
import { openPostgres } from "../db/postgres.ts";
import { existingServer } from "./existing-server.ts";
import { type PostgresServer, startPostgres } from "./postgres-server.ts";

/**
 * What all test files of a run share: one PostgreSQL server with a migrated template database, and the tar of a
 * migrated embedded database. Both are made when the first test asks, so a run that needs neither pays for neither.
 */
export class DatabaseService {
  readonly #run = randomBytes(4).toString("hex");
  #server: Promise<PostgresServer> | undefined;
  #tar: Promise<Uint8Array> | undefined;
  #count = 0;

  /** Creates a migrated database on the PostgreSQL server and answers its URL. */
  async createDatabase(): Promise<string> {
    this.#server ??= this.#prepareServer();
    const server = await this.#server;
    this.#count++;
    return server.createDatabase(`${this.#prefix}${this.#count}`, this.#template);
  }

  /** Drops a database that `createDatabase` has made. */
  async dropDatabase(url: string): Promise<void> {
    const name = new URL(url).pathname.slice(1);
    if (!name.startsWith(this.#prefix)) throw new Error(`The database \`${name}\` is not one of this test run.`);
    await (await this.#server)?.dropDatabase(name);
  }

  /** The tar from which an embedded database opens with all migrations done. */
  embeddedTar(): Promise<Uint8Array> {
    this.#tar ??= embeddedTemplate(migrations);
    return this.#tar;
  }

  async stop(): Promise<void> {
    const server = await this.#server?.catch(() => undefined);
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
}
