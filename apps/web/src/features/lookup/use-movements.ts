import { dataOf } from "@purvey/react";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useWho } from "../../shared/customer/who.tsx";
import { useWarehouseOpsQueries } from "../../shared/warehouse-ops-api.ts";
import { type Movement, movementsOf } from "./movements.ts";

/** How many of the latest documents of a kind are looked through: the services do not ask for those of an item. */
const mostDocuments = 100;

/** The latest movements of an item; undefined until they are known, and for who may not see the warehouse's documents. */
export function useMovements(invMastUid: number): { readonly allowed: boolean; readonly movements?: Movement[] } {
  const { may } = useWho();
  const allowed = may("warehouse.read");
  const { binTransfer, receiving, purchaseOrderReceipt, transfer } = useWarehouseOpsQueries().warehouseOps;
  const latest = (key: string) => (allowed ? { limit: mostDocuments, orderBy: `${key}|DESC` } : skipToken);
  const moved = useQuery(dataOf(binTransfer.list(latest("bin_transfer_hdr_uid")))).data;
  const received = useQuery(dataOf(receiving.list(latest("receiving_uid")))).data;
  const booked = useQuery(dataOf(purchaseOrderReceipt.list(latest("purchase_order_receipt_uid")))).data;
  const transferred = useQuery(dataOf(transfer.list(latest("transfer_uid")))).data;
  if (!moved || !received || !booked || !transferred) return { allowed };
  const documents = { binTransfers: moved, receivings: received, receipts: booked, transfers: transferred };
  return { allowed, movements: movementsOf(invMastUid, documents) };
}
