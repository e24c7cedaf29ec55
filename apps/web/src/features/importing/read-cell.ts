import { type Schema, typesOf } from "@purvey/contract/schema";
import { parseNumber } from "@purvey/ui/numbers";
import { choiceOf } from "../../shared/contract-form/field-kind.ts";

const yes = new Set(["y", "yes", "ja", "j", "true", "x", "1"]);
const no = new Set(["n", "no", "nein", "false", "0"]);

/**
 * Reads a cell as its field wants it: numbers as the locale, English or German writes them, choices by their text or as
 * yes and no. What cannot be read stays the text it is, so that the contract's check refuses it in its own words.
 */
export function readCell(text: string, schema: Schema, locale?: string): unknown {
  const types = typesOf(schema);
  if (schema.enum) return choiceOf(schema, text) ?? yesOrNo(text, schema) ?? text;
  if (types.includes("boolean")) return readBoolean(text) ?? text;
  if (types.includes("integer") || types.includes("number")) return readNumber(text, locale) ?? text;
  return text;
}

function readBoolean(text: string): boolean | undefined {
  const key = text.trim().toLowerCase();
  return yes.has(key) ? true : no.has(key) ? false : undefined;
}

function yesOrNo(text: string, schema: Schema): unknown {
  const answer = readBoolean(text);
  return answer === undefined ? undefined : choiceOf(schema, answer ? "Y" : "N");
}

function readNumber(text: string, locale: string | undefined): number | undefined {
  for (const way of [locale, "en", "de"]) {
    const reading = parseNumber(text, way);
    if ("value" in reading) return reading.value;
  }
  return undefined;
}
