import { createHash } from "node:crypto";

/** What stands for a site in codes: its own name, or a digest of a long one, as codes have at most 50 signs. */
function shortSite(site: string): string {
  return site.length <= 16 ? site : createHash("sha256").update(site).digest("base64url").slice(0, 16);
}

/** The number of what left of an order at its tax provider: the same goods have the same number. */
export function invoiceCode(site: string, orderNo: number, shipmentNo: number | null, firstLine: string): string {
  return [shortSite(site), orderNo, shipmentNo ?? 0, firstLine].join("-");
}

/** The number of what a movement of money gave back of a recorded invoice. */
export function returnCode(site: string, orderNo: number, orderPaymentUid: number, invoiceUid: number): string {
  return [shortSite(site), orderNo, `R${orderPaymentUid}`, invoiceUid].join("-");
}
