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
  readonly lines: readonly CandidateLine[];
}
