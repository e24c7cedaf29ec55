import type { Endpoint } from "@purvey/contract/endpoint";
import { callRules } from "@purvey/contract/rules/call-rules";
import { ruleTexts } from "@purvey/contract/rules/rule-text";
import type { Service } from "@purvey/contract/service";
import { type Html, html } from "../html.ts";
import { inlineCode } from "../inline-code.ts";
import { addressOf, type Page } from "../page.ts";
import { endpointPath } from "./paths.ts";

/** The text of every rule, by number. */
export const allRules: Readonly<Record<string, string>> = { ...callRules, ...ruleTexts };

/** Every rule by number, with the endpoints that obey it. */
export function rulesPage(services: readonly Service[]): Page {
  const endpoints = services.flatMap((service) => Object.values(service.endpoints));
  const ids = Object.keys(allRules).sort();
  return {
    path: "reference/rules",
    title: "Rules",
    summary: "The rules of the trade that endpoints obey, by number.",
    headings: [],
    body: html`<p class="trail"><a href="${addressOf("reference")}">Reference</a></p><h1>Rules</h1>
<p class="lead">What endpoints obey beyond the types of their fields, by number. Each rule is proved by a test that names it.</p>
<dl class="rules">${ids.map((id) =>
      ruleEntry(
        id,
        endpoints.filter(({ rules }) => rules.includes(id)),
      ),
    )}</dl>`,
  };
}

/** How many endpoints of a rule are named; rules of lists have hundreds. */
const named = 6;

function ruleEntry(id: string, endpoints: readonly Endpoint[]): Html {
  const links = endpoints.slice(0, named).map((one) => html`<a href="${addressOf(endpointPath(one))}">${one.id}</a> `);
  const more = endpoints.length > named && html`and ${endpoints.length - named} more`;
  return html`<dt id="${id}">${id}</dt><dd>${inlineCode(allRules[id] ?? "")}<span class="limits">${links}${more}</span></dd>
`;
}
