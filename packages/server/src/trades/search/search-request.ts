import type { SuggestedNumber } from "@purvey/contract/generated/search";
import type { ItemCard } from "./item-cards.ts";

/** What to look for and how to narrow it. */
export interface SearchRequest {
  readonly site: string;
  /** Empty means the whole catalogue. */
  readonly text: string;
  readonly searchType: "query" | "similarity";
  readonly operator: "AND" | "OR";
  /** Whose own part numbers count. */
  readonly customerId: number | undefined;
  /** Value numbers by attribute number; values of one attribute are alternatives. */
  readonly filters: ReadonlyMap<number, readonly number[]>;
  readonly itemCategoryUid: number | undefined;
  readonly brandsUid: readonly number[] | undefined;
  readonly stockStatus: "in_stock" | "out_of_stock" | undefined;
}

/** Which page of the found items, in which order, with the stock of which location. */
export interface PageRequest {
  readonly size: number;
  readonly from: number;
  readonly sort: "relevance" | "itemId" | "itemDesc" | "priceAsc" | "priceDesc" | "newest" | "popularity";
  readonly locationId: number | undefined;
  readonly withStock: boolean;
}

/** A found item. */
export interface FoundItem {
  readonly card: ItemCard;
  readonly score: number;
  /** Whether any location has some. */
  readonly inStock: boolean;
  /** What can be promised, where it was asked for: at the asked location, or anywhere without one, and at all. */
  readonly available: { readonly here: number; readonly everywhere: number } | undefined;
}

/** A number that is equal to the text, and whose number it is. */
export interface CodeHit {
  readonly invMastUid: number;
  readonly code: string;
  readonly type: "item" | "customer" | "supplier" | "manufacturer" | "upc" | "legacy" | "competitor";
}

/** A page of found items and what is known about all of them. */
export interface FoundPage {
  readonly items: readonly FoundItem[];
  readonly total: number;
  /** False when so many items fit that the total is an estimate. */
  readonly totalIsExact: boolean;
  readonly maxScore: number;
  /** Numbers equal to the text. */
  readonly codes: readonly CodeHit[];
  readonly queryStringUid: number;
  readonly redirectLink: string | null;
  readonly correctedText: string | null;
  /** Items whose number is nearly the text, where no item has that number. */
  readonly suggestedNumbers: readonly SuggestedNumber[];
  /** Whether the database answered in place of the index. */
  readonly degraded: boolean;
}

/** One value found items can be narrowed by. */
export interface FacetValue {
  readonly attributeValueUid: number;
  readonly attributeValue: string;
  readonly sequenceNo: number;
  readonly count: number;
}

/** An attribute found items can be narrowed by; 0 for category, brand and stock. */
export interface Facet {
  readonly attributeUid: number;
  readonly attributeId: string;
  readonly attributeDesc: string;
  readonly sequenceNo: number;
  readonly values: readonly FacetValue[];
  /** False when so many items fit that the counts are estimates. */
  readonly countsAreExact: boolean;
}
