import sql, { raw } from "sql-template-tag";
import type { Database } from "../platform/db/database.ts";
import { migrate } from "../platform/db/migrate.ts";
import { migrations } from "../platform/db/migrations/index.ts";

/**
 * Gives a database the schema as it was before a step, with no rows; `migrate` takes that step and all behind it.
 *
 * @param step the name of the step: `062-credit-notes`
 */
export async function schemaBefore(db: Database, step: string): Promise<void> {
  const at = migrations.findIndex(({ name }) => name === step);
  if (at < 0) throw new Error(`There is no step \`${step}\` of the schema.`);
  for (const statement of ["drop schema public cascade", "create schema public"])
    await db.execute(sql`${raw(statement)}`);
  await migrate(db, migrations.slice(0, at));
}
