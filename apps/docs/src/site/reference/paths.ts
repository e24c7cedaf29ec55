import type { Endpoint } from "@purvey/contract/endpoint";
import { addressOf } from "../page.ts";

/** The path of a service's page. */
export function servicePath(service: string): string {
  return `reference/${service}`;
}

/** The path of an endpoint's page: `reference/commerce/cartLine.add`. */
export function endpointPath({ service, resource, operation }: Endpoint): string {
  return `${servicePath(service)}/${resource}.${operation}`;
}

/** Where an endpoint can be tried: the application's developer console. */
export function consoleAddress({ service, resource, operation }: Endpoint): string {
  return `/dev/${service}/${resource}.${operation}`;
}

/** The page of an error code. */
export function errorAddress(code: string): string {
  return `${addressOf("reference/errors")}#${code}`;
}

/** The place of a rule on the page of all rules. */
export function ruleAddress(rule: string): string {
  return `${addressOf("reference/rules")}#${rule}`;
}
