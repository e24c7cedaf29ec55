import type { ColumnRef, Node, RangeFunction } from "libpg-query";

/** The conditions that must all hold where this one does: `a and (b and c)` are three. */
export function conjunctsOf(condition: Node | undefined): Node[] {
  if (!condition) return [];
  if ("BoolExpr" in condition && condition.BoolExpr.boolop === "AND_EXPR")
    return (condition.BoolExpr.args ?? []).flatMap(conjunctsOf);
  return [condition];
}

/** The text of a `String` node: names of operators, columns and functions are such. */
export function textOf(node: Node | undefined): string {
  return node && "String" in node ? (node.String.sval ?? "") : "";
}

/** The last part of a name: functions and columns may be written with their schema. */
export function lastName(names: readonly Node[] | undefined): string {
  return textOf(names?.at(-1));
}

/** `["i", "site_id"]` of `i.site_id`; `*` for all columns. */
export function partsOf({ fields }: ColumnRef): string[] {
  return (fields ?? []).map((field) => ("A_Star" in field ? "*" : textOf(field)));
}

/** The first function of a range function, and the columns that it is said to have. */
export function calledIn({ functions, coldeflist, alias }: RangeFunction): {
  readonly call: Node | undefined;
  readonly columns: readonly string[];
} {
  const [first] = functions ?? [];
  const call = first && "List" in first ? first.List.items?.[0] : undefined;
  const defined = (coldeflist ?? []).map((column) => ("ColumnDef" in column ? (column.ColumnDef.colname ?? "") : ""));
  return { call, columns: defined.length > 0 ? defined : (alias?.colnames ?? []).map(textOf) };
}

/** Calls back for every node of the kinds below these parts, but not inside a subquery. */
export function walk(part: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(part)) for (const item of part) walk(item, visit);
  else if (typeof part === "object" && part !== null) {
    visit(part as Node);
    for (const [name, value] of Object.entries(part)) if (name !== "subselect") walk(value, visit);
  }
}

/** What a column is called that shows this value, unless it is given a name. */
export function nameOf(value: Node): string {
  if ("ColumnRef" in value) return partsOf(value.ColumnRef).at(-1) ?? "";
  if ("FuncCall" in value) return lastName(value.FuncCall.funcname);
  if ("TypeCast" in value) return value.TypeCast.arg ? nameOf(value.TypeCast.arg) : "";
  return "";
}
