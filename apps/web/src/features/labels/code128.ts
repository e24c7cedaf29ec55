/** Widths of bars and spaces of the values 0 to 105, then of the stop sign. */
const widths = (
  "212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221" +
  "223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321" +
  "112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131" +
  "311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114" +
  "122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141" +
  "214121412121111143111341131141114113114311411113411311113141114131311141411131"
).match(/.{6}/g) as readonly string[];
const starts = { b: "211214", c: "211232" } as const;
const stop = "2331112";

/**
 * The bars of a text as Code 128: widths of bar and space in turn, in modules. Digits in pairs where a text is only
 * digits of an even number, all else by character. Nothing for a text that Code 128 cannot say.
 *
 * @example
 * code128("CUT-115-1"); // [2, 1, 1, 2, 1, 4, …]
 */
export function code128(text: string): number[] | undefined {
  if (text === "" || /[^ -~]/.test(text)) return undefined;
  const pairs = /^(?:\d\d)+$/.test(text);
  const values = pairs
    ? (text.match(/\d\d/g) ?? []).map(Number)
    : [...text].map((character) => character.charCodeAt(0) - 32);
  const first = pairs ? 105 : 104;
  const check = values.reduce((sum, value, place) => sum + value * (place + 1), first) % 103;
  const signs = [pairs ? starts.c : starts.b, ...[...values, check].map((value) => widths[value] ?? ""), stop];
  return [...signs.join("")].map(Number);
}
