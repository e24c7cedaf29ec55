import type { Endpoint } from "@purvey/contract/endpoint";
import { standIn } from "@purvey/contract/fields";
import type { ObjectSchema, Schema } from "@purvey/contract/schema";
import type { FormRecord } from "../../../shared/contract-form/form-value.ts";

/** The names under which a value says {@link standIn}, each once, in their order. */
export function standInsOf(value: unknown): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap(standInsOf))];
  if (typeof value !== "object" || value === null) return [];
  const names = Object.entries(value).flatMap(([name, field]) =>
    field === standIn || (Array.isArray(field) && field.includes(standIn)) ? [name] : standInsOf(field),
  );
  return [...new Set(names)];
}

/** The value with the numbers that are known in the places of those that stand in for them. */
export function withIdentifiers(value: FormRecord, known: ReadonlyMap<string, number>): FormRecord {
  const put = (field: unknown, name: string): unknown => {
    if (field === standIn) return known.get(name) ?? field;
    if (Array.isArray(field)) return field.map((item) => put(item, name));
    if (typeof field !== "object" || field === null) return field;
    return withIdentifiers(field as FormRecord, known);
  };
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, put(field, name)]));
}

/** A list to ask for a record's number, and the field of its records that has it. */
export interface IdentifierSource {
  readonly list: Endpoint;
  readonly field: string;
}

/**
 * The lists of a service that know what is called `name`, best first: those of the endpoint's own resource, whose own key
 * is what it calls `id`, then the others whose records have a field of the name. All can be asked without any input.
 */
export function sourcesOf(name: string, endpoint: Endpoint, all: readonly Endpoint[]): IdentifierSource[] {
  const lists = all.filter(({ list, safe, method, input }) => list && safe && method === "GET" && isFree(input));
  const own = lists.filter(({ resource }) => resource === endpoint.resource);
  const fields = (list: Endpoint) => list.returns.items?.properties ?? {};
  const sources = [...own, ...lists.filter((list) => !own.includes(list))].map((list) => {
    const keyed = own.includes(list) && /^u?id$/i.test(name) ? keyOf(fields(list)) : undefined;
    return { list, field: fields(list)[name] ? name : keyed };
  });
  return sources.filter((source): source is IdentifierSource => source.field !== undefined);
}

const isFree = ({ required = [], anyOf }: ObjectSchema) => required.length === 0 && anyOf === undefined;

/** The first field that can be a record's number. */
function keyOf(fields: Readonly<Record<string, Schema>>): string | undefined {
  return Object.keys(fields).find((name) => /(?:^u?id|Uid|Id|No)$/.test(name) && fields[name]?.minimum === 1);
}

/** The most values that are looked through for a number that was seen. */
const mostLooked = 20_000;

/** The first number that stands under a name in what was answered; nothing when there is none. */
export function identifierSeen(name: string, answers: readonly unknown[]): number | undefined {
  const open: unknown[] = [...answers];
  for (let looked = 0; looked < open.length && looked < mostLooked; looked++) {
    const value = open[looked];
    if (typeof value !== "object" || value === null) continue;
    const found: unknown = Reflect.get(value, name);
    if (typeof found === "number" && Number.isInteger(found) && found > 0) return found;
    for (const part of Object.values(value)) if (typeof part === "object" && part !== null) open.push(part);
  }
  return undefined;
}
