import { functionFor } from "./compiling/generate.ts";
import type { Module } from "./compiling/module.ts";
import { separateSchemas } from "./compiling/separate.ts";
import { type CheckOptions, fits, isOpen } from "./fits.ts";
import type { Schema } from "./schema.ts";

/** As for `check`. */
export type CompileOptions = Pick<CheckOptions, "direction" | "enumerations">;

/** Answers whether a value fits; says no more. */
export type Predicate = (value: unknown) => boolean;

/** By direction, and by whether enumerations are open. */
const ready = new Map<string, WeakMap<Schema, Predicate>>();
let permitted: boolean | undefined;

/** True where code may be generated from text: on Node as a rule, not under a strict content security policy. */
export function canCompile(): boolean {
  permitted ??= mayGenerate();
  return permitted;
}

function mayGenerate(): boolean {
  try {
    return new Function("return true")() === true;
  } catch {
    return false;
  }
}

/** The source of a module that checks the schema, with the values it refers to. */
function sourceOf(
  schema: Schema,
  options: CompileOptions,
): { readonly source: string; readonly constants: readonly unknown[] } {
  const module: Module = {
    options,
    functions: [],
    numbers: new Map(),
    separate: separateSchemas(schema),
    constants: [],
    variables: 0,
  };
  const entry = functionFor(module, schema);
  const constants = module.constants.map((_, index) => `const c${index}=constants[${index}];`);
  return {
    source: `"use strict";${constants.join("")}${module.functions.join("\n")}\nreturn ${entry};`,
    constants: module.constants,
  };
}

function generate(schema: Schema, options: CompileOptions): Predicate {
  if (!canCompile()) return (value) => fits(schema, value, options);
  const { source, constants } = sourceOf(schema, options);
  return new Function("constants", source)(constants) as Predicate;
}

/**
 * A function that answers whether a value fits a schema, exactly as `check` without issues does, at the cost of
 * hand-written code. When it says no, `check` says why. Made once for each schema and direction; where code must not be
 * generated it is the interpreter. Import it on servers only: browsers have the interpreter already.
 *
 * @example
 * const isBrand = compile(Brand, { direction: "output" });
 * if (!isBrand(value)) throw new Error(check(Brand, value)[0]?.message);
 */
export function compile(schema: Schema, options: CompileOptions = {}): Predicate {
  const key = `${options.direction ?? "input"} ${isOpen(options)}`;
  const known = ready.get(key) ?? new WeakMap<Schema, Predicate>();
  ready.set(key, known);
  const predicate = known.get(schema) ?? generate(schema, options);
  known.set(schema, predicate);
  return predicate;
}
