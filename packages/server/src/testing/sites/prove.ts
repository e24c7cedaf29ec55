import {
  type CommonTableExpr,
  type DeleteStmt,
  type InsertStmt,
  loadModule,
  type Node,
  parseSync,
  type RangeVar,
  type SelectStmt,
  type UpdateStmt,
  type WithClause,
} from "libpg-query";
import { functionsOfSchema } from "./across-sites.ts";
import { Level, type Queries } from "./level.ts";
import { both, type OutputColumn, Relation, renamed, type Scope, type Source, type Sources } from "./scope.ts";
import { readTables, type SchemaTables } from "./tables.ts";

/** What the proof of a statement found. */
export interface Proof {
  /** What every table is bound to: each of these must be the site of the caller. */
  readonly sources: ReadonlySet<Source>;
  /** In words, what is not bound to a site; empty for a statement that is proven. */
  readonly problems: readonly string[];
  /** The tables that `problems` speak of. */
  readonly unbound: readonly string[];
}

/** Statements that neither read nor write rows of a site. */
const harmless = ["TransactionStmt", "VariableSetStmt", "VariableShowStmt", "VacuumStmt", "CheckPointStmt", "LockStmt"];

/**
 * Proves that a statement reads and writes rows of one site only: that each place where it names a table with a `site_id`
 * is bound to the caller's site by equality, through the conditions of its own level, what these are equal to, and what
 * is bound around it.
 *
 * What it takes for a binding: equalities that are joined by `and` (rows of columns, `in`, `any`, `using` too) in `where`
 * and in `on`, where `on` of an outer join binds only the side that it can leave out; the output of subqueries and CTEs.
 * What it does not: parts of an `or`, `having`, expressions of the column. An insert must write the site, an update must not change it.
 */
export function proveSites(text: string, schema: SchemaTables): Proof {
  const prover = new Prover(schema);
  for (const { stmt } of parseSync(text).stmts ?? []) if (stmt) prover.statement(stmt, new Map(), undefined);
  return prover;
}

/** `proveSites` for the schema of today. */
export async function loadProver(): Promise<(text: string) => Proof> {
  await loadModule();
  const schema = readTables();
  return (text) => proveSites(text, schema);
}

/** A proof under way. */
export class Prover implements Proof {
  readonly sources = new Set<Source>();
  readonly problems: string[] = [];
  readonly unbound: string[] = [];
  readonly #schema: SchemaTables;
  #quiet = 0;

  constructor(schema: SchemaTables) {
    this.#schema = schema;
  }

  /** Proves a statement or a query inside one, and answers its columns. */
  statement(node: Node, queries: Queries, outer: Scope | undefined): readonly OutputColumn[] {
    if ("SelectStmt" in node) return this.#select(node.SelectStmt, queries, outer);
    if ("InsertStmt" in node) return this.#insert(node.InsertStmt, queries, outer);
    if ("UpdateStmt" in node) return this.#update(node.UpdateStmt, queries, outer);
    if ("DeleteStmt" in node) return this.#delete(node.DeleteStmt, queries, outer);
    if ("ExplainStmt" in node && node.ExplainStmt.query) return this.statement(node.ExplainStmt.query, queries, outer);
    const kind = Object.keys(node)[0] ?? "";
    if (!harmless.includes(kind)) this.refuse("", `a statement of the kind ${kind} cannot be proven`);
    return [];
  }

  #select(select: SelectStmt, given: Queries, outer: Scope | undefined): readonly OutputColumn[] {
    const queries = this.#withQueries(select.withClause, given, outer);
    if (select.larg && select.rarg) return this.#union(select.larg, select.rarg, select, queries, outer);
    if (select.valuesLists) return this.#values(select.valuesLists, queries, outer);
    const level = new Level(this, queries, outer);
    for (const part of select.fromClause ?? []) level.add(part);
    level.solve(select.whereClause);
    const { whereClause, targetList, groupClause, havingClause, sortClause, windowClause, distinctClause } = select;
    const { limitCount, limitOffset } = select;
    level.proveInside([whereClause, targetList, groupClause, havingClause, sortClause, windowClause, distinctClause]);
    level.proveInside([limitCount, limitOffset]);
    return level.outputs(targetList ?? []);
  }

  #union(
    left: SelectStmt,
    right: SelectStmt,
    { op, sortClause }: SelectStmt,
    queries: Queries,
    outer: Scope | undefined,
  ): readonly OutputColumn[] {
    const first = this.#select(left, queries, outer);
    const second = this.#select(right, queries, outer);
    new Level(this, queries, outer).proveInside(sortClause);
    if (op === "SETOP_EXCEPT") return first;
    return first.map(({ name, sources }, index) => ({ name, sources: both(sources, second[index]?.sources) }));
  }

  #values(lists: readonly Node[], queries: Queries, outer: Scope | undefined): readonly OutputColumn[] {
    const level = new Level(this, queries, outer);
    level.proveInside(lists);
    const rows = lists.map((list) => ("List" in list ? (list.List.items ?? []) : []));
    return (rows[0] ?? []).map((_, index) => ({
      name: `column${index + 1}`,
      sources: rows.map((row) => row[index] && level.sourcesOf(row[index])).reduce(both),
    }));
  }

  #withQueries(clause: WithClause | undefined, given: Queries, outer: Scope | undefined): Queries {
    const queries = new Map(given);
    for (const part of clause?.ctes ?? []) {
      if (!("CommonTableExpr" in part)) continue;
      const query = part.CommonTableExpr;
      const outputs = clause?.recursive ? this.#recursive(query, queries, outer) : this.#query(query, queries, outer);
      queries.set(query.ctename ?? "", outputs);
    }
    return queries;
  }

  #query({ ctequery, aliascolnames }: CommonTableExpr, queries: Queries, outer: Scope | undefined) {
    return renamed(ctequery ? this.statement(ctequery, queries, outer) : [], aliascolnames);
  }

  /** What the first part answers is what the second may start from; it must then answer the same. */
  #recursive(query: CommonTableExpr, queries: Queries, outer: Scope | undefined): readonly OutputColumn[] {
    const select = query.ctequery && "SelectStmt" in query.ctequery ? query.ctequery.SelectStmt : undefined;
    const name = query.ctename ?? "";
    if (!select?.larg) return this.#query(query, queries, outer);
    const { larg } = select;
    const start = this.quietly(() => this.#select(larg, this.#withQueries(select.withClause, queries, outer), outer));
    let outputs = renamed(start, query.aliascolnames);
    for (;;) {
      const assumed = outputs;
      const next = this.quietly(() => this.#query(query, new Map(queries).set(name, assumed), outer));
      outputs = next;
      if (next.every(({ sources }, index) => (sources === undefined) === (assumed[index]?.sources === undefined)))
        break;
    }
    return this.#query(query, new Map(queries).set(name, outputs), outer);
  }

  #insert(insert: InsertStmt, given: Queries, outer: Scope | undefined): readonly OutputColumn[] {
    const { relation, cols, selectStmt, onConflictClause, returningClause } = insert;
    const queries = this.#withQueries(insert.withClause, given, outer);
    const level = new Level(this, queries, outer);
    const target = this.relation(relation ?? {});
    const values = selectStmt ? this.statement(selectStmt, queries, outer) : [];
    const names = cols?.map((column) => ("ResTarget" in column ? (column.ResTarget.name ?? "") : "")) ?? target.columns;
    const excluded = new Relation("excluded", target.columns);
    names?.forEach((name, index) => {
      const sources = values[index]?.sources;
      if (sources) for (const one of [target, excluded]) one.known.set(name, sources);
    });
    level.addRelation(target);
    level.requireBound("is not written with it");
    if (onConflictClause) {
      level.scope.relations.push(excluded);
      const { targetList, whereClause } = onConflictClause;
      level.requireSameSite(targetList ?? []);
      level.proveInside([targetList, whereClause]);
      level.scope.relations.pop();
    }
    level.proveInside(returningClause);
    return level.outputs(returningClause?.exprs ?? []);
  }

  #update(update: UpdateStmt, given: Queries, outer: Scope | undefined): readonly OutputColumn[] {
    const queries = this.#withQueries(update.withClause, given, outer);
    const level = new Level(this, queries, outer);
    level.addRelation(this.relation(update.relation ?? {}));
    for (const part of update.fromClause ?? []) level.add(part);
    level.solve(update.whereClause);
    level.requireSameSite(update.targetList ?? []);
    level.proveInside([update.targetList, update.whereClause, update.returningClause]);
    return level.outputs(update.returningClause?.exprs ?? []);
  }

  #delete(remove: DeleteStmt, given: Queries, outer: Scope | undefined): readonly OutputColumn[] {
    const queries = this.#withQueries(remove.withClause, given, outer);
    const level = new Level(this, queries, outer);
    level.addRelation(this.relation(remove.relation ?? {}));
    for (const part of remove.usingClause ?? []) level.add(part);
    level.solve(remove.whereClause);
    level.proveInside([remove.whereClause, remove.returningClause]);
    return level.outputs(remove.returningClause?.exprs ?? []);
  }

  /** A table under its alias. */
  relation({ relname = "", alias }: RangeVar): Relation {
    const columns = this.#schema.tables.get(relname);
    return new Relation(alias?.aliasname ?? relname, columns, columns?.includes("site_id") ? relname : undefined);
  }

  /** A function of the schema must be one that is known here, and be given the site where it reads tables. */
  requireFunction(name: string, args: readonly Node[], level: Level): void {
    const parameters = this.#schema.functions.get(name);
    const known = functionsOfSchema[name];
    if (!parameters || known?.reads === "nothing") return;
    const site = args[parameters.indexOf(known?.reads ?? "")];
    const sources = site && level.sourcesOf(site);
    if (sources) this.require(sources);
    else this.refuse(name, `the function \`${name}\` is not given the site`);
  }

  require(sources: Sources): void {
    if (this.#quiet === 0) for (const source of sources) this.sources.add(source);
  }

  refuseTable({ table = "", alias }: Relation, why: string): void {
    this.refuse(table, `\`${table}\`${alias === table ? "" : ` (as \`${alias}\`)`} ${why}`);
  }

  refuse(table: string, problem: string): void {
    if (this.#quiet > 0) return;
    this.problems.push(problem);
    this.unbound.push(table);
  }

  /** Works something out without judging it: it will be judged when all that it may lean on is known. */
  quietly<T>(work: () => T): T {
    this.#quiet++;
    try {
      return work();
    } finally {
      this.#quiet--;
    }
  }
}
