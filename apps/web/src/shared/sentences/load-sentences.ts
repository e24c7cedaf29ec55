import type { LanguageCode } from "../i18n/language.ts";
import type { SaySentences } from "./sentence-writer.ts";

/**
 * Loads how a language says the server's sentences: nothing for English, which they are in, nor when it cannot be
 * loaded, since they can be read in English all the same.
 */
export async function loadSentences(code: LanguageCode): Promise<SaySentences | undefined> {
  try {
    if (code === "de") return (await import("./german/german-sentences.ts")).sayInGerman;
    if (code !== "en") return (await import("./pseudo-sentences.ts")).sayInPseudo;
  } catch {
    // They stay in English.
  }
  return undefined;
}
