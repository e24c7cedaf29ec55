import { discoveryIndex, type SearchOptions } from "@purvey/contract/discovery";
import { type Given, textOption, UsageError } from "../command.ts";
import { didYouMean } from "../nearest.ts";

/**
 * What to look through and how much to answer, as the options say.
 *
 * @throws UsageError for a service or domain that is not there, and for figures out of their bounds.
 */
export function searchOptions(given: Given): SearchOptions {
  const { services, endpoints } = discoveryIndex();
  const names = services.map(({ service }) => service);
  const domains = [...new Set(endpoints.map(({ endpoint }) => endpoint.domain))];
  return {
    service: known(given, "service", names),
    domain: known(given, "domain", domains),
    readOnly: given.options["read-only"] === true,
    minScore: figure(given, "min-score", 0.1, (value) => value >= 0 && value <= 1, "a number from 0 to 1"),
    maxResults: figure(given, "max", 10, (value) => Number.isInteger(value) && value > 0, "a whole number above 0"),
  };
}

function known(given: Given, option: "service" | "domain", names: readonly string[]): string | undefined {
  const wanted = textOption(given, option, undefined);
  if (wanted === undefined) return undefined;
  const plain = wanted.replaceAll("-", "").toLowerCase();
  const found = names.find((name) => name.toLowerCase() === plain);
  if (found !== undefined) return found;
  throw new UsageError(
    `There is no ${option} \`${wanted}\`.${didYouMean(wanted, names)} There are ${names.join(", ")}.`,
  );
}

function figure(
  given: Given,
  option: string,
  preset: number,
  fits: (value: number) => boolean,
  expected: string,
): number {
  const text = textOption(given, option, `${preset}`);
  if (text.trim() !== "" && fits(Number(text))) return Number(text);
  throw new UsageError(`--${option} must be ${expected}, not \`${text}\`.`);
}
