import type { PurveyClient } from "@purvey/client";
import type { Database } from "../platform/db/database.ts";
import { addPurchaseOrder } from "./purchase-order.ts";

/**
 * Hands in rounds of five documents each, as a person of the warehouse: a bin transfer of 1, a receipt of 2, and a
 * transfer of 3 with its shipping and receipt. All of one item, `HB-M8-40` in pieces, so that everybody wants its stock.
 */
export async function handInDocuments(db: Database, client: PurveyClient, rounds: number): Promise<number[]> {
  const { binTransfer, receiving, transfer, transferReceipt, transferShipping } = client.warehouseOps;
  const poNo = await addPurchaseOrder(db, [{ itemId: "HB-M8-40", quantity: rounds * 2 }]);
  const line = { itemId: "HB-M8-40", uom: "EA" };
  const uids: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const moved = await binTransfer.create({
      usersId: 4,
      locationId: 10,
      requestId: `HAND-${poNo}-${round}`,
      transfers: [{ ...line, fromBin: "A-01-1", toBin: "A-01-2", quantity: 1 }],
    }).data;
    const came = await receiving.create({ poNo, lines: [{ ...line, qtyReceived: 2, bin: "A-01-1" }] }).data;
    const lines = [{ ...line, quantity: 3 }];
    const { transferUid } = await transfer.create({ locationId: 10, toLocationId: 20, lines }).data;
    const shipped = await transferShipping.create({ transferUid, lines: [{ ...line, qtyShipped: 3 }] }).data;
    const received = await transferReceipt.create({ transferUid, lines: [{ ...line, qtyReceived: 3 }] }).data;
    uids.push(moved.binTransferHdrUid, came.receivingUid, transferUid, shipped.transferShippingUid);
    uids.push(received.transferReceiptUid);
  }
  return uids;
}
