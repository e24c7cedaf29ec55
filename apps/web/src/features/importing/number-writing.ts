import { typesOf } from "@purvey/contract/schema";
import type { Table } from "@purvey/tables/read-table";
import { parseNumber } from "@purvey/ui/numbers";
import type { ImportPlan } from "./check-rows.ts";

/**
 * The language that the numbers of a table are written in. A number that can be read in one way only tells it of all the
 * others, so that `0,125` beside `12,5` is an eighth on an English page too. Where none tells, a table with semicolons has
 * them because its commas are in numbers; any other is the reader's.
 */
export function numberWriting({ delimiter, rows }: Table, plan: ImportPlan): string | undefined {
  const columns = plan.mapping.flatMap((name, index) => (isNumeric(plan, name) ? [index] : []));
  const numbers = rows.slice(1).flatMap(({ cells }) => columns.map((index) => shapeOf(cells[index] ?? "")));
  const shapes = [...new Set(numbers)];
  const isOnly = (way: string, other: string) =>
    shapes.some((text) => "value" in parseNumber(text, way) && !("value" in parseNumber(text, other)));
  const [english, german] = [isOnly("en", "de"), isOnly("de", "en")];
  if (english !== german) return english ? "en" : "de";
  return delimiter === ";" && !english ? "de" : plan.locale;
}

/** A number with its digits alike: in which ways it can be read, it has in common with thousands of others. */
const shapeOf = (text: string): string => text.replace(/\d/g, "0");

function isNumeric({ targets }: ImportPlan, name: string | undefined | null): boolean {
  const schema = targets.find((target) => target.name === name)?.schema;
  return schema !== undefined && typesOf(schema).some((type) => type === "number" || type === "integer");
}
