import { inOneSize } from "./sizes.ts";
import { shortUnit, unitSpellings } from "./units.ts";

/** A word as the index has it. */
export interface Word {
  /** Lower case, without accents and the ending of the plural. */
  readonly word: string;
  /** It ends a run of nouns that says what a thing is, not what it is for. */
  readonly head: boolean;
}

const pieces = /\d+(?:\.\d+)+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}-]/gu;
const glued = new RegExp(`(?<![\\p{L}\\p{N}])(\\d+(?:\\.\\d+)?)(${unitSpellings.join("|")})(?![\\p{L}\\p{N}])`, "gu");
/** What follows these is another thing that this one serves. */
const serves = new Set("for with to fits fit compatible from without fur mit zu zum zur passend ohne".split(" "));
const functions = new Set(
  "a an the and or of in on at by is are as per und oder der die das des den dem ein eine im am aus von".split(" "),
);

/**
 * Reads the words of a text: sizes in one form, units short, plurals as the singular.
 *
 * @example
 * readWords('Hex bolts 1 1/2" zinc').map(({ word }) => word) // ["hex", "bolt", "1.5", "in", "zinc"]
 */
export function readWords(text: string): Word[] {
  const words: { word: string; head: boolean }[] = [];
  let run: { word: string; head: boolean } | undefined;
  let served = false;
  let before: string | undefined;
  const cut = () => {
    if (run && !served) run.head = true;
    run = undefined;
  };
  for (const [piece] of plain(text).matchAll(pieces)) {
    if (!/^[\p{L}\p{N}]/u.test(piece)) {
      cut();
      served = false;
      continue;
    }
    const word = { word: shortUnit(stem(piece), before) ?? stem(piece), head: false };
    words.push(word);
    before = piece;
    if (serves.has(piece)) {
      cut();
      served = true;
    } else if (functions.has(piece) || /\d/.test(piece)) cut();
    else run = word;
  }
  cut();
  return words;
}

/** Lower case without accents; sizes and units as words of their own. */
function plain(text: string): string {
  if (!/\p{N}/u.test(text)) return withoutMarks(text.normalize("NFKD"));
  return withoutMarks(split(inOneSize(text))).replace(glued, "$1 $2");
}

function withoutMarks(text: string): string {
  return text.replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");
}

function split(text: string): string {
  return text
    .replace(/(?<=\d)"/g, " in ")
    .replace(/(?<=\d)\s*['’′](?!\p{L})/gu, " ft ")
    .replace(/(?<=\d)x(?=\d)/gi, " ");
}

/** Harman's s-stemmer, and `wrenches`, `boxes` and `glasses` as well: the singular of an English word. */
export function stem(word: string): string {
  if (word.length < 3 || !word.endsWith("s")) return word;
  if (/ies$/.test(word)) return /[ae]ies$/.test(word) ? word : `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  if (/es$/.test(word)) return /[iaoe]es$/.test(word) ? word : word.slice(0, -1);
  return /[us]s$/.test(word) ? word : word.slice(0, -1);
}
