import type {
  BinTransferHeader,
  PurchaseOrderReceipt,
  Receiving,
  Transfer,
} from "@purvey/contract/generated/warehouseOps";

/** What happened to an item: which document moved how much of it, from where to where. */
export interface Movement {
  /** Unique among the movements of an item. */
  readonly key: string;
  readonly kind: "received" | "moved" | "transferred";
  /** When the document was made, as the services write it. */
  readonly date: string;
  /** The document's number. */
  readonly uid: number;
  readonly quantity: number | null;
  readonly unit: string;
  readonly from: string | null;
  readonly to: string | null;
  /** The purchase order that the goods came of. */
  readonly poNo: number | null;
  readonly state: "initial" | "hold" | "delivered";
}

/** Documents of the warehouse that move goods. */
export interface MovingDocuments {
  readonly binTransfers: readonly BinTransferHeader[];
  readonly receivings: readonly Receiving[];
  readonly receipts: readonly PurchaseOrderReceipt[];
  readonly transfers: readonly Transfer[];
}

/** The movements of an item that documents tell of, the latest first. */
export function movementsOf(invMastUid: number, documents: MovingDocuments): Movement[] {
  const isOfItem = (line: { readonly invMastUid: number }) => line.invMastUid === invMastUid;
  const moved = documents.binTransfers.flatMap((document) =>
    document.transfers.filter(isOfItem).map((line) => ({
      ...common("moved", document.binTransferHdrUid, document, line),
      quantity: line.quantity,
      from: line.fromBin,
      to: line.toBin,
      poNo: null,
    })),
  );
  const received = documents.receivings.flatMap((document) =>
    document.lines.filter(isOfItem).map((line) => ({
      ...common("received", document.receivingUid, document, line),
      quantity: line.qtyReceived,
      from: null,
      to: binsOf(line),
      poNo: document.poNo,
    })),
  );
  const booked = documents.receipts.flatMap((document) =>
    document.lines.filter(isOfItem).map((line) => ({
      ...common("received", document.purchaseOrderReceiptUid, document, line, "receipt"),
      quantity: line.qtyReceived,
      from: null,
      to: binsOf(line),
      poNo: line.poNo,
    })),
  );
  const transferred = documents.transfers.flatMap((document) =>
    document.lines.filter(isOfItem).map((line) => ({
      ...common("transferred", document.transferUid, document, line),
      quantity: line.quantity,
      from: document.locationName,
      to: document.toLocationName,
      poNo: null,
    })),
  );
  const all: Movement[] = [...moved, ...received, ...booked, ...transferred];
  return all.toSorted((one, other) => other.date.localeCompare(one.date) || other.key.localeCompare(one.key));
}

function common(
  kind: Movement["kind"],
  uid: number,
  { dateCreated, importState }: { readonly dateCreated: string; readonly importState: Movement["state"] },
  { lineNo, uom }: { readonly lineNo: number; readonly uom: string },
  source: string = kind,
) {
  return { key: `${source} ${uid} ${lineNo}`, kind, uid, date: dateCreated, unit: uom, state: importState };
}

const binsOf = ({ bins }: { readonly bins: readonly { readonly bin: string | null }[] }): string | null =>
  bins.flatMap(({ bin }) => bin ?? []).join(", ") || null;
