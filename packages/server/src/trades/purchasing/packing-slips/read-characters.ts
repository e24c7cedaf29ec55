import { compactCode } from "../../../values/compact-code.ts";

/** Letters that a scanner takes for digits, and the digits; `item` and `item_vendor` have indexes over the same. */
export const misread = { letters: "OQDILSBZG", digits: "000115826" } as const;

const digitOf: ReadonlyMap<string, string> = new Map(
  [...misread.letters].map((letter, index) => [letter, misread.digits[index] ?? letter]),
);

/**
 * A number as a scanner may have read it: compact, and letters that look like digits as those digits. What two people
 * would take for the same number is the same.
 *
 * @example asRead("9OO l2") // "90012"
 */
export function asRead(text: string): string {
  return compactCode(text).replace(/[OQDILSBZG]/g, (letter) => digitOf.get(letter) ?? letter);
}

/**
 * How many letters must be changed, left out, put in or swapped with the next to make one text of the other; `most + 1`
 * as soon as it is more than `most`.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return Math.min(last[other.length] ?? 0, most + 1);
}

/** True when at most one letter must be changed, left out, put in or swapped with the next; quicker than the distance. */
export function almostSame(one: string, other: string): boolean {
  const longest = Math.max(one.length, other.length);
  const shortest = Math.min(one.length, other.length);
  if (longest - shortest > 1) return false;
  let start = 0;
  while (start < shortest && one[start] === other[start]) start++;
  let end = 0;
  while (end < shortest - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end++;
  if (start + end >= longest - 1) return true;
  const swapped = one[start] === other[start + 1] && one[start + 1] === other[start];
  return one.length === other.length && start + end === longest - 2 && swapped;
}

/** Every number that one wrong, missing, additional or swapped digit makes of a number; for look-ups by a key. */
export function numbersNear(digits: string): string[] {
  const near = new Set([digits]);
  for (let at = 0; at <= digits.length; at++) {
    const [head, tail] = [digits.slice(0, at), digits.slice(at)];
    if (tail) near.add(head + tail.slice(1));
    if (tail.length > 1) near.add(head + tail[1] + tail[0] + tail.slice(2));
    for (const digit of "0123456789") {
      near.add(head + digit + tail);
      if (tail) near.add(head + digit + tail.slice(1));
    }
  }
  return [...near].filter((number) => /^[1-9]\d{2,14}$/.test(number));
}
