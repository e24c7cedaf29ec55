import { seedDemo } from "@purvey/server/load/examples/demo/seed-demo";
import { seedWorld } from "@purvey/server/load/examples/world/seed-world";
import { loadFolder } from "@purvey/server/load/load-folder";
import type { Database } from "@purvey/server/platform/db/database";
import { openEmbedded } from "@purvey/server/platform/db/embedded";
import { embeddedTemplate } from "@purvey/server/platform/db/embedded-template";
import { migrate } from "@purvey/server/platform/db/migrate";
import { migrations } from "@purvey/server/platform/db/migrations/index";
import { openPostgres } from "@purvey/server/platform/db/postgres";
import { type RunningServer, startServer } from "@purvey/server/start-server";
import { adventureWorks } from "@purvey/server/testing/adventure-works";
import { type PostgresServer, startPostgres } from "@purvey/server/testing/postgres-server";
import sql from "sql-template-tag";
import { addArrivingOrder } from "./arriving-order.ts";

/** The databases that journeys run on. */
export type DatabaseKind = Database["kind"];

/** A site with the fixture world, and where it is served. */
export interface ServedSite {
  readonly baseUrl: string;
  readonly site: string;
}

/** A site with a distributor's own tables, and somebody who shops there. */
export interface LoadedSite extends ServedSite {
  /** Signs in with the fixture password. */
  readonly shopper: string;
}

/** What everybody of the journeys signs in with. */
const password = "Passw0rd!demo";

/** Where the built application and documentation are. */
export interface BuiltFolders {
  readonly webFolder: string;
  readonly docsFolder: string;
}

interface Shop {
  readonly db: Database;
  readonly server: RunningServer;
}

/** The servers, each started when the first journey asks for it. */
export class Shops {
  readonly #folders: BuiltFolders;
  readonly #shops = new Map<DatabaseKind, Promise<Shop>>();
  #postgres: PostgresServer | undefined;
  #sites = 0;

  constructor(folders: BuiltFolders) {
    this.#folders = folders;
  }

  /** A site of its own with the fixture world. */
  async newSite(kind: DatabaseKind): Promise<ServedSite> {
    const { db, server } = await this.#shop(kind);
    this.#sites += 1;
    const site = `world${this.#sites}`;
    await seedWorld(db, site);
    await addArrivingOrder(db, site);
    return { baseUrl: `http://localhost:${server.port}`, site };
  }

  /** The site `demo` with the whole demonstration; once for each `Shops`. */
  async demonstration(kind: DatabaseKind): Promise<ServedSite> {
    const { db, server } = await this.#shop(kind);
    await seedDemo(db, { site: "demo" });
    return { baseUrl: `http://localhost:${server.port}`, site: "demo" };
  }

  /** The site `aw` with the AdventureWorks tables, and a contact of one of its stores. */
  async adventureWorks(): Promise<LoadedSite> {
    if (!adventureWorks) throw new Error("There are no AdventureWorks tables here; set PURVEY_ADVENTUREWORKS.");
    // The embedded database does one thing at a time: everybody else's journey would wait for the whole load.
    const { db, server } = await this.#shop("postgres");
    await loadFolder(db, adventureWorks, { site: "aw", siteName: "AdventureWorks", password });
    const row = await db.first<{ shopper: string }>(sql`
      select min(u.username) as shopper from users u
      where u.site_id = 'aw' and u.role = 'shopper' and exists (
        select 1 from order_hdr o where o.site_id = 'aw' and o.customer_id = u.customer_id)`);
    return { baseUrl: `http://localhost:${server.port}`, site: "aw", shopper: row?.shopper ?? "" };
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
      ...this.#folders,
      tokens: { secret: "a secret for journeys, long enough for HS256" },
      config: { checkAnswers: true, faults: true, privateAddresses: ["127.0.0.0/8"] },
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
