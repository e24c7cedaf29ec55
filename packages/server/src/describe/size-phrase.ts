import type { Phrase } from "../trades/catalog/describe/phrases.ts";

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
export interface SizePhrase {
  readonly text: string;
  readonly used: readonly Phrase[];
}

/** `M8 × 40 mm`, `17 × 40 × 12 mm`, `1/4 in`; undefined when no attribute is a size. */
export function sizePhrase(phrases: readonly Phrase[]): SizePhrase | undefined {
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
