import type { DocumentKind } from "../../../trades/warehouse/document.ts";

/** What of a line lies in which bin; quantities in the line's unit. */
export interface PortionDraft {
  readonly bin: string;
  readonly lot?: string;
  readonly quantity: number;
  readonly serials?: readonly string[];
}

/** A line of a document. Quantities are in its unit. */
export interface DocumentLineDraft {
  readonly itemId: string;
  readonly unit: string;
  readonly quantity: number;
  /** Where it goes, or (bin transfers, shipping) where it comes from. */
  readonly portions?: readonly PortionDraft[];
  /** Of a bin transfer. */
  readonly toBin?: string;
  readonly poNo?: number;
  /** The line of the purchase order or transfer. */
  readonly targetLineNo?: number;
  readonly complete?: boolean;
  readonly reason?: string;
}

/** A document of the warehouse as it stands. */
export interface DocumentDraft {
  readonly kind: DocumentKind;
  readonly state: "initial" | "hold" | "delivered";
  /** A draft waits to be released, so that no worker applies it. */
  readonly draft?: boolean;
  /** When it was handed in, `YYYY-MM-DD HH:mm:ss`; applied a minute later. */
  readonly date: string;
  readonly usersId: number;
  readonly locationId: number;
  readonly otherLocationId?: number;
  readonly poNo?: number;
  /** The number that {@link DocumentBook.add} answered for the transfer. */
  readonly transferUid?: number;
  readonly requestId?: string;
  readonly referenceNo?: string;
  readonly carrierName?: string;
  readonly trackingNo?: string;
  /** Why it is on hold. */
  readonly message?: string;
  /** Whether the order or transfer that it belongs to is finished by it. */
  readonly finishes?: boolean;
  readonly lines: readonly DocumentLineDraft[];
}
