import sql from "sql-template-tag";
import { invalid } from "../errors.ts";
import type { Context } from "./context.ts";

/**
 * Refuses a location that the site does not have, or has closed; none is none.
 *
 * @throws ServerError 400 at the field `path`.
 */
export async function requireLocation(
  path: string,
  locationId: number | null | undefined,
  { db, site }: Pick<Context, "db" | "site">,
): Promise<void> {
  if (locationId === undefined || locationId === null) return;
  const found = await db.first(
    sql`select 1 from location where site_id = ${site} and location_id = ${locationId} and status_cd = 704`,
  );
  if (!found) throw invalid(path, `There is no location \`${locationId}\` on this site.`, locationId);
}
