import type { Service } from "@purvey/contract/service";
import { codeBlock } from "./code-block.ts";
import { html } from "./html.ts";
import { addressOf, type Page } from "./page.ts";
import { servicePath } from "./reference/paths.ts";

const start = `git clone https://github.com/purvey/purvey && cd purvey
npm start
`;

/** The first page: how to start, the guides, and the services. */
export function homePage(guides: readonly Page[], services: readonly Service[]): Page {
  return {
    path: "",
    title: "Purvey documentation",
    summary: "Guides and reference of the open stack for the back-end services of a distribution business.",
    headings: [],
    body: html`<h1>Purvey documentation</h1>
<p class="lead">One contract of ${services.length} services for a distribution business: a client that checks every call, a server that answers it, hooks, a command line. Press <kbd>/</kbd> and say what you want to do.</p>
${codeBlock(start, "sh")}
<h2>Guides</h2>
<ul class="guides">${guides.map(({ path, title, summary }) => html`<li><a href="${addressOf(path)}">${title}</a><p>${firstSentence(summary)}</p></li>`)}</ul>
<h2>Reference</h2>
<ul class="index">${services.map(({ name, title }) => html`<li><a href="${addressOf(servicePath(name))}">${title}</a></li>`)}</ul>`,
  };
}

/** Up to the first full stop. */
function firstSentence(text: string): string {
  return `${/^.*?(?=\. |\.$)/.exec(text)?.[0] ?? text}.`;
}
