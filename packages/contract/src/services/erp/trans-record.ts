import { describedCrud } from "../../described-crud.ts";
import { type Resource, resource } from "../../endpoint.ts";
import type { Fields } from "../../fields.ts";
import type { ObjectSchema, Schema } from "../../schema.ts";
import type { ScopeDeclaration } from "../../scope.ts";

/** One of the ERP's views of our records. */
export interface TransRecord {
  readonly record: ObjectSchema;
  /** In sentences: "ERP category". */
  readonly noun: string;
  readonly key: string;
  /** The name of the record's code in the query of get and delete, with its schema. */
  readonly code: readonly [name: string, schema: Schema];
  readonly create: ObjectSchema;
  readonly update: ObjectSchema;
  readonly defaultOrder: string;
  readonly words: readonly string[];
  readonly filters?: Fields;
  readonly invalidates: readonly string[];
  /** What a creation, change and deletion do besides. */
  readonly effects: { readonly create: string; readonly update: string; readonly delete: string };
  readonly scope: ScopeDeclaration;
  /** The scope of a creation where the new record names whose it is. */
  readonly createScope?: ScopeDeclaration;
}

/** The seven endpoints of a record as the ERP edits it (D09). */
export function transRecord(path: string, declaration: TransRecord): Resource {
  const { record, code, effects, words, scope, createScope = scope, ...rest } = declaration;
  const [codeName, codeSchema] = code;
  const common = ["ERP", "integration", "sync", "master data"];
  const plain = describedCrud({
    ...rest,
    scope,
    entity: record,
    words: [...words, ...common],
    read: "erp.read",
    write: "erp.write",
  });
  const query = {
    [codeName]: { ...codeSchema, description: "Its code, case aside: a record that has another is not found" },
  };
  return resource(path, {
    ...plain,
    create: { ...plain.create, scope: createScope, description: effects.create, errors: ["RESOURCE_CONFLICT"] },
    get: { ...plain.get, query },
    update: { ...plain.update, description: effects.update, errors: ["RESOURCE_CONFLICT"] },
    delete: { ...plain.delete, query, description: effects.delete, errors: ["RESOURCE_CONFLICT"] },
  });
}
