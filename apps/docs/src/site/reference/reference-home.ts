import type { Service } from "@purvey/contract/service";
import { html } from "../html.ts";
import { inlineCode } from "../inline-code.ts";
import { addressOf, type Page } from "../page.ts";
import { servicePath } from "./paths.ts";

/** The page that leads to all services. */
export function referenceHome(services: readonly Service[]): Page {
  const count = services.reduce((sum, { endpoints }) => sum + Object.keys(endpoints).length, 0);
  const lines = services.map(
    ({ name, title, description, endpoints }) =>
      html`<li><a href="${addressOf(servicePath(name))}">${title}</a> <span class="count">${Object.keys(endpoints).length}</span><p>${inlineCode(description)}</p></li>`,
  );
  return {
    path: "reference",
    title: "Reference",
    summary: `${services.length} services with ${count} endpoints.`,
    headings: [],
    body: html`<h1>Reference</h1>
<p class="lead">${services.length} services, ${count} endpoints. Each has a page: what it takes and answers, the rules it obeys, how it refuses, and the call in TypeScript, React and curl.</p>
<ul class="services">${lines}</ul>
<p>Across all of them: <a href="${addressOf("reference/errors")}">errors</a>, <a href="${addressOf("reference/rules")}">rules</a>, <a href="${addressOf("reference/limits")}">limits</a>, <a href="/api/openapi.json">openapi.json</a>, <a href="/llms.txt">llms.txt</a>, <a href="/llms-full.txt">llms-full.txt</a>.</p>`,
  };
}
