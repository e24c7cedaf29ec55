import type { DocumentKind } from "./document.ts";
import type { DocumentRow, LineRow } from "./document-rows.ts";

/** What sets one kind of document apart where it is stored and answered; what applying it does is in `apply-…`. */
export interface KindDefinition {
  readonly kind: DocumentKind;
  /** In sentences: "bin transfer". */
  readonly noun: string;
  /** The field of its number: `binTransferHdrUid`. */
  readonly key: string;
  /** The field of its lines. */
  readonly lines: "transfers" | "lines";
  /** The field of a line's quantity. */
  readonly quantity: "quantity" | "qtyReceived" | "qtyShipped";
  /** What its lines belong to, and the field of the number of the line there. */
  readonly target?: { readonly of: "purchaseOrder" | "transfer"; readonly field: "poLineNo" | "transferLineNo" };
  /** Further fields of the header. */
  readonly header: (row: DocumentRow) => object;
  /** Further fields of a line. */
  readonly line: (line: LineRow) => object;
}

const places = ({ bins, complete, reason }: LineRow) => ({ bins, complete, reason });
const receipt = (line: LineRow) => ({ poLineNo: line.targetLineNo, qtyReceived: line.quantity, ...places(line) });
const purchaseOrder = { of: "purchaseOrder", field: "poLineNo" } as const;
const transfer = { of: "transfer", field: "transferLineNo" } as const;
const receiver = (row: DocumentRow) => ({
  toLocationId: row.otherLocationId,
  toLocationName: row.otherLocationName,
});

/** Every kind of document. */
export const kinds: Readonly<Record<DocumentKind, KindDefinition>> = {
  binTransfer: {
    kind: "binTransfer",
    noun: "bin transfer",
    key: "binTransferHdrUid",
    lines: "transfers",
    quantity: "quantity",
    header: () => ({}),
    line: ({ bins: [portion], ...line }) => ({
      toBin: line.toBin,
      fromBin: portion?.bin ?? null,
      lot: portion?.lot ?? null,
      moveAvailable: line.moveAvailable,
      moveAllocations: line.moveAllocations,
      quantity: line.quantity,
      serials: portion?.serials ?? [],
    }),
  },
  receiving: {
    kind: "receiving",
    noun: "receiving",
    key: "receivingUid",
    lines: "lines",
    quantity: "qtyReceived",
    target: purchaseOrder,
    header: () => ({}),
    line: receipt,
  },
  purchaseOrderReceipt: {
    kind: "purchaseOrderReceipt",
    noun: "purchase order receipt",
    key: "purchaseOrderReceiptUid",
    lines: "lines",
    quantity: "qtyReceived",
    target: purchaseOrder,
    header: () => ({}),
    line: (line) => ({ ...receipt(line), poNo: line.poNo }),
  },
  transfer: {
    kind: "transfer",
    noun: "transfer",
    key: "transferUid",
    lines: "lines",
    quantity: "quantity",
    header: receiver,
    line: ({ serialized, trackLots, quantity, qtyShipped, qtyReceived, qtyInTransit, qtyShort, complete }) => ({
      serialized,
      trackLots,
      quantity,
      qtyShipped,
      qtyReceived,
      qtyInTransit,
      qtyShort,
      complete,
    }),
  },
  transferShipping: {
    kind: "transferShipping",
    noun: "transfer shipping",
    key: "transferShippingUid",
    lines: "lines",
    quantity: "qtyShipped",
    target: transfer,
    header: (row) => {
      const { transferUid, carrierName, trackingNo } = row;
      return { transferUid, ...receiver(row), carrierName, trackingNo };
    },
    line: (line) => ({ transferLineNo: line.targetLineNo, qtyShipped: line.quantity, ...places(line) }),
  },
  transferReceipt: {
    kind: "transferReceipt",
    noun: "transfer receipt",
    key: "transferReceiptUid",
    lines: "lines",
    quantity: "qtyReceived",
    target: transfer,
    header: ({ transferUid, otherLocationId, otherLocationName }) => ({
      transferUid,
      fromLocationId: otherLocationId,
      fromLocationName: otherLocationName,
    }),
    line: (line) => ({ transferLineNo: line.targetLineNo, qtyReceived: line.quantity, ...places(line) }),
  },
};
