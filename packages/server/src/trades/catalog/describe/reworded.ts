import type { LanguageModel } from "../../../platform/ports/language-model.ts";
import { complete } from "../../../providers/ai/complete.ts";
import type { ItemFacts } from "./item-facts.ts";
import { oneLine } from "./wording.ts";

const instructions =
  "You write item descriptions for an industrial distributor. Use only the given facts, keep every number and unit as it stands, " +
  "no superlatives, no quotation marks, no mark-up. Answer with the description alone.";

interface Wanted {
  /** The longest description, in characters. */
  readonly max: number;
  readonly model: string;
}

/**
 * A description in a model's words; undefined when it fails, is too long, or says a number that is not recorded, so that
 * the server's own goes in its place.
 */
export async function reworded(
  own: string,
  facts: ItemFacts,
  { max, model }: Wanted,
  languageModel: LanguageModel,
): Promise<string | undefined> {
  const known = knownTexts(facts);
  const prompt = `Facts:\n${known.join("\n")}\n\nA description of at most ${max} characters, better than: ${own}`;
  const { status, text } = await complete(languageModel, { model, prompt, system: instructions, temperature: 0 });
  const line = oneLine(text);
  const fits = status === "success" && line !== "" && line.length <= max && !/[<>]/.test(line);
  return fits && numbersIn(line).every((number) => numbersIn([...known, own].join(" ")).includes(number))
    ? line
    : undefined;
}

function knownTexts({ itemDesc, brandName, categoryName, partNumber, attributes }: ItemFacts): string[] {
  return [
    itemDesc,
    ...(brandName ? [`Brand: ${brandName}`] : []),
    ...(categoryName ? [`Category: ${categoryName}`] : []),
    ...(partNumber ? [`Part number: ${partNumber}`] : []),
    ...attributes.map(({ name, unit, values }) => `${name}: ${values.join(", ")}${unit ? ` (${unit})` : ""}`),
  ];
}

function numbersIn(text: string): string[] {
  return text.match(/\d+(?:[.,/]\d+)*/g) ?? [];
}
