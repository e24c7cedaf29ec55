import type { Call, CallOptions, ListCall } from "@purvey/client/call";
import type { PurveyClient } from "@purvey/client/facade";

type Operation = (input: Record<string, unknown>, options?: CallOptions) => Call<unknown> & ListCall<unknown>;

/** The method of a client that an operation is: `items.brands.list` → `client.items.brands.list`. */
export function operationOf(client: PurveyClient, id: string): Operation {
  let node: unknown = client;
  for (const part of id.split(".")) node = (node as Record<string, unknown>)[part];
  return node as Operation;
}
