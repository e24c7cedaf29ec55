import { type LimitPlace, limitPlaces } from "@purvey/contract/documents/limit-places";
import { most, mostOf } from "@purvey/contract/limits";
import type { Service } from "@purvey/contract/service";
import { type Html, html } from "../html.ts";
import { addressOf, type Page } from "../page.ts";
import { endpointPath } from "./paths.ts";

/** The limits that protect the server where the specification sets none, each with every field that has it. */
export function limitsPage(services: readonly Service[]): Page {
  const places = services.flatMap(({ endpoints }) => Object.values(endpoints)).flatMap(limitPlaces);
  const names = Object.keys(most) as (keyof typeof most)[];
  return {
    path: "reference/limits",
    title: "Limits",
    summary: "The most that a call may hold where no rule says so: high, and there to protect the server.",
    headings: [],
    body: html`<p class="trail"><a href="${addressOf("reference")}">Reference</a></p><h1>Limits</h1>
<p class="lead">A length or a bound that a rule states stands on the page of its endpoint. Where no rule states one, these protect the server and its database; what exceeds one is refused with 400 and the field's name. Texts of 255 and 4,000 characters are the two sizes that the rules name.</p>
<dl class="rules">${names.map((name) =>
      limitEntry(
        name,
        places.filter(({ limit }) => limit === most[name]),
      ),
    )}</dl>`,
  };
}

/** How many endpoints of a limit are named; most have the two sizes of texts. */
const named = 6;

function limitEntry(name: keyof typeof most, places: readonly LimitPlace[]): Html {
  const links = places
    .slice(0, named)
    .map(({ endpoint, field }) => html`<a href="${addressOf(endpointPath(endpoint))}">${endpoint.id} ${field}</a> `);
  const more = places.length > named && html`and ${places.length - named} more fields`;
  return html`<dt id="${name}">${most[name].toLocaleString("en-US")}</dt><dd>${mostOf[name]}<span class="limits">${links}${more}</span></dd>
`;
}
