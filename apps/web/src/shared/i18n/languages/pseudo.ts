import type { Language } from "../language.ts";
import type { Messages, Texts } from "../messages.ts";

const letters: Readonly<Record<string, string>> = {
  ...{ a: "á", b: "ƀ", c: "ç", d: "ð", e: "é", f: "ƒ", g: "ĝ", h: "ĥ", i: "í", k: "ķ", l: "ļ", m: "ɱ", n: "ñ" },
  ...{ o: "ö", p: "þ", r: "ŕ", s: "š", t: "ţ", u: "ü", v: "ṽ", w: "ŵ", y: "ý", z: "ž" },
  ...{ A: "Å", B: "Ɓ", C: "Ç", D: "Ð", E: "É", G: "Ĝ", H: "Ĥ", I: "Î", L: "Ļ", M: "Ṁ", N: "Ñ", O: "Ö", P: "Ƥ" },
  ...{ R: "Ŕ", S: "Š", T: "Ţ", U: "Û", W: "Ŵ", Y: "Ý", Z: "Ž" },
};

/**
 * English with accents, a third longer and in brackets: what stays plain is not translated, what is cut lacks room.
 * What stands in braces is left alone, but for the words of a plural's cases.
 */
export function pseudoText(text: string): string {
  let open = 0;
  let accented = "";
  for (const character of text) {
    if (character === "{") open++;
    if (character === "}") open--;
    accented += open % 2 === 0 ? (letters[character] ?? character) : character;
  }
  return `[${accented}${"~".repeat(Math.ceil(text.length / 3))}]`;
}

const made = new WeakMap<object, Texts>();

function textsOf<T extends Texts>(messages: Messages<T>): T {
  const known = made.get(messages);
  const texts =
    known ?? Object.fromEntries(Object.entries(messages.en).map(([name, text]) => [name, pseudoText(text)]));
  made.set(messages, texts);
  return texts as T;
}

/** English made long and accented, to find texts that are not translated or do not fit. */
export const pseudo: Language = { code: "en-XA", textsOf };
