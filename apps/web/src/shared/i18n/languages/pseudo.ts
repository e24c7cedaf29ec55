import type { Language, PseudoCode } from "../language.ts";
import type { Messages, Texts } from "../messages.ts";

const letters: Readonly<Record<string, string>> = {
  a: "á",
  b: "ƀ",
  c: "ç",
  d: "ð",
  e: "é",
  f: "ƒ",
  g: "ĝ",
  h: "ĥ",
  i: "í",
  k: "ķ",
  l: "ļ",
  m: "ɱ",
  n: "ñ",
  o: "ö",
  p: "þ",
  r: "ŕ",
  s: "š",
  t: "ţ",
  u: "ü",
  v: "ṽ",
  w: "ŵ",
  y: "ý",
  z: "ž",
  A: "Å",
  B: "Ɓ",
  C: "Ç",
  D: "Ð",
  E: "É",
  G: "Ĝ",
  H: "Ĥ",
  I: "Î",
  L: "Ļ",
  M: "Ṁ",
  N: "Ñ",
  O: "Ö",
  P: "Ƥ",
  R: "Ŕ",
  S: "Š",
  T: "Ţ",
  U: "Û",
  W: "Ŵ",
  Y: "Ý",
  Z: "Ž",
};

/**
 * English with accents, a third longer and in brackets: what stays plain is not translated, what is cut lacks room.
 * What stands in braces is left alone, but for the words of a plural's cases.
 */
export function pseudoText(text: string): string {
  let [outside, inside] = [0, 0];
  const said = eachPiece(text, (words, depth) => {
    if (depth === 0) outside += words.length;
    else inside = Math.max(inside, words.length);
    return accented(words);
  });
  return `[${said}${padding(Math.ceil((outside + inside) / 3))}]`;
}

/** What makes a text longer: words of its own where it is much, since lines break between words. */
function padding(length: number): string {
  return "~".repeat(length).replace(/~{8}(?=~)/g, "$& ");
}

function accented(words: string): string {
  return [...words].map((character) => letters[character] ?? character).join("");
}

/** A message with each piece of its words changed; what stands in braces is none, but for the words of a choice. */
function eachPiece(message: string, change: (words: string, depth: number) => string): string {
  let open = 0;
  return message.replace(/[{}]|[^{}]+/g, (piece) => {
    if (piece === "{") open++;
    else if (piece === "}") open--;
    else return open % 2 === 0 ? change(piece, open) : piece;
    return piece;
  });
}

/** The marks around a piece that is read from right to left, whatever its letters are. */
const [override, end] = ["\u202e", "\u202c"];

/**
 * {@link pseudoText} to be read from right to left, in letters of English: each piece between what is filled in runs
 * backwards, what is filled in keeps its own way. Arrows point the way that lines run, as whoever translates writes them:
 * no arrow turns by itself.
 */
export function mirroredText(text: string): string {
  const backwards = (words: string) => words.replace(/[^#]+/g, `${override}$&${end}`);
  return eachPiece(pseudoText(text), backwards).replaceAll("→", "←");
}

function pseudoLanguage(code: PseudoCode, write: (text: string) => string, rest?: Pick<Language, "dir">): Language {
  const made = new WeakMap<object, Texts>();
  const textsOf = <T extends Texts>(messages: Messages<T>): T => {
    const known = made.get(messages);
    const texts = known ?? Object.fromEntries(Object.entries(messages.en).map(([name, text]) => [name, write(text)]));
    made.set(messages, texts);
    return texts as T;
  };
  return { code, textsOf, ...rest };
}

/** The pseudo-locales: English made long and accented, and the same from right to left. */
export const pseudo: Readonly<Record<PseudoCode, Language>> = {
  "en-XA": pseudoLanguage("en-XA", pseudoText),
  "en-XB": pseudoLanguage("en-XB", mirroredText, { dir: "rtl" }),
};
