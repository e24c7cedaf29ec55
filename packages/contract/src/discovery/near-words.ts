/** Known words by what is left of them when a letter is left out: two words with a common rest are a mistake apart. */
export type NearWords = ReadonlyMap<string, readonly string[]>;

/** Shorter words have too many neighbours, longer ones are no words. */
const shortest = 4;
const longest = 30;

/** Prepares words to be found in spite of a mistake. */
export function nearIndex(words: readonly string[]): NearWords {
  const known = new Map<string, string[]>();
  for (const word of new Set(words.filter(({ length }) => length >= shortest))) {
    for (const rest of restsOf(word)) {
      const words = known.get(rest);
      if (words) words.push(word);
      else known.set(rest, [word]);
    }
  }
  return known;
}

/** The known words that are one letter from this one: one too many, too few, another, or two swapped. */
export function nearWords(known: NearWords, word: string): string[] {
  if (word.length < shortest || word.length > longest) return [];
  const candidates = new Set(restsOf(word).flatMap((rest) => known.get(rest) ?? []));
  return [...candidates].filter((candidate) => isOneMistakeApart(word, candidate));
}

/** The word itself, and the word without each of its letters. */
function restsOf(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}

/** Words up to this length are mistyped inside, not at the beginning, and rather by a letter too few than by another one. */
const short = 5;

function isOneMistakeApart(typed: string, known: string): boolean {
  if (typed.length <= short && typed[0] !== known[0]) return false;
  if (typed.length === shortest && known.length === shortest && !isSwapped(typed, known)) return false;
  return isOneLetterApart(typed, known);
}

function isSwapped(a: string, b: string): boolean {
  return [...a].sort().join("") === [...b].sort().join("");
}

function isOneLetterApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const swapped =
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
  return swapped || short.slice(at + 1) === long.slice(at + 1);
}
