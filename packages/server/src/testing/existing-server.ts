import { raw } from "sql-template-tag";
import { openPostgres } from "../platform/db/postgres.ts";
import type { PostgresServer } from "./postgres-server.ts";

/**
 * A PostgreSQL server that runs already, for systems where tests cannot start their own.
 *
 * @param url of a database on it, with a user who may create databases
 */
export function existingServer(url: string): PostgresServer {
  return {
    url,
    async createDatabase(name, template = "template1") {
      await administrate(url, `create database "${name}" template "${template}"`);
      return urlOfDatabase(url, name);
    },
    dropDatabase: (name) => administrate(url, `drop database if exists "${name}" with (force)`),
    stop: async () => {},
  };
}

/** The URL of another database on the same server. */
export function urlOfDatabase(url: string, name: string): string {
  const result = new URL(url);
  result.pathname = `/${name}`;
  return result.href;
}

async function administrate(url: string, statement: string): Promise<void> {
  const db = await openPostgres({ url, poolSize: 1 });
  await db.execute(raw(statement)).finally(() => db.close());
}
