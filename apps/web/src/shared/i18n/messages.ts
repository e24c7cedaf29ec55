import { useFormat } from "@purvey/ui/data/format-provider";
import { useMemo } from "react";
import { formatMessage, type MessageValues } from "./format-message.ts";
import type { Language } from "./language.ts";
import { useLanguage } from "./language-provider.tsx";

/** The texts of one language, by their names. */
export type Texts = Readonly<Record<string, string>>;

/** The texts of a feature in English; other languages come in one piece each, when somebody wants them. */
export interface Messages<T extends Texts> {
  /** The place of the file: `features/cart` for `features/cart/messages.ts`, `features/catalog/item` for `item-messages.ts`. */
  readonly id: string;
  readonly en: T;
}

/** The same texts in another language: all names, or the compiler says which is missing. */
export type TextsOf<M> = M extends Messages<infer T> ? Readonly<Record<keyof T, string>> : never;

/** Writes the text of a name. */
export type Translate<T extends Texts> = (name: keyof T & string, values?: MessageValues) => string;

/**
 * Declares the texts of a feature. Other languages stand beside it: `messages.de.ts` exports
 * `de: TextsOf<typeof messages>`.
 *
 * @example
 * export const messages = defineMessages({
 *   id: "features/cart",
 *   en: { title: "Cart", lines: "{count, plural, one {# line} other {# lines}}" },
 * });
 */
export function defineMessages<const T extends Texts>(messages: Messages<T>): Messages<T> {
  return messages;
}

/** The writer of texts in a language; numbers in them follow the locale. */
export function translator<T extends Texts>(
  messages: Messages<T>,
  language: Language,
  locale: string = language.code,
): Translate<T> {
  const texts = language.textsOf(messages);
  const own = locale.split("-")[0] === language.code ? locale : language.code;
  const filled = language.dir ? isolated : (values: MessageValues) => values;
  return (name, values = {}) => formatMessage(texts[name] ?? messages.en[name], filled(values), own);
}

/**
 * Values with each of several words kept in its own direction: from right to left "4,100 EA" fell apart into two. Words
 * that a message chooses by have one word.
 */
function isolated(values: MessageValues): MessageValues {
  const isolate = (value: string | number) => (/\s/.test(String(value)) ? `\u2068${value}\u2069` : value);
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolate(value)]));
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
  const language = useLanguage();
  return useMemo(() => translator(messages, language, locale), [messages, language, locale]);
}
