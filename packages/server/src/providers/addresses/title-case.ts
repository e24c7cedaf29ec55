/** A letter that begins a name inside a word: `O'Neil`, `Smith-Jones`; not the s of `John's`. */
const inner = /(^|-|'(?=\p{L}{2}))\p{Ll}/gu;

/**
 * Writes a word as a name. A word of mixed case is somebody's way of writing it and stays; words with digits are
 * capitals, but ordinals: `DETROIT` → `Detroit`, `5TH` → `5th`, `12b` → `12B`, `DeKalb` stays.
 */
export function titleWord(word: string): string {
  if (/^\d+(st|nd|rd|th)$/i.test(word)) return word.toLowerCase();
  if (/\d/.test(word)) return word.toUpperCase();
  const [upper, lower] = [word.toUpperCase(), word.toLowerCase()];
  if (word !== upper && word !== lower && /^\p{Lu}/u.test(word)) return word;
  const plain = lower.replace(inner, (letter) => letter.toUpperCase());
  return plain.replace(/^Mc(\p{Ll})(?=\p{L}{2})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}

/** Writes each word of a text as a name, with single blanks. */
export function titleText(text: string): string {
  return text.trim().split(/\s+/).map(titleWord).join(" ");
}
