import { type CrudDeclaration, crud } from "./crud.ts";
import { defaultsEntity, RecordDefinition } from "./definition.ts";
import { type DeclaredEndpoint, get } from "./endpoint.ts";

/** The operations of a record that describes itself. */
export type DescribedOperation = keyof ReturnType<typeof crud> | "defaults" | "definition";

/**
 * The five endpoints of a plain record, and two that describe it: `/defaults` answers the values of a new record,
 * `/definition` its fields, both from the schemas given here (D09).
 */
export function describedCrud(declaration: CrudDeclaration): Record<DescribedOperation, DeclaredEndpoint> {
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
