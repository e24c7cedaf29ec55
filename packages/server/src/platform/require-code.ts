import { code } from "currency-codes";
import { isTimeZone } from "../values/places/time-zone.ts";
import { invalid } from "./errors.ts";

/**
 * The code of a currency in capital letters.
 *
 * @throws ServerError 400 at the field `path` for a code that ISO 4217 does not list, or that names no money (`XXX`, `XAU`).
 */
export function requireCurrency(path: string, currency: string): string {
  const known = code(currency);
  if (known?.countries.every((country) => !country.startsWith("Zz"))) return known.code;
  throw invalid(path, `\`${currency}\` is no currency. Give a code of ISO 4217, such as \`USD\` or \`EUR\`.`, currency);
}

/**
 * Refuses what names no time zone: days and times of whoever has it could not be told.
 *
 * @throws ServerError 400 at the field `path`.
 */
export function requireTimeZone(path: string, name: string): void {
  if (isTimeZone(name)) return;
  throw invalid(path, `\`${name}\` is no time zone. Give a name such as \`America/New_York\` or \`UTC\`.`, name);
}
