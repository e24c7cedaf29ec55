import type { Quote } from "@purvey/contract/generated/customers";
import type { PdfGenerationRequest } from "@purvey/contract/generated/items";

/** A quote as it is printed, its amounts in a currency. */
export function quotePrint(quote: Quote, currency: string): PdfGenerationRequest {
  const { quoteNo, quoteDate, expirationDate, customerId, subtotal, taxAmount: tax, totalAmount: total, note } = quote;
  return {
    documentType: "quote",
    data: {
      ...{ currency, quoteNo, quoteDate, expirationDate, customerId, subtotal, tax, total, notes: note },
      lines: quote.quoteLines.map(({ itemNo: itemId, description: itemDesc, ...line }) => ({
        ...{ lineNo: line.lineNo, itemId, itemDesc, quantity: line.quantity, unitOfMeasure: line.unitOfMeasure },
        ...{ unitPrice: line.unitPrice, extendedPrice: line.extendedPrice },
      })),
    },
  };
}
