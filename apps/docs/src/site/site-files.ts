import { services } from "@purvey/contract/services/index";
import { guidePages } from "./guides.ts";
import { homePage } from "./home-page.ts";
import { html } from "./html.ts";
import { layout, type PageAssets } from "./layout.ts";
import { navigation } from "./navigation.ts";
import type { Page } from "./page.ts";
import { endpointPage } from "./reference/endpoint-page.ts";
import { errorsPage } from "./reference/errors-page.ts";
import { limitsPage } from "./reference/limits-page.ts";
import { referenceHome } from "./reference/reference-home.ts";
import { rulesPage } from "./reference/rules-page.ts";
import { servicePage } from "./reference/service-page.ts";
import { searchEntries } from "./search-entries.ts";

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
