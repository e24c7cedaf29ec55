import sql from "sql-template-tag";
import type { Database, Queryable, Waiting } from "../../platform/db/database.ts";
import { acrossSites } from "../../platform/db/statement-inspector.ts";
import { deliverImports, isWaiting } from "./deliver-imports.ts";

/** How many are handed over in one transaction. */
const batch = 50;

/** Hands over every order that waits for it, on each site. Several processes may do so at once. */
export async function deliverWaitingImports(db: Database): Promise<void> {
  const every = acrossSites("imports that wait", sql`select site_id as site from site order by site_id`);
  const sites = await db.query<{ site: string }>(every);
  for (const { site } of sites) {
    let taken = batch;
    while (taken === batch) taken = await db.transaction((inside) => deliverImports(inside, site, { limit: batch }));
  }
}

/** How many orders wait to be handed over, and for how long. */
export async function waitingImports(db: Queryable): Promise<Waiting> {
  const row = await db.first<Waiting>(
    acrossSites(
      "how many imports wait",
      sql`
        select count(*) as count, extract(epoch from localtimestamp(0) - min(r.state_since)) as seconds
        from import_record r
        left join scheduled_import_master m on m.site_id = r.site_id and m.scheduled_import_master_uid = r.scheduled_import_master_uid
        where ${isWaiting}`,
    ),
  );
  return row as Waiting;
}
