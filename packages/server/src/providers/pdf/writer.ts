import type { PdfOptions } from "@purvey/contract/generated/items";
import { currencyDecimals } from "../../values/currency-decimals.ts";
import { type FigureMarks, moneyText, quantityText } from "./figures.ts";
import { germanPrint } from "./german-print.ts";

/** A language that documents are printed in. */
export type PrintLanguage = NonNullable<PdfOptions["language"]>;

/** A word of a document's own, in English. */
export type Word = keyof typeof germanPrint;

/** Writes what is the document's own, not its data's, in the language of its reader. */
export interface Writer {
  readonly language: PrintLanguage;
  /** A word in the language. */
  say(word: Word): string;
  /** An amount: the decimals of its currency, up to four of a unit price; empty when there is none. */
  money(amount: number | null | undefined, most?: number): string;
  /** A quantity: up to four decimals, none when whole; empty when there is none. */
  quantity(quantity: number | null | undefined): string;
  /** The day of a date and time; nothing when there is none. */
  day(moment: unknown): string | null;
}

interface Manner {
  readonly say: (word: Word) => string;
  readonly marks: FigureMarks;
  readonly day: (year: string, month: string, day: string) => string;
}

const manners: Readonly<Record<PrintLanguage, Manner>> = {
  en: {
    say: (word) => word,
    marks: { thousands: ",", decimals: "." },
    day: (year, month, day) => `${year}-${month}-${day}`,
  },
  de: {
    say: (word) => germanPrint[word],
    marks: { thousands: ".", decimals: "," },
    day: (year, month, day) => `${day}.${month}.${year}`,
  },
};

/**
 * The writer of a language, for amounts of a currency.
 *
 * @example
 * writerOf("de").day("2026-03-14 09:26:53"); // "14.03.2026"
 */
export function writerOf(language: PrintLanguage = "en", currency?: unknown): Writer {
  const { say, marks, day } = manners[language];
  const least = currencyDecimals(currency);
  return {
    language,
    say,
    money: (amount, most = 0) => moneyText(amount, { least, most: Math.max(least, most) }, marks),
    quantity: (quantity) => quantityText(quantity, marks),
    day: (moment) => {
      const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)/.exec(typeof moment === "string" ? moment : "") ?? [];
      return year && month && date ? day(year, month, date) : null;
    },
  };
}
