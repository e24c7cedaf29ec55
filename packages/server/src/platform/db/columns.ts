import { isObjectSchema, type ObjectSchema, type Schema } from "@purvey/contract/schema";
import { join, raw, type Sql } from "sql-template-tag";

/** `itemCategoryUid` → `item_category_uid`; names already in snake_case stay. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/^class_id_(\d)$/, "class_id$1");
}

/** `item_category_uid` → `itemCategoryUid`. */
export function camelCase(column: string): string {
  return column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** The fields of an entity that a table can hold: all but lists and objects with named fields. */
export function columnFields(schema: ObjectSchema): string[] {
  return Object.entries(schema.properties)
    .filter(([, property]) => !isList(property) && !isObjectSchema(property))
    .map(([name]) => name);
}

function isList(schema: Schema): boolean {
  return schema.type === "array";
}

/** `t.brands_uid as "brandsUid", …` for the given fields. */
export function selectFields(fields: readonly string[], table?: string): Sql {
  const prefix = table ? `${table}.` : "";
  return join(fields.map((field) => raw(`${prefix}${snakeCase(field)} as "${field}"`)));
}

/** The expressions of fields by their column names, as `orderBy` takes them. */
export function sortExpressions(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([field, expression]) => [snakeCase(field), expression]));
}
