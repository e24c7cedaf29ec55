import { type DeclaredEndpoint, get, post, put, remove } from "./endpoint.ts";
import { entity, type Fields, ifLastModified, list, orderBy, paging, statusCd, text, uid } from "./fields.ts";
import type { Permission } from "./permissions.ts";
import type { ObjectSchema } from "./schema.ts";
import type { ScopeDeclaration } from "./scope.ts";

/** What a deletion answers: which record, and that it is gone. */
export const Deleted: ObjectSchema = entity("Deleted", "What was deleted", {
  uid: uid("The unique number of the deleted record"),
  deleted: {
    type: "boolean",
    description: "True when the record existed and is now deleted (status 700)",
    examples: [true],
  },
});

/** The operations of a plain record. */
export type CrudOperation = "list" | "create" | "get" | "update" | "delete";

export interface CrudDeclaration {
  readonly entity: ObjectSchema;
  /** In sentences: "attribute group". */
  readonly noun: string;
  /** The name of the record's key in the path, `id` unless said otherwise. */
  readonly key?: string;
  /** Keys of the resources above it, by the names in the path. */
  readonly parents?: Fields;
  /** Filters of the list beside limit, offset, orderBy, q and statusCd. */
  readonly filters?: Fields;
  /** Filters of the list in place of the usual ones. */
  readonly listQuery?: Fields;
  readonly defaultOrder: string;
  readonly create: ObjectSchema;
  readonly update: ObjectSchema;
  readonly words: readonly string[];
  /** What people say when they need an operation. */
  readonly tasks?: Partial<Readonly<Record<CrudOperation, readonly string[]>>>;
  readonly read: Permission;
  readonly write: Permission;
  /** Whose records they are, for all five. */
  readonly scope: ScopeDeclaration;
  readonly invalidates: readonly string[];
  readonly rules?: readonly string[];
  /** True when a change takes no `ifLastModified`: the record has a version. */
  readonly versioned?: boolean;
}

/** The five endpoints of a plain record: list, create, get, update, delete (R030). */
export function crud(declaration: CrudDeclaration): Record<CrudOperation, DeclaredEndpoint> {
  const { entity: record, noun, words, tasks = {}, parents, invalidates, rules, scope } = declaration;
  const key = declaration.key ?? "id";
  const params = { ...parents, [key]: uid(`The unique number of the ${noun}`) };
  const listQuery = declaration.listQuery ?? {
    ...paging(),
    orderBy: orderBy(declaration.defaultOrder),
    q: text({ description: `Words to look for in the ${noun}` }),
    statusCd: statusCd(),
    ...declaration.filters,
  };
  const one = `/{${key}}`;
  const isDated = "dateLastModified" in record.properties || "date_last_modified" in record.properties;
  const isGuarded = isDated && !declaration.versioned;
  const errors = isGuarded ? (["RESOURCE_CONFLICT"] as const) : undefined;
  return {
    list: get("", {
      params: parents,
      query: listQuery,
      returns: list(record),
      summary: `List each ${noun}`,
      words,
      tasks: tasks.list,
      permission: declaration.read,
      scope,
      rules,
    }),
    create: post("", {
      params: parents,
      body: declaration.create,
      returns: record,
      summary: `Create ${article(noun)}`,
      words,
      tasks: tasks.create,
      permission: declaration.write,
      scope,
      invalidates,
      rules,
    }),
    get: get(one, {
      params,
      returns: record,
      summary: `Get one ${noun}`,
      words,
      tasks: tasks.get,
      permission: declaration.read,
      scope,
    }),
    update: put(one, {
      params,
      body: isGuarded ? guarded(declaration.update, noun) : declaration.update,
      returns: record,
      summary: `Change ${article(noun)}`,
      words,
      tasks: tasks.update,
      permission: declaration.write,
      scope,
      invalidates,
      rules,
      errors,
    }),
    delete: remove(one, {
      params,
      query: isGuarded ? { ifLastModified: ifLastModified(noun) } : undefined,
      returns: Deleted,
      summary: `Delete ${article(noun)}`,
      words,
      tasks: tasks.delete,
      permission: declaration.write,
      scope,
      invalidates,
      errors,
    }),
  };
}

function guarded(update: ObjectSchema, noun: string): ObjectSchema {
  return { ...update, properties: { ...update.properties, ifLastModified: ifLastModified(noun) } };
}

function article(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;
}
