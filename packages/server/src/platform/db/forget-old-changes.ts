import sql from "sql-template-tag";
import type { Queryable } from "./database.ts";
import { keptMinutes } from "./site-changes.ts";
import { acrossSites } from "./statement-inspector.ts";

/**
 * Forgets changes that every process has taken in or will not ask for. A bookmark's row goes earlier: while it is there, so
 * is what a transaction noted that began up to an hour before it and was committed after.
 */
export async function forgetOldChanges(db: Queryable): Promise<void> {
  await db.execute(
    acrossSites(
      "changes that nobody asks for",
      sql`delete from site_change where date_created < localtimestamp - ${`${keptMinutes / 2} minutes`}::interval
        and (date_created < localtimestamp - ${`${keptMinutes} minutes`}::interval or kind = 'words' and record_no > 0)`,
    ),
  );
}
