/** What is to be priced: an item in a unit and a quantity. */
export interface PriceAsk {
  /** The item; goes before `itemId`. */
  readonly invMastUid?: number | undefined;
  /** The item's number, or the customer's; dashes, blanks and case do not count. */
  readonly itemId?: string | undefined;
  /** Without it the item's selling unit. Case does not count. */
  readonly unitOfMeasure?: string | undefined;
  /** In that unit. Default 1. */
  readonly quantity?: number | undefined;
}

/** A unit of an item. */
export interface ItemUnit {
  readonly unitOfMeasure: string;
  /** Base units in one. */
  readonly unitSize: number;
  /** Whether shoppers may order in it. */
  readonly sold: boolean;
  /** In this unit. */
  readonly minimumOrderQty: number;
  /** In this unit. */
  readonly orderMultiple: number;
}

/** A quantity break; quantities in base units. */
export interface QuantityBreak {
  readonly breakQty: number;
  /** Last quantity it holds for. */
  readonly maxQty: number | null;
  readonly discountPercent: number;
}

/** A contract price that is valid on the day, for the ship-to and the company; quantities in `uom` where not said otherwise. */
export interface ContractLine {
  readonly jobPriceLineUid: number;
  readonly jobNo: string;
  readonly endDate: string | null;
  readonly pricingMethod: "price" | "discount" | "margin";
  readonly price: number | null;
  readonly uom: string;
  /** Base units in one `uom`: what the item says, where it has that unit; else what the contract says. */
  readonly unitSize: number;
  readonly minQty: number;
  /** Ordered under it so far, in base units: a third of a case is no decimal, four pieces of twelve are. */
  readonly baseQtyOrdered: number;
  readonly qtyMaximum: number | null;
  readonly discountPercent: number | null;
  readonly marginPercent: number | null;
  readonly costBasis: string | null;
}

/** Everything a price depends on, of one item for one customer. Prices are of one base unit. */
export interface ItemPricing {
  readonly invMastUid: number;
  readonly itemId: string;
  readonly itemDesc: string;
  readonly baseUnit: string;
  readonly sellingUnit: string;
  readonly listPrice: number;
  readonly standardPrice: number;
  readonly cost: number;
  /** `price1` … `price10`. */
  readonly classPrices: readonly (number | null)[];
  /** 1 … 10; 0 without a customer: the list price. */
  readonly priceClass: number;
  readonly customerId: number;
  readonly currency: string;
  readonly units: readonly ItemUnit[];
  readonly breaks: readonly QuantityBreak[];
  /** Whether each line reaches breaks and contracts' least quantities alone, or all lines of the item together. */
  readonly breaksPer: "line" | "item";
  readonly contractLines: readonly ContractLine[];
  readonly weight: number | null;
  readonly taxable: boolean;
  readonly taxClass: string | null;
  readonly discontinued: boolean;
  /** Whether shoppers see it in the shop. */
  readonly online: boolean;
}

/** What {@link readPriceInputs} answers for one ask: an item, or why there is none. */
export interface PriceInputs {
  /** Position among the asks, from 1. */
  readonly position: number;
  /** The items that the number fits, by their numbers: one, unless nothing or too much was found. */
  readonly matches: readonly string[];
  /** Whether the customer exists. */
  readonly customerFound: boolean;
  readonly item: ItemPricing | null;
}
