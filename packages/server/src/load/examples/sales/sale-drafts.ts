/** A line of an order, invoice or quote. The price is that of one unit. */
export interface SaleLine {
  readonly itemId: string;
  readonly quantity: number;
  readonly unit: string;
  readonly unitPrice: number;
  /** The rule that gave the price. */
  readonly source: "list" | "class" | "break" | "contract" | "manual" | "quote";
}

/** What orders, invoices and quotes have in common. */
export interface SaleDraft {
  readonly number: number;
  readonly customerId: number;
  readonly contactId?: number;
  readonly shipToId: number;
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly date: string;
  readonly lines: readonly SaleLine[];
  /** Default none. */
  readonly freight?: number;
}

/** What left for an order at one time. */
export interface ShipmentDraft {
  /** How many days after it was ordered. */
  readonly days: number;
  /** How much of each of the order's lines, in their order and units. */
  readonly quantities: readonly number[];
}

/** An order; what of the lines of an open one has not left yet holds stock at its location. */
export interface OrderDraft extends SaleDraft {
  readonly status: "open" | "held" | "picking" | "shipped" | "invoiced" | "cancelled";
  readonly poNo: string | null;
  readonly locationId: number;
  /** How many days after the order it is promised to leave; 2 when absent. */
  readonly promised?: number;
  /** What left for it. Default: everything a day later once it is shipped, nothing before. */
  readonly shipments?: readonly ShipmentDraft[];
  /** Set when it was ordered on the web. */
  readonly usersId?: number;
}

/** An invoice of an order; due after 30 days. */
export interface InvoiceDraft extends SaleDraft {
  readonly order: number;
  readonly poNo: string | null;
  readonly paid: boolean;
}

/** A quote. */
export interface QuoteDraft extends SaleDraft {
  readonly expires: string;
  readonly status: "open" | "accepted" | "expired" | "lost";
  readonly note?: string;
}
