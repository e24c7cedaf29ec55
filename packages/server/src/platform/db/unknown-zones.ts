import sql, { raw } from "sql-template-tag";
import { isTimeZone } from "../../values/places/time-zone.ts";
import type { Database } from "./database.ts";
import { acrossSites } from "./statement-inspector.ts";

/** A name that is no time zone, and how many rows have it. */
export interface UnknownZone {
  readonly table: "users" | "location";
  readonly zone: string;
  readonly count: number;
  /** The first row: `site demo, location 10`. */
  readonly example: string;
}

const keys = { users: "id", location: "location_id" } as const;

/** Looks for users and locations of every site whose time zone nobody knows. Reads only. */
export async function unknownZones(db: Database): Promise<UnknownZone[]> {
  const found = await Promise.all(
    (["users", "location"] as const).map(async (table) => {
      const rows = await db.query<Omit<UnknownZone, "table">>(
        acrossSites(
          "zones that nobody knows",
          sql`
          select timezone as zone, count(*)::integer as count,
            (array_agg('site ' || site_id || ', ' || ${table}::text || ' ' || ${raw(keys[table])} order by site_id, ${raw(keys[table])}))[1] as example
          from ${raw(table)} group by timezone order by timezone`,
        ),
      );
      return rows.filter(({ zone }) => !isTimeZone(zone)).map((row) => ({ table, ...row }));
    }),
  );
  return found.flat();
}
