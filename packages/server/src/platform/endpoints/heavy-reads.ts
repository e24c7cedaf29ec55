import type { Endpoint } from "@purvey/contract/endpoint";

/**
 * Endpoints that read much and change nothing: histories, long lists, reports. Where there is a replica it answers them as
 * long as it has everything that the primary has. Their handlers write nothing and lock nothing, which a replica refuses,
 * and ask for no prices: those are remembered from the primary.
 */
const heavyReads: ReadonlySet<string> = new Set([
  "customers.customer.invoices.list",
  "customers.customer.orders.list",
  "customers.customer.purchasedItems.list",
  "customers.customer.purchasedItems.prices",
  "customers.customer.quotes.list",
  "imports.import.list",
  "imports.import.recent",
  "imports.import.stuck",
  "items.invMast.priceHistory",
  "messaging.webHook.list",
  "orders.oeHdrSalesrep.oeHdr.list",
  "orders.pickTickets.list",
  "orders.poHdr.list",
  "pricing.jobPriceHdr.lines.list",
  "pricing.jobPriceHdr.list",
  "vmi.warehouse.movements",
  "vmi.warehouse.usageTotals",
  "warehouseOps.binTransfer.list",
  "warehouseOps.purchaseOrderReceipt.list",
  "warehouseOps.receiving.list",
  "warehouseOps.transfer.list",
  "warehouseOps.transferReceipt.list",
  "warehouseOps.transferShipping.list",
]);

/** Whether a replica may answer an endpoint. */
export function isHeavyRead({ id }: Pick<Endpoint, "id">): boolean {
  return heavyReads.has(id);
}
