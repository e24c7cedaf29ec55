import { endpointMarkdown } from "@purvey/contract/documents/endpoint-markdown";
import { llmsText } from "@purvey/contract/documents/llms-text";
import type { Endpoint } from "@purvey/contract/endpoint";
import { services } from "@purvey/contract/services/index";
import { UsageError } from "../command.ts";
import { findEndpoint, operationWords } from "../endpoints/find-endpoint.ts";

/** A page of the documentation. */
export interface Page {
  /** From the server's root. */
  readonly path: string;
  /** What the page is about; nothing for the first page. */
  readonly endpoint: Endpoint | undefined;
}

/** The page of the operation that the words name, or the first page. */
export function findPage(words: readonly string[]): Page {
  const { name, rest } = operationWords(words);
  if (rest[0] !== undefined) throw new UsageError(`\`purvey docs\` does not know what to do with \`${rest[0]}\`.`);
  if (name === "") return { path: "/docs", endpoint: undefined };
  const endpoint = findEndpoint(name, services);
  const { service, resource, operation } = endpoint;
  return { path: `/docs/reference/${service}/${resource}.${operation}`, endpoint };
}

/** The page in Markdown. */
export function pageText({ endpoint }: Page): string {
  return endpoint ? `${endpointMarkdown(endpoint).trimEnd()}\n` : llmsText(services);
}
