import { type SayUiText, sayInEnglish } from "./ui-texts.ts";

/** What reading a typed number gives: the value, or a sentence that says what is wrong and what would be right. */
export type NumberReading = { value: number } | { problem: string };

/** Separators of a locale. */
interface Separators {
  decimal: string;
  group: string;
}

const blanks = /[\s\u00a0\u202f'’]/g;

const known = new Map<string | undefined, Separators>();

function separators(locale: string | undefined): Separators {
  const found = known.get(locale) ?? readSeparators(locale);
  known.set(locale, found);
  return found;
}

function readSeparators(locale: string | undefined): Separators {
  const parts = new Intl.NumberFormat(locale).formatToParts(1234567.8);
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return { decimal: find("decimal") || ".", group: find("group").replace(blanks, "") };
}

/**
 * Reads one number as people of a locale write it: `1 000,5`, `1.000,5`, `1,000.5`. Grouping is checked, not ignored:
 * `1,5` is refused in English rather than read as fifteen.
 *
 * @example
 * parseNumber("1 000,5", "de"); // { value: 1000.5 }
 */
export function parseNumber(text: string, locale?: string, say: SayUiText = sayInEnglish): NumberReading {
  const { decimal, group } = separators(locale);
  const bare = text.trim().replace(blanks, "");
  const [whole = "", fraction, ...more] = bare.split(decimal);
  const digits = group ? ungroup(whole, group) : whole;
  const plain = fraction === undefined ? digits : `${digits}.${fraction}`;
  if (more.length === 0 && digits !== undefined && /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain ?? ""))
    return { value: Number(plain) };
  return { problem: say("notNumber", { text: text.trim(), example: example(locale) }) };
}

function example(locale: string | undefined): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(1000.5);
}

/** Removes group marks; undefined when they do not stand between groups of three. */
function ungroup(whole: string, group: string): string | undefined {
  const [head = "", ...groups] = whole.split(group);
  const wellFormed =
    groups.length === 0 || (/^[-+]?\d{1,3}$/.test(head) && groups.every((part) => /^\d{3}$/.test(part)));
  return wellFormed ? head + groups.join("") : undefined;
}
