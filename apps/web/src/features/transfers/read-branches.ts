import type { Transfer, TransferReceipt, TransferShipping } from "@purvey/contract/generated/warehouseOps";
import type { HeldGoods } from "./branch-rows.ts";

/** What the server has between a location and the others. */
export interface Branches {
  /** When it began to be read, in milliseconds since 1970: what was stored before shows in it. */
  readonly readAt: number;
  /** The location's latest hundred transfers, and older ones on hold. */
  readonly transfers: readonly Transfer[];
  /** Shipments and receipts that the server holds. */
  readonly held: readonly HeldGoods[];
  /** Transfers with a shipment or receipt that the worker has not booked yet. */
  readonly applying: readonly number[];
}

interface DocumentQuery {
  readonly limit: number;
  readonly locationId: number;
  readonly orderBy?: string;
  readonly importState?: "initial" | "hold";
  readonly statusCd?: 704;
}

/** A list of documents as the client calls it. */
interface Documents<Document> {
  list(input: DocumentQuery, options: { readonly signal: AbortSignal }): { readonly data: PromiseLike<Document[]> };
}

/** The calls that branches are read with. */
export interface BranchCalls {
  readonly transfer: Documents<Transfer>;
  readonly transferShipping: Documents<TransferShipping>;
  readonly transferReceipt: Documents<TransferReceipt>;
}

const waitsForWorker = { importState: "initial", statusCd: 704, limit: 1000 } as const;
const onHold = { importState: "hold", limit: 1000 } as const;
const latest = { limit: 100, orderBy: "transfer_uid|DESC" } as const;

const heldShipment = ({ transferShippingUid: uid, processMessage: problem, ...rest }: TransferShipping): HeldGoods => ({
  ...{ step: "ship", uid, problem, modified: rest.dateLastModified },
  ...{ transferUid: rest.transferUid, locationId: rest.locationId, lines: rest.lines },
});

const heldReceipt = ({ transferReceiptUid: uid, processMessage: problem, ...rest }: TransferReceipt): HeldGoods => ({
  ...{ step: "receive", uid, problem, modified: rest.dateLastModified },
  ...{ transferUid: rest.transferUid, locationId: rest.locationId, lines: rest.lines },
});

/**
 * Reads what the server has between a location and the others. What waits for the worker is asked for before all that the worker changes:
 * asked for at once, goods that are booked or put on hold meanwhile could be missed by both, and be offered again.
 */
export async function readBranches(calls: BranchCalls, locationId: number, signal: AbortSignal): Promise<Branches> {
  const { transfer, transferShipping, transferReceipt } = calls;
  const held = { ...onHold, locationId };
  const options = { signal };
  const readAt = Date.now();
  const waiting = await Promise.all([
    transferShipping.list({ ...waitsForWorker, locationId }, options).data,
    transferReceipt.list({ ...waitsForWorker, locationId }, options).data,
  ]);
  const [recent, requests, shipments, receipts] = await Promise.all([
    transfer.list({ ...latest, locationId }, options).data,
    transfer.list(held, options).data,
    transferShipping.list(held, options).data,
    transferReceipt.list(held, options).data,
  ]);
  return {
    readAt,
    transfers: [...recent, ...requests],
    held: [...shipments.map(heldShipment), ...receipts.map(heldReceipt)],
    applying: waiting.flat().map(({ transferUid }) => transferUid),
  };
}
