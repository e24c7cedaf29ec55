import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { html } from "./html.ts";
import { renderMarkdown } from "./markdown.ts";
import { addressOf, type Page } from "./page.ts";

/** The guides in the order of reading, by their files below `docs/`. */
export const guideFiles: readonly string[] = [
  "guides/first-call.md",
  "concepts/contract.md",
  "concepts/sites.md",
  "concepts/pricing.md",
  "concepts/availability.md",
  "concepts/documents.md",
  "concepts/events.md",
  "guides/authentication-and-sites.md",
  "guides/openid-connect.md",
  "guides/api-keys.md",
  "guides/errors-and-retries.md",
  "guides/paging-and-caching.md",
  "reference/privacy.md",
  "reference/configuration.md",
  "reference/authority.md",
  "guides/react.md",
  "guides/testing.md",
  "guides/command-line.md",
  "guides/model-context-protocol.md",
  "loading-your-data.md",
  "guides/postgresql-and-sharding.md",
  "guides/read-replica.md",
  "guides/opensearch.md",
  "guides/container.md",
  "guides/backup-and-upgrades.md",
  "guides/observe.md",
  "providers.md",
  "limits-and-comparison.md",
  "threat-model.md",
  "guides/asvs.md",
  "stability-and-releases.md",
  "decisions.md",
];

const repository = "https://github.com/purvey/purvey/blob/main";

/** The path of a guide's page: `providers.md` → `guides/providers`. */
function pathOf(file: string): string {
  return `guides/${posix.basename(file, ".md")}`;
}

/** Where a link of a guide leads: to the page of another guide, else to the file in the repository. */
function linkFrom(file: string): (href: string) => string {
  return (href) => {
    if (/^(https?:|\/|#)/.test(href)) return href;
    const [path = "", anchor] = href.split("#");
    const target = posix.join("docs", posix.dirname(file), path);
    const guide = guideFiles.find((known) => `docs/${known}` === target);
    return (guide ? addressOf(pathOf(guide)) : `${repository}/${target}`) + (anchor ? `#${anchor}` : "");
  };
}

/** The pages of the guides, read from the folder `docs` of the repository. */
export function guidePages(folder: string): Page[] {
  return guideFiles.map((file) => {
    const text = readFileSync(join(folder, file), "utf8");
    const { title, summary, body, headings } = renderMarkdown(text, linkFrom(file));
    return { path: pathOf(file), title, summary, headings, body: html`<h1>${title}</h1>${body}` };
  });
}
