import { cacheHeaders, fileCaching } from "@purvey/contract/caching";
import { endpointLines } from "@purvey/contract/documents/endpoint-lines";
import { familyOpenApi } from "@purvey/contract/documents/family-openapi";
import { llmsFullText } from "@purvey/contract/documents/llms-full-text";
import { llmsText } from "@purvey/contract/documents/llms-text";
import { postmanCollection } from "@purvey/contract/documents/postman";
import { openApi } from "@purvey/contract/openapi";
import type { Service } from "@purvey/contract/service";
import { version } from "../version.ts";

const json = "application/json; charset=utf-8";
const plain = "text/plain; charset=utf-8";

/** A text about the contract and the path it is served under. */
export interface ContractDocument {
  readonly path: string;
  readonly contentType: string;
  /** Writes the text; what is served is written once, at the first request. */
  readonly write: () => string;
}

/**
 * What the server tells about itself: `openapi.json`, `llms.txt`, `llms-full.txt`, `endpoints.jsonl` and `postman.json`
 * of each service at `/api/<service>/…`, and of all services together at `/api/…`; the texts for language models also at
 * the root, where they are looked for.
 */
export function contractDocuments(services: readonly Service[]): ContractDocument[] {
  const each = services.flatMap((service) =>
    documentsAt(`/api/${service.segment}`, [service], () => openApi(service, { version })),
  );
  const together = documentsAt("/api", services, () => familyOpenApi(services, { version }));
  return [...modelTexts("", services), ...together, ...each];
}

/** The services in Markdown: short, and with every field. */
function modelTexts(folder: string, services: readonly Service[]): ContractDocument[] {
  return [
    { path: `${folder}/llms.txt`, contentType: plain, write: () => llmsText(services) },
    { path: `${folder}/llms-full.txt`, contentType: plain, write: () => llmsFullText(services) },
  ];
}

function documentsAt(folder: string, services: readonly Service[], openApiOf: () => unknown): ContractDocument[] {
  return [
    { path: `${folder}/openapi.json`, contentType: json, write: () => JSON.stringify(openApiOf()) },
    ...modelTexts(folder, services),
    {
      path: `${folder}/endpoints.jsonl`,
      contentType: "application/jsonl; charset=utf-8",
      write: () => endpointLines(services),
    },
    { path: `${folder}/postman.json`, contentType: json, write: () => JSON.stringify(postmanCollection(services)) },
  ];
}

/** Answers a document; written at the first request, kept from then on. */
export function serveDocument({ contentType, write }: ContractDocument): () => Response {
  let text: string | undefined;
  const headers = {
    "content-type": contentType,
    "x-content-type-options": "nosniff",
    ...cacheHeaders(fileCaching.contract),
  };
  return () => {
    text ??= write();
    return new Response(text, { headers });
  };
}
