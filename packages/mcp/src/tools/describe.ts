import { sampleInput } from "@purvey/contract/documents/call-samples";
import { conductText } from "@purvey/contract/documents/endpoint-markdown";
import type { Endpoint } from "@purvey/contract/endpoint";
import { serverErrors } from "@purvey/contract/errors";
import { entity, integer, list, open, optional, query, required, text } from "@purvey/contract/fields";
import { refusalsOf } from "@purvey/contract/refusals";
import { ruleText } from "@purvey/contract/rules/rule-text";
import { endpointOf } from "../endpoints.ts";
import { jsonSchemaOf } from "../json-schema.ts";
import type { Tool } from "../tool.ts";
import { operation } from "./fields.ts";

interface Input {
  readonly operation: string;
}

const rule = entity("Rule", "A rule that the operation obeys", {
  rule: text({ description: "Its number" }),
  text: text(),
});

const refusal = entity("RefusalKind", "A way in which the operation refuses", {
  code: text(),
  status: integer({ description: "The HTTP status" }),
  meaning: text(),
  advice: text({ description: "What to do about it" }),
});

/** `describe`: all that is needed to call an operation right the first time. */
export const describe: Tool<Input> = {
  name: "describe",
  title: "Describe an operation",
  description:
    "Tells what an operation does, its input as JSON Schema, what it answers, who may call it, the rules it obeys, how it refuses and an example input. Needs no token.",
  input: query({ operation: required(operation) }),
  output: entity("OperationDescription", "An operation in full", {
    operation,
    summary: text(),
    description: optional(text({ description: "Units, limits, side effects" })),
    method: text(),
    path: text(),
    tool: text({ description: "Which tool calls it: call_read or call_write" }),
    conduct: text({ description: "Who may call it, and what calling it twice does" }),
    inputSchema: open({ description: "JSON Schema of `input`" }),
    example: open({ description: "An input that fits" }),
    answerSchema: open({ description: "JSON Schema of the data that comes back" }),
    rules: list(rule),
    refusals: list(refusal),
    reference: text({ description: "The resource with the same in Markdown, with samples" }),
  }),
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  run: async ({ operation: id }) => descriptionOf(endpointOf(id)),
};

function descriptionOf(endpoint: Endpoint) {
  const { id, summary, description, method, path, safe, input, returns, rules, service } = endpoint;
  return {
    operation: id,
    summary,
    ...(description ? { description } : {}),
    method,
    path,
    tool: safe ? "call_read" : "call_write",
    conduct: conductText(endpoint),
    inputSchema: jsonSchemaOf(input),
    example: sampleInput(endpoint),
    answerSchema: jsonSchemaOf(returns),
    rules: rules.map((number) => ({ rule: number, text: ruleText(number) })),
    refusals: refusalsOf(endpoint).map((code) => {
      const { status, meaning, advice } = serverErrors[code];
      return { code, status, meaning, advice };
    }),
    reference: `purvey://reference/${service}/${id.slice(service.length + 1)}`,
  };
}
