import { type DeclaredEndpoint, put } from "../../endpoint.ts";
import { ifLastModified, input, statusCd, uid } from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";
import { stockroomWords } from "./part.ts";

const EnableInput = input("EnableInput", "The state a record is put into", {
  statusCd: statusCd({
    description: "704 enables, 705 disables, 700 deletes; the same call does all three",
    default: 704,
  }),
});

/** `PUT …/enable` of a record (R099): enables, disables, deletes, and brings a deleted one back. */
export function enable(declaration: {
  readonly entity: ObjectSchema;
  readonly noun: string;
  readonly key: string;
  readonly invalidates: readonly string[];
  /** What stands against disabling or deleting it. */
  readonly description?: string;
}): DeclaredEndpoint {
  const { entity, noun, key, invalidates, description = "" } = declaration;
  return put(`/{${key}}/enable`, {
    params: { [key]: uid(`The unique number of the ${noun}`) },
    query: { ifLastModified: ifLastModified(noun) },
    body: EnableInput,
    returns: entity,
    summary: `Enable or disable a ${noun}`,
    description: `Also brings a deleted one back. ${description}`.trim(),
    words: [...stockroomWords, "activate", "deactivate", "switch on", "switch off", "restore"],
    tasks: [`take a ${noun} out of use`, `use a ${noun} again`, `reopen a ${noun}`, `shut down a ${noun}`],
    permission: "stockroom.manage",
    scope: "customer",
    invalidates,
    rules: ["R099"],
    errors: ["RESOURCE_CONFLICT"],
  });
}
