import { setSentenceWriter } from "../sentences/say-sentence.ts";
import type { SaySentences } from "../sentences/sentence-writer.ts";
import { english, type Language, type LanguageCode, languageOf, loadLanguage } from "./language.ts";

const storageKey = "purvey.language";

/** Where the choice outlives a reload; the browser's `localStorage`. */
export type LanguageMemory = Pick<Storage, "getItem" | "setItem">;

/**
 * The language of the page. What the person chose on this device comes first, then the user's own, then the browser's.
 * A language is shown when it has been loaded.
 */
export class LanguageStore {
  readonly #listeners = new Set<() => void>();
  readonly #memory: LanguageMemory | undefined;
  #language: Language = english;
  #wanted: LanguageCode = "en";

  constructor(memory?: LanguageMemory) {
    this.#memory = memory;
  }

  /** For `useSyncExternalStore`. */
  readonly get = (): Language => this.#language;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Begins with the language chosen on this device, else with the first of these that there is. */
  async begin(wanted: readonly string[]): Promise<void> {
    await this.#show(this.#chosen() ?? wanted.map(languageOf).find((code) => code !== undefined) ?? "en");
  }

  /** Takes the user's own language unless one was chosen on this device. */
  async offer(locale: string | null | undefined): Promise<void> {
    const code = languageOf(locale);
    if (code && this.#chosen() === undefined) await this.#show(code);
  }

  /** Takes a language and remembers it on this device. */
  async choose(code: LanguageCode): Promise<void> {
    try {
      this.#memory?.setItem(storageKey, code);
    } catch {
      // Storage may be forbidden; the choice then lasts until the page is closed.
    }
    await this.#show(code);
  }

  #chosen(): LanguageCode | undefined {
    try {
      return languageOf(this.#memory?.getItem(storageKey));
    } catch {
      return undefined;
    }
  }

  async #show(code: LanguageCode): Promise<void> {
    this.#wanted = code;
    const [language, sentences] = await Promise.all([loadLanguage(code), loadSentences(code)]);
    if (this.#wanted !== code || this.#language === language) return;
    this.#language = language;
    setSentenceWriter(sentences);
    for (const listener of this.#listeners) listener();
  }
}

/**
 * Loads how a language says the server's sentences: nothing for English, which they are in, nor when it cannot be
 * loaded, since they can be read in English all the same.
 */
async function loadSentences(code: LanguageCode): Promise<SaySentences | undefined> {
  try {
    if (code === "de") return (await import("../sentences/german/german-sentences.ts")).sayInGerman;
    if (code !== "en") return (await import("../sentences/pseudo-sentences.ts")).sayInPseudo;
  } catch {
    // They stay in English.
  }
  return undefined;
}
