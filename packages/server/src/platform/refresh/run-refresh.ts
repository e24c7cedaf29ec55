import type { RefreshResult } from "@purvey/contract/generated/customers";
import sql, { type Sql } from "sql-template-tag";
import type { Context } from "../endpoints/context.ts";

/** What a refresh looks at and what it does, each step one statement that changes only what is out of line. */
export interface RefreshPlan {
  /** Counts the records looked at, as `examined`. */
  readonly count: Sql;
  /** The changes by kind, in their order. */
  readonly steps: Readonly<Record<string, Sql>>;
}

/** Makes the plan of a refresh for a site. */
export type PlanOf = (site: string) => RefreshPlan;

/**
 * Runs a refresh in one transaction and tells what it changed (R258). One at a time for a site: a second one waits for the
 * first and then finds nothing to do. `resource` is what is refreshed, as in the path.
 */
export function runRefresh(context: Context, resource: string, planOf: PlanOf): Promise<RefreshResult> {
  const { site } = context;
  const { count, steps } = planOf(site);
  return context.transaction(async (db) => {
    await db.query(sql`select pg_advisory_xact_lock(hashtext(${`refresh ${site}`}))`);
    const changes: Record<string, number> = {};
    for (const [kind, statement] of Object.entries(steps)) changes[kind] = await db.execute(statement);
    const row = await db.first<{ examined: number; dateRefreshed: string }>(
      sql`select (${count}) as examined, localtimestamp(0) as "dateRefreshed"`,
    );
    if (!row) throw new Error("A statement without a table answered no row.");
    const changed = Object.values(changes).reduce((sum, number) => sum + number, 0);
    return { resource, examined: row.examined, changed, changes, dateRefreshed: row.dateRefreshed };
  });
}

/** One refresh that does the steps of several, in their order, and looks at the records of all. */
export function joinedPlans(...plans: readonly PlanOf[]): PlanOf {
  return (site) => {
    const all = plans.map((planOf) => planOf(site));
    return {
      count: sql`${all.map(({ count }) => count).reduce((sum, count) => sql`(${sum}) + (${count})`)}`,
      steps: Object.assign({}, ...all.map(({ steps }) => steps)),
    };
  };
}
