import { useFormat } from "@purvey/ui/data/format-provider";
import { useMemo } from "react";
import type { MessageValues } from "../i18n/format-message.ts";
import type { Language } from "../i18n/language.ts";
import { useLanguage } from "../i18n/language-provider.tsx";
import { type Messages, type Texts, translator } from "../i18n/messages.ts";
import { saySentence } from "../sentences/say-sentence.ts";

/**
 * Says what a code of the server means: in the person's language when the application knows the code, else in the
 * server's own words.
 */
export type SayKnown = (code: string, serverWords: string, values?: MessageValues) => string;

/** The writer of known words in a language; in English the server's words stand, since it may word them more closely. */
export function sayKnown<T extends Texts>(messages: Messages<T>, language: Language, locale?: string): SayKnown {
  const text = translator(messages, language, locale);
  return (code, serverWords, values) =>
    language.code === "en" || !Object.hasOwn(messages.en, code) ? saySentence(serverWords) : text(code, values);
}

/**
 * The writer of words that the server sends in English beside a code: a status, a finding. The names of the messages
 * are the codes; declare them as an object that `satisfies` the contract's type, so that the compiler names a code
 * without words.
 *
 * @example
 * const say = useKnownWords(orderStatusMessages);
 * say(order.status, order.statusDesc); // "Versandt"
 */
export function useKnownWords<T extends Texts>(messages: Messages<T>): SayKnown {
  const { locale } = useFormat();
  const language = useLanguage();
  return useMemo(() => sayKnown(messages, language, locale), [messages, language, locale]);
}
