import type { CompileOptions } from "../compile.ts";
import type { Schema } from "../schema.ts";

/** The code of one compilation while it grows: its functions and the values that the code refers to. */
export interface Module {
  readonly options: CompileOptions;
  /** Source of the functions, by their number. */
  readonly functions: string[];
  readonly numbers: Map<Schema, number>;
  /** Schemas that get a function of their own. */
  readonly separate: ReadonlySet<Schema>;
  readonly constants: unknown[];
  variables: number;
}

/** Refers to a value that code cannot spell: a regular expression, a set, a function. */
export function constant(module: Module, value: unknown): string {
  const known = module.constants.indexOf(value);
  return `c${known >= 0 ? known : module.constants.push(value) - 1}`;
}

/** A variable name that is in no use yet. */
export function variable(module: Module): string {
  return `v${module.variables++}`;
}
