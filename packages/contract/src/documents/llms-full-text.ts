import type { Service } from "../service.ts";
import { endpointMarkdown } from "./endpoint-markdown.ts";
import { llmsHead } from "./llms-text.ts";

/** `llms-full.txt`: every endpoint with its fields, rules, refusals and samples, in Markdown. */
export function llmsFullText(services: readonly Service[]): string {
  return [llmsHead, ...services.map(serviceText)].join("\n");
}

function serviceText({ title, name, description, endpoints }: Service): string {
  return `## ${title} (\`${name}\`)\n\n${description}\n\n${Object.values(endpoints).map(endpointMarkdown).join("\n\n")}\n`;
}
