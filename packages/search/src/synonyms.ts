import { readWords } from "./words.ts";

/** Words, or phrases of several words, that mean the same, both ways. */
export class Synonyms {
  /** By the first word of a phrase: the phrase and what else means it. */
  private readonly byFirst = new Map<string, { phrase: readonly string[]; others: readonly string[][] }[]>();

  constructor(groups: readonly (readonly string[])[]) {
    for (const group of groups) {
      const phrases = group.map((text) => readWords(text).map(({ word }) => word)).filter(({ length }) => length > 0);
      for (const phrase of phrases) {
        const first = phrase[0] as string;
        const others = phrases.filter((other) => other !== phrase);
        this.byFirst.set(first, [...(this.byFirst.get(first) ?? []), { phrase, others }]);
      }
    }
  }

  /** For each of the words, what means the phrase that it stands in. */
  of(words: readonly string[]): readonly (readonly string[][])[] {
    const found = words.map((): string[][] => []);
    for (const [begin, word] of words.entries()) {
      for (const { phrase, others } of this.byFirst.get(word) ?? []) {
        if (!phrase.every((one, i) => words[begin + i] === one)) continue;
        for (let i = 0; i < phrase.length; i++) found[begin + i]?.push(...others);
      }
    }
    return found;
  }
}
