import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Endpoint } from "../endpoint.ts";
import type { ObjectSchema, Schema } from "../schema.ts";
import type { Service } from "../service.ts";
import { entitiesOf } from "../typescript.ts";
import type { ListedEndpoint, ListedEntity, ListedRule, Specification } from "./specification.ts";

const root = fileURLToPath(new URL("../../../..", import.meta.url));

function endpointsOf(services: readonly Service[]): Endpoint[] {
  return services.flatMap((service) => Object.values(service.endpoints));
}

/** The listed endpoints that the contract has not under their name, method and path. */
export function missingEndpoints(services: readonly Service[], { endpoints }: Specification): ListedEndpoint[] {
  return endpoints.filter(({ service, resource, operation, method, path }) => {
    const found = services.find((candidate) => candidate.name === service)?.endpoints[`${resource}.${operation}`];
    return found?.method !== method || found.path !== path;
  });
}

/** Rules of services that are not in the contract yet: first and last number, and whose they are. */
const later: readonly (readonly [number, number, string])[] = [
  [5, 5, "vmi"],
  [25, 25, "shipping"],
  [86, 101, "vmi"],
  [125, 125, "orders"],
  [126, 126, "warehouseOps"],
  [127, 127, "imports"],
  [128, 128, "core"],
  [129, 130, "messaging"],
  [131, 132, "ai"],
  [133, 133, "payments"],
  [135, 138, "legacy"],
  [140, 146, "productInfo"],
  [147, 147, "core"],
  [148, 150, "imports"],
  [151, 153, "productInfo"],
  [157, 162, "ai"],
  [163, 163, "site"],
  [164, 166, "tax"],
  [167, 169, "brandFocus"],
  [170, 173, "freight"],
  [174, 183, "shipping"],
  [184, 186, "addressValidation"],
  [187, 188, "messaging"],
  [189, 189, "site"],
  [190, 192, "warehouseOps"],
  [193, 193, "productInfo"],
  [196, 197, "warehouseOps"],
  [199, 199, "orders"],
  [200, 200, "payments"],
  [201, 201, "rateShop"],
  [248, 251, "core"],
  [252, 253, "orders"],
  [254, 254, "imports"],
  [255, 255, "legacy"],
  [256, 256, "productInfo"],
  [259, 259, "core"],
];

/** Statements about the documents themselves, which no behaviour can prove or break. */
const statements: Readonly<Record<string, string>> = {
  R001: "It names what the two documents are about; that each service is there, the rules of its own prove (R002–R009).",
  R010: "It says that the documents show no screens; ours are an addition, which no sentence of theirs can prove or break.",
  R203: "It says that the second document shows no roles; the permissions of its endpoints are ours, and conformance tests prove them.",
  R223: "It says that the documents do not show what a user interface does on an error; the codes have rules of their own (R204–R222).",
};

function inScope(services: readonly Service[], id: string): boolean {
  if (id in statements) return false;
  const number = Number(id.slice(1));
  const built = new Set(services.map((service) => service.name));
  return !later.some(([first, last, service]) => number >= first && number <= last && !built.has(service));
}

function* testFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === "node_modules" || entry.name === "dist" || entry.name.startsWith(".")) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* testFiles(path);
    else if (/\.(test|e2e\.test)\.tsx?$/.test(entry.name) && entry.name !== "rule-coverage.test.ts") yield path;
  }
}

/** Every rule that a text of a test file names: titles are texts, comments are not. */
export function provenRules(): Set<string> {
  const found = new Set<string>();
  const texts = /"[^"\n]*"|'[^'\n]*'|`[^`]*`/g;
  for (const folder of ["packages", "apps", "e2e"]) {
    for (const file of testFiles(join(root, folder))) {
      const code = readFileSync(file, "utf8").replace(/^\s*(\/\/|\*|\/\*).*$/gm, "");
      for (const [text] of code.matchAll(texts)) {
        for (const [rule] of text.matchAll(/\bR\d{3}\b/g)) found.add(rule);
      }
    }
  }
  return found;
}

/** The listed rules that no test names, but for statements about the documents and parts that are not built. */
export function missingRules(services: readonly Service[], { rules }: Specification): ListedRule[] {
  const proven = provenRules();
  return rules.filter(({ id }) => inScope(services, id) && !proven.has(id));
}

/** What the specification lists under other names than the contract's entities. */
const listedElsewhere: Readonly<Record<string, string>> = {
  PriceEngineParams: "pricing.priceEngine.get",
  SearchParams: "search.itemSearch.list",
  CatalogueItem: "ItemMaster",
  AiAskParams: "ai.chatGpt.ask",
  FreightQuoteParams: "freight.freight.list",
  AddressLookupParams: "addressValidation.us.lookup",
  WarehouseOpsUpdateInput: "warehouseOps.receiving.update",
};

function fieldsOf(services: readonly Service[], name: string): Set<string> {
  const other = listedElsewhere[name];
  const input = endpointsOf(services).find((endpoint) => endpoint.id === other)?.input;
  const found: (Schema | undefined)[] = input
    ? [input]
    : services.flatMap((service) => [
        entitiesOf(service).get(name),
        other ? entitiesOf(service).get(other) : undefined,
      ]);
  return new Set(found.flatMap((schema) => Object.keys((schema as ObjectSchema | undefined)?.properties ?? {})));
}

/** The entities that are described by fields; errors are the client's and the server's classes. */
export function listedEntities(services: readonly Service[], { entities }: Specification): ListedEntity[] {
  const built = new Set(services.map((service) => service.name));
  return entities.filter((entity) => built.has(entity.service) && entity.kind !== "error");
}

/** The names of the entities that answers hold: those that are only sent have no value to answer. */
export function answeredEntities(services: readonly Service[]): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (schema: Schema, above: readonly Schema[]): void => {
    if (above.includes(schema)) return;
    if (schema.title) names.add(schema.title);
    const { properties = {}, items, additionalProperties: rest } = schema;
    const parts = [
      ...Object.values(properties),
      ...(items ? [items] : []),
      ...(typeof rest === "object" ? [rest] : []),
    ];
    for (const part of parts) visit(part, [...above, schema]);
  };
  for (const { returns } of endpointsOf(services)) visit(returns, []);
  return names;
}

/** The listed fields, `Entity.field`, that no entity of the contract has; `Entity` alone where there is no such entity. */
export function missingFields(services: readonly Service[], specification: Specification): string[] {
  return listedEntities(services, specification).flatMap(({ name, fields }) => {
    const present = fieldsOf(services, name);
    if (present.size === 0) return [name];
    return fields.filter((field) => !present.has(field)).map((field) => `${name}.${field}`);
  });
}
