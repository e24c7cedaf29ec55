import { parseSync } from "libpg-query";
import { migrations } from "../../platform/db/migrations/index.ts";
import { lastName } from "./syntax.ts";

/** What the steps of the schema make, as far as the proof of sites needs it. */
export interface SchemaTables {
  /** The columns of each table. */
  readonly tables: ReadonlyMap<string, readonly string[]>;
  /** The parameters of each function that the schema defines. */
  readonly functions: ReadonlyMap<string, readonly string[]>;
}

/** Reads them from the steps themselves, without a database. */
export function readTables(): SchemaTables {
  const tables = new Map<string, string[]>();
  const functions = new Map<string, string[]>();
  for (const { stmt } of migrations.flatMap((step) => parseSync(step.sql).stmts ?? [])) {
    if (!stmt) continue;
    if ("CreateStmt" in stmt) {
      const { relation, tableElts = [] } = stmt.CreateStmt;
      const columns = tableElts.flatMap((part) => ("ColumnDef" in part ? [part.ColumnDef.colname ?? ""] : []));
      tables.set(relation?.relname ?? "", columns);
    } else if ("AlterTableStmt" in stmt) alter(tables, stmt.AlterTableStmt);
    else if ("CreateFunctionStmt" in stmt) {
      const { funcname, parameters = [] } = stmt.CreateFunctionStmt;
      const names = parameters.map((one) => ("FunctionParameter" in one ? (one.FunctionParameter.name ?? "") : ""));
      functions.set(lastName(funcname), names);
    } else if ("DropStmt" in stmt) drop({ tables, functions }, stmt.DropStmt);
    else if ("ViewStmt" in stmt && stmt.ViewStmt.aliases) {
      const { view, aliases } = stmt.ViewStmt;
      tables.set(
        view?.relname ?? "",
        aliases.flatMap((one) => ("String" in one ? [one.String.sval ?? ""] : [])),
      );
    } else if ("RenameStmt" in stmt || "ViewStmt" in stmt)
      throw new Error("The proof of sites cannot read this step of the schema yet: teach `readTables` its statement.");
  }
  return { tables, functions };
}

function drop(
  made: { tables: Map<string, unknown>; functions: Map<string, unknown> },
  { removeType, objects = [] }: Drop,
) {
  for (const one of objects) {
    if (removeType === "OBJECT_TABLE" && "List" in one) made.tables.delete(lastName(one.List.items));
    if (removeType === "OBJECT_FUNCTION" && "ObjectWithArgs" in one)
      made.functions.delete(lastName(one.ObjectWithArgs.objname));
  }
}

type Drop = import("libpg-query").DropStmt;
type AlterTable = import("libpg-query").AlterTableStmt;

function alter(tables: Map<string, string[]>, { relation, cmds = [] }: AlterTable): void {
  const columns = tables.get(relation?.relname ?? "");
  if (!columns) return;
  for (const command of cmds) {
    if (!("AlterTableCmd" in command)) continue;
    const { subtype, def, name } = command.AlterTableCmd;
    if (subtype === "AT_AddColumn" && def && "ColumnDef" in def) columns.push(def.ColumnDef.colname ?? "");
    if (subtype === "AT_DropColumn") columns.splice(columns.indexOf(name ?? ""), 1);
  }
}
