import type { PartPicture } from "../../../trades/catalog/drawings/part-picture.ts";
import type { DocumentDraft, Family, FaqDraft, UnitDraft } from "../catalog/item-draft.ts";

/** One size, color or form of a product line. */
export interface Product {
  readonly itemId: string;
  /** The catalogue line; unique in the whole catalogue. */
  readonly description: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly brand: string;
  /** The sub-category within the family. */
  readonly category: string;
  /** List price of one base unit. */
  readonly listPrice: number;
  /** Cost of one base unit. */
  readonly cost: number;
  /** Of one base unit, in kilograms. */
  readonly weight: number;
  readonly image: PartPicture;
  readonly manufacturerPartNumber: string;
  readonly units: readonly UnitDraft[];
  readonly sellingUnit: string | undefined;
  /** From 0 to 1: how often it is bought compared with the rest of the line; chosen by chance where it is not given. */
  readonly demand: number | undefined;
  /** The item that takes its place; it is discontinued then. */
  readonly replacedBy: string | undefined;
  readonly accessories: readonly string[];
}

/** Products of one kind and brand, described once. */
export interface ProductLine {
  readonly family: Family;
  /** What every product of the line is: a sentence that opens the extended description. */
  readonly summary: string;
  /** The paragraph of the item page: what it is for, what to watch. */
  readonly about: string;
  readonly keywords: string;
  readonly products: readonly Product[];
  /** The attribute whose values make one choice of otherwise equal products: sizes of a glove, colors of a tube. */
  readonly variantBy: string | undefined;
  readonly faqs: readonly FaqDraft[] | undefined;
  readonly documents: readonly DocumentDraft[] | undefined;
  readonly tags: readonly string[] | undefined;
  readonly lots: boolean | undefined;
  readonly serialized: boolean | undefined;
}
