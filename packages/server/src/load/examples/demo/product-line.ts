import type { PartPicture } from "../../../trades/catalog/drawings/part-picture.ts";
import type { DocumentDraft, Family, FaqDraft, UnitDraft } from "../catalog/item-draft.ts";

/** One size, color or form of a product line. */
export interface Product {
  readonly itemId: string;
  /** The catalogue line; unique in the whole catalogue. */
  readonly description: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** List price of one base unit. */
  readonly price: number;
  /** Of one base unit, in kilograms. */
  readonly weight: number;
  readonly image: PartPicture;
  /** The manufacturer's number; default made from the brand and the item number. */
  readonly partNumber?: string;
  /** Default the line's units. */
  readonly units?: readonly UnitDraft[];
  readonly sellingUnit?: string;
  /** From 0 to 1: how often it is bought compared with the rest of the line; default chosen by chance. */
  readonly demand?: number;
  /** The item that takes its place; it is discontinued then. */
  readonly replacedBy?: string;
  readonly accessories?: readonly string[];
  readonly related?: readonly string[];
}

/** Products of one kind and brand, described once. */
export interface ProductLine {
  readonly family: Family;
  readonly category: string;
  readonly brand: string;
  /** What every product of the line is: a sentence that opens the extended description. */
  readonly summary: string;
  /** The paragraph of the item page: what it is for, what to watch. */
  readonly about: string;
  readonly keywords?: string;
  readonly products: readonly Product[];
  /** Default pieces (EA). */
  readonly units?: readonly UnitDraft[];
  readonly sellingUnit?: string;
  /** Cost as a fraction of the list price; default 0.56. */
  readonly costRatio?: number;
  /** The attribute whose values make one choice of otherwise equal products: sizes of a glove, colors of a tube. */
  readonly variantBy?: string;
  readonly faqs?: readonly FaqDraft[];
  readonly documents?: readonly DocumentDraft[];
  readonly tags?: readonly string[];
  readonly lots?: boolean;
  readonly serialized?: boolean;
}
