import type { PurveyClient } from "@purvey/client";
import type { Endpoint } from "@purvey/contract/endpoint";

/** The client's method of an endpoint; resolves to the answer's data. */
export function methodOf(
  client: PurveyClient,
  { id }: Pick<Endpoint, "id">,
): (input: Record<string, unknown>) => Promise<unknown> {
  const path = id.split(".");
  const owner = path.slice(0, -1).reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], client);
  const methods = owner as Record<string, (input: object) => { data: Promise<unknown> }>;
  return async (input) => methods[path.at(-1) ?? ""]?.(input).data;
}
