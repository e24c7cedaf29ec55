/** The widths of the bars and spaces of each symbol, beginning with a bar; 11 modules each. */
const symbols =
  "212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 " +
  "123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 " +
  "232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 " +
  "313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 " +
  "111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 " +
  "111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 " +
  "114311 411113 411311 113141 114131 311141 411131 211412 211214 211232";

const patterns = symbols.split(" ");

/** The last symbol: 13 modules. */
const stopPattern = "2331112";

/** Modules of white space that must stand on each side. */
export const quietModules = 10;

/** Of equally short ways the one in the first set is taken: B, which readers of every kind know best. */
const sets = ["B", "A", "C"] as const;
type CodeSet = (typeof sets)[number];

const startValue: Readonly<Record<CodeSet, number>> = { A: 103, B: 104, C: 105 };
const switchValue: Readonly<Record<CodeSet, number>> = { A: 101, B: 100, C: 99 };

/** What one symbol of a set says of the text at a place: its value and how many characters it takes. */
function symbolAt(text: string, place: number, set: CodeSet): { value: number; taken: number } | undefined {
  const code = text.charCodeAt(place);
  if (set === "C") {
    const pair = text.slice(place, place + 2);
    return /^\d\d$/.test(pair) ? { value: Number(pair), taken: 2 } : undefined;
  }
  if (set === "A") return code < 96 ? { value: code < 32 ? code + 64 : code - 32, taken: 1 } : undefined;
  return code >= 32 ? { value: code - 32, taken: 1 } : undefined;
}

/** Why a text cannot be a Code 128 bar code; undefined when it can. */
export function code128Misfit(text: string): string | undefined {
  if (text === "") return "an empty text has no bar code";
  const wrong = [...text].find((character) => (character.codePointAt(0) ?? 0) > 127);
  return wrong === undefined ? undefined : `a Code 128 bar code has no \`${wrong}\`; it holds ASCII characters only`;
}

/**
 * The symbol values of a text with start and check symbol, without the stop: the shortest way through the three sets.
 *
 * @throws RangeError for an empty text and for characters beyond ASCII.
 *
 * @example
 * code128Values("1234"); // [105, 12, 34, 82]
 */
export function code128Values(text: string): number[] {
  const misfit = code128Misfit(text);
  if (misfit) throw new RangeError(`\`${text}\` cannot be encoded: ${misfit}.`);
  const values = shortest(text);
  const sum = values.reduce((total, value, index) => total + value * Math.max(index, 1), 0);
  return [...values, sum % 103];
}

/** The shortest values from each place to the end, by the set that is on; filled from the end. */
function shortest(text: string): number[] {
  const rest: Partial<Record<CodeSet, number[]>>[] = Array.from({ length: text.length + 1 }, () => ({}));
  rest[text.length] = { A: [], B: [], C: [] };
  for (let place = text.length - 1; place >= 0; place--) rest[place] = bestFrom(text, place, rest);
  return sets
    .flatMap((set) => (rest[0]?.[set] ? [[startValue[set], ...rest[0][set]]] : []))
    .reduce((best, other) => (other.length < best.length ? other : best));
}

function bestFrom(
  text: string,
  place: number,
  rest: readonly Partial<Record<CodeSet, number[]>>[],
): Partial<Record<CodeSet, number[]>> {
  const staying = new Map<CodeSet, number[]>();
  for (const set of sets) {
    const symbol = symbolAt(text, place, set);
    const after = symbol && rest[place + symbol.taken]?.[set];
    if (symbol && after) staying.set(set, [symbol.value, ...after]);
  }
  const best: Partial<Record<CodeSet, number[]>> = {};
  for (const set of sets) {
    const ways = [...staying].map(([other, values]) => (other === set ? values : [switchValue[other], ...values]));
    if (ways.length > 0) best[set] = ways.reduce((short, way) => (way.length < short.length ? way : short));
  }
  return best;
}

/**
 * The widths in modules of the bars and spaces of a text's Code 128 bar code, in turns, beginning with a bar.
 * Without the quiet zones of {@link quietModules} on both sides.
 *
 * @throws RangeError for an empty text and for characters beyond ASCII.
 */
export function code128Widths(text: string): number[] {
  const drawn = code128Values(text).map((value) => patterns[value] ?? "");
  return [...[...drawn, stopPattern].join("")].map(Number);
}
