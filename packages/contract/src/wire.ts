import type { Endpoint } from "./endpoint.ts";
import { isObjectSchema, type ObjectSchema, type Schema } from "./schema.ts";
import type { Service } from "./service.ts";

/** Which keywords the client needs to check what is sent, and what is received. */
const inputKeywords = [
  "type",
  "enum",
  "minLength",
  "maxLength",
  "pattern",
  "format",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "multipleOf",
  "minItems",
  "maxItems",
  "anyOf",
  "x-messages",
  "x-sensitive",
] as const;
const outputKeywords = [
  "type",
  "enum",
  "minLength",
  "maxLength",
  "format",
  "minItems",
  "maxItems",
  "x-sensitive",
] as const;

/**
 * Writes schemas as TypeScript expressions that share what is alike: equal schemas become one constant, an entity's
 * fields that must all be there become `all({...})`. Texts, examples and defaults stay behind: the client has no use for them.
 */
class SchemaWriter {
  readonly #constants = new Map<string, string>();
  readonly #entities = new Map<Schema, { name: string; done: boolean }>();
  readonly #lines: string[] = [];
  readonly #fixups: string[] = [];
  readonly #keywords: readonly string[];
  readonly #prefix: string;

  constructor(prefix: string, keywords: readonly string[]) {
    this.#prefix = prefix;
    this.#keywords = keywords;
  }

  get lines(): string[] {
    return [...this.#lines, ...this.#fixups];
  }

  write(schema: Schema): string {
    if (schema.title && isObjectSchema(schema)) return this.#entity(schema);
    return this.#constant(this.#expression(schema));
  }

  #entity(schema: ObjectSchema): string {
    const known = this.#entities.get(schema);
    if (known) return known.name;
    const name = `${this.#prefix}${schema.title}`;
    const entry = { name, done: false };
    this.#entities.set(schema, entry);
    const recursive = Object.entries(schema.properties).filter(
      ([, property]) => property.items === schema || property === schema,
    );
    const plain = {
      ...schema,
      properties: Object.fromEntries(
        Object.entries(schema.properties).filter(([key]) => !recursive.some(([own]) => own === key)),
      ),
    };
    const expression = this.#expression({
      ...plain,
      title: undefined,
      required: schema.required?.filter((key) => key in plain.properties),
    });
    this.#lines.push(`const ${name}: Schema = ${expression};`);
    for (const [key, property] of recursive) {
      this.#fixups.push(
        `extend(${name}, ${JSON.stringify(key)}, ${property === schema ? name : `list(${name})`}, ${schema.required?.includes(key) ?? false});`,
      );
    }
    entry.done = true;
    return name;
  }

  #constant(expression: string): string {
    if (expression.length < 14) return expression;
    const known = this.#constants.get(expression);
    if (known) return known;
    const name = `${this.#prefix}${this.#constants.size}`;
    this.#constants.set(expression, name);
    this.#lines.push(`const ${name}: Schema = ${expression};`);
    return name;
  }

  #expression(schema: Schema): string {
    if (schema.properties) return this.#object(schema as ObjectSchema);
    const parts = this.#kept(schema);
    if (schema.items) parts.push(`items: ${this.write(schema.items)}`);
    if (typeof schema.additionalProperties === "object")
      parts.push(`additionalProperties: ${this.write(schema.additionalProperties)}`);
    if (schema.items && parts.length === 2 && schema.type === "array") return `list(${this.write(schema.items)})`;
    return `{ ${parts.join(", ")} }`;
  }

  #object(schema: ObjectSchema): string {
    const names = Object.keys(schema.properties);
    const required = schema.required ?? [];
    const fields = names.map(
      (name) =>
        `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)}: ${this.write(schema.properties[name] as Schema)}`,
    );
    const properties = `{ ${fields.join(", ")} }`;
    const more = this.#kept(schema).filter((part) => part !== 'type: "object"');
    // An input that says so is open; everywhere else the client refuses names it does not know.
    if (schema.additionalProperties === true && this.#keywords === inputKeywords)
      more.push("additionalProperties: true");
    const rest = more.length > 0 ? `, { ${more.join(", ")} }` : "";
    if (names.length > 0 && required.length === names.length) return `all(${properties}${rest})`;
    if (required.length === 0) return `some(${properties}${rest ? `, []${rest}` : ""})`;
    return `some(${properties}, ${JSON.stringify(required)}${rest})`;
  }

  #kept(schema: Schema): string[] {
    return this.#keywords
      .filter((keyword) => schema[keyword as keyof Schema] !== undefined)
      .map(
        (keyword) =>
          `${keyword.includes("-") ? JSON.stringify(keyword) : keyword}: ${JSON.stringify(schema[keyword as keyof Schema])}`,
      );
  }
}

function flagsOf(endpoint: Endpoint): string {
  const bodyless = endpoint.method === "GET" || endpoint.method === "DELETE";
  const flags = [
    endpoint.bareBody && `bare: ${JSON.stringify(endpoint.bareBody)}`,
    endpoint.method === "GET" && !endpoint.safe && "unsafe: true",
    endpoint.operation === "healthCheck" && "tokenless: true",
    endpoint.permission === "none" && endpoint.operation !== "healthCheck" && "open: true",
    !bodyless && endpoint.query && `query: ${JSON.stringify(Object.keys(endpoint.query.properties))}`,
  ].filter(Boolean);
  return flags.length === 0 ? "" : `, { ${flags.join(", ")} }`;
}

/** The runtime description of a service's endpoints for the client, as the text of a module's body. */
export function wireText(service: Service, clientName: string): string {
  const sent = new SchemaWriter("i", inputKeywords);
  const received = new SchemaWriter("o", outputKeywords);
  const entries = Object.values(service.endpoints).map(
    (endpoint) =>
      `  "${endpoint.resource}.${endpoint.operation}": endpoint("${endpoint.method}", "${endpoint.path}", ${sent.write(endpoint.input)}, ${received.write(endpoint.returns)}${flagsOf(endpoint)}),`,
  );
  return [
    `/** ${service.title}, for \`createClient\`. Its endpoints are made when the first is used. */`,
    `export const ${service.name}: ServiceModule<${clientName}> = serviceModule("${service.name}", "${service.segment}", endpoints);\n`,
    // No arrow function: engines read those in full while the module loads, which takes them as long again.
    "function endpoints(): Endpoints {",
    ...[...sent.lines, ...received.lines].map((line) => `  ${line}`),
    "  return {",
    ...entries.map((entry) => `  ${entry}`),
    "  };",
    "}\n",
  ].join("\n");
}

/** The functions of the client's `wire.ts` that a description of endpoints uses. */
export function helpersIn(wire: string): string[] {
  return ["all", "endpoint", "extend", "list", "serviceModule", "some"].filter((name) =>
    new RegExp(`\\b${name}\\(`).test(wire),
  );
}
