import { seedWorld } from "../load/examples/world/seed-world.ts";
import { openDatabase } from "../platform/db/open-database.ts";
import { type ReplicatedPostgres, startReplicatedPostgres } from "./postgres-server.ts";

/** The fixture world on a PostgreSQL server of its own with a streaming replica. */
export interface ReplicatedWorld {
  readonly server: ReplicatedPostgres;
  /** The URL of the database on the primary. */
  readonly primary: string;
  /** The URL of the same database on the replica. */
  readonly replica: string;
}

/** Takes some seconds: start one for a test file. The caller stops the server. */
export async function startReplicatedWorld(): Promise<ReplicatedWorld> {
  const server = await startReplicatedPostgres();
  const primary = await server.createDatabase("world");
  const db = await openDatabase({ databaseUrl: primary, dataFolder: "" });
  await seedWorld(db).finally(() => db.close());
  return { server, primary, replica: server.onReplica(primary) };
}
