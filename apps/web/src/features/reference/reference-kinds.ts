import type { Endpoint } from "@purvey/contract/endpoint";
import { type Schema, typesOf } from "@purvey/contract/schema";
import type { Service } from "@purvey/contract/service";

/** Services whose plain records are looked after by the generated screen. */
export const referenceServices = ["core", "legacy", "erp", "ai", "site", "messaging"] as const;

/** Resources with a screen of their own. */
const elsewhere = new Set(["site.settings"]);

/** One kind of record: what can be done with it, as far as the contract says so. */
export interface ReferenceKind {
  readonly service: string;
  /** `cashDrawer`; nested ones with dots. */
  readonly resource: string;
  readonly list: Endpoint;
  readonly get: Endpoint | undefined;
  readonly create: Endpoint | undefined;
  readonly update: Endpoint | undefined;
  readonly delete: Endpoint | undefined;
  /** What else changes records of the kind, by the name of the operation: `enable`, `refresh`. */
  readonly acts: Readonly<Record<string, Endpoint>>;
}

/** The kinds of records of a service: every resource that can be listed without knowing anything else. */
export function kindsOf(service: Service): ReferenceKind[] {
  const of = (resource: string, operation: string) => service.endpoints[`${resource}.${operation}`];
  return Object.values(service.endpoints).flatMap((list) => {
    const { resource } = list;
    const free = list.operation === "list" && list.list && !list.params && !list.query?.required?.length;
    if (!free || elsewhere.has(`${service.name}.${resource}`)) return [];
    return {
      service: service.name,
      resource,
      list,
      get: of(resource, "get"),
      create: of(resource, "create"),
      update: of(resource, "update"),
      delete: of(resource, "delete"),
      acts: actsOf(service, resource),
    };
  });
}

const plainOperations = new Set(["list", "get", "create", "update", "delete"]);

function actsOf({ endpoints }: Service, resource: string): Record<string, Endpoint> {
  const acts = Object.values(endpoints).filter(
    (each) => each.resource === resource && !plainOperations.has(each.operation) && !each.safe,
  );
  return Object.fromEntries(acts.map((each) => [each.operation, each]));
}

/** `cashDrawer` → `Cash drawer`. */
export function titleOf({ resource }: Pick<ReferenceKind, "resource">): string {
  const words = resource
    .replaceAll(/[.-]/g, " ")
    .replaceAll(/([a-z])([A-Z0-9])/g, "$1 $2")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How many records a refresh looked at and changed; what it does not say stays open. */
export function countsOf(answer: unknown): Partial<Record<"examined" | "changed", number>> {
  const said: unknown[] = [Reflect.get(Object(answer), "examined"), Reflect.get(Object(answer), "changed")];
  const [examined, changed] = said.map((count) => (typeof count === "number" ? count : undefined));
  return { ...(examined === undefined ? {} : { examined }), ...(changed === undefined ? {} : { changed }) };
}

/** Columns that say most of a kind, where the first of its fields do not. */
const firstColumns: Readonly<Record<string, readonly string[]>> = {
  "core.address": ["addressName", "addressType", "customerId", "address1", "city", "defaultCd", "enabledCd"],
};

/** The columns that the list of a kind comes with beside its key, of those that it has. */
export function columnsAtFirst({ service, resource }: ReferenceKind, all: readonly string[]): readonly string[] {
  return firstColumns[`${service}.${resource}`] ?? all.slice(0, 6);
}

/** What the codes of the ERP mean: of a switch yes or no, of a record's status whether it counts. */
const codeWords = {
  statusCd: { 704: "active", 705: "inactive", 700: "gone" },
  switch: { 704: "yes", 705: "no" },
} as const;

/** The word for a value of a field whose values are such codes; undefined for every other field. */
export function codeWord(field: string, value: unknown): "active" | "inactive" | "gone" | "yes" | "no" | undefined {
  if (!field.endsWith("Cd")) return undefined;
  const words: Readonly<Record<string, "active" | "inactive" | "gone" | "yes" | "no">> =
    field === "statusCd" ? codeWords.statusCd : codeWords.switch;
  return words[String(value)];
}

/** A record as it was answered. */
export type ReferenceRecord = Readonly<Record<string, unknown>>;

/** The schema of one record. */
export function recordSchema({ list }: ReferenceKind): Schema {
  return list.returns.items ?? {};
}

/** The field that identifies a record: the one the addresses name, else the first. */
export function keyField(kind: ReferenceKind): string {
  const fields = Object.keys(recordSchema(kind).properties ?? {});
  const [param] = Object.keys((kind.get ?? kind.update ?? kind.delete)?.params?.properties ?? {});
  return param !== undefined && fields.includes(param) ? param : (fields[0] ?? "");
}

/** What names a record in the input of an endpoint: its address's one placeholder. */
export function keyInput(endpoint: Endpoint, key: unknown): ReferenceRecord {
  const [param] = Object.keys(endpoint.params?.properties ?? {});
  return param === undefined ? {} : { [param]: key };
}

/** The record in words: the first of its texts that says something, else its key. */
export function labelOf(kind: ReferenceKind, record: ReferenceRecord): string {
  const names = Object.entries(recordSchema(kind).properties ?? {}).filter(([, schema]) => isText(schema));
  const words = names.map(([name]) => record[name]).find((value) => typeof value === "string" && value !== "");
  return String(words ?? record[keyField(kind)] ?? "");
}

/** Whether a field holds words: no date, no choice. */
export function isText(schema: Schema): boolean {
  return typesOf(schema).includes("string") && schema.format !== "sql-datetime" && !schema.enum;
}

/** The fields of a form that differ from the stored record; what is the same is not sent. */
export function changedFields(before: ReferenceRecord, form: ReferenceRecord): ReferenceRecord {
  const same = (name: string) => JSON.stringify(before[name]) === JSON.stringify(form[name]);
  return Object.fromEntries(Object.entries(form).filter(([name]) => !same(name)));
}

/** What somebody else has stored in the changed fields since their values were `seen`, by field; `now` is what is stored. */
export function overtakenFields(
  seen: (field: string) => unknown,
  now: ReferenceRecord,
  changes: ReferenceRecord,
): ReferenceRecord {
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const lost = Object.keys(changes).filter(
    (name) => !same(seen(name) ?? null, now[name] ?? null) && !same(now[name], changes[name]),
  );
  return Object.fromEntries(lost.map((name) => [name, now[name]]));
}

/** The state of the record that a change or deletion is meant for, where the endpoint asks for it. */
export function stateOf({ input }: Endpoint, record: ReferenceRecord): ReferenceRecord {
  const state = record.dateLastModified ?? record.date_last_modified;
  return input.properties.ifLastModified && state ? { ifLastModified: state } : {};
}

/** The fields of a change that a person fills in: all but the state that it is meant for. */
export function formSchema({ body }: Endpoint): Schema {
  const { ifLastModified: _, ...properties } = body?.properties ?? {};
  return { ...body, properties };
}

/** The values of a record that a form may change. */
export function formOf(endpoint: Endpoint, record: ReferenceRecord): ReferenceRecord {
  const names = Object.keys(endpoint.body?.properties ?? {});
  return Object.fromEntries(names.filter((name) => name in record).map((name) => [name, record[name]]));
}
