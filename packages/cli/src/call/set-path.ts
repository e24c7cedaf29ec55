import { decodeText } from "@purvey/contract/decode";
import type { Schema } from "@purvey/contract/schema";
import { UsageError } from "../command.ts";
import { didYouMean } from "../nearest.ts";

type Step = string | number;

/**
 * Sets one value inside an input, as the schema types it: `lines[0].quantity=2`, also `lines.0.quantity=2`.
 *
 * @throws UsageError for a field that the schema does not know, and for a text that is no `path=value`.
 */
export function setPath(input: Record<string, unknown>, schema: Schema, assignment: string): void {
  const at = assignment.indexOf("=");
  const path = assignment.slice(0, Math.max(at, 0)).trim();
  if (path === "")
    throw new UsageError(`--set takes a path and a value: --set lines[0].quantity=2, not \`${assignment}\`.`);
  const steps = stepsOf(path);
  const target = steps.reduce<Schema>((outer, step, index) => below(outer, step, pathText(steps, index)), schema);
  put(input, steps, decodeText(target, assignment.slice(at + 1)));
}

/** Further than any list of the contract reaches; one place too many would be made, and filled up with nothing. */
const lastPlace = 9999;

function stepsOf(path: string): Step[] {
  const steps = path.replaceAll(/\[(\d+)\]/g, ".$1").split(".");
  const far = steps.find((step) => /^\d+$/.test(step) && Number(step) > lastPlace);
  if (far !== undefined)
    throw new UsageError(`No list reaches to \`[${far}]\`. Its values stand in a row from [0] on.`);
  return steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

function pathText(steps: readonly Step[], index: number): string {
  return steps.slice(0, index).join(".") || "the input";
}

/** The schema of what lies one step further inside. */
function below(outer: Schema, step: Step, where: string): Schema {
  const branches = [outer, ...(outer.anyOf ?? [])];
  if (typeof step === "number") {
    const list = branches.find(({ items }) => items);
    if (list?.items) return list.items;
  }
  const name = `${step}`;
  const found = branches.map(({ properties = {} }) => (Object.hasOwn(properties, name) ? properties[name] : undefined));
  const named = found.find((schema) => schema !== undefined);
  if (named) return named;
  const rest = branches.map(({ additionalProperties }) => additionalProperties).find(Boolean);
  const closed = branches.some(({ properties, items }) => properties ?? items);
  if (name !== "__proto__" && (rest || !closed)) return typeof rest === "object" ? rest : {};
  return unknown(name, where, Object.keys(Object.assign({}, ...branches.map(({ properties }) => properties))));
}

function unknown(name: string, where: string, names: readonly string[]): never {
  const has =
    names.length > 0 ? ` It has ${names.slice(0, 12).join(", ")}${names.length > 12 ? " and others" : ""}.` : "";
  throw new UsageError(`There is no field \`${name}\` in ${where}.${didYouMean(name, names) || has}`);
}

/** Makes the lists and records on the way, and puts the value where it belongs. */
function put(outer: Record<string, unknown>, steps: readonly Step[], value: unknown): void {
  let node = outer as Record<Step, unknown>;
  for (const [index, step] of steps.slice(0, -1).entries()) {
    const inner = node[step];
    if (typeof inner !== "object" || inner === null) node[step] = typeof steps[index + 1] === "number" ? [] : {};
    node = node[step] as Record<Step, unknown>;
  }
  node[steps.at(-1) as Step] = value;
}
