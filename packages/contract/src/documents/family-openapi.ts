import { type OpenApiOptions, openApi } from "../openapi.ts";
import type { Service } from "../service.ts";
import { pascalCase } from "../typescript.ts";

type Json = Record<string, unknown>;

/** The parts of a service's document that the family's document is put together from. */
interface ServiceDocument {
  readonly service: Service;
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Json;
  readonly components: Readonly<Record<string, Json>>;
}

/**
 * One OpenAPI 3.1 document of many services: paths begin with the service's folder, tags and operations with its name.
 * Entities that two services describe differently under one name carry the service's name before theirs.
 *
 * @example
 * familyOpenApi(services, { version: "0.1.0", url: "https://api.example.com/api" })
 */
export function familyOpenApi(services: readonly Service[], options: OpenApiOptions): Json {
  const documents = services.map((service) => documentOf(service, options.version));
  const named = withOwnNames(documents);
  const {
    servers: _,
    tags: __,
    paths: ___,
    components: ____,
    info,
    ...rest
  } = openApi(services[0] as Service, options);
  return {
    ...rest,
    info: {
      ...(info as Json),
      title: "Purvey",
      description: `The back-end services of a distribution business: ${services.map(({ name }) => `\`${name}\``).join(", ")}.`,
    },
    servers: [{ url: options.url ?? "/api" }],
    tags: named.flatMap(({ tags }) => tags),
    paths: Object.assign({}, ...named.map(({ paths }) => paths)),
    components: mergedComponents(named),
  };
}

function documentOf(service: Service, version: string): ServiceDocument {
  const { tags, paths, components } = openApi(service, { version }) as unknown as ServiceDocument;
  const tagOf = (name: string) => `${service.name}.${name}`;
  const withTags = (operations: Json) =>
    Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => [
        method,
        { ...(operation as Json), tags: (operation as { tags: string[] }).tags.map(tagOf) },
      ]),
    );
  return {
    service,
    tags: tags.map(({ name, description }) => ({
      name: tagOf(name),
      description: `${description} of the service \`${service.name}\``,
    })),
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, operations]) => [`/${service.segment}${path}`, withTags(operations as Json)]),
    ),
    components,
  };
}

/** The documents with every entity renamed that another service describes differently under the same name. */
function withOwnNames(documents: readonly ServiceDocument[]): ServiceDocument[] {
  const forms = new Map<string, Set<string>>();
  for (const { components } of documents)
    for (const [name, schema] of Object.entries(components.schemas ?? {}))
      forms.set(name, (forms.get(name) ?? new Set()).add(JSON.stringify(schema)));
  const disputed = (name: string) => (forms.get(name)?.size ?? 0) > 1;
  return documents.map(({ service, tags, paths, components }) => {
    const ownName = (name: string) => (disputed(name) ? `${pascalCase(service.name)}${name}` : name);
    const renamed = <T>(value: T): T =>
      JSON.parse(
        JSON.stringify(value).replace(
          /"#\/components\/schemas\/(\w+)"/g,
          (_, name: string) => `"#/components/schemas/${ownName(name)}"`,
        ),
      ) as T;
    const schemas = Object.entries(components.schemas ?? {}).map(([name, schema]) => [ownName(name), renamed(schema)]);
    return {
      service,
      tags,
      paths: renamed(paths),
      components: { ...renamed(components), schemas: Object.fromEntries(schemas) as Json },
    };
  });
}

function mergedComponents(documents: readonly ServiceDocument[]): Json {
  const merged: Record<string, Json> = {};
  for (const { components } of documents)
    for (const [kind, entries] of Object.entries(components)) merged[kind] = { ...merged[kind], ...entries };
  return merged;
}
