import { dataOf } from "@purvey/react";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useWho } from "../../shared/customer/who.tsx";
import { useWarehouseOpsQueries } from "../../shared/warehouse-ops-api.ts";
import { type Movement, movementsOf } from "./movements.ts";

/** How many of the latest documents of a kind are looked through: the services do not ask for those of an item. */
const mostDocuments = 100;

/** The latest movements of an item; undefined until they are known, and for who may not see the warehouse's documents. */
export function useMovements(invMastUid: number) {
  const { may } = useWho();
  const allowed = may("warehouse.read");
  const { binTransfer, receiving, purchaseOrderReceipt, transfer } = useWarehouseOpsQueries().warehouseOps;
  const latest = (key: string) => (allowed ? { limit: mostDocuments, orderBy: `${key}|DESC` } : skipToken);
  const moved = useQuery(dataOf(binTransfer.list(latest("bin_transfer_hdr_uid"))));
  const received = useQuery(dataOf(receiving.list(latest("receiving_uid"))));
  const booked = useQuery(dataOf(purchaseOrderReceipt.list(latest("purchase_order_receipt_uid"))));
  const transferred = useQuery(dataOf(transfer.list(latest("transfer_uid"))));
  return {
    allowed,
    movements: allMovements(),
    unread: [moved, received, booked, transferred].find(({ data }) => !data),
  };

  function allMovements(): Movement[] | undefined {
    if (!moved.data || !received.data || !booked.data || !transferred.data) return undefined;
    const documents = { binTransfers: moved.data, receivings: received.data, receipts: booked.data };
    return movementsOf(invMastUid, { ...documents, transfers: transferred.data });
  }
}
