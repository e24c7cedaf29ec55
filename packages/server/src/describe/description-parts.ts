import type { ItemFacts } from "../trades/catalog/describe/item-facts.ts";
import { type Phrase, phraseOf } from "../trades/catalog/describe/phrases.ts";
import { meanings, oneLine, prose } from "../trades/catalog/describe/wording.ts";
import { materialPhrase } from "./material-phrase.ts";
import { headlineOf } from "./noun.ts";
import { packageOf } from "./package-phrase.ts";
import { sizePhrase } from "./size-phrase.ts";

/** What there is to say of an item, each thing once. */
export interface DescriptionParts {
  /** `hex bolt M8 × 40 mm`. */
  readonly head: string;
  /** What the catalogue line says of its kind beyond all attributes: `nylon insert`. */
  readonly kinds: readonly string[];
  readonly material: string | undefined;
  /** The other attributes, the most telling first. */
  readonly details: readonly string[];
  readonly brand: string | undefined;
  readonly package: string | undefined;
}

/** Fewer attributes than this say too little for a sentence. */
const leastAttributes = 2;

/** What there is to say of an item with at most so many of its attributes; undefined when that is too little. */
export function descriptionParts(facts: ItemFacts, limit = Number.POSITIVE_INFINITY): DescriptionParts | undefined {
  const headline = headlineOf(facts);
  const known = facts.attributes.map(phraseOf).filter((phrase) => phrase !== undefined);
  if (!headline || known.length < leastAttributes) return undefined;
  const size = sizePhrase(known);
  const phrases = mostTelling(known, size?.used ?? [], limit);
  const sized =
    size && phrases.some((phrase) => size.used.includes(phrase)) && limit >= size.used.length ? size : undefined;
  const named = [headline.noun, headline.designation].filter(Boolean).join(" ");
  const head = [named, sized?.text].filter(Boolean).join(headline.designation ? ", " : " ");
  const packed = contentOf(headline.parts) ?? packageOf(facts);
  const said = new Said([head, packed]);
  const made = materialPhrase(phrases);
  const material = made && said.add(made, made);
  const rest = phrases.filter((phrase) => !sized?.used.includes(phrase) && !isSurface(phrase));
  const details = rest.map((phrase) => said.add(phrase.text, phrase.value)).filter((text) => text !== undefined);
  for (const { text } of known) said.note(text);
  const kinds = headline.parts.map((part) => said.addNew(prose(part))).filter((text) => text !== undefined);
  const name = oneLine(facts.brandName ?? "");
  const brand = name === "" || said.has(name) ? undefined : name;
  return { head, kinds, material, details, brand, package: packed };
}

/** What the catalogue line says of the contents of a package: `Box of 100`. */
function contentOf(parts: readonly string[]): string | undefined {
  const content = parts.find((part) => /^(?:box|case|pack|bundle|roll) of \d/i.test(part));
  return content && prose(content);
}

/** Sizes first, then material, grade and details as the item has them, standard and color last. */
function mostTelling(phrases: readonly Phrase[], sizes: readonly Phrase[], limit: number): Phrase[] {
  const order: readonly Phrase["role"][] = ["size", "material", "finish", "grade", "detail", "color", "standard"];
  const rank = (phrase: Phrase): number => (sizes.includes(phrase) ? -1 : order.indexOf(phrase.role));
  return [...phrases].sort((one, other) => rank(one) - rank(other)).slice(0, limit);
}

function isSurface({ role }: Phrase): boolean {
  return role === "material" || role === "finish";
}

/** What was said so far; says nothing a second time. */
class Said {
  readonly #words = new Set<string>();

  constructor(texts: readonly (string | undefined)[]) {
    for (const text of texts) this.note(text ?? "");
  }

  has(text: string): boolean {
    return meanings(text).every((word) => this.#words.has(word));
  }

  /** The phrase, unless its value is only words that were said. A number is said with its name even when another has it. */
  add(text: string, value: string): string | undefined {
    if (this.has(/\d/.test(value) ? text : value)) return undefined;
    const fresh = text.split(", ").filter((part) => !this.has(part));
    this.note(text);
    return fresh.join(", ") || undefined;
  }

  /** The text, unless one of its words or numbers was said. */
  addNew(text: string): string | undefined {
    const words = meanings(text);
    if (
      words.length === 0 ||
      words.some((word) => this.#words.has(word) || this.#words.has(/^\d+/.exec(word)?.[0] ?? ""))
    )
      return undefined;
    this.note(text);
    return text;
  }

  note(text: string): void {
    for (const word of meanings(text)) this.#words.add(word);
  }
}
