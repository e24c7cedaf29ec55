/** What rules say, by their numbers: `R056` → a sentence. */
export type RuleTexts = Readonly<Record<string, string>>;
