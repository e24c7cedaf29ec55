/** The parts into which an inch, a gallon or a ton is divided by the trade. */
const parts: ReadonlySet<number> = new Set([2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 32, 64]);

/** Nothing stands before or behind it that makes it a piece of something longer, such as a part number. */
const begins = "(?<![\\p{L}\\d.,/-])";
const mixed = new RegExp(`${begins}(\\d{1,3})(?:\\s+|\\s?-\\s?)(\\d{1,2})/(\\d{1,2})(?![\\d/])`, "gu");
const fraction = new RegExp(`${begins}(\\d{1,2})/(\\d{1,2})(?![\\d/])`, "gu");
/** Three digits behind a comma are thousands, but for a size below one. */
const comma = new RegExp(`${begins}(0(?=,)|\\d+(?=,\\d{1,2}(?!\\d))),(\\d+)(?![\\d.,])`, "gu");
const decimal = new RegExp(`${begins}(\\d*)\\.(\\d+)(?![\\d.,/])`, "gu");

/**
 * Writes the sizes in a text in one way, so that the same size is the same word: `1 1/2`, `1-1/2`, `1½`, `1,5` and `1.50`
 * become `1.5`, `M8 x 40` becomes `M8x40`, and every mark of an inch `"`. What is no part of a whole (`10/2` is a cable, `12-24` a range) stays.
 *
 * @param text as people write it; fraction signs and full-width digits included
 */
export function inOneSize(text: string): string {
  return text
    .replace(/(?<=\d)(?=[\u00BC-\u00BE\u2150-\u215E])/gu, " ")
    .normalize("NFKD")
    .replaceAll("\u2044", "/")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(mixed, (written, whole, over, under) => sum(Number(whole), Number(over), Number(under)) ?? written)
    .replace(fraction, (written, over, under) => sum(0, Number(over), Number(under)) ?? written)
    .replace(comma, "$1.$2")
    .replace(decimal, (_, whole, behind) => trimmed(whole, behind))
    .replace(/(?<=\d)\s*(?:["”]|['’′]{2})/g, '"')
    .replace(/(?<=\d)"?\s*[x×]\s*(?=\d)/giu, "x");
}

/** A whole and a fraction as a decimal where that is exact, else in lowest terms; nothing where they are no size. */
function sum(whole: number, over: number, under: number): string | undefined {
  if (!parts.has(under) || over === 0 || over >= under) return undefined;
  if (under % 3 !== 0) return String(Number((whole + over / under).toFixed(6)));
  return `${whole === 0 ? "" : `${whole}-`}${lowest(over, under)}`;
}

function lowest(over: number, under: number): string {
  let [common, rest] = [over, under];
  while (rest > 0) [common, rest] = [rest, common % rest];
  return `${over / common}/${under / common}`;
}

function trimmed(whole: string, behind: string): string {
  const rest = behind.replace(/0+$/, "");
  return `${whole.replace(/^0+(?=\d)/, "") || "0"}${rest && `.${rest}`}`;
}
