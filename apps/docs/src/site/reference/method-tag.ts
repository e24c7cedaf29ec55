import type { Method } from "@purvey/contract/endpoint";
import { type Html, html } from "../html.ts";

/** The method of an endpoint, as a tag of fixed width. */
export function methodTag(method: Method): Html {
  return html`<span class="method" data-method="${method}">${method}</span>`;
}
