import { ARRAY, BOOLEAN, kindOf, NULL, OBJECT } from "./kinds.ts";
import { anything, type Plan } from "./plan.ts";

type ObjectValue = Readonly<Record<string, unknown>>;

/** True when a value fits its plan. Stops at the first fault. */
export function fits(plan: Plan, value: unknown): boolean {
  if (typeof value === "string" && value.length >= plan.shortest && value.length <= plan.longest) return true;
  return fitsDoubtful(plan, value);
}

/** The first keyword that a value fails on its own, before its fields and items are looked at. */
export function faultOf({ allowed, anyOf, tests }: Plan, value: unknown, kind: number): string | undefined {
  if (!(kind & allowed)) return "type";
  if (anyOf && !anyOf.some((branch) => fits(branch, value))) return "anyOf";
  for (const { keyword, kinds, test } of tests) {
    if (kind & kinds && !test(value as never)) return keyword;
  }
  return undefined;
}

function fitsDoubtful(plan: Plan, value: unknown): boolean {
  const kind = kindOf(value);
  if (kind & plan.free) return true;
  if (!(kind & plan.container) && faultOf(plan, value, kind)) return false;
  if (kind === OBJECT) return fitsObject(plan, value as ObjectValue);
  return kind !== ARRAY || !plan.items || fitsItems(plan.items, value as unknown[]);
}

function fitsItems(items: Plan, list: readonly unknown[]): boolean {
  for (let index = 0; index < list.length; index++) {
    if (!fits(items, list[index])) return false;
  }
  return true;
}

/**
 * Expects the fields of the last object that fitted in their order, as the records of a list have them: engines then
 * read every field by its place, without looking it up. Most values are decided here, without another call.
 */
function fitsObject(plan: Plan, value: ObjectValue): boolean {
  const { names, plans } = plan.usual;
  let index = 0;
  let usual = true;
  for (const name in value) {
    const item = value[name];
    let field = plans[index] as Plan;
    if (name !== names[index++]) {
      usual = false;
      field = fieldOf(plan, name);
    }
    if (typeof item === "string") {
      if ((item.length >= field.shortest && item.length <= field.longest) || field.sole?.(item as never)) continue;
    } else if (typeof item === "number") {
      if (item >= field.low && item <= field.high && (field.fractions || Number.isSafeInteger(item))) continue;
    } else if (typeof item === "boolean") {
      if (field.free & BOOLEAN) continue;
    } else if (item === null) {
      if (field.free & NULL) continue;
    } else if (item === undefined) {
      usual = false;
      continue;
    }
    if (!fitsDoubtful(field, item)) return false;
  }
  return (usual && index === names.length) || fitsUnusually(plan, value);
}

function fieldOf(plan: Plan, name: string): Plan {
  return plan.named.get(name) ?? plan.rest ?? anything;
}

/** Every field was found to fit; what is left to ask of an object that has other fields than the last. */
function fitsUnusually(plan: Plan, value: ObjectValue): boolean {
  if (plan.schema.required?.some((name) => ownValue(value, name) === undefined)) return false;
  if (plan.patience-- > 0) {
    const names = Object.keys(value);
    plan.usual = { names, plans: names.map((name) => fieldOf(plan, name)) };
  }
  return true;
}

/** The value of a field that the object has itself: what JSON carries. */
export function ownValue(value: ObjectValue, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}
