/** An attribute of an item with its values. */
export interface FactAttribute {
  /** `Outside Diameter (inch)`. */
  readonly name: string;
  /** The unit of plain numbers; null when values carry theirs or have none. */
  readonly unit: string | null;
  readonly values: readonly string[];
}

/** What is recorded of an item and may be said of it. */
export interface ItemFacts {
  readonly itemDesc: string;
  readonly brandName: string | null;
  /** The main category: `Hex Bolts`. */
  readonly categoryName: string | null;
  readonly partNumber: string | null;
  readonly baseUnit: string;
  readonly sellingUnit: string;
  /** Base units in one selling unit. */
  readonly sellingSize: number;
  /** In the item's order. */
  readonly attributes: readonly FactAttribute[];
}
