import {
  type CallToolResult,
  fromJsonSchema,
  type InputRequiredResult,
  type JsonSchemaType,
  type McpServer,
  type ServerContext,
  type StandardSchemaWithJSON,
  type ToolAnnotations,
} from "@modelcontextprotocol/server";
import { check } from "@purvey/contract/check";
import type { ObjectSchema, Schema } from "@purvey/contract/schema";
import { jsonSchemaOf } from "./json-schema.ts";
import { refusalText } from "./refusal.ts";

/** What a tool answers: an object that its output schema describes. */
export type Answer = Readonly<Record<string, unknown>>;

/** A tool as this package writes it: what goes in and comes out is said by schemas of the contract's kind. */
export interface Tool<Input> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: ObjectSchema;
  readonly output: ObjectSchema;
  readonly annotations: ToolAnnotations;
  /** @throws what {@link refusalText} tells the caller. */
  run(input: Input, context: ServerContext): Promise<Answer | InputRequiredResult>;
}

/** Adds a tool to a server. What it throws becomes an error of the tool, in sentences, never one of the protocol. */
export function register<Input>(server: McpServer, tool: Tool<Input>): void {
  const { name, title, description, input, output, annotations } = tool;
  const config = {
    title,
    description,
    annotations,
    inputSchema: schemaOf<Input>({ ...input, additionalProperties: false }, "refuse"),
    outputSchema: schemaOf<Answer>(output, "keep"),
  };
  server.registerTool(name, config, async (given, context) => {
    try {
      const answer = await tool.run(given, context);
      return "resultType" in answer && answer.resultType === "input_required"
        ? (answer as InputRequiredResult)
        : answered(answer as Answer);
    } catch (error) {
      return { isError: true, content: [{ type: "text", text: refusalText(error) }] };
    }
  });
}

function answered(answer: Answer): CallToolResult {
  return { content: [{ type: "text", text: JSON.stringify(answer) }], structuredContent: answer };
}

/** A schema for the protocol, checked by the contract's own checker: its messages are sentences. */
function schemaOf<T>(schema: Schema, unknown: "keep" | "refuse"): StandardSchemaWithJSON<T, T> {
  return fromJsonSchema<T>(jsonSchemaOf(schema) as JsonSchemaType, {
    getValidator: () => (value) => {
      const issues = check(schema, value, { unknown });
      if (issues.length === 0) return { valid: true, data: value as never, errorMessage: undefined };
      const sentences = issues.map(({ path, message }) => (path ? `${path}: ${message}` : message));
      return { valid: false, data: undefined, errorMessage: sentences.join("; ") };
    },
  });
}
