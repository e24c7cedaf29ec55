import { codeTokens } from "@purvey/ui/code-tokens";
import { escapeHtml, type Html, html, raw } from "./html.ts";

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

/**
 * A block of code with its language; the button that copies it comes with the script of the page.
 *
 * @param request what the code sends, where the page's script is to offer it in other languages too
 */
export function codeBlock(
  code: string,
  language: string,
  title: string = titles[language] ?? "Text",
  request?: object,
): Html {
  const data = request && html` data-request="${JSON.stringify(request)}"`;
  return html`<figure class="code"${data}><figcaption>${title}</figcaption><pre tabindex="0"><code>${highlight(code.trimEnd(), language)}</code></pre></figure>`;
}

/** Code with its comments, texts, words of the language and numbers marked; other languages as they stand. */
function highlight(code: string, language: string): Html {
  const pieces = codeTokens(code, language).map(({ text, kind }) => {
    const escaped = escapeHtml(text);
    return kind ? `<span class="code-${kind}">${escaped}</span>` : escaped;
  });
  return raw(pieces.join(""));
}
