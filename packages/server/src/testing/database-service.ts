import { randomBytes } from "node:crypto";
import { seedWorld } from "../load/examples/world/seed-world.ts";
import type { Database } from "../platform/db/database.ts";
import { openEmbedded } from "../platform/db/embedded.ts";
import { embeddedTemplate } from "../platform/db/embedded-template.ts";
import { migrate } from "../platform/db/migrate.ts";
import { migrations } from "../platform/db/migrations/index.ts";
import { openPostgres } from "../platform/db/postgres.ts";
import { existingServer } from "./existing-server.ts";
import { type PostgresServer, startPostgres } from "./postgres-server.ts";

/** What a test database holds: the tables alone, or the fixture world or the demonstration too. */
export type Content = "empty" | keyof typeof fillings;

const fillings = {
  world: seedWorld,
  // A thousand lines of families and brands, which few runs need.
  demonstration: async (db: Database) => (await import("../load/examples/demo/seed-demo.ts")).seedDemo(db),
} as const;

/**
 * What all test files of a run share: one PostgreSQL server with template databases, and the tars of embedded databases,
 * migrated, filled or not. Each is made when the first test asks, so a run that needs none pays for none.
 */
export class DatabaseService {
  readonly #run = randomBytes(4).toString("hex");
  #server: Promise<PostgresServer> | undefined;
  readonly #templates = new Map<Content, Promise<string>>();
  readonly #tars = new Map<Content, Promise<Uint8Array>>();
  #count = 0;

  /** Creates a migrated database on the PostgreSQL server and answers its URL. */
  async createDatabase(content: Content): Promise<string> {
    this.#server ??= this.#prepareServer();
    const server = await this.#server;
    const template = this.#templates.get(content) ?? this.#prepare(server, content);
    this.#templates.set(content, template);
    const from = await template;
    this.#count++;
    return server.createDatabase(`${this.#prefix}${this.#count}`, from);
  }

  /** Drops a database that `createDatabase` has made. */
  async dropDatabase(url: string): Promise<void> {
    const name = new URL(url).pathname.slice(1);
    if (!name.startsWith(this.#prefix)) throw new Error(`The database \`${name}\` is not one of this test run.`);
    await (await this.#server)?.dropDatabase(name);
  }

  /** The tar from which an embedded database opens with all migrations done, and with what is asked for. */
  embeddedTar(content: Content): Promise<Uint8Array> {
    const tar =
      this.#tars.get(content) ??
      (content === "empty" ? embeddedTemplate(migrations) : this.embeddedTar("empty").then(filledTar(content)));
    this.#tars.set(content, tar);
    return tar;
  }

  async stop(): Promise<void> {
    const server = await this.#server?.catch(() => undefined);
    for (const template of this.#templates.values()) {
      const name = await template.catch(() => undefined);
      if (name && name !== this.#template) await server?.dropDatabase(name);
    }
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

  async #prepare(server: PostgresServer, content: Content): Promise<string> {
    if (content === "empty") return this.#template;
    const name = `purvey_${content}_${this.#run}`;
    const db = await openPostgres({ url: await server.createDatabase(name, this.#template), poolSize: 1 });
    await fillings[content](db).finally(() => db.close());
    return name;
  }
}

function filledTar(content: keyof typeof fillings): (tar: Uint8Array) => Promise<Uint8Array> {
  return async (tar) => {
    const db = await openEmbedded({ template: async () => tar });
    try {
      await fillings[content](db);
      return await db.dump();
    } finally {
      await db.close();
    }
  };
}
