import { escapeHtml, type Html, raw } from "./html.ts";

const kinds = ["comment", "text", "word", "number"] as const;

const script =
  /(\/\/[^\n]*|\/\*[\s\S]*?\*\/)|("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\b(import|export|from|type|const|let|function|return|await|async|for|of|if|else|new|throw|try|catch|interface|as|default|true|false|null|undefined)\b|\b(\d[\d_.]*)\b/g;
const shell = /(#[^\n]*)|("(?:\\.|[^"\\])*"|'[^']*')|(?<=^|\n|\| |&& |\$\()(\w[\w-]*)|(?<=\s)(\d+)(?=\s)/g;
const data = /()("(?:\\.|[^"\\])*")|\b(true|false|null)\b|\b(-?\d[\d.]*)\b/g;
const sql = /(--[^\n]*)|('[^']*')|\b(select|from|where|and|group|order|by|create|database|table)\b|\b(\d+)\b/gi;

const patterns: Readonly<Record<string, RegExp>> = {
  ts: script,
  tsx: script,
  js: script,
  sh: shell,
  console: shell,
  json: data,
  jsonc: script,
  sql,
};

/** Code with its comments, texts, words of the language and numbers marked; other languages as they stand. */
export function highlight(code: string, language: string): Html {
  const pattern = patterns[language];
  if (!pattern) return raw(escapeHtml(code));
  let end = 0;
  let marked = "";
  for (const match of code.matchAll(pattern)) {
    const kind = kinds[match.slice(1).findIndex(Boolean)];
    if (!kind) continue;
    marked += escapeHtml(code.slice(end, match.index));
    marked += `<span class="code-${kind}">${escapeHtml(match[0])}</span>`;
    end = match.index + match[0].length;
  }
  return raw(marked + escapeHtml(code.slice(end)));
}
