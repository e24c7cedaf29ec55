import type { Endpoint } from "../endpoint.ts";
import type { Schema } from "../schema.ts";
import type { Service } from "../service.ts";
import { header } from "../typescript.ts";

/** Where a field stands: the places of the endpoints, in the contract's order, that take it and that answer it. */
export interface FieldPlaces {
  readonly takes: readonly number[];
  readonly answers: readonly number[];
}

/** Every field's name with the endpoints it stands in, as the text of one module. */
export function fieldNamesModule(services: readonly Service[]): string {
  return [
    header,
    "/** Every field's name with the endpoints that take and answer it; `readFieldNames` reads it. */",
    `export const fieldNamesText = \`${writeFieldNames(services)}\`;\n`,
  ].join("\n");
}

/**
 * A line for each name, `name ⇥ takes ⇥ answers`: places of endpoints in the contract's order, each as its distance from
 * the one before, in base 36.
 */
export function writeFieldNames(services: readonly Service[]): string {
  const endpoints = services.flatMap((service) => Object.values(service.endpoints));
  const takes = placesByName(endpoints, ({ input }) => input);
  const answers = placesByName(endpoints, ({ returns }) => returns);
  const names = [...new Set([...takes.keys(), ...answers.keys()])].sort();
  return names
    .map((name) => [name, distances(takes.get(name) ?? []), distances(answers.get(name) ?? [])].join("\t"))
    .join("\n");
}

/** Reads what {@link writeFieldNames} wrote, by the names in lower case. */
export function readFieldNames(text: string): ReadonlyMap<string, FieldPlaces & { readonly name: string }> {
  const lines = text.split("\n").map((line) => line.split("\t"));
  return new Map(
    lines.map(([name = "", takes = "", answers = ""]) => [
      name.toLowerCase(),
      { name, takes: placesAt(takes), answers: placesAt(answers) },
    ]),
  );
}

function placesByName(endpoints: readonly Endpoint[], schemaOf: (endpoint: Endpoint) => Schema): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, endpoint] of endpoints.entries())
    for (const name of namesIn(schemaOf(endpoint), new Set())) places.set(name, [...(places.get(name) ?? []), at]);
  return places;
}

/** The names of a schema's fields, nested ones too, each once; a schema may hold itself. */
function namesIn(schema: Schema, seen: Set<Schema>): Set<string> {
  if (seen.has(schema)) return new Set();
  seen.add(schema);
  const { properties = {}, items, anyOf = [], additionalProperties } = schema;
  const further = typeof additionalProperties === "object" ? [additionalProperties] : [];
  const inner = [...Object.values(properties), ...(items ? [items] : []), ...anyOf, ...further];
  return new Set([...Object.keys(properties), ...inner.flatMap((one) => [...namesIn(one, seen)])]);
}

function distances(places: readonly number[]): string {
  return places.map((place, at) => (place - (places[at - 1] ?? 0)).toString(36)).join(" ");
}

function placesAt(text: string): number[] {
  if (text === "") return [];
  let place = 0;
  return text.split(" ").map((distance) => {
    place += Number.parseInt(distance, 36);
    return place;
  });
}
