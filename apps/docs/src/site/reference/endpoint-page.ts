import { cachingOf } from "@purvey/contract/caching";
import { curlSample, reactSample, requestSample, typescriptSample } from "@purvey/contract/documents/call-samples";
import type { Endpoint } from "@purvey/contract/endpoint";
import { serverErrors } from "@purvey/contract/errors";
import { permissions } from "@purvey/contract/permissions";
import { errorClassOf, refusalsOf } from "@purvey/contract/refusals";
import { ruleText } from "@purvey/contract/rules/rule-text";
import type { Service } from "@purvey/contract/service";
import { typeOf } from "@purvey/contract/typescript";
import { codeBlock } from "../code-block.ts";
import { type Html, html } from "../html.ts";
import { inlineCode } from "../inline-code.ts";
import { addressOf, type Heading, type Page } from "../page.ts";
import { answerTable, inputTable } from "./field-table.ts";
import { methodTag } from "./method-tag.ts";
import { consoleAddress, endpointPath, errorAddress, ruleAddress, servicePath } from "./paths.ts";

/** The page of one endpoint: what it is for, takes, answers, obeys and refuses, with the call in three languages. */
export function endpointPage(endpoint: Endpoint, service: Service, known: ReadonlySet<string>): Page {
  const { id, summary, rules } = endpoint;
  const headings: Heading[] = ["Input", "Answer", ...(rules.length > 0 ? ["Rules"] : []), "Errors"].map((text) => ({
    id: text.toLowerCase(),
    text,
    level: 2,
  }));
  return {
    path: endpointPath(endpoint),
    title: `${summary} – ${id}`,
    summary: endpoint.description ?? `${summary}.`,
    headings,
    aside: samples(endpoint),
    service: service.name,
    body: html`${head(endpoint, service)}${facts(endpoint, known)}
<h2 id="input">Input</h2>${inputTable(endpoint)}
<h2 id="answer">Answer</h2>${answerLead(endpoint)}${answerTable(endpoint.returns)}
${ruleList(endpoint)}<h2 id="errors">Errors</h2>${errorTable(endpoint)}`,
  };
}

function head(endpoint: Endpoint, service: Service): Html {
  const { method, path, summary, description, resource } = endpoint;
  return html`<p class="trail"><a href="${addressOf("reference")}">Reference</a> <a href="${addressOf(servicePath(service.name))}">${service.title}</a> <a href="${addressOf(servicePath(service.name))}#${resource}">${resource}</a></p>
<h1>${summary}</h1>
<p class="address">${methodTag(method)}<code>/api/${service.segment}${path}</code><a class="try" href="${consoleAddress(endpoint)}">Try it</a></p>
${description && html`<p class="lead">${inlineCode(description)}</p>`}`;
}

/** Who may call, what a call does, and what it makes stale. */
function facts(endpoint: Endpoint, known: ReadonlySet<string>): Html {
  const { id, permission, invalidates, aliases } = endpoint;
  const may =
    permission === "none" ? "none; no token either" : html`<code>${permission}</code> ${permissions[permission]}`;
  return html`<dl class="facts">
<dt>Operation</dt><dd><code>${id}</code></dd>
<dt>Permission</dt><dd>${may}</dd>
<dt>Effect</dt><dd>${effectOf(endpoint)}</dd>
<dt>Repetition</dt><dd>${repetitionOf(endpoint)}</dd>
${invalidates.length > 0 && html`<dt>Makes stale</dt><dd>${invalidates.map((name) => html`${targetLink(name, known)} `)}</dd>`}
${aliases.length > 0 && html`<dt>Also at</dt><dd>${aliases.map(({ method, path }) => html`<code>${method} ${path}</code> `)}</dd>`}
</dl>`;
}

function effectOf(endpoint: Endpoint): string {
  if (!endpoint.safe) return endpoint.method === "GET" ? "changes something although it is a GET" : "changes something";
  return cachingOf(endpoint).keeper === "caller" ? "reads; the caller's own cache may keep the answer" : "reads";
}

function repetitionOf({ safe, idempotent, method }: Endpoint): string {
  if (safe) return "sent again when an attempt fails";
  if (idempotent && method !== "POST" && method !== "GET")
    return "twice is the same as once; sent again when an attempt fails";
  if (method === "GET") return "never sent again by itself";
  return `${idempotent ? "twice is the same as once; " : ""}sent again only with an idempotency key`;
}

/** A service, a resource or an endpoint that a call makes stale, as a link to where it is described. */
function targetLink(name: string, known: ReadonlySet<string>): Html {
  const [service = "", ...rest] = name.split(".");
  const below = rest.join(".");
  const page = known.has(name) ? `${servicePath(service)}/${below}` : servicePath(service);
  const anchor = below !== "" && !known.has(name) ? `#${below}` : "";
  return html`<a href="${addressOf(page)}${anchor}"><code>${name}</code></a>`;
}

function answerLead({ list, returns }: Endpoint): Html {
  const type = html`<code>${typeOf(returns, () => undefined)}</code>`;
  return list
    ? html`<p><code>data</code> is a list, <code>total</code> says how many there are in all: ${type}. Each record has</p>`
    : html`<p><code>data</code> is ${type}.</p>`;
}

function ruleList({ rules }: Endpoint): Html | undefined {
  if (rules.length === 0) return undefined;
  const lines = rules.map(
    (rule) => html`<dt><a href="${ruleAddress(rule)}">${rule}</a></dt><dd>${inlineCode(ruleText(rule))}</dd>`,
  );
  return html`<h2 id="rules">Rules</h2><dl class="rules">${lines}</dl>`;
}

function errorTable(endpoint: Endpoint): Html {
  const rows = refusalsOf(endpoint).map((code) => {
    const { status, meaning } = serverErrors[code];
    return html`<tr><td>${status}</td><td><code><a href="${errorAddress(code)}">${code}</a></code></td><td><code>${errorClassOf(code)}</code></td><td>${meaning}</td></tr>`;
  });
  return html`<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">Class</th><th scope="col">Meaning</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

function samples(endpoint: Endpoint): Html {
  const hook = endpoint.safe ? "React query" : "React mutation";
  return html`<section class="samples" aria-label="Samples">${codeBlock(typescriptSample(endpoint), "ts")}${codeBlock(reactSample(endpoint), "tsx", hook)}${codeBlock(curlSample(endpoint), "sh", "Shell (curl)", requestSample(endpoint))}
<p><code>api</code> is the client of <a href="${addressOf("guides/first-call")}">the first guide</a>; <code>$TOKEN</code> comes from <a href="${addressOf("guides/authentication-and-sites")}">signing in</a>.</p></section>`;
}
