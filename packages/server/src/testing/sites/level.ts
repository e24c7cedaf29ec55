import type { JoinExpr, Node, RangeFunction, RangeVar, SubLink } from "libpg-query";
import type { Prover } from "./prove.ts";
import {
  bind,
  both,
  type Equality,
  type JoinTree,
  learnOutputs,
  type OutputColumn,
  Relation,
  relationsOf,
  renamed,
  Scope,
  type Sources,
  type Term,
  usingPair,
  withOutputs,
} from "./scope.ts";
import { calledIn, conjunctsOf, lastName, nameOf, partsOf, textOf, walk } from "./syntax.ts";

/** The queries of WITH clauses that a level may name, by their names. */
export type Queries = ReadonlyMap<string, readonly OutputColumn[]>;

/** One level of a statement: what its FROM names, and the conditions that hold for it. */
export class Level {
  readonly scope: Scope;
  readonly #prover: Prover;
  readonly #queries: Queries;
  readonly #outer: Scope | undefined;
  readonly #trees: JoinTree[] = [];
  /** Subqueries and functions that may refer to what stands before them. */
  readonly #lateral: (() => void)[] = [];

  constructor(prover: Prover, queries: Queries, outer: Scope | undefined) {
    this.#prover = prover;
    this.#queries = queries;
    this.#outer = outer;
    this.scope = new Scope(outer);
  }

  add(part: Node): void {
    this.#trees.push(this.#tree(part));
  }

  addRelation(relation: Relation): void {
    this.scope.relations.push(relation);
    this.#trees.push({ relation });
  }

  /** Works out what is bound by what, then judges. */
  solve(where: Node | undefined): void {
    for (let more = true; more; ) {
      this.#prover.quietly(() => this.#proveLateral());
      const equalities = this.#prover.quietly(() => this.#equalities(where));
      more = this.#trees.map((tree) => bind(tree, equalities)).includes(true);
    }
    this.#proveLateral();
    this.requireBound("is bound to no site");
  }

  #proveLateral(): void {
    for (const prove of this.#lateral) prove();
  }

  requireBound(why: string): void {
    for (const relation of this.#trees.flatMap(relationsOf)) {
      if (relation.table === undefined) continue;
      const sources = relation.known.get("site_id");
      if (sources) this.#prover.require(sources);
      else this.#prover.refuseTable(relation, why);
    }
  }

  /** An update may write the site only as it is. */
  requireSameSite(targets: readonly Node[]): void {
    const [relation] = this.scope.relations;
    for (const target of targets) {
      if (!("ResTarget" in target) || target.ResTarget.name !== "site_id" || !relation?.table) continue;
      const sources = target.ResTarget.val && this.sourcesOf(target.ResTarget.val);
      if (sources) this.#prover.require(sources);
      else this.#prover.refuseTable(relation, "is given another site");
    }
  }

  /** Proves the subqueries of expressions, and the functions that they call. */
  proveInside(parts: unknown): void {
    walk(parts, (node) => {
      if ("SubLink" in node) this.#sublink(node.SubLink);
      if ("FuncCall" in node)
        this.#prover.requireFunction(lastName(node.FuncCall.funcname), node.FuncCall.args ?? [], this);
    });
  }

  outputs(targets: readonly Node[]): readonly OutputColumn[] {
    return targets.flatMap((target) => {
      if (!("ResTarget" in target) || !target.ResTarget.val) return [];
      const { name, val } = target.ResTarget;
      const parts = "ColumnRef" in val ? partsOf(val.ColumnRef) : [];
      if (parts.at(-1) === "*") return this.#all(parts.at(-2));
      return [{ name: name ?? nameOf(val), sources: this.sourcesOf(val) }];
    });
  }

  /** Where a value comes from, as far as that is known. */
  sourcesOf(value: Node): Sources | undefined {
    const term = this.#term(value);
    return term && "relation" in term ? term.relation.known.get(term.column) : term;
  }

  #all(alias: string | undefined): readonly OutputColumn[] {
    return this.scope.relations
      .filter((relation) => alias === undefined || relation.alias === alias)
      .flatMap(({ columns = [], known }) => columns.map((name) => ({ name, sources: known.get(name) })));
  }

  #term(value: Node): Term | undefined {
    if ("TypeCast" in value) return value.TypeCast.arg && this.#term(value.TypeCast.arg);
    if ("ColumnRef" in value) return this.scope.find(partsOf(value.ColumnRef));
    if ("ParamRef" in value) return [`$${value.ParamRef.number ?? 0}`];
    if ("A_Const" in value) return value.A_Const.sval ? [`'${value.A_Const.sval.sval ?? ""}'`] : undefined;
    if ("SubLink" in value && value.SubLink.subLinkType === "EXPR_SUBLINK")
      return this.#prover.quietly(() => this.#sublink(value.SubLink))[0]?.sources;
    if ("CoalesceExpr" in value) return (value.CoalesceExpr.args ?? []).map((one) => this.sourcesOf(one)).reduce(both);
    return undefined;
  }

  #sublink({ subselect }: SubLink): readonly OutputColumn[] {
    return subselect ? this.#prover.statement(subselect, this.#queries, this.scope) : [];
  }

  #equalities(condition: Node | undefined): readonly Equality[] {
    return conjunctsOf(condition).flatMap((conjunct) => {
      if ("A_Expr" in conjunct && conjunct.A_Expr.lexpr && conjunct.A_Expr.rexpr) {
        const { kind = "", name, lexpr, rexpr } = conjunct.A_Expr;
        if (lastName(name) !== "=") return [];
        if (kind === "AEXPR_OP" || kind === "AEXPR_NOT_DISTINCT") return this.#pairs(lexpr, rexpr);
        if (kind === "AEXPR_IN") return this.#inList(lexpr, rexpr);
        return kind === "AEXPR_OP_ANY" ? this.#inArray(lexpr, rexpr) : [];
      }
      if ("SubLink" in conjunct && conjunct.SubLink.subLinkType === "ANY_SUBLINK")
        return this.#inQuery(conjunct.SubLink);
      return [];
    });
  }

  #pairs(left: Node, right: Node): readonly Equality[] {
    if ("RowExpr" in left && "RowExpr" in right) {
      const others = right.RowExpr.args ?? [];
      return (left.RowExpr.args ?? []).flatMap((one, index) => {
        const other = others[index];
        return other ? this.#pairs(one, other) : [];
      });
    }
    return this.#pair(this.#term(left), this.#term(right));
  }

  #pair(left: Term | undefined, right: Term | undefined): readonly Equality[] {
    return left && right ? [[left, right]] : [];
  }

  #inList(left: Node, right: Node): readonly Equality[] {
    if (!("List" in right)) return [];
    return this.#pair(this.#term(left), (right.List.items ?? []).map((one) => this.sourcesOf(one)).reduce(both));
  }

  #inArray(left: Node, right: Node): readonly Equality[] {
    const sources = this.sourcesOf(right);
    return this.#pair(
      this.#term(left),
      sources?.map((source) => `${source}[]`),
    );
  }

  #inQuery({ testexpr, operName, subselect, ...rest }: SubLink): readonly Equality[] {
    if (!testexpr || (operName && lastName(operName) !== "=")) return [];
    const outputs = this.#sublink({ ...rest, ...(subselect ? { subselect } : {}) });
    const tested = "RowExpr" in testexpr ? (testexpr.RowExpr.args ?? []) : [testexpr];
    return tested.flatMap((one, index) => this.#pair(this.#term(one), outputs[index]?.sources));
  }

  #tree(part: Node): JoinTree {
    if ("JoinExpr" in part) return this.#join(part.JoinExpr);
    const relation = this.#leaf(part);
    this.scope.relations.push(relation);
    return { relation };
  }

  #join({ jointype, larg, rarg, quals, usingClause = [] }: JoinExpr): JoinTree {
    const left = larg ? this.#tree(larg) : { relation: new Relation("", undefined) };
    const right = rarg ? this.#tree(rarg) : { relation: new Relation("", undefined) };
    const merged = usingClause.flatMap((column) => usingPair(left, right, textOf(column)));
    this.#lateral.push(() => this.proveInside(quals));
    return {
      left,
      right,
      bindsLeft: jointype === "JOIN_INNER" || jointype === "JOIN_RIGHT",
      bindsRight: jointype === "JOIN_INNER" || jointype === "JOIN_LEFT",
      equalities: () => [...merged, ...this.#prover.quietly(() => this.#equalities(quals))],
    };
  }

  #leaf(part: Node): Relation {
    if ("RangeVar" in part) return this.#named(part.RangeVar);
    if ("RangeSubselect" in part && part.RangeSubselect.subquery) {
      const { subquery, alias, lateral } = part.RangeSubselect;
      const seen = lateral ? this.scope : this.#outer;
      const prove = () => renamed(this.#prover.statement(subquery, this.#queries, seen), alias?.colnames);
      return this.#derived(alias?.aliasname ?? "", prove, lateral === true);
    }
    if ("RangeFunction" in part) return this.#function(part.RangeFunction);
    if ("RangeTableSample" in part && part.RangeTableSample.relation) return this.#leaf(part.RangeTableSample.relation);
    this.#prover.refuse("", `a source of rows of the kind ${Object.keys(part)[0]} cannot be proven`);
    return new Relation("", undefined);
  }

  /** A table, or a query of the WITH clause. */
  #named(name: RangeVar): Relation {
    const query = name.schemaname ? undefined : this.#queries.get(name.relname ?? "");
    if (!query) return this.#prover.relation(name);
    const outputs = renamed(query, name.alias?.colnames);
    return withOutputs(name.alias?.aliasname ?? name.relname ?? "", outputs);
  }

  #derived(alias: string, prove: () => readonly OutputColumn[], lateral: boolean): Relation {
    if (!lateral) return withOutputs(alias, prove());
    const relation = withOutputs(alias, this.#prover.quietly(prove));
    this.#lateral.push(() => learnOutputs(relation, prove()));
    return relation;
  }

  #function(range: RangeFunction): Relation {
    const { call, columns } = calledIn(range);
    this.#lateral.push(() => this.proveInside(range.functions));
    const alias = range.alias?.aliasname ?? "";
    const args = call && "FuncCall" in call ? (call.FuncCall.args ?? []) : [];
    const name = call && "FuncCall" in call ? lastName(call.FuncCall.funcname) : "";
    const relation = new Relation(alias, columns.length > 0 ? columns : name === "unnest" ? [alias] : undefined);
    relation.columns?.forEach((column, index) => {
      const value = name === "unnest" ? args[index] : /^jsonb?_to_record/.test(name) ? args[0] : undefined;
      const sources = value && partOf(this.sourcesOf(value), name === "unnest" ? "[]" : `.${column}`);
      if (sources) relation.known.set(column, sources);
    });
    return relation;
  }
}

/** A part of what parameters hold; of anything else nobody knows the parts. */
function partOf(sources: Sources | undefined, part: string): Sources | undefined {
  return sources?.every((source) => /^\$\d+$/.test(source)) ? sources.map((source) => source + part) : undefined;
}
