import { formats } from "../checking/formats.ts";
import { isLonger, multiplesOf } from "../checking/measures.ts";
import { isOpen } from "../fits.ts";
import { type JsonType, type Schema, typesOf } from "../schema.ts";
import { constant, type Module, variable } from "./module.ts";

/** How code asks for a type; the most frequent first. Whole numbers before numbers, `null` before objects. */
const tests: Readonly<Record<JsonType, (name: string) => string>> = {
  string: (name) => `typeof ${name}==="string"`,
  integer: (name) => `Number.isSafeInteger(${name})`,
  number: (name) => `Number.isFinite(${name})`,
  boolean: (name) => `typeof ${name}==="boolean"`,
  null: (name) => `${name}===null`,
  array: (name) => `Array.isArray(${name})`,
  object: (name) => `typeof ${name}==="object"&&${name}!==null&&!Array.isArray(${name})`,
};
const everyType = Object.keys(tests) as JsonType[];

function typeCode(module: Module, schema: Schema, name: string, type: JsonType): string {
  if (type === "string") return textCode(module, schema, name);
  if (type === "integer" || type === "number") return numberCode(module, schema, name);
  if (type === "array") return listCode(module, schema, name);
  return type === "object" ? objectCode(module, schema, name) : "";
}

function listCode(module: Module, { minItems, maxItems, items }: Schema, name: string): string {
  const [index, item] = [variable(module), variable(module)];
  const itemCode = items ? valueCode(module, items, item) : "";
  const loop = `for(let ${index}=0;${index}<${name}.length;${index}++){const ${item}=${name}[${index}];${itemCode}}`;
  return [
    minItems === undefined ? "" : refuseIf(`${name}.length<${minItems}`),
    maxItems === undefined ? "" : refuseIf(`${name}.length>${maxItems}`),
    itemCode && loop,
  ].join("");
}

/** How code reads a field that the object has itself; most names need no care. */
function readCode(name: string, key: string): string {
  const read = `${name}[${JSON.stringify(key)}]`;
  return key in Object.prototype ? `(Object.hasOwn(${name},${JSON.stringify(key)})?${read}:undefined)` : read;
}

function fieldCode(module: Module, field: Schema, name: string, key: string, needed: boolean): string {
  const item = variable(module);
  const code = valueCode(module, field, item);
  const takesNothing = field.type === undefined;
  const absent = needed && takesNothing ? refuseIf(`${item}===undefined`) : "";
  if (!code && !absent) return "";
  return `const ${item}=${readCode(name, key)};${absent}${needed ? code : `if(${item}!==undefined){${code}}`}`;
}

function restCode(module: Module, schema: Schema, name: string): string {
  const rest =
    module.options.direction === "output" && schema.additionalProperties === false
      ? undefined
      : schema.additionalProperties;
  if (rest === undefined || rest === true) return "";
  const [key, item] = [variable(module), variable(module)];
  const known = Object.keys(schema.properties ?? {});
  const skip = known.length > 0 ? `||${constant(module, new Set(known))}.has(${key})` : "";
  const code = rest === false ? "return false;" : valueCode(module, rest, item);
  return (
    code &&
    `for(const ${key} of Object.keys(${name})){const ${item}=${name}[${key}];if(${item}===undefined${skip})continue;${code}}`
  );
}

function objectCode(module: Module, schema: Schema, name: string): string {
  const { properties = {}, required = [] } = schema;
  const named = new Map<string, Schema>(Object.entries(properties));
  const keys = new Set([...named.keys(), ...required]);
  const fields = [...keys].map((key) => fieldCode(module, named.get(key) ?? {}, name, key, required.includes(key)));
  return fields.join("") + restCode(module, schema, name);
}

function kindsCode(module: Module, schema: Schema, name: string): string {
  const allowed = typesOf(schema);
  const types = everyType.filter((type) => (allowed.length > 0 ? allowed.includes(type) : type !== "integer"));
  const branches = types.map((type) => [tests[type](name), typeCode(module, schema, name, type)] as const);
  if (allowed.length > 0)
    return `${branches.map(([test, code]) => `if(${test}){${code}}`).join("else ")}else return false;`;
  return branches.map(([test, code]) => code && `if(${test}){${code}}`).join("");
}

function inlineCode(module: Module, schema: Schema, name: string): string {
  const branches = schema.anyOf?.map((branch) => `!${functionFor(module, branch)}(${name})`);
  return [
    kindsCode(module, schema, name),
    schema.enum && !isOpen(module.options) ? enumCode(module, schema.enum, name) : "",
    branches ? refuseIf(branches.join("&&") || "true") : "",
  ].join("");
}

function valueCode(module: Module, schema: Schema, name: string): string {
  if (!module.separate.has(schema)) return inlineCode(module, schema, name);
  return refuseIf(`!${functionFor(module, schema)}(${name})`);
}

/** The name of the function that checks a schema; writes the function when there is none yet. */
export function functionFor(module: Module, schema: Schema): string {
  const known = module.numbers.get(schema);
  if (known !== undefined) return `f${known}`;
  const number = module.functions.push("") - 1;
  module.numbers.set(schema, number);
  const name = variable(module);
  module.functions[number] = `function f${number}(${name}){${inlineCode(module, schema, name)}return true}`;
  return `f${number}`;
}

/** Code that leaves the function when a condition holds. */
function refuseIf(condition: string): string {
  return `if(${condition})return false;`;
}

/** Code that checks the text keywords of a schema against the text in a variable. */
function textCode(module: Module, schema: Schema, name: string): string {
  const { minLength = 0, maxLength, pattern, format } = schema;
  const longer = (limit: number) => `${constant(module, isLonger)}(${name},${limit})`;
  const faults: string[] = [];
  if (minLength > 0) faults.push(`${name}.length<${minLength}`);
  if (minLength > 1) faults.push(`!${longer(minLength - 1)}`);
  if (maxLength !== undefined) faults.push(`${name}.length>${maxLength}&&${longer(maxLength)}`);
  if (pattern !== undefined) faults.push(`!${constant(module, new RegExp(pattern, "u"))}.test(${name})`);
  if (format) faults.push(`!${constant(module, formats[format])}(${name})`);
  return faults.map(refuseIf).join("");
}

/** Code that checks the number keywords of a schema against the number in a variable. */
function numberCode(module: Module, schema: Schema, name: string): string {
  const { minimum, maximum, exclusiveMinimum, multipleOf } = schema;
  const faults: string[] = [];
  if (minimum !== undefined) faults.push(`${name}<${minimum}`);
  if (maximum !== undefined) faults.push(`${name}>${maximum}`);
  if (exclusiveMinimum !== undefined) faults.push(`${name}<=${exclusiveMinimum}`);
  if (multipleOf) faults.push(`!${constant(module, multiplesOf(multipleOf))}(${name})`);
  return faults.map(refuseIf).join("");
}

/** Code that checks a closed enumeration. */
function enumCode(module: Module, values: readonly unknown[], name: string): string {
  if (values.length > 8) return refuseIf(`!${constant(module, new Set(values))}.has(${name})`);
  return refuseIf(values.map((value) => `${name}!==${JSON.stringify(value)}`).join("&&") || "true");
}
