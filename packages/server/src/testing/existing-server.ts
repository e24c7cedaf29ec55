import { raw } from "sql-template-tag";
import { postgresOnDemand } from "../platform/db/postgres.ts";
import type { PostgresServer } from "./postgres-server.ts";

/**
 * A PostgreSQL server that runs already, for systems where tests cannot start their own.
 *
 * @param url of a database on it, with a user who may create databases
 */
export function existingServer(url: string): PostgresServer {
  // Kept open: a process of PostgreSQL's for each statement costs as much as the statement.
  const db = postgresOnDemand({ url, poolSize: 2, sharedConnections: 0, onConnectionLost: () => {} });
  return {
    url,
    async createDatabase(name, template = "template1") {
      // A template of 19 MB is copied in half the time that writing it to the log takes.
      await db.execute(raw(`create database "${name}" template "${template}" strategy file_copy`));
      return urlOfDatabase(url, name);
    },
    dropDatabase: async (name) => void (await db.execute(raw(`drop database if exists "${name}" with (force)`))),
    stop: () => db.close(),
  };
}

/** The URL of another database on the same server. */
function urlOfDatabase(url: string, name: string): string {
  const result = new URL(url);
  result.pathname = `/${name}`;
  return result.href;
}
