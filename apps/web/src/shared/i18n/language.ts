import type { Messages, Texts } from "./messages.ts";

/** A language of the application. */
export interface Language {
  /** `de`; as the page's `lang` says it. */
  readonly code: string;
  /** The texts of a feature; English ones where the language has none. */
  textsOf<T extends Texts>(messages: Messages<T>): Readonly<Record<keyof T, string>>;
}

/** English: the texts as they are declared. */
export const english: Language = { code: "en", textsOf: (messages) => messages.en };

/** The languages by their codes, each with its own name. `en-XA` is English made long and accented, to find texts that are not translated or do not fit. */
export const languageNames = { en: "English", de: "Deutsch", "en-XA": "Ƥšéüðö" } as const;

/** The code of a language that the application has. */
export type LanguageCode = keyof typeof languageNames;

/** The language of a locale, when the application has it: `de` for `de-AT`. */
export function languageOf(locale: string | null | undefined): LanguageCode | undefined {
  if (!locale) return undefined;
  const codes = Object.keys(languageNames) as LanguageCode[];
  return codes.find((code) => code === locale) ?? codes.find((code) => code === locale.toLowerCase().split("-")[0]);
}

/** Loads a language; English is there already. */
export async function loadLanguage(code: LanguageCode): Promise<Language> {
  if (code === "de") return (await import("./languages/german.ts")).german;
  if (code === "en-XA") return (await import("./languages/pseudo.ts")).pseudo;
  return english;
}
