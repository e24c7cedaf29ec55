import { useFormat } from "@purvey/ui/data/format-provider";
import { useMemo } from "react";
import { formatMessage, type MessageValues } from "./format-message.ts";

/** The texts of one language, by their names. */
export type Texts = Readonly<Record<string, string>>;

/** The texts of a feature in every language it has; English is the one that all names come from. */
export interface Messages<T extends Texts> {
  readonly en: T;
  /** Further languages by their code: the same names, or the compiler says which is missing. */
  readonly [language: string]: Readonly<Record<keyof T, string>>;
}

/** Writes the text of a name. */
export type Translate<T extends Texts> = (name: keyof T & string, values?: MessageValues) => string;

/**
 * Declares the texts of a feature. A second language is a second member with the same names.
 *
 * @example
 * export const messages = defineMessages({ en: { title: "Cart", lines: "{count, plural, one {# line} other {# lines}}" } });
 */
export function defineMessages<const T extends Texts>(messages: { readonly en: T }): Messages<T> {
  return messages as Messages<T>;
}

/** The writer of texts in a language: `de-AT` takes `de-AT`, else `de`, else English. */
export function translator<T extends Texts>(messages: Messages<T>, locale: string | undefined): Translate<T> {
  const wanted = [locale, locale?.split("-")[0], "en"].find((code) => code !== undefined && code in messages) ?? "en";
  const texts = messages[wanted] ?? messages.en;
  return (name, values = {}) => formatMessage(texts[name], values, wanted === "en" ? (locale ?? "en") : wanted);
}

/**
 * The writer of a feature's texts in the person's language.
 *
 * @example
 * const text = useText(messages);
 * text("lines", { count: 3 }); // "3 lines"
 */
export function useText<T extends Texts>(messages: Messages<T>): Translate<T> {
  const { locale } = useFormat();
  return useMemo(() => translator(messages, locale), [messages, locale]);
}
