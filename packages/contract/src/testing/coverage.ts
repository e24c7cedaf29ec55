import type { Endpoint } from "../endpoint.ts";
import type { ObjectSchema, Schema } from "../schema.ts";
import type { Service } from "../service.ts";
import { entitiesOf } from "../typescript.ts";
import type { ListedEndpoint, ListedEntity, ListedRule, Specification } from "./specification.ts";

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

/** Statements about the documents themselves, which no behaviour can prove or break. */
const statements: Readonly<Record<string, string>> = {
  R001: "It names what the two documents are about; that each service is there, the rules of its own prove (R002–R009).",
  R010: "It says that the documents show no screens; ours are an addition, which no sentence of theirs can prove or break.",
  R203: "It says that the second document shows no roles; the permissions of its endpoints are ours, and conformance tests prove them.",
  R223: "It says that the documents do not show what a user interface does on an error; the codes have rules of their own (R204–R222).",
};

/** The listed rules of which a test can assert something; the others are statements about the documents. */
export function testableRules({ rules }: Specification): ListedRule[] {
  return rules.filter(({ id }) => !(id in statements));
}

/** The testable rules that no test asserted in a run. */
export function missingRules(asserted: ReadonlySet<string>, specification: Specification): ListedRule[] {
  return testableRules(specification).filter(({ id }) => !asserted.has(id));
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
