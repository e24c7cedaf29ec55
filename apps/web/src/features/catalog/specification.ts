import type { ItemMaster } from "@purvey/contract/generated/items";
import type { SearchAttribute } from "@purvey/contract/generated/search";

/** One line of a specification. */
export interface SpecificationLine {
  readonly name: string;
  readonly value: string;
  readonly unit?: string;
}

/** What brand, maker and weight are called. */
export interface SpecificationNames {
  readonly brand: string;
  readonly maker: string;
  readonly weight: string;
}

type Specified = Pick<ItemMaster, "attributes" | "brandsName" | "manufacturerName" | "weight" | "baseUnit">;

/** The lines of an item: its attributes, then brand, maker and weight. */
export function specificationOf(item: Specified, names: SpecificationNames, locale?: string): SpecificationLine[] {
  const attributes = item.attributes
    .filter(({ values }) => values.length > 0)
    .map((attribute) => ({
      name: attributeName(attribute),
      value: attribute.values.map(({ attributeValue }) => attributeValue).join(", "),
    }));
  const others = [
    { name: names.brand, value: item.brandsName },
    { name: names.maker, value: item.manufacturerName === item.brandsName ? null : item.manufacturerName },
    { name: names.weight, value: item.weight ? `${weightText(item.weight, locale)} / ${item.baseUnit}` : null },
  ].filter((line): line is SpecificationLine => Boolean(line.value));
  return [...attributes, ...others];
}

/** Kilograms, or grams below one kilogram. */
function weightText(kilograms: number, locale: string | undefined): string {
  const write = (weight: number, decimals: number) =>
    weight.toLocaleString(locale, { maximumFractionDigits: decimals });
  return kilograms < 1 ? `${write(kilograms * 1000, 2)} g` : `${write(kilograms, 3)} kg`;
}

/** What buyers call an attribute: its code where that is written in words ("Thread"), else its description. */
export function attributeName({
  attributeId,
  attributeDesc,
  attributeUid,
}: Pick<SearchAttribute, "attributeId" | "attributeDesc" | "attributeUid">): string {
  return attributeUid > 0 && /\p{Ll}/u.test(attributeId) ? attributeId : attributeDesc;
}
