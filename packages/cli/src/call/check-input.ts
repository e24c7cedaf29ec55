import { isPurveyError } from "@purvey/client/errors";
import { createClient } from "@purvey/client/facade";
import type { Endpoint } from "@purvey/contract/endpoint";
import { operationOf } from "./operation-of.ts";

/** Stands in for the network: what comes this far has passed every check. */
class Passed extends Error {}

/**
 * Has the client check an input as it does before sending, and sends nothing.
 *
 * @throws ValidationError with every field that does not fit.
 */
export async function checkInput({ id }: Endpoint, input: Record<string, unknown>): Promise<void> {
  const transport = () => Promise.reject(new Passed());
  const client = createClient({ siteId: "none", jwt: async () => undefined, retries: 0, transport });
  const result = await operationOf(client, id)(input).safe();
  if (result.ok || (isPurveyError(result.error) && result.error.cause instanceof Passed)) return;
  throw result.error;
}
