import { faultOf, ownValue } from "./fits.ts";
import { ARRAY, kindOf, OBJECT } from "./kinds.ts";
import { anything, nothing, type Plan } from "./plan.ts";

/**
 * Is told of every keyword that fails; answers whether to go on looking. The plan is that of the value, for `unknown`
 * that of the object. The value is nothing for `required`, the field's name for `unknown`.
 */
export type Report = (plan: Plan, path: string, keyword: string, value: unknown) => boolean;

/** The path of a field or an item below a path: `lines[0].quantity`, `properties["odd key"]`. */
function pathTo(path: string, key: string | number): string {
  if (!/^[a-z_$][\w$]*$/i.test(`${key}`)) return `${path}[${JSON.stringify(key)}]`;
  return path ? `${path}.${key}` : `${key}`;
}

/** What to look at inside a value: the items of a list; the fields of an object, in the order of its schema. */
function keysOf({ named, schema }: Plan, value: unknown, kind: number): Iterable<string | number> {
  if (kind === ARRAY) return (value as unknown[]).keys();
  return kind === OBJECT ? new Set([...named.keys(), ...(schema.required ?? []), ...Object.keys(value as object)]) : [];
}

function explainPart(plan: Plan, value: object, key: string | number, path: string, report: Report): boolean {
  const part = typeof key === "number" ? plan.items : (plan.named.get(key) ?? plan.rest);
  const item = ownValue(value as Record<string, unknown>, `${key}`);
  if (item === undefined && typeof key === "string") {
    return !plan.schema.required?.includes(key) || report(part ?? anything, path, "required", item);
  }
  if (part === nothing) return report(plan, path, "unknown", key);
  return !part || explain(part, item, path, report);
}

/** Reports every fault of a value, one for each text and number. Answers whether to go on looking. */
export function explain(plan: Plan, value: unknown, path: string, report: Report): boolean {
  const kind = kindOf(value);
  const fault = faultOf(plan, value, kind);
  const goOn = !fault || report(plan, path, fault, value);
  if (!goOn || fault === "type") return goOn;
  for (const key of keysOf(plan, value, kind)) {
    if (!explainPart(plan, value as object, key, pathTo(path, key), report)) return false;
  }
  return true;
}
