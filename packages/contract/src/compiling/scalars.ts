import { formats } from "../checking/formats.ts";
import { isLonger, multiplesOf } from "../checking/measures.ts";
import type { Schema } from "../schema.ts";
import { constant, type Module } from "./module.ts";

/** Code that leaves the function when a condition holds. */
export function refuseIf(condition: string): string {
  return `if(${condition})return false;`;
}

/** Code that checks the text keywords of a schema against the text in a variable. */
export function textCode(module: Module, schema: Schema, name: string): string {
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
export function numberCode(module: Module, schema: Schema, name: string): string {
  const { minimum, maximum, exclusiveMinimum, multipleOf } = schema;
  const faults: string[] = [];
  if (minimum !== undefined) faults.push(`${name}<${minimum}`);
  if (maximum !== undefined) faults.push(`${name}>${maximum}`);
  if (exclusiveMinimum !== undefined) faults.push(`${name}<=${exclusiveMinimum}`);
  if (multipleOf) faults.push(`!${constant(module, multiplesOf(multipleOf))}(${name})`);
  return faults.map(refuseIf).join("");
}

/** Code that checks a closed enumeration. */
export function enumCode(module: Module, values: readonly unknown[], name: string): string {
  if (values.length > 8) return refuseIf(`!${constant(module, new Set(values))}.has(${name})`);
  return refuseIf(values.map((value) => `${name}!==${JSON.stringify(value)}`).join("&&") || "true");
}
