import type { ObjectSchema } from "@purvey/contract/schema";
import sql, { empty, join, raw, type Sql } from "sql-template-tag";
import { columnFields, snakeCase } from "../db/columns.ts";
import { orderBy } from "../db/order-by.ts";
import { everyWord } from "../db/words.ts";
import { notFound } from "../errors.ts";
import type { Context, Page } from "./context.ts";
import { queryPage } from "./page.ts";

/** How a plain record lies in its table. */
export interface CrudTable {
  readonly entity: ObjectSchema;
  readonly table: string;
  /** The key column's field in the entity: `brandsUid`. */
  readonly key: string;
  /** Columns of fields that are not called as the field is: `{ categoryUid: "item_category_uid" }`. */
  readonly columns?: Readonly<Record<string, string>>;
  /** The record's status as an SQL expression; `t.status_cd` unless said otherwise. */
  readonly status?: string;
  /** The name of the key in the input: `id`. */
  readonly keyInput: string;
  readonly noun: string;
  /** Columns that `q` looks in; those of a joined table with its alias: `i.item_desc`. */
  readonly search: readonly string[];
  readonly defaultOrder: string;
  /** Inputs that say which parent the record belongs to, and the column that holds it: `{ id: "brands_uid" }`. */
  readonly parents?: Readonly<Record<string, string>>;
  /** Refuses a parent that does not exist; called before everything else. */
  readonly checkParents?: (input: Record<string, unknown>, context: Context) => Promise<void>;
  /** The condition that the caller may see a record `t`; what they may not does not exist for them. */
  readonly visible?: (context: Context) => Sql;
  /** The condition that they may change it; `visible` when not given. */
  readonly changeable?: (context: Context) => Sql;
  /** Further conditions of the list from the input. */
  readonly filter?: (input: Record<string, unknown>) => readonly Sql[];
  /** Joined fields: SQL after the table's alias `t`, and the fields it adds with their expressions. */
  readonly joins?: { readonly from: Sql; readonly fields: Readonly<Record<string, string>> };
  /** Fields that are answered as an expression says, where their own column is empty: `{ brandName: "b.brands_name" }`. */
  readonly fallbacks?: Readonly<Record<string, string>>;
  /** Fields with an SQL expression each that are answered, but neither sorted by nor written: lists of what is below. */
  readonly computed?: Readonly<Record<string, string>>;
  /** Soft deletion sets status 700 (the default); `hard` removes the row. */
  readonly deletion?: "soft" | "hard";
  /** Whether the table has `date_last_modified`. Default true. */
  readonly dated?: boolean;
}

/** What a deletion answers. */
export interface DeletedRecord {
  readonly uid: number;
  readonly deleted: boolean;
}

type CrudInput = Record<string, unknown>;

/** Handlers of the five plain operations. Their inputs are already checked. */
export interface CrudHandlers<T> {
  list(input: object, context: Context): Promise<Page<T>>;
  create(input: object, context: Context): Promise<T>;
  get(input: object, context: Context): Promise<T>;
  update(input: object, context: Context): Promise<T>;
  delete(input: object, context: Context): Promise<DeletedRecord>;
  /** Sets the `statusCd` of the input, also on a deleted record. */
  setStatus(input: object, context: Context): Promise<T>;
}

/**
 * The five operations of a plain record, from how it lies in its table.
 * Lists leave deleted records (700) out unless `statusCd` asks for them (D05).
 */
export function crudHandlers<T extends object>(table: CrudTable): CrudHandlers<T> {
  const shape = shapeOf(table);
  const find = async (input: CrudInput, context: Context, deletedToo = false): Promise<T> => {
    const row = await context.db.first<T>(
      sql`select ${shape.select} ${shape.from} where ${one(table, input, context, deletedToo)}`,
    );
    if (!row) throw notFound(table.noun, String(input[table.keyInput]));
    return row;
  };
  return {
    async list(given, context) {
      const input = given as CrudInput;
      await table.checkParents?.(input, context);
      return queryPage<T>(context.db, {
        select: shape.select,
        from: sql`${shape.from} where ${join([...scope(table, input, context, table.visible), ...conditions(table, input)], " and ")}`,
        order: orderBy(
          (input.orderBy as string | undefined) ?? table.defaultOrder,
          shape.sortable,
          `t.${columnOf(table, table.key)}`,
          shape.expressions,
        ),
        limit: (input.limit as number | undefined) ?? 10,
        offset: (input.offset as number | undefined) ?? 0,
      });
    },
    async create(given, context) {
      const input = given as CrudInput;
      await table.checkParents?.(input, context);
      const columns = written(table, shape.columns, input);
      const parents = Object.entries(table.parents ?? {});
      const names = [
        "site_id",
        ...parents.map(([, column]) => column),
        ...columns.map((field) => columnOf(table, field)),
      ];
      const values = [context.site, ...parents.map(([name]) => input[name]), ...columns.map((field) => input[field])];
      const row = await context.db.first<{ key: number }>(
        sql`insert into ${raw(table.table)} (${raw(names.join(", "))}) values (${join(values)}) returning ${raw(columnOf(table, table.key))} as key`,
      );
      return find({ ...input, [table.keyInput]: row?.key }, context);
    },
    async get(given, context) {
      const input = given as CrudInput;
      return find(input, context);
    },
    async update(given, context) {
      const input = given as CrudInput;
      const changes = written(table, shape.columns, input).map(
        (field) => sql`${raw(columnOf(table, field))} = ${input[field]}`,
      );
      if (table.dated !== false) changes.push(sql`date_last_modified = localtimestamp(0)`);
      if (changes.length === 0) return find(input, context);
      const changed = await context.db.execute(
        sql`update ${raw(table.table)} t set ${join(changes)} where ${oneToChange(table, input, context)}`,
      );
      if (changed === 0) throw notFound(table.noun, String(input[table.keyInput]));
      // The change may have been the one to status 700; it is answered all the same.
      return find(input, context, true);
    },
    async delete(given, context) {
      const input = given as CrudInput;
      const where = oneToChange(table, input, context);
      const changed = await context.db.execute(
        table.deletion === "hard"
          ? sql`delete from ${raw(table.table)} t where ${where}`
          : sql`update ${raw(table.table)} t set status_cd = 700${table.dated === false ? empty : sql`, date_last_modified = localtimestamp(0)`} where ${where}`,
      );
      if (changed === 0) throw notFound(table.noun, String(input[table.keyInput]));
      return { uid: Number(input[table.keyInput]), deleted: true };
    },
    async setStatus(given, context) {
      const input = given as CrudInput;
      const dated = table.dated === false ? empty : sql`, date_last_modified = localtimestamp(0)`;
      const changed = await context.db.execute(
        sql`update ${raw(table.table)} t set status_cd = ${input.statusCd}${dated} where ${oneToChange(table, input, context, true)}`,
      );
      if (changed === 0) throw notFound(table.noun, String(input[table.keyInput]));
      return find(input, context, true);
    },
  };
}

interface TableShape {
  readonly columns: string[];
  readonly select: Sql;
  readonly from: Sql;
  readonly sortable: string[];
  readonly expressions: Record<string, string>;
}

/** The column that holds a field. */
function columnOf({ columns }: CrudTable, field: string): string {
  return columns?.[field] ?? snakeCase(field);
}

function shapeOf(table: CrudTable): TableShape {
  const joined = table.joins?.fields ?? {};
  const columns = columnFields(table.entity).filter((field) => !(field in joined || field in (table.computed ?? {})));
  const fallen = Object.entries(table.fallbacks ?? {}).map(
    ([field, expression]) => [field, `coalesce(t.${columnOf(table, field)}, ${expression})`] as const,
  );
  const plain = columns.filter((field) => !(field in (table.fallbacks ?? {})));
  const extra = [...fallen, ...Object.entries({ ...joined, ...table.computed })].map(([field, expression]) =>
    raw(`${expression} as "${field}"`),
  );
  return {
    columns,
    select: join([...plain.map((field) => raw(`t.${columnOf(table, field)} as "${field}"`)), ...extra]),
    from: sql`from ${raw(table.table)} t ${table.joins?.from ?? empty}`,
    sortable: [...columns, ...Object.keys(joined)],
    expressions: Object.fromEntries([
      ...columns.map((field) => [snakeCase(field), `t.${columnOf(table, field)}`]),
      ...[...fallen, ...Object.entries(joined)].map(([field, expression]) => [snakeCase(field), expression]),
    ]),
  };
}

type Access = CrudTable["visible"];

function scope(table: CrudTable, input: CrudInput, context: Context, access: Access): Sql[] {
  const parents = Object.entries(table.parents ?? {}).map(([name, column]) => sql`t.${raw(column)} = ${input[name]}`);
  return [sql`t.site_id = ${context.site}`, ...parents, ...(access ? [access(context)] : [])];
}

function one(table: CrudTable, input: CrudInput, context: Context, deletedToo = false, access: Access = table.visible) {
  const alive = table.deletion === "hard" || deletedToo ? [] : [sql`${statusOf(table)} <> 700`];
  const own = sql`t.${raw(columnOf(table, table.key))} = ${input[table.keyInput]}`;
  return join([...scope(table, input, context, access), own, ...alive], " and ");
}

function oneToChange(table: CrudTable, input: CrudInput, context: Context, deletedToo = false): Sql {
  return one(table, input, context, deletedToo, table.changeable ?? table.visible);
}

function statusOf({ status }: CrudTable): Sql {
  return raw(status ?? "t.status_cd");
}

function conditions(table: CrudTable, input: CrudInput): Sql[] {
  const found: Sql[] = [];
  if (table.deletion !== "hard")
    found.push(sql`${statusOf(table)} ${input.statusCd === undefined ? sql`<> 700` : sql`= ${input.statusCd}`}`);
  if (typeof input.q === "string" && input.q.trim() !== "") found.push(matches(table.search, input.q));
  return [...found, ...(table.filter?.(input) ?? [])];
}

/** Every word stands somewhere in the columns, case aside; columns with an alias of their own keep it. */
export function matches(columns: readonly string[], text: string, alias = "t"): Sql {
  const named = columns.map((column) => (column.includes(".") ? column : `${alias}.${column}`));
  const haystack = raw(`lower(concat_ws(' ', ${named.join(", ")}))`);
  return join(everyWord(sql`${haystack}`, text), " and ");
}

/** The entity's columns that the input carries and that a caller may write: all but the keys. */
function written(table: CrudTable, columns: readonly string[], input: CrudInput): string[] {
  const parentColumns = new Set(Object.values(table.parents ?? {}));
  return columns.filter(
    (field) =>
      field !== table.key &&
      !parentColumns.has(snakeCase(field)) &&
      field !== table.keyInput &&
      input[field] !== undefined,
  );
}
