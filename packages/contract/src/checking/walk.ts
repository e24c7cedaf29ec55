import { isLonger, isMultiple } from "./measures.ts";
import { ARRAY, kindOf, NUMBER, OBJECT, type Plan, STRING } from "./plan.ts";

/**
 * Is told of every keyword that fails; answers whether to go on looking.
 * For `required` the value is the field's (nothing), for `unknown` the field's name.
 */
export type Report = (plan: Plan, path: string, keyword: string, value: unknown) => boolean;

/** The path of a field below a path: `lines[0].quantity`, `properties["odd key"]`. */
export function fieldPath(path: string, name: string): string {
  if (!/^[a-z_$][\w$]*$/i.test(name)) return `${path}[${JSON.stringify(name)}]`;
  return path ? `${path}.${name}` : name;
}

function faultOfText(plan: Plan, text: string): string | undefined {
  if (!isLonger(text, plan.minLength - 1)) return "minLength";
  if (isLonger(text, plan.maxLength)) return "maxLength";
  if (plan.pattern && !plan.pattern.test(text)) return "pattern";
  return plan.format && !plan.format(text) ? "format" : undefined;
}

function faultOfNumber(plan: Plan, value: number): string | undefined {
  if (value < plan.minimum) return "minimum";
  if (value > plan.maximum) return "maximum";
  if (value <= plan.above) return "exclusiveMinimum";
  const step = plan.schema.multipleOf;
  return step && !isMultiple(value, step) ? "multipleOf" : undefined;
}

function faultOf(plan: Plan, value: unknown, kind: number): string | undefined {
  if (plan.enum && !plan.enum.includes(value as never)) return "enum";
  if (plan.anyOf && !plan.anyOf.some((branch) => walk(branch, value))) return "anyOf";
  if (kind === STRING) return faultOfText(plan, value as string);
  if (kind & NUMBER) return faultOfNumber(plan, value as number);
  return undefined;
}

function walkFields(plan: Plan, value: Record<string, unknown>, report?: Report, path = ""): boolean {
  const { names, fields, needed } = plan;
  for (let index = 0; index < names.length; index++) {
    const name = names[index] as string;
    const field = fields[index] as Plan;
    const item = value[name];
    if (item === undefined) {
      if (needed[index] && !report?.(field, fieldPath(path, name), "required", item)) return false;
    } else if (!walk(field, item, report, report && fieldPath(path, name))) return false;
  }
  return plan.rest === undefined || walkRest(plan, value, report, path);
}

function walkRest(plan: Plan, value: Record<string, unknown>, report?: Report, path = ""): boolean {
  for (const name of Object.keys(value)) {
    if (value[name] === undefined || Object.hasOwn(plan.schema.properties ?? {}, name)) continue;
    const fine = plan.rest
      ? walk(plan.rest, value[name], report, report && fieldPath(path, name))
      : report?.(plan, fieldPath(path, name), "unknown", name);
    if (!fine) return false;
  }
  return true;
}

function walkItems(plan: Plan, list: readonly unknown[], report?: Report, path = ""): boolean {
  const { minItems = 0, maxItems = Infinity } = plan.schema;
  if (list.length < minItems && !report?.(plan, path, "minItems", list)) return false;
  if (list.length > maxItems && !report?.(plan, path, "maxItems", list)) return false;
  if (plan.items) {
    for (let index = 0; index < list.length; index++) {
      if (!walk(plan.items, list[index], report, report && `${path}[${index}]`)) return false;
    }
  }
  return true;
}

function walkFurther(plan: Plan, value: unknown, kind: number, report?: Report, path = ""): boolean {
  const fault = faultOf(plan, value, kind);
  if (fault && !report?.(plan, path, fault, value)) return false;
  if (kind === OBJECT) return walkFields(plan, value as Record<string, unknown>, report, path);
  return kind !== ARRAY || walkItems(plan, value as unknown[], report, path);
}

/**
 * Walks a value along its plan. Without a report it stops at the first fault and answers whether there is none;
 * with one it reports every fault, one for each text and number, until the report has enough.
 */
export function walk(plan: Plan, value: unknown, report?: Report, path = ""): boolean {
  const kind = kindOf(value);
  if (!(kind & plan.allowed)) return !!report?.(plan, path, "type", value);
  return !(kind & plan.checked) || walkFurther(plan, value, kind, report, path);
}
