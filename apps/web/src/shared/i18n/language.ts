import type { Messages, Texts } from "./messages.ts";

/** A language of the application. */
export interface Language {
  /** `de`; as the page's `lang` says it. */
  readonly code: string;
  /** Present where its lines run from right to left. */
  readonly dir?: "rtl";
  /** The texts of a feature; English ones where the language has none. */
  textsOf<T extends Texts>(messages: Messages<T>): Readonly<Record<keyof T, string>>;
}

/** English: the texts as they are declared. */
export const english: Language = { code: "en", textsOf: (messages) => messages.en };

/** The languages to choose from by their codes, each with its own name. */
export const languageNames = { en: "English", de: "Deutsch" } as const;

/**
 * The pseudo-locales, for who tests: `en-XA` is English made long and accented, to find texts that are not translated or
 * do not fit; `en-XB` is it from right to left, to find what stands on the wrong side.
 */
export type PseudoCode = "en-XA" | "en-XB";

/** The code of a language that the application has. */
export type LanguageCode = keyof typeof languageNames | PseudoCode;

const codes: readonly LanguageCode[] = ["en", "de", "en-XA", "en-XB"];

/** The language of a locale, when the application has it: `de` for `de-AT`. */
export function languageOf(locale: string | null | undefined): LanguageCode | undefined {
  if (!locale) return undefined;
  return codes.find((code) => code === locale) ?? codes.find((code) => code === locale.toLowerCase().split("-")[0]);
}

/** Loads a language; English is there already. */
export async function loadLanguage(code: LanguageCode): Promise<Language> {
  if (code === "de") return (await import("./languages/german.ts")).german;
  return code === "en" ? english : (await import("./languages/pseudo.ts")).pseudo[code];
}
