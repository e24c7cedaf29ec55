import type { Service } from "@purvey/contract/service";
import { type Html, html, raw } from "./html.ts";
import { addressOf, type Page } from "./page.ts";
import { endpointPath, servicePath } from "./reference/paths.ts";
import { byResource } from "./reference/service-page.ts";

/** The contents of the site, with the endpoints of the service that a page is about. */
export function navigation(page: Page, guides: readonly Page[], services: readonly Service[]): Html {
  return html`<nav class="contents" id="contents" aria-label="Contents">
<p class="rail-heading">Guides</p><ul>${guides.map(({ path, title }) => html`<li>${link(path, title, page)}</li>`)}</ul>
<p class="rail-heading">Reference</p><ul>
<li>${link("reference", "All services", page)}</li><li>${link("reference/errors", "Errors", page)}</li><li>${link("reference/rules", "Rules", page)}</li><li>${link("reference/limits", "Limits", page)}</li>
${services.map((service) => html`<li>${link(servicePath(service.name), service.title, page)}${page.service === service.name && endpointsOf(service, page)}</li>`)}</ul>
<p class="rail-heading">Interface</p><ul><li><a href="/docs/components">Components</a></li></ul>
</nav>`;
}

function link(path: string, text: string, page: Page): Html {
  return html`<a href="${addressOf(path)}"${path === page.path && html` aria-current="page"`}>${text}</a>`;
}

/** A dotted name that goes on in the next line behind a dot, not inside a word. */
function breakable(name: string): Html[] {
  return name.split(/(?<=\.)/).map((part, index) => html`${index > 0 && raw("<wbr>")}${part}`);
}

function endpointsOf(service: Service, page: Page): Html {
  const groups = [...byResource(service)].map(
    ([resource, endpoints]) =>
      html`<li><span class="resource">${breakable(resource)}</span><ul>${endpoints.map((endpoint) => html`<li>${link(endpointPath(endpoint), endpoint.operation, page)}</li>`)}</ul></li>`,
  );
  return html`<ul class="resources">${groups}</ul>`;
}
