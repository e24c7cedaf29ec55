import {
  CLIENT_CAPABILITIES_META_KEY,
  inputRequired,
  inputResponse,
  type McpServer,
  type ServerContext,
} from "@modelcontextprotocol/server";
import { redact } from "@purvey/client/observe";
import { unfit } from "@purvey/client/unfit";
import { check } from "@purvey/contract/check";
import { conductText } from "@purvey/contract/documents/endpoint-markdown";
import type { Endpoint } from "@purvey/contract/endpoint";
import { anything, entity, nullable, oneOf, open, optional, query, required, text } from "@purvey/contract/fields";
import { endpointOf, operationOf } from "../endpoints.ts";
import { fitValue } from "../fit.ts";
import { Refusal } from "../refusal.ts";
import { clientOf, type Session } from "../session.ts";
import type { Tool } from "../tool.ts";
import { shownOf } from "./call-read.ts";
import { fields, maxCharacters, operation, operationInput } from "./fields.ts";

interface Input {
  readonly operation: string;
  readonly input?: Readonly<Record<string, unknown>>;
  readonly confirm?: string;
  readonly fields?: readonly string[];
  readonly maxCharacters?: number;
}

/** What a call would do, for whoever has to agree to it. */
const preview = entity("Preview", "What would be done", {
  summary: text(),
  request: text({ description: "Method and path" }),
  site: text(),
  input: open({ description: "As given; secrets are masked" }),
  conduct: text({ description: "Who may call it, and what calling it twice does" }),
});

/** `call_write`: calls an operation that changes something, once somebody has agreed to it. */
export function callWrite(session: Session, server: McpServer): Tool<Input> {
  return {
    name: "call_write",
    title: "Call an operation that changes something",
    description:
      "Calls an operation that creates, changes or removes something. Nothing happens at the first call: it checks the input and answers what would be done, with a `confirm` token. " +
      "Show that to the person you work for; when they agree, call again with the same operation and input and that `confirm`. " +
      "Where the client can ask the person itself, it does, and no token is needed. A confirmation counts for five minutes and, sent twice, does its work once.",
    input: query({
      operation: required(operation),
      input: operationInput,
      confirm: text({ max: 200, description: "The token of the answer before, once the person has agreed" }),
      fields,
      maxCharacters,
    }),
    output: entity("WriteAnswer", "What was done, or would be", {
      operation,
      status: oneOf(["confirmation needed", "declined", "done"]),
      would: optional(preview),
      confirm: optional(text({ description: "Send this as `confirm` to go ahead" })),
      data: optional(anything({ description: "What the operation answered; secrets are masked" })),
      trimmed: optional(text({ description: "What was cut to fit the budget" })),
      requestId: optional(nullable(text({ description: "What the server's log knows the call by" }))),
    }),
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
    async run(given, context) {
      const endpoint = endpointOf(given.operation);
      if (endpoint.safe) throw new Refusal(`\`${endpoint.id}\` changes nothing; call it with \`call_read\`.`);
      const { input = {} } = given;
      const issues = check(endpoint.input, input, { unknown: "refuse" });
      if (issues.length > 0) throw unfit(endpoint.id, issues);
      if (given.confirm !== undefined) return write(endpoint, given, session, redeemed(endpoint, given, session));
      return canAsk(server, context) ? ask(endpoint, given, session, context) : wouldDo(endpoint, input, session);
    },
  };
}

function redeemed(
  { id }: Endpoint,
  { input = {}, confirm = "" }: Input,
  { siteId, token, confirmations }: Session,
): string {
  const answer = confirmations.redeem(confirm, { operation: id, input, siteId, token });
  if ("reason" in answer) throw new Refusal(answer.reason);
  return answer.key;
}

function wouldDo(endpoint: Endpoint, input: Readonly<Record<string, unknown>>, session: Session) {
  const { siteId, token, confirmations } = session;
  const confirm = confirmations.issue({ operation: endpoint.id, input, siteId, token });
  return { operation: endpoint.id, status: "confirmation needed", would: previewOf(endpoint, input, siteId), confirm };
}

function previewOf(endpoint: Endpoint, input: Readonly<Record<string, unknown>>, site: string) {
  const { summary, method, service, path } = endpoint;
  const request = `${method} ${service}${path}`;
  return { summary, request, site, input: redact(endpoint.input, input), conduct: conductText(endpoint) };
}

/** Whether the client says that it can ask the person behind it. */
function canAsk(server: McpServer, { mcpReq }: ServerContext): boolean {
  const envelope: Readonly<Record<string, unknown>> = mcpReq.envelope ?? {};
  const told = envelope[CLIENT_CAPABILITIES_META_KEY] ?? server.server.getClientCapabilities();
  return Object(told).elicitation !== undefined;
}

async function ask(endpoint: Endpoint, given: Input, session: Session, { mcpReq }: ServerContext) {
  const { input = {} } = given;
  const reply = inputResponse(mcpReq.inputResponses, "agreed");
  if (reply.kind === "elicit") {
    if (reply.action !== "accept" || reply.content?.agreed !== true)
      return { operation: endpoint.id, status: "declined" };
    // The client repeats the whole call with the reply, so a confirmation made now is for just this one.
    const { siteId, token, confirmations } = session;
    const confirm = confirmations.issue({ operation: endpoint.id, input, siteId, token });
    return write(endpoint, given, session, redeemed(endpoint, { ...given, confirm }, session));
  }
  const { summary, request, site, input: shown, conduct } = previewOf(endpoint, input, session.siteId);
  const message = `${summary}? ${request} on the site ${site} with ${JSON.stringify(shown)}. ${conduct}`;
  const requestedSchema = {
    type: "object" as const,
    properties: { agreed: { type: "boolean" as const, title: "Do it", description: summary } },
    required: ["agreed"],
  };
  return inputRequired({ inputRequests: { agreed: inputRequired.elicit({ message, requestedSchema }) } });
}

async function write(endpoint: Endpoint, given: Input, session: Session, key: string) {
  const options = endpoint.method === "POST" ? { idempotencyKey: key } : {};
  const call = operationOf(clientOf(session), endpoint)({ ...given.input }, options);
  const { data, requestId } = await call.withResponse();
  const shown = shownOf(endpoint, data, given.fields);
  const fitted = fitValue(shown, given.maxCharacters ?? session.budget.characters);
  return { operation: endpoint.id, status: "done", ...fitted, requestId: requestId ?? null };
}
