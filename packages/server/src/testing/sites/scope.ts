import type { Node } from "libpg-query";
import { textOf } from "./syntax.ts";

/**
 * Where a value comes from. Whatever it is written as, every value that it stands for must be the site of the caller:
 * `$2` is a parameter, `$2[]` each element of it, `$2.site_id` that column of each row of the JSON in it, `'demo'` a constant.
 */
export type Source = string;

/** All sources that a value may come from; a value that none is known of is not bound. */
export type Sources = readonly Source[];

let relations = 0;

/** Something that has columns: a table, a subquery, a function, as one place of a statement names it. */
export class Relation {
  readonly id = relations++;
  readonly alias: string;
  /** The table, when it is one that belongs to sites. */
  readonly table: string | undefined;
  /** Undefined where nobody knows them: functions that say nothing of their columns. */
  readonly columns: readonly string[] | undefined;
  /** What its columns can be in the rows that count: these sources, or null. */
  readonly known = new Map<string, Sources>();

  constructor(alias: string, columns: readonly string[] | undefined, table?: string) {
    this.alias = alias;
    this.columns = columns;
    this.table = table;
  }
}

/** A column of a relation. */
export interface ColumnTerm {
  readonly relation: Relation;
  readonly column: string;
}

/** What one level of a statement sees: its own relations before those of the levels around it. */
export class Scope {
  readonly relations: Relation[] = [];
  readonly #outer: Scope | undefined;

  constructor(outer?: Scope) {
    this.#outer = outer;
  }

  /** The column that a name means. */
  find(parts: readonly string[]): ColumnTerm | undefined {
    const column = parts.at(-1) ?? "";
    const alias = parts.at(-2);
    const relation = this.relations.find((one) =>
      alias === undefined ? one.columns?.includes(column) : one.alias === alias,
    );
    if (relation) return { relation, column };
    const mayBeHere = alias === undefined && this.relations.some(({ columns }) => columns === undefined);
    return mayBeHere ? undefined : this.#outer?.find(parts);
  }
}

/** A column that a query answers. */
export interface OutputColumn {
  readonly name: string;
  readonly sources: Sources | undefined;
}

/** A part of an equality: a column, or something whose sources are known already. */
export type Term = ColumnTerm | Sources;

/** Two terms that are equal in every row that counts. */
export type Equality = readonly [Term, Term];

/** What is joined at one level, and how; each side of an outer join is bound by what holds for its rows alone. */
export type JoinTree =
  | { readonly relation: Relation }
  | {
      readonly left: JoinTree;
      readonly right: JoinTree;
      /** Whether the condition holds for every row of the side that counts. */
      readonly bindsLeft: boolean;
      readonly bindsRight: boolean;
      readonly equalities: () => readonly Equality[];
    };

/** The relations of a tree from left to right. */
export function relationsOf(tree: JoinTree): Relation[] {
  return "relation" in tree ? [tree.relation] : [...relationsOf(tree.left), ...relationsOf(tree.right)];
}

/**
 * Takes over what the equalities say of each relation of the tree. Answers whether anything became known: it may be what
 * another relation needs.
 */
export function bind(tree: JoinTree, equalities: readonly Equality[]): boolean {
  if ("relation" in tree) return bindRelation(tree.relation, equalities);
  const all = [...equalities, ...tree.equalities()];
  const left = bind(tree.left, tree.bindsLeft ? all : equalities);
  return bind(tree.right, tree.bindsRight ? all : equalities) || left;
}

function bindRelation(relation: Relation, equalities: readonly Equality[]): boolean {
  const found = new Map<string, Sources>();
  const sourcesOf = (term: Term) =>
    "relation" in term ? (found.get(keyOf(term)) ?? term.relation.known.get(term.column)) : term;
  const learn = (term: Term, sources: Sources | undefined) => {
    if (!("relation" in term) || !sources || sourcesOf(term)) return false;
    found.set(keyOf(term), sources);
    return true;
  };
  for (let more = true; more; ) {
    more = false;
    for (const [a, b] of equalities) if (learn(a, sourcesOf(b)) || learn(b, sourcesOf(a))) more = true;
  }
  let changed = false;
  for (const term of equalities.flat()) {
    if (!("relation" in term) || term.relation !== relation || relation.known.has(term.column)) continue;
    const sources = found.get(keyOf(term));
    if (!sources) continue;
    relation.known.set(term.column, sources);
    changed = true;
  }
  return changed;
}

function keyOf({ relation, column }: ColumnTerm): string {
  return `${relation.id}.${column}`;
}

/** A relation that shows what a query answers. */
export function withOutputs(alias: string, outputs: readonly OutputColumn[]): Relation {
  const relation = new Relation(
    alias,
    outputs.map(({ name }) => name),
  );
  learnOutputs(relation, outputs);
  return relation;
}

/** Takes over where the columns of a query come from. */
export function learnOutputs({ known }: Relation, outputs: readonly OutputColumn[]): void {
  for (const { name, sources } of outputs) if (sources && !known.has(name)) known.set(name, sources);
}

/** What `using` says of a column of both sides. */
export function usingPair(left: JoinTree, right: JoinTree, column: string): readonly Equality[] {
  const find = (tree: JoinTree) => relationsOf(tree).find(({ columns }) => columns?.includes(column));
  const [one, other] = [find(left), find(right)];
  return one && other
    ? [
        [
          { relation: one, column },
          { relation: other, column },
        ],
      ]
    : [];
}

/** A value that comes from either of two: known only where both are. */
export function both(one: Sources | undefined, other: Sources | undefined): Sources | undefined {
  return one && other && [...one, ...other];
}

/** The columns of a query under the names that its alias gives them. */
export function renamed(outputs: readonly OutputColumn[], names: readonly Node[] = []): readonly OutputColumn[] {
  return outputs.map((output, index) => ({ ...output, name: textOf(names[index]) || output.name }));
}
