import { conductRules } from "./conduct-rules.ts";
import { defaultRules } from "./default-rules.ts";
import { enumRules } from "./enum-rules.ts";
import type { RuleTexts } from "./rule-texts.ts";
import { tradeValidationRules } from "./trade-validation-rules.ts";
import { validationRules } from "./validation-rules.ts";

/** Every rule that an endpoint names. For whoever documents them: nothing that a client loads imports it. */
export const ruleTexts: RuleTexts = {
  ...conductRules,
  ...defaultRules,
  ...enumRules,
  ...validationRules,
  ...tradeValidationRules,
};

/**
 * What a rule says, as a sentence.
 *
 * @throws Error for a rule without a text.
 * @example
 * ruleText("R056"); // "Cart line quantity: at least 0."
 */
export function ruleText(id: string): string {
  const text = ruleTexts[id];
  if (text === undefined) throw new Error(`The rule \`${id}\` has no text; write it into \`contract/src/rules\`.`);
  return text;
}
