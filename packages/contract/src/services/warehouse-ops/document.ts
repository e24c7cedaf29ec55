import { type CrudDeclaration, crud } from "../../crud.ts";
import type { DeclaredEndpoint } from "../../endpoint.ts";
import { ifLastModified, input, orderBy, paging } from "../../fields.ts";
import type { ObjectSchema, Schema } from "../../schema.ts";
import { listFilters, updateFields } from "./document-fields.ts";

/** What sets one kind of document apart from the others. */
export interface DocumentDeclaration {
  readonly entity: ObjectSchema;
  /** In sentences: "bin transfer". */
  readonly noun: string;
  readonly key: string;
  readonly create: ObjectSchema;
  readonly updateTitle: string;
  /** The list of lines as it may be corrected, by its name. */
  readonly lines: Readonly<Record<string, Schema>>;
  readonly words: readonly string[];
  /** What people say when they need an operation. */
  readonly tasks: NonNullable<CrudDeclaration["tasks"]>;
  /** What applying it does. */
  readonly effect: string;
  /** What it makes stale beside itself and stock: other services' records that it changes. */
  readonly alsoStale?: readonly string[];
  readonly rules: readonly string[];
}

const stock = ["items.invMast.stock", "items.invMast.locations.bins", "items.locations.bins", "warehouseOps.transfer"];

/** The five endpoints of a kind of document (R126, R192, R196, R197). */
export function documentEndpoints(
  resourceName: string,
  { entity, noun, key, create, updateTitle, lines, words, tasks, effect, alsoStale = [], rules }: DocumentDeclaration,
): ReturnType<typeof crud> {
  const order = `${key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}|ASC`;
  const plain = crud({
    entity,
    noun,
    key,
    defaultOrder: order,
    listQuery: { ...paging(), orderBy: orderBy(order), ...listFilters },
    create,
    update: input(updateTitle, `What to change of a ${noun}`, { ...updateFields, ...lines }),
    words,
    tasks,
    read: "warehouse.read",
    write: "warehouse.write",
    scope: "site",
    invalidates: [...new Set([`warehouseOps.${resourceName}`, ...stock, ...alsoStale])],
    rules: [...rules, "R126", "R192", "R197"],
  });
  const [lineList = "lines"] = Object.keys(lines);
  const told: Record<string, Partial<DeclaredEndpoint>> = {
    list: { rules: ["R196", "R197"], summary: `List ${noun}s with their lines and states` },
    create: {
      summary: `Hand in a ${noun}`,
      description:
        `${effect} The document is stored as \`initial\` and applied by a worker, exactly once, usually within the second; what cannot be applied stays as \`hold\` with a \`processMessage\`. ` +
        "The same `requestId` again answers the first document; with other contents it is refused (409). What can never become right is refused at once (400, 422): an item, unit, location or order that does not exist.",
      errors: ["RESOURCE_CONFLICT", "BUSINESS_LOGIC_ERROR"],
    },
    update: {
      description: `Sets what is given and keeps the rest; \`${lineList}\` replaces all lines. A document on hold is tried again after any change but one that holds it back. Of a document that is applied only notes may change: the status and process code that it has are taken as they are, others and lines are refused (409).`,
      errors: ["RESOURCE_CONFLICT", "BUSINESS_LOGIC_ERROR"],
    },
    delete: {
      query: { ifLastModified: ifLastModified(noun) },
      description: "Sets status 700. A document that is applied stays (409): make one that moves the goods back.",
      errors: ["RESOURCE_CONFLICT"],
    },
  };
  return Object.fromEntries(
    Object.entries(plain).map(([name, endpoint]) => [name, { ...endpoint, ...told[name] }]),
  ) as ReturnType<typeof crud>;
}
