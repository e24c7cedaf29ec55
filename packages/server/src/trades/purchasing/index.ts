// What other trades may take of this one.
export { poHdrHandlers } from "./endpoints/po-hdr.ts";
export { cameOfLine } from "./purchase-order-rows.ts";
export { receivePurchaseLines } from "./receive-lines.ts";
