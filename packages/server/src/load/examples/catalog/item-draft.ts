import type { PartPicture } from "../../../trades/catalog/drawings/part-picture.ts";

/** The families of the demonstration catalogue: the first level of its category tree. */
export const families = [
  "Fasteners",
  "Bearings",
  "Power Transmission",
  "Safety",
  "Abrasives",
  "Cutting Tools",
  "Electrical",
  "Pneumatics",
  "Plumbing",
  "Adhesives",
  "Material Handling",
  "Janitorial",
] as const;

/** One of the families. */
export type Family = (typeof families)[number];

/** A unit an item is sold or bought in. The first unit of an item is its base unit, of size 1. */
export interface UnitDraft {
  readonly unit: string;
  /** How many base units it holds. */
  readonly size: number;
  /** The least quantity of an order in this unit; default 1. */
  readonly minimum?: number;
  /** Orders are multiples of this, in this unit; default 1. */
  readonly multiple?: number;
  /** Whether it is sold in this unit; default true. */
  readonly selling?: boolean;
}

/** A further number under which an item is found. */
export interface CodeDraft {
  readonly code: string;
  readonly type: "customer" | "supplier" | "manufacturer" | "upc" | "legacy" | "competitor";
  readonly customerId?: number;
  readonly description?: string;
}

/** A discount from a quantity of base units on. */
export interface BreakDraft {
  readonly from: number;
  readonly percent: number;
}

/** What lies at a location, in base units. */
export interface StockDraft {
  readonly location: number;
  readonly onHand: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly bin: string;
  /** On its way from the supplier; default 0. */
  readonly onOrder?: number;
  /** Lots of an item that tracks them; their quantities add up to `onHand`. */
  readonly lots?: readonly { readonly lot: string; readonly quantity: number }[];
}

/** A link to another item by its number. */
export interface LinkDraft {
  readonly type: "accessory" | "substitute" | "related" | "kit" | "upgrade";
  readonly itemId: string;
  readonly note?: string;
}

/** A part of a kit. */
export interface PartDraft {
  readonly itemId: string;
  readonly quantity: number;
  readonly unit: string;
  readonly optional?: boolean;
}

/** A question a buyer asked and its answer. */
export interface FaqDraft {
  readonly question: string;
  readonly answer: string;
  readonly category: string;
  readonly helpful?: number;
}

/** A document to an item. */
export interface DocumentDraft {
  readonly title: string;
  readonly category: "Data sheet" | "Safety data sheet" | "Certificate" | "Manual" | "Size chart";
  readonly url: string;
}

/** An item as a person of the trade would describe it; `buildCatalog` turns it into rows. */
export interface ItemDraft {
  readonly itemId: string;
  readonly family: Family;
  /** The sub-category within the family. */
  readonly category: string;
  readonly brand: string;
  /** The catalogue line, leading with the noun: "Hex Bolt, M8-1.25 x 40 mm, 8.8, Zinc". */
  readonly description: string;
  /** One sentence for the head of the item's page; default the description. */
  readonly display?: string;
  readonly extended: string;
  /** A paragraph for the page, plain text. */
  readonly web?: string;
  readonly keywords?: string;
  readonly manufacturerPartNumber?: string;
  /** Values by the attribute's name, in the order in which they are shown. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly units: readonly UnitDraft[];
  /** Default the base unit. */
  readonly sellingUnit?: string;
  /** Default the selling unit. */
  readonly purchasingUnit?: string;
  /** List price of one base unit. */
  readonly listPrice: number;
  /** Cost of one base unit. */
  readonly cost: number;
  /** Of one base unit, in kilograms. */
  readonly weight: number;
  readonly breaks?: readonly BreakDraft[];
  readonly codes?: readonly CodeDraft[];
  readonly links?: readonly LinkDraft[];
  readonly parts?: readonly PartDraft[];
  readonly faqs?: readonly FaqDraft[];
  readonly documents?: readonly DocumentDraft[];
  readonly tags?: readonly string[];
  readonly stock: readonly StockDraft[];
  readonly image: PartPicture;
  readonly popularity?: number;
  readonly serialized?: boolean;
  readonly lots?: boolean;
  readonly discontinued?: boolean;
  readonly taxClass?: string;
}

/** Items that differ in one attribute, shown as one choice. */
export interface VariantDraft {
  readonly name: string;
  readonly description: string;
  /** The attribute they differ in. */
  readonly attribute: string;
  readonly lines: readonly { readonly itemId: string; readonly value: string; readonly color?: string }[];
}
