import type { Endpoint } from "./endpoint.ts";
import { idKindOf } from "./id-kinds.ts";
import { limitsOf } from "./limits.ts";
import { isObjectSchema, type ObjectSchema, type Schema, typesOf } from "./schema.ts";
import type { Service } from "./service.ts";
import { helpersIn, wireText } from "./wire.ts";

/** The first line of every generated module. */
export const header =
  "// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.\n";

/** `brands.items.list` → `BrandsItemsList`. */
export function pascalCase(name: string): string {
  return name
    .split(/[.\-_]/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join("");
}

/** The TypeScript type of a schema; a titled schema is referred to by its name. */
export function typeOf(schema: Schema, named: (title: string) => void): string {
  const types = typesOf(schema);
  const nullSuffix = types.includes("null") ? " | null" : "";
  if (schema.title) {
    named(schema.title);
    return schema.title + nullSuffix;
  }
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (types.length === 0 && schema.anyOf) return schema.anyOf.map((branch) => typeOf(branch, named)).join(" | ");
  const parts = types.filter((type) => type !== "null").map((type) => plainType(type, schema, named));
  return parts.length === 0 ? "unknown" : parts.join(" | ") + nullSuffix;
}

function plainType(type: string, schema: Schema, named: (title: string) => void): string {
  if (type === "integer" || type === "number") return "number";
  if (type === "array") return arrayType(schema.items ? typeOf(schema.items, named) : "unknown");
  if (type !== "object") return type;
  if (isObjectSchema(schema)) return `{ ${members(schema, "", named).join(" ")} }`;
  const values = schema.additionalProperties;
  return `Record<string, ${typeof values === "object" ? typeOf(values, named) : "unknown"}>`;
}

function arrayType(item: string): string {
  return /[|{ ]/.test(item) ? `Array<${item}>` : `${item}[]`;
}

/**
 * The fields of an object, each as a line of TypeScript.
 *
 * @param owner the entity's name, or the path of the endpoint that takes the fields
 */
export function members(schema: ObjectSchema, owner: string, named: (title: string) => void): string[] {
  return Object.entries(schema.properties).map(([name, property]) => {
    const mark = schema.required?.includes(name) ? "" : "?";
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
    return `${fieldComment(property)}${key}${mark}: ${idType(property, idKindOf(name, owner, schema.properties)) ?? typeOf(property, named)};`;
  });
}

/** The type of a field that numbers records of a kind; undefined for any other field. */
function idType(schema: Schema, kind: string | undefined): string | undefined {
  const types = typesOf(schema);
  if (kind === undefined || schema.enum) return undefined;
  const item = types.includes("array") && schema.items ? idType(schema.items, kind) : undefined;
  if (!item && !types.includes("integer") && !types.includes("number")) return undefined;
  const id = item ? arrayType(item) : `Id<${JSON.stringify(kind)}>`;
  return [id, ...types.filter((type) => !["array", "integer", "number"].includes(type))].join(" | ");
}

/** The sentence of a field with its default and limits, as a doc comment; empty when there is nothing to say. */
function fieldComment(schema: Schema): string {
  const limits = limitsOf(schema);
  const parts = [
    schema.title ? undefined : schema.description,
    limits.length > 0 ? limits.join(", ") : undefined,
    schema.default === undefined ? undefined : `@default ${JSON.stringify(schema.default)}`,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? "" : `/** ${comment(parts.join(" · "))} */ `;
}

function comment(text: string): string {
  return text.replaceAll("*/", "*\\/").replaceAll(/\s+/g, " ");
}

/** An object with named fields, also one that may be `null` in this place. */
function isNamedObject(schema: Schema): schema is ObjectSchema {
  return schema.properties !== undefined && typesOf(schema).includes("object");
}

/** Every titled object schema that an endpoint's input or answer reaches, by name. */
export function entitiesOf(service: Service): Map<string, ObjectSchema> {
  const found = new Map<string, ObjectSchema>();
  const visit = (schema: Schema): void => {
    if (schema.title && isNamedObject(schema)) {
      const known = found.get(schema.title);
      if (known?.properties === schema.properties) return;
      if (known)
        throw new Error(
          `Two different schemas are titled \`${schema.title}\` in \`${service.name}\`; give one of them another title.`,
        );
      found.set(schema.title, schema);
    }
    for (const property of Object.values(schema.properties ?? {})) visit(property);
    if (schema.items) visit(schema.items);
    if (typeof schema.additionalProperties === "object") visit(schema.additionalProperties);
  };
  for (const endpoint of Object.values(service.endpoints)) {
    for (const part of [endpoint.params, endpoint.query, endpoint.body]) if (part) visit(part);
    visit(endpoint.returns);
  }
  return found;
}

function interfaceOf(name: string, lines: readonly string[], description = name): string {
  return `/** ${comment(description)} */\nexport interface ${name} {\n${lines.map((line) => `  ${line}`).join("\n")}\n}\n`;
}

/** The name of an endpoint's input interface. */
export function inputName(endpoint: Endpoint): string {
  return `${pascalCase(endpoint.resource)}${pascalCase(endpoint.operation)}Input`;
}

function inputInterface(endpoint: Endpoint, named: (title: string) => void): string {
  const lines = members(endpoint.input, endpoint.path, named);
  return interfaceOf(inputName(endpoint), lines, `What \`${endpoint.id}\` takes: ${endpoint.summary}`);
}

function operationEntry(endpoint: Endpoint, named: (title: string) => void): string {
  const defaults = Object.entries(endpoint.input.properties)
    .filter(([name, schema]) => schema.default !== undefined && !endpoint.input.required?.includes(name))
    .map(([name]) => JSON.stringify(name));
  return `  "${endpoint.resource}.${endpoint.operation}": { input: ${inputName(endpoint)}; defaults: ${defaults.join(" | ") || "never"}; data: ${typeOf(endpoint.returns, named)} };`;
}

/** The interfaces of a service's entities, inputs and operations, as the text of one module. */
export function typesModule(service: Service): string {
  const named = () => undefined;
  const entities = [...entitiesOf(service)].sort(([a], [b]) => a.localeCompare(b));
  const endpoints = Object.values(service.endpoints);
  const interfaces = [
    ...entities.map(([name, schema]) => interfaceOf(name, members(schema, name, named), schema.description)),
    ...endpoints.map((endpoint) => inputInterface(endpoint, named)),
  ];
  return [
    header,
    ...(interfaces.some((text) => text.includes("Id<")) ? [`import type { Id } from "../id.ts";\n`] : []),
    ...interfaces,
    `/** Every operation of \`${service.name}\`: what it takes, which inputs have defaults, what \`data\` it answers. */`,
    `export interface ${pascalCase(service.name)}Operations {`,
    ...endpoints.map((endpoint) => operationEntry(endpoint, named)),
    "}\n",
  ].join("\n");
}

interface ResourceNode {
  readonly endpoints: Endpoint[];
  readonly children: Map<string, ResourceNode>;
}

function resourceTree(service: Service): ResourceNode {
  const root: ResourceNode = { endpoints: [], children: new Map() };
  for (const endpoint of Object.values(service.endpoints)) {
    let node = root;
    for (const part of endpoint.resource.split(".")) {
      const child = node.children.get(part) ?? { endpoints: [], children: new Map() };
      node.children.set(part, child);
      node = child;
    }
    node.endpoints.push(endpoint);
  }
  return root;
}

function methodComment(endpoint: Endpoint): string {
  const lines = [
    `${endpoint.summary}.`,
    ...(endpoint.description ? ["", endpoint.description] : []),
    "",
    `\`${endpoint.method} ${endpoint.path}\` · ${endpoint.permission === "none" ? "no permission needed" : `permission \`${endpoint.permission}\``}${endpoint.safe || endpoint.method !== "GET" ? "" : " · changes something although it is a GET, so it is never sent again"}`,
  ];
  return `  /**\n${lines.map((line) => `   * ${comment(line)}`.trimEnd()).join("\n")}\n   */`;
}

function method(endpoint: Endpoint, named: (title: string) => void): string {
  named(inputName(endpoint));
  const mark = (endpoint.input.required?.length ?? 0) > 0 || endpoint.input.anyOf ? "" : "?";
  const answer = endpoint.list
    ? `ListCall<${typeOf(endpoint.returns.items ?? {}, named)}>`
    : `Call<${typeOf(endpoint.returns, named)}>`;
  return `${methodComment(endpoint)}\n  ${endpoint.operation}(input${mark}: ${inputName(endpoint)}, options?: CallOptions): ${answer};`;
}

function clientInterfaces(
  name: string,
  description: string,
  node: ResourceNode,
  named: (title: string) => void,
): string[] {
  const below = [...node.children].flatMap(([key, child]) =>
    clientInterfaces(`${name.replace(/Client$/, "")}${pascalCase(key)}Client`, `Calls of \`${key}\``, child, named),
  );
  const childFields = [...node.children.keys()].map(
    (key) => `  readonly ${key}: ${name.replace(/Client$/, "")}${pascalCase(key)}Client;`,
  );
  const lines = [...node.endpoints.map((endpoint) => method(endpoint, named)), ...childFields];
  return [...below, `/** ${comment(description)} */\nexport interface ${name} {\n${lines.join("\n")}\n}\n`];
}

/** A service for the client: its interface and the runtime description of its endpoints, as the text of one module. */
export function clientModule(service: Service): string {
  const names = new Set<string>();
  const clientName = `${pascalCase(service.name)}Client`;
  const interfaces = clientInterfaces(
    clientName,
    `${service.title}: ${service.description}`,
    resourceTree(service),
    (title) => names.add(title),
  );
  const wire = wireText(service, clientName);
  return [
    header,
    `import type { Schema } from "@purvey/contract/schema";`,
    `import type { ${[...names].sort().join(", ")} } from "@purvey/contract/generated/${service.name}";`,
    `import type { ${["Call", "CallOptions", "ListCall"].filter((name) => interfaces.some((text) => new RegExp(`\\b${name}\\b`).test(text))).join(", ")} } from "../call.ts";`,
    `import { ${helpersIn(wire).join(", ")}, type Endpoints, type ServiceModule } from "../wire.ts";\n`,
    `export type * from "@purvey/contract/generated/${service.name}";\n`,
    ...interfaces,
    wire,
  ].join("\n");
}

/** The client's index of services: the interface of the whole client, and every service module. */
export function clientIndexModule(services: readonly Service[]): string {
  const sorted = [...services].sort((a, b) => a.name.localeCompare(b.name));
  return [
    header,
    ...sorted.map(
      (service) => `import { ${service.name}, type ${pascalCase(service.name)}Client } from "./${service.name}.ts";`,
    ),
    "\n/** Every service, each created when it is first used (R228). */",
    "export interface Services {",
    ...sorted.map(
      (service) =>
        `  /** ${comment(service.description)} */\n  readonly ${service.name}: ${pascalCase(service.name)}Client;`,
    ),
    "}\n",
    "/** Every service module, by name. */",
    `export const allServices = { ${sorted.map((service) => service.name).join(", ")} };\n`,
  ].join("\n");
}

/** What each call makes stale, for the hooks' cache. */
export function invalidationsModule(services: readonly Service[]): string {
  const entries = services
    .flatMap((service) => Object.values(service.endpoints))
    .filter((endpoint) => endpoint.invalidates.length > 0)
    .sort((a, b) => a.id.localeCompare(b.id))
    .map((endpoint) => `  "${endpoint.id}": ${JSON.stringify(endpoint.invalidates)},`);
  return [
    header,
    "/** Which endpoints, resources or services have stale answers after a call, by the call's operation. */",
    "export const invalidations = {",
    ...entries,
    "} satisfies Readonly<Record<string, readonly string[]>>;\n",
    "/** A call after which answers are stale. */",
    "export type ChangingCall = keyof typeof invalidations;\n",
  ].join("\n");
}
