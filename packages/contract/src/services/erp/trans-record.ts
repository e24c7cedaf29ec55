import { type CrudDeclaration, crud } from "../../crud.ts";
import { defaultsEntity, RecordDefinition } from "../../definition.ts";
import { type DeclaredEndpoint, get, type Resource, resource } from "../../endpoint.ts";
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
    delete: {
      ...plain.delete,
      query: { ...plain.delete.query, ...query },
      description: effects.delete,
      errors: ["RESOURCE_CONFLICT"],
    },
  });
}

/** The operations of a record that describes itself. */
type DescribedOperation = keyof ReturnType<typeof crud> | "defaults" | "definition";

/**
 * The five endpoints of a plain record, and two that describe it: `/defaults` answers the values of a new record,
 * `/definition` its fields, both from the schemas given here (D09).
 */
function describedCrud(declaration: CrudDeclaration): Record<DescribedOperation, DeclaredEndpoint> {
  const { entity: record, create, noun, parents, words, read, rules } = declaration;
  const described = { params: parents, permission: read, scope: "site" as const, rules };
  return {
    ...crud(declaration),
    defaults: get("/defaults", {
      ...described,
      returns: defaultsEntity(`${record.title}Defaults`, create),
      summary: `Get the values of a new ${noun}`,
      description: "What a form for a new record shows before anything is entered; null where nothing is preset.",
      words: [...words, "new record", "preset", "initial values", "form", "template"],
    }),
    definition: get("/definition", {
      ...described,
      returns: RecordDefinition,
      summary: `Get the fields of the ${noun}, with types and limits`,
      description: "Follows from this contract: what is checked is what is told.",
      words: [...words, "fields", "metadata", "schema", "mapping", "columns", "labels", "limits"],
    }),
  };
}
