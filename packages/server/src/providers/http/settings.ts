import type { Environment } from "../../platform/config.ts";
import { baseUrlOf } from "./base-url.ts";
import type { HttpServiceSettings } from "./http-request.ts";

/**
 * A variable that must be there once a provider is chosen. The sentence names the one that chose it.
 *
 * @example
 * requireVariable(environment, "SMARTY_AUTH_ID", "PURVEY_ADDRESS_PROVIDER=smarty");
 */
export function requireVariable(environment: Environment, name: string, because: string): string {
  const value = environment[name]?.trim();
  if (value) return value;
  throw new Error(`\`${name}\` is missing: \`${because}\` needs it.`);
}

/** Which provider a variable chooses; undefined for the embedded one, which is also the default. */
export function chosenProvider<const Name extends string>(
  environment: Environment,
  variable: string,
  names: readonly Name[],
): Name | undefined {
  const value = environment[variable]?.trim().toLowerCase() || "embedded";
  if (value === "embedded") return undefined;
  const found = names.find((name) => name === value);
  if (found) return found;
  const known = ["embedded", ...names].map((name) => `\`${name}\``).join(" or ");
  throw new Error(`\`${variable}\` must be ${known}, not \`${value}\`.`);
}

/** The address of a provider: the variable's, or the one where everybody finds it. */
export function serviceUrl(environment: Environment, variable: string, usual: string): string {
  return baseUrlOf(variable, environment[variable]?.trim() || usual);
}

/** How long a provider may take, in milliseconds: `PURVEY_PROVIDER_TIMEOUT`, 10 seconds without it. */
export function providerTimeout(environment: Environment): Pick<HttpServiceSettings, "timeout"> {
  const text = environment.PURVEY_PROVIDER_TIMEOUT?.trim();
  if (!text) return {};
  const timeout = Number(text);
  if (Number.isInteger(timeout) && timeout > 0 && timeout <= 120_000) return { timeout };
  throw new Error(`\`PURVEY_PROVIDER_TIMEOUT\` must be milliseconds from 1 to 120000, not \`${text}\`.`);
}
