import type { Call, CallOptions, PurveyClient } from "@purvey/client";
import { discoveryIndex, searchEndpoints } from "@purvey/contract/discovery";
import type { Endpoint } from "@purvey/contract/endpoint";
import type { Service } from "@purvey/contract/service";
import { services } from "@purvey/contract/services/index";
import { Refusal } from "./refusal.ts";

/**
 * The endpoint of an operation.
 *
 * @param id `items.brands.list`
 * @throws Refusal that names operations with similar words when there is none.
 */
export function endpointOf(id: string): Endpoint {
  const [name = "", ...rest] = id.split(".");
  const endpoints = services.find((service) => service.name === name)?.endpoints ?? {};
  const key = rest.join(".");
  if (Object.hasOwn(endpoints, key)) return endpoints[key] as Endpoint;
  const near = searchEndpoints(discoveryIndex(), id.replaceAll(".", " "), { maxResults: 3 });
  const hint = near.length > 0 ? `Did you mean ${near.map(({ operation }) => `\`${operation}\``).join(", ")}? ` : "";
  throw new Refusal(`There is no operation \`${id}\`. ${hint}The tool \`discover\` finds them by words.`);
}

/**
 * A service by its name.
 *
 * @throws Refusal that names them all when there is none.
 */
export function serviceOf(name: string): Service {
  const found = services.find((service) => service.name === name);
  if (found) return found;
  throw new Refusal(
    `There is no service \`${name}\`. There are ${services.map((service) => service.name).join(", ")}.`,
  );
}

type Operation = (input: Readonly<Record<string, unknown>>, options?: CallOptions) => Call<unknown>;

/** The client's method of an endpoint. */
export function operationOf(client: PurveyClient, endpoint: Endpoint): Operation {
  let node: unknown = client;
  for (const part of endpoint.id.split(".")) node = (node as Readonly<Record<string, unknown>>)[part];
  return node as Operation;
}
