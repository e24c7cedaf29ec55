import type { Marks } from "./marks.ts";

/**
 * What a record must be: one of a facet's values, a number within a range, both ends included, or marked or not. Where
 * `field` is given, the filter's name is its own, so that several filter one facet.
 */
export type Filter =
  | readonly string[]
  | { readonly field: string; readonly values: readonly string[] }
  | NumberRange
  | { readonly marks: Marks; readonly marked: boolean };

/** The range of a number, both ends included; an end that is missing is open. */
export interface NumberRange {
  readonly min?: number;
  readonly max?: number;
}

/** A search. */
export interface SearchRequest {
  /** As typed; everything where it is empty. */
  readonly text: string;
  readonly filters?: Readonly<Record<string, Filter>>;
  /** The facets whose values are counted; a facet's own filter does not narrow its counts. */
  readonly facets?: readonly string[];
  /** @default 0 */
  readonly offset?: number;
  /** @default 10 */
  readonly limit?: number;
  /**
   * Whether those that lack some words follow where fewer than 30 records have all; with `false` only where none has, with
   * `"never"` not even then.
   * @default true
   */
  readonly partial?: boolean | "never";
  /** Identifiers of records that come first whatever their words, such as those whose number at this buyer the text is. */
  readonly first?: readonly string[];
  /** Marks to be counted, by name. */
  readonly marks?: Readonly<Record<string, Marks>>;
  /** Factors of what is marked, such as what is in stock at the buyer's branch. */
  readonly lifts?: readonly { readonly marks: Marks; readonly factor: number }[];
  /** Factors by identifier, such as 1.5 for what is in stock at the buyer's branch; several multiply. */
  readonly boosts?: readonly ReadonlyMap<string, number>[];
  /** The last word may still be typed: it matches by its beginning. */
  readonly typing?: boolean;
}

/** A record that was found. */
export interface SearchHit {
  readonly id: string;
  readonly score: number;
}

/** The answer to a search. */
export interface SearchAnswer {
  readonly hits: readonly SearchHit[];
  /** How many records match, exactly. */
  readonly total: number;
  /** How many of them have every word that any record has. */
  readonly complete: number;
  readonly facets: Readonly<Record<string, readonly FacetCount[]>>;
  /**
   * By the name of a filter with a `field` of its own: that facet's counts among the records that pass every filter but
   * this one.
   */
  readonly without: Readonly<Record<string, readonly FacetCount[]>>;
  /** How many of the found records are marked and how many are not, their own filter left out. */
  readonly marks: Readonly<Record<string, MarkCount>>;
  /** The records whose part number the whole text is. */
  readonly exact: readonly string[];
  /** Words that were read as others because no record has them: `{ typed: "shakle", read: ["shackle"] }`. */
  readonly corrected: readonly { readonly typed: string; readonly read: readonly string[] }[];
}

/** How many of the found records are marked. */
export interface MarkCount {
  readonly marked: number;
  readonly unmarked: number;
}

/** A value of a facet and how many of the found records have it. */
export interface FacetCount {
  readonly value: string;
  readonly count: number;
}
