/** A line of a purchase order. Quantities are in the line's unit. */
export interface PurchaseLine {
  readonly itemId: string;
  readonly unit: string;
  readonly ordered: number;
  /** Default nothing. */
  readonly received?: number;
}

/** A purchase order. It is complete when every line has come; what is not approved or cancelled counts as not on order. */
export interface PurchaseDraft {
  readonly number: number;
  readonly vendorName: string;
  readonly locationId: number;
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly date: string;
  readonly lines: readonly PurchaseLine[];
  /** Default true. */
  readonly approved?: boolean;
  /** Default false. */
  readonly cancelled?: boolean;
  readonly notes?: string;
}
