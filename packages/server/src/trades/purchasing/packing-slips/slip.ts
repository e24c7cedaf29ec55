/** A line of a slip that names an item. */
export interface SlipLine {
  /** As it stands on the slip. */
  readonly given: string;
  /** Every compact text of the line that may be the item's number. */
  readonly codes: readonly string[];
  /** Every number of the line that may be its quantity. */
  readonly quantities: readonly number[];
  /** False for a line of running text that counts only if its codes turn out to be items. */
  readonly certain: boolean;
}

/** What a packing slip says, as far as it could be read. */
export interface Slip {
  /** What stands where our purchase order's number belongs. */
  readonly poNumbers: readonly string[];
  /** Other numbers of the text, one of which may be it. */
  readonly looseNumbers: readonly string[];
  readonly vendorId: string | undefined;
  /** The vendor's name as a field. */
  readonly vendorName: string | undefined;
  /** Words of the text in lower case, among which the vendor's name may be. */
  readonly words: readonly string[];
  readonly lines: readonly SlipLine[];
  /** `YYYY-MM-DD`. */
  readonly date: string | undefined;
}

/** A line of a purchase order that a slip may name. Quantities are in the line's unit. */
export interface CandidateLine {
  readonly lineNo: number;
  readonly invMastUid: number;
  readonly itemId: string;
  readonly vendorItemId: string | null;
  readonly qtyOrdered: number;
  readonly qtyReceived: number;
  readonly qtyOpen: number;
  readonly unitOfMeasure: string;
  readonly unitSize: number;
}

/** A purchase order that a slip may belong to. */
export interface Candidate {
  readonly poNo: number;
  readonly externalPoNo: string | null;
  readonly vendorId: string;
  readonly vendorName: string;
  readonly locationId: number;
  readonly poDate: string;
  readonly dateDue: string | null;
  readonly complete: "Y" | "N";
  readonly cancelFlag: "Y" | "N";
  readonly totalAmount: number;
  readonly currency: string;
  readonly lines: readonly CandidateLine[];
}
