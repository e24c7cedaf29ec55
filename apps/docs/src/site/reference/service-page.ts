import type { Endpoint } from "@purvey/contract/endpoint";
import type { Service } from "@purvey/contract/service";
import { type Html, html } from "../html.ts";
import { inlineCode } from "../inline-code.ts";
import { addressOf, type Page } from "../page.ts";
import { methodTag } from "./method-tag.ts";
import { endpointPath, servicePath } from "./paths.ts";

/** The endpoints of a service by resource, in the order of the contract. */
export function byResource({ endpoints }: Service): Map<string, Endpoint[]> {
  const found = new Map<string, Endpoint[]>();
  for (const endpoint of Object.values(endpoints))
    found.set(endpoint.resource, [...(found.get(endpoint.resource) ?? []), endpoint]);
  return found;
}

/** The page of a service: what it is for, its documents, and its endpoints by resource. */
export function servicePage(service: Service): Page {
  const { name, title, description, segment } = service;
  const resources = [...byResource(service)];
  const files = ["openapi.json", "endpoints.jsonl", "postman.json", "llms.txt", "llms-full.txt"];
  return {
    path: servicePath(name),
    title,
    summary: description,
    service: name,
    headings: resources.map(([resource]) => ({ id: resource, text: resource, level: 2 })),
    body: html`<p class="trail"><a href="${addressOf("reference")}">Reference</a></p><h1>${title}</h1>
<p class="lead">${inlineCode(description)}</p>
<p class="operation">In code <code>api.${name}</code>, on the wire <code>/api/${segment}</code>. ${files.map((file) => html`<a href="/api/${segment}/${file}">${file}</a> `)}</p>
${resources.map(([resource, endpoints]) => resourceSection(resource, endpoints))}`,
  };
}

function resourceSection(resource: string, endpoints: readonly Endpoint[]): Html {
  return html`<h2 id="${resource}"><code>${resource}</code></h2><ul class="endpoints">${endpoints.map(endpointLine)}</ul>`;
}

function endpointLine(endpoint: Endpoint): Html {
  const { method, path, summary } = endpoint;
  return html`<li>${methodTag(method)}<a href="${addressOf(endpointPath(endpoint))}">${summary}</a><code>${path}</code></li>
`;
}
