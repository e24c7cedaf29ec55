/** Text that is HTML already. */
export interface Html {
  readonly html: string;
}

type Part = Html | string | number | undefined | false | readonly Part[];

/** Text as it stands in a page and in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** Text that is known to be HTML. */
export function raw(html: string): Html {
  return { html };
}

/**
 * HTML from a template. What stands in it is escaped, unless it is HTML itself; nothing is written for `undefined` and
 * `false`.
 *
 * @example
 * html`<td>${"<b>"}</td>`.html; // "<td>&lt;b&gt;</td>"
 */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return raw(texts.map((text, index) => text + (index < parts.length ? written(parts[index]) : "")).join(""));
}

function written(part: Part): string {
  if (part === undefined || part === false) return "";
  if (typeof part === "string" || typeof part === "number") return escapeHtml(String(part));
  return "html" in part ? part.html : part.map(written).join("");
}
