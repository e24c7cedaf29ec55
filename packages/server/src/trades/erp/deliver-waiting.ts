import sql from "sql-template-tag";
import type { Database } from "../../platform/db/database.ts";
import { acrossSites } from "../../platform/db/statement-inspector.ts";
import { deliverImports } from "./deliver-imports.ts";

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
