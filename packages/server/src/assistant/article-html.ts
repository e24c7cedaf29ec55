const kept = "p|h2|h3|ul|ol|li|strong|em|br";

/** HTML that an article may hold: paragraphs, headings, lists and emphasis, without attributes. Everything else is text, or gone. */
export function articleHtml(html: string): string {
  return html
    .replace(/^\s*```(?:html)?\s*|\s*```\s*$/g, "")
    .replace(/<(script|style|iframe|object)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, "")
    .replace(/<!--[\s\S]*?(?:-->|$)/g, "")
    .replace(/<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi, (_, slash: string, tag: string) =>
      new RegExp(`^(?:${kept})$`, "i").test(tag) ? `<${slash}${tag.toLowerCase()}>` : "",
    )
    .replace(new RegExp(`<(?!/?(?:${kept})>)`, "g"), "&lt;")
    .trim();
}
