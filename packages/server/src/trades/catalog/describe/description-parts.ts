import type { FactAttribute, ItemFacts } from "./item-facts.ts";
import { type Phrase, phraseOf } from "./phrases.ts";
import { clean, meanings, oneLine, prose } from "./wording.ts";

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

/** What an item is made of and how its surface is: `zinc-plated steel`, `alloy steel, black oxide`. */
function materialPhrase(phrases: readonly Phrase[]): string | undefined {
  const recordedAs = (role: Phrase["role"]): string =>
    hyphened(prose(phrases.find((phrase) => phrase.role === role)?.value ?? ""));
  const [recorded, surface, grade] = [recordedAs("material"), recordedAs("finish"), recordedAs("grade")];
  const stuff = recorded && grade.endsWith(` ${recorded}`) ? grade : recorded;
  if (stuff === "" || surface === "") return stuff || (surface && withNoun(surface)) || undefined;
  if (meanings(surface).every((word) => meanings(stuff).includes(word))) return stuff;
  const before = /ed$/.test(surface) || /^(?:plain|black|white|bright|brushed|natural)$/.test(surface);
  return before ? `${surface} ${stuff}` : `${stuff}, ${surface}`;
}

/** `zinc plated` → `zinc-plated`. */
function hyphened(text: string): string {
  return text.replace(/(\p{L}) (plated|coated|hardened|insulated)\b/gu, "$1-$2");
}

function withNoun(surface: string): string {
  return /ed$/.test(surface) ? surface : `${surface} finish`;
}

/** One and several of a unit, by its code. */
const units: Readonly<Record<string, readonly [one: string, several: string]>> = {
  BG: ["bag", "bags"],
  BX: ["box", "boxes"],
  CN: ["can", "cans"],
  CS: ["case", "cases"],
  CT: ["carton", "cartons"],
  DR: ["drum", "drums"],
  DZ: ["dozen", "dozen"],
  FT: ["foot", "ft"],
  GL: ["gallon", "gallons"],
  IN: ["inch", "in"],
  KT: ["kit", "kits"],
  LB: ["pound", "lb"],
  M: ["metre", "m"],
  PK: ["pack", "packs"],
  PR: ["pair", "pairs"],
  RL: ["roll", "rolls"],
  SET: ["set", "sets"],
  ST: ["set", "sets"],
  YD: ["yard", "yd"],
};

/** How it is sold: `box of 100`, `roll of 250 ft`, `by the foot`; undefined for what is sold by the piece, or in a unit nobody named. */
function packageOf({ baseUnit, sellingUnit, sellingSize }: ItemFacts): string | undefined {
  const [one] = units[sellingUnit.toUpperCase()] ?? [];
  if (!one) return undefined;
  if (sellingSize === 1 || sellingUnit === baseUnit)
    return /^(?:FT|IN|LB|M|YD|GL)$/i.test(sellingUnit) ? `by the ${one}` : one;
  const [, inside] = units[baseUnit.toUpperCase()] ?? [];
  const content = [`${Number(sellingSize)}`, ...(inside ? [inside] : [])].join(" ");
  if (one === "dozen") return sellingSize === 12 ? ["dozen", ...(inside ? [inside] : [])].join(" ") : undefined;
  return `${one} of ${content}`;
}

/** What an item is, and what its catalogue line says beyond that. */
interface Headline {
  /** `hex bolt`, in lower case where it is prose. */
  readonly noun: string;
  /** The manufacturer's designation that people ask for it by: `6203-2RS`. */
  readonly designation: string | undefined;
  /** The rest of the catalogue line. */
  readonly parts: readonly string[];
}

/** Reads the catalogue line `Ball Bearing, 6203-2RS, 17 x 40 x 12 mm, Sealed`; where it is no such line, the category says what the item is. */
function headlineOf({ itemDesc, categoryName, attributes }: ItemFacts): Headline | undefined {
  const [head = "", ...parts] = clean(itemDesc)
    .split(/, | - /)
    .map((part) => part.trim())
    .filter(Boolean);
  const readable = /\p{Ll}/u.test(itemDesc) && !/\d/.test(head) && head.length <= 60;
  const noun = readable ? prose(head) : singular(prose(clean(categoryName ?? "")));
  if (noun === "") return undefined;
  const designation = readable ? parts.slice(0, 2).find((part) => isDesignation(part, attributes)) : undefined;
  return { noun, designation, parts: readable ? parts.filter((part) => part !== designation) : [] };
}

/** A code of letters and digits that is neither a size (`M3-0.5`) nor an attribute already; a series is said by its designation. */
function isDesignation(part: string, attributes: readonly FactAttribute[]): boolean {
  if (!/^(?=.*\d)[A-Z0-9][A-Z0-9./-]{2,}$/.test(part)) return false;
  return attributes.every(({ name, values }) =>
    values.every((value) => name === "Series" || !begins(part, clean(value))),
  );
}

function begins(part: string, value: string): boolean {
  return /\d/.test(value) && (part === value || part.startsWith(`${value}-`));
}

/** `hex bolts` → `hex bolt`, `drill bits and taps` stays. */
function singular(noun: string): string {
  if (/ and | & |,/.test(noun)) return noun;
  if (/(?:sses|shes|ches|xes)$/.test(noun)) return noun.slice(0, -2);
  if (noun.endsWith("ies")) return `${noun.slice(0, -3)}y`;
  return /[^s]s$/.test(noun) && !/(?:us|is|glasses|shears|pliers)$/.test(noun) ? noun.slice(0, -1) : noun;
}

/** Attributes that are said together, in the order of the trade. */
const groups: readonly (readonly string[])[] = [
  ["bore", "outside diameter", "width"],
  ["bore", "outside diameter", "length"],
  ["disc diameter", "disc thickness", "arbor"],
  ["disc diameter", "arbor"],
  ["thread", "length"],
  ["size", "length"],
  ["strap width", "length"],
  ["pipe size", "length"],
  ["length", "width", "height"],
  ["tube size", "pipe size"],
];

/** The sizes of an item as they stand behind its name, and which phrases they stand for. */
interface SizePhrase {
  readonly text: string;
  readonly used: readonly Phrase[];
}

/** `M8 × 40 mm`, `17 × 40 × 12 mm`, `1/4 in`; undefined when no attribute is a size. */
function sizePhrase(phrases: readonly Phrase[]): SizePhrase | undefined {
  for (const names of groups) {
    const used = names
      .map((name) => phrases.find((phrase) => phrase.name === name))
      .filter((phrase) => phrase !== undefined);
    if (used.length === names.length) return { text: joined(used.map(({ value }) => value)), used };
  }
  const single = phrases.find(
    ({ name, value }) => /^(?:thread|size|trade size|drill size)$/.test(name) && /\d/.test(value),
  );
  return single && { text: single.value, used: [single] };
}

/** Joined by ×; a unit that all of them have stands once, at the end. */
function joined(values: readonly string[]): string {
  const unit = /^[\d./ -]+ (\p{L}+)$/u.exec(values.at(-1) ?? "")?.[1];
  const shared =
    unit !== undefined && values.every((value) => /^[\d./-]+(?: \p{L}+)?$/u.test(value) && endsIn(value, unit));
  if (!shared) return values.join(" × ");
  return `${values.map((value) => value.slice(0, -unit.length - 1)).join(" × ")} ${unit}`;
}

function endsIn(value: string, unit: string): boolean {
  return value.endsWith(` ${unit}`);
}
