import type { ServerCode } from "@purvey/contract/endpoint";
import { serverErrors } from "@purvey/contract/errors";
import { errorClassOf } from "@purvey/contract/refusals";
import { html } from "../html.ts";
import { inlineCode } from "../inline-code.ts";
import { addressOf, type Page } from "../page.ts";

/** The catalogue of what a server refuses with. */
export function errorsPage(): Page {
  const codes = Object.keys(serverErrors) as ServerCode[];
  const sections = codes.map((code) => {
    const { status, meaning, advice, temporary } = serverErrors[code];
    return html`<h2 id="${code}"><code>${code}</code></h2><dl class="facts"><dt>Status</dt><dd>${status}</dd><dt>Class</dt><dd><code>${errorClassOf(code)}</code></dd><dt>Meaning</dt><dd>${meaning}.</dd><dt>What to do</dt><dd>${inlineCode(advice)}.</dd><dt>Again</dt><dd>${temporary ? "the same call may succeed later" : "not without a change"}</dd></dl>`;
  });
  return {
    path: "reference/errors",
    title: "Errors",
    summary: "Every code that a server refuses with, what it means and what to do.",
    headings: codes.map((code) => ({ id: code, text: code, level: 2 })),
    body: html`<p class="trail"><a href="${addressOf("reference")}">Reference</a></p><h1>Errors</h1>
<p class="lead">Every code that a server refuses with. How the client throws them is in <a href="${addressOf("guides/errors-and-retries")}">Errors and retries</a>.</p>${sections}`,
  };
}
