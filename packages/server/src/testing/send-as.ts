import type { Service } from "@purvey/contract/service";
import { type RawAnswer, rawRequest } from "./raw-request.ts";
import type { TestServer } from "./test-server.ts";

/**
 * Sends an input as one of the world's users past the checks of the client, to see what the server itself refuses.
 *
 * @example
 * const answer = await sendAs(server(), items, "brands.create", "ada", { brandsName: "" });
 * expect(answer.status).toBe(400);
 */
export async function sendAs(
  server: TestServer,
  service: Service,
  operation: string,
  username: string,
  input: Readonly<Record<string, unknown>>,
): Promise<RawAnswer> {
  const endpoint = service.endpoints[operation];
  if (!endpoint) throw new Error(`\`${service.name}\` has no operation \`${operation}\`.`);
  const token = await server.app.tokens.issue(await server.principalOf(username));
  return rawRequest(server.app, service, endpoint, input, { token });
}
