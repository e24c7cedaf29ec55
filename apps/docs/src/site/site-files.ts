import type { Service } from "@purvey/contract/service";
import { services } from "@purvey/contract/services/index";
import { codeBlock } from "./code-block.ts";
import { guidePages } from "./guides.ts";
import { html } from "./html.ts";
import { layout, type PageAssets } from "./layout.ts";
import { navigation } from "./navigation.ts";
import { addressOf, type Page } from "./page.ts";
import { endpointPage } from "./reference/endpoint-page.ts";
import { errorsPage } from "./reference/errors-page.ts";
import { limitsPage } from "./reference/limits-page.ts";
import { servicePath } from "./reference/paths.ts";
import { referenceHome } from "./reference/reference-home.ts";
import { rulesPage } from "./reference/rules-page.ts";
import { servicePage } from "./reference/service-page.ts";

const missing: Page = {
  path: "404",
  title: "No such page",
  summary: "There is no page at this address.",
  headings: [],
  body: html`<h1>No such page</h1><p class="lead">There is no page at this address. Press <kbd>/</kbd> to search, or begin at <a href="/docs">the first page</a>.</p>`,
};

function referencePages(): Page[] {
  const known = new Set(services.flatMap(({ endpoints }) => Object.values(endpoints)).map(({ id }) => id));
  const pages = services.flatMap((service) => [
    servicePage(service),
    ...Object.values(service.endpoints).map((endpoint) => endpointPage(endpoint, service, known)),
  ]);
  return [referenceHome(services), errorsPage(), rulesPage(services), limitsPage(services), ...pages];
}

/**
 * Every file of the site by its path, from the guides in `folder` and the contract.
 *
 * @example
 * siteFiles("docs", assets).get("guides/first-call.html");
 */
export function siteFiles(folder: string, assets: PageAssets): Map<string, string> {
  const guides = guidePages(folder);
  const pages = [homePage(guides, services), missing, ...guides, ...referencePages()];
  const written = pages.map((page): [string, string] => [
    page.path === "" ? "index.html" : `${page.path}.html`,
    layout(page, navigation(page, guides, services), assets),
  ]);
  return new Map([...written, ["search.json", JSON.stringify(searchEntries(guides))]]);
}

/** A place that the search can lead to beside the endpoints: a guide, or a heading of one. */
interface SearchEntry {
  readonly href: string;
  readonly title: string;
  /** The guide that the heading is in. */
  readonly guide?: string;
}

/** The guides and their headings; endpoints come from the contract's own index. */
function searchEntries(guides: readonly Page[]): SearchEntry[] {
  return guides.flatMap(({ path, title, headings }) => [
    { href: addressOf(path), title },
    ...headings.map(({ id, text }) => ({ href: `${addressOf(path)}#${id}`, title: text, guide: title })),
  ]);
}

const start = `git clone https://github.com/purvey/purvey && cd purvey
npm start
`;

/** The first page: how to start, the guides, and the services. */
function homePage(guides: readonly Page[], services: readonly Service[]): Page {
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
