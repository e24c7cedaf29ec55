import { highlight } from "./highlight.ts";
import { type Html, html } from "./html.ts";

const titles: Readonly<Record<string, string>> = {
  ts: "TypeScript",
  tsx: "TSX",
  sh: "Shell",
  console: "Shell",
  json: "JSON",
  jsonc: "JSON",
  csv: "CSV",
  css: "CSS",
  html: "HTML",
  text: "Output",
};

/** A block of code with its language; the button that copies it comes with the script of the page. */
export function codeBlock(code: string, language: string, title: string = titles[language] ?? "Text"): Html {
  return html`<figure class="code"><figcaption>${title}</figcaption><pre tabindex="0"><code>${highlight(code.trimEnd(), language)}</code></pre></figure>`;
}
