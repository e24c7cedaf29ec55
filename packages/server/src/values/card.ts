/** What a card number tells about the card. The number itself is never kept. */
export interface Card {
  readonly brand: string;
  readonly cardType: "credit" | "debit" | "prepaid";
  readonly lastFour: string;
}

interface Brand {
  readonly name: string;
  readonly prefix: RegExp;
  readonly lengths: readonly number[];
  /** Digits of the security code. */
  readonly codeLength: number;
}

const brands: readonly Brand[] = [
  { name: "Visa", prefix: /^4/, lengths: [13, 16, 19], codeLength: 3 },
  {
    name: "Mastercard",
    prefix: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    codeLength: 3,
  },
  { name: "American Express", prefix: /^3[47]/, lengths: [15], codeLength: 4 },
  { name: "Discover", prefix: /^(6011|64[4-9]|65)/, lengths: [16, 19], codeLength: 3 },
  { name: "Diners Club", prefix: /^(30[0-5]|3[689])/, lengths: [14], codeLength: 3 },
  { name: "JCB", prefix: /^35(2[89]|[3-8])/, lengths: [16], codeLength: 3 },
];

/** What is known of a few first digits; the processors' test cards among them. Others count as credit cards. */
const issued: readonly (readonly [prefix: string, type: Card["cardType"]])[] = [
  ["400005", "debit"],
  ["520082", "debit"],
  ["510510", "prepaid"],
  ["601198", "debit"],
];

/** The digits of a number as people type it: blanks and dashes are left out. */
export function digitsOf(typed: string): string {
  return typed.replace(/[\s-]/g, "");
}

/** Whether the last digit is the check digit of the others (Luhn). */
export function hasCheckDigit(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** The card of a number, or nothing when no such card is issued: unknown brand, wrong length or check digit. */
export function cardOf(digits: string): Card | undefined {
  const brand = brandOf(digits);
  if (!brand?.lengths.includes(digits.length) || !hasCheckDigit(digits)) return undefined;
  const type = issued.find(([prefix]) => digits.startsWith(prefix))?.[1] ?? "credit";
  return { brand: brand.name, cardType: type, lastFour: digits.slice(-4) };
}

/** How many digits the security code of such a card has. */
export function codeLengthOf(digits: string): number {
  return brandOf(digits)?.codeLength ?? 3;
}

function brandOf(digits: string): Brand | undefined {
  return brands.find(({ prefix }) => prefix.test(digits));
}

/**
 * Whether a card whose last month is this one is over on a day: it holds to the end of that month, by the day of the branch.
 *
 * @param day `YYYY-MM-DD`; without it the day of the zone that is the last on earth: the issuer has the final word
 * @example
 * isExpired(11, 2026, "2026-11-30"); // false
 */
export function isExpired(month: number, year: number, day: string = lastDayOnEarth(new Date())): boolean {
  const [ofYear = 0, ofMonth = 0] = day.split("-").map(Number);
  return year * 12 + month < ofYear * 12 + ofMonth;
}

/** The day west of everybody, twelve hours behind UTC. */
function lastDayOnEarth(now: Date): string {
  return new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10);
}
