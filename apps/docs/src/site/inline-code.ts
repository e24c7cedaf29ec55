import { type Html, html } from "./html.ts";

/** A sentence of the contract, in which `this` is code. */
export function inlineCode(text: string): Html {
  return html`${text.split("`").map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}
