/** What a piece of code is: a comment, a text, a word of the language, a number; the rest has no kind. */
export type CodeKind = "comment" | "text" | "word" | "number";

/** A piece of code as it stands. */
export interface CodeToken {
  readonly text: string;
  readonly kind: CodeKind | undefined;
}

const kinds: readonly CodeKind[] = ["comment", "text", "word", "number"];

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

/**
 * Takes code apart into comments, texts, words of the language and numbers; together the pieces are the code. A language
 * that is not known is one piece.
 *
 * @example
 * codeTokens("const a = 1;", "ts").map(({ kind }) => kind); // ["word", undefined, "number", undefined]
 */
export function codeTokens(code: string, language: string): CodeToken[] {
  const pattern = patterns[language];
  const tokens: CodeToken[] = [];
  let end = 0;
  const plain = (until: number) => {
    if (until > end) tokens.push({ text: code.slice(end, until), kind: undefined });
  };
  for (const match of pattern ? code.matchAll(pattern) : []) {
    const kind = kinds[match.slice(1).findIndex(Boolean)];
    if (!kind) continue;
    plain(match.index);
    tokens.push({ text: match[0], kind });
    end = match.index + match[0].length;
  }
  plain(code.length);
  return tokens;
}
