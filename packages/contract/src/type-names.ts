import type { Service } from "./service.ts";
import { entitiesOf, header, inputName, members, pascalCase } from "./typescript.ts";

/** What a name means in one service. */
interface Meaning {
  readonly service: string;
  /** The fields as TypeScript; an entity and an input of one name are one interface with the fields of both. */
  text: string;
  /** The other names that the fields mention. */
  readonly names: Set<string>;
}

/** The names of each service's entities, inputs and operations, with what they mean there. */
function meaningsOf(service: Service): Map<string, Meaning> {
  const meanings = new Map<string, Meaning>();
  const note = (name: string, write: (named: (title: string) => void) => string): void => {
    const meaning = meanings.get(name) ?? { service: service.name, text: "", names: new Set() };
    meaning.text += write((title) => meaning.names.add(title)).replaceAll(/\/\*\*.*?\*\/ /g, "");
    meanings.set(name, meaning);
  };
  for (const [name, schema] of entitiesOf(service)) note(name, (named) => members(schema, name, named).join(" "));
  const endpoints = Object.values(service.endpoints);
  for (const endpoint of endpoints)
    note(inputName(endpoint), (named) => members(endpoint.input, endpoint.path, named).join(" "));
  note(`${pascalCase(service.name)}Operations`, () => "");
  return meanings;
}

/**
 * The names that mean the same in every service that has them, by the service they are taken from. A name that means one
 * thing here and another there is in none, nor is one that mentions such a name.
 */
export function namesWithOneMeaning(services: readonly Service[]): Map<string, string[]> {
  const all = new Map<string, Meaning[]>();
  for (const service of services)
    for (const [name, meaning] of meaningsOf(service)) all.set(name, [...(all.get(name) ?? []), meaning]);
  const apart = new Set<string>();
  const settles = ([name, [first, ...others]]: [string, Meaning[]]): boolean => {
    const same = others.every(({ text }) => text === first?.text);
    const shared = others.length > 0 && [...(first?.names ?? [])].some((mentioned) => apart.has(mentioned));
    if (apart.has(name) || (same && !shared)) return true;
    apart.add(name);
    return false;
  };
  while (![...all].every(settles));
  const kept = [...all].filter(([name]) => !apart.has(name));
  return new Map(
    services.map(({ name: service }) => [
      service,
      kept
        .filter(([, [first]]) => first?.service === service)
        .map(([name]) => name)
        .sort(),
    ]),
  );
}

/** The types that the client's root names, as the text of one module. */
export function typeNamesModule(services: readonly Service[]): string {
  const lines = [...namesWithOneMeaning(services)]
    .filter(([, names]) => names.length > 0)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([service, names]) => `export type { ${names.join(", ")} } from "@purvey/contract/generated/${service}";`);
  return [header, ...lines, ""].join("\n");
}
