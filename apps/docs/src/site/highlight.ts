import { codeTokens } from "@purvey/ui/code-tokens";
import { escapeHtml, type Html, raw } from "./html.ts";

/** Code with its comments, texts, words of the language and numbers marked; other languages as they stand. */
export function highlight(code: string, language: string): Html {
  const pieces = codeTokens(code, language).map(({ text, kind }) => {
    const escaped = escapeHtml(text);
    return kind ? `<span class="code-${kind}">${escaped}</span>` : escaped;
  });
  return raw(pieces.join(""));
}
