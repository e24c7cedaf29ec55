// What other trades may take of this one.
export {
  addedLines,
  type ErpHeader,
  type ErpLine,
  type ErpPayment,
  type ErpRequest,
  erpRequestOf,
  keptHeader,
  withCanonicalPlace,
} from "./erp-order-request.ts";
export {
  type DocumentDraft,
  type DocumentHeader,
  type DocumentSalesrep,
  documentLines,
  documentOf,
  type OrderDocument,
  type OrderDraft,
  recordAddedLines,
  recordOrder,
} from "./order-document.ts";
export {
  type QuoteAsk,
  type QuotedPrice,
  type QuoteProblem,
  type QuoteUse,
  quantityLeft,
  quotedPriceOf,
  quotedPrices,
  quoteKey,
  quoteUpdates,
  quoteValidity,
} from "./quoted-price.ts";
export { readOrder } from "./read-order.ts";
export { taxSaleInsert, taxSaleUpdate } from "./tax-sale.ts";
