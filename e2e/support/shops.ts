import { seedWorld } from "@purvey/server/data/world/seed-world";
import type { Database } from "@purvey/server/db/database";
import { openEmbedded } from "@purvey/server/db/embedded";
import { embeddedTemplate } from "@purvey/server/db/embedded-template";
import { migrate } from "@purvey/server/db/migrate";
import { migrations } from "@purvey/server/db/migrations/index";
import { openPostgres } from "@purvey/server/db/postgres";
import { type RunningServer, startServer } from "@purvey/server/start-server";
import { type PostgresServer, startPostgres } from "@purvey/server/testing/postgres-server";

/** The databases that journeys run on. */
export type DatabaseKind = Database["kind"];

/** A site with the fixture world, and where it is served. */
export interface ServedSite {
  readonly baseUrl: string;
  readonly site: string;
}

interface Shop {
  readonly db: Database;
  readonly server: RunningServer;
}

/** The server of each database, started when the first journey asks for it. */
export class Shops {
  readonly #webFolder: string;
  readonly #shops = new Map<DatabaseKind, Promise<Shop>>();
  #postgres: PostgresServer | undefined;
  #sites = 0;

  constructor(webFolder: string) {
    this.#webFolder = webFolder;
  }

  /** A site of its own with the fixture world. */
  async newSite(kind: DatabaseKind): Promise<ServedSite> {
    const { db, server } = await this.#shop(kind);
    this.#sites += 1;
    const site = `world${this.#sites}`;
    await seedWorld(db, site);
    return { baseUrl: `http://localhost:${server.port}`, site };
  }

  async stop(): Promise<void> {
    for (const shop of this.#shops.values()) await (await shop).server.stop();
    await this.#postgres?.stop();
  }

  #shop(kind: DatabaseKind): Promise<Shop> {
    const known = this.#shops.get(kind) ?? this.#start(kind);
    this.#shops.set(kind, known);
    return known;
  }

  async #start(kind: DatabaseKind): Promise<Shop> {
    const db = kind === "embedded" ? await openInMemory() : await this.#openPostgres();
    const server = await startServer({
      db,
      port: 0,
      host: "localhost",
      webFolder: this.#webFolder,
      tokens: { secret: "a secret for journeys, long enough for HS256" },
      config: { checkAnswers: true },
    });
    return { db, server };
  }

  async #openPostgres(): Promise<Database> {
    this.#postgres = await startPostgres();
    const db = await openPostgres({ url: await this.#postgres.createDatabase("journeys") });
    await migrate(db);
    return db;
  }
}

function openInMemory(): Promise<Database> {
  return openEmbedded({ template: () => embeddedTemplate(migrations) });
}
