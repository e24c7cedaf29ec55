import type { Sql } from "sql-template-tag";

/** Looks at a statement before it is sent, and throws what refuses it; a promise makes the statement wait. */
export type StatementInspector = (statement: Sql, acrossSites: string | undefined) => Promise<void> | undefined;

let inspector: StatementInspector | undefined;

/**
 * Has every statement of this process looked at before it is sent. The tests prove by it that each is bound to the site of
 * its caller; a server has none, and pays nothing for it.
 */
export function inspectStatements(one: StatementInspector): void {
  inspector = one;
}

/** Called with every statement, in the stack of whoever sends it. */
export function inspect(statement: Sql): Promise<void> | undefined {
  return inspector?.(statement, namesAcross.get(statement));
}

const namesAcross = new WeakMap<Sql, string>();

/**
 * Marks a statement that reads or writes rows of several sites on purpose. The name stands, with its reason and the
 * tables that it is for, in the list of the tests (`testing/sites/across-sites.ts`).
 *
 * @example db.query(acrossSites("waiting imports", sql`select site_id as site from site`))
 */
export function acrossSites(name: string, statement: Sql): Sql {
  namesAcross.set(statement, name);
  return statement;
}
