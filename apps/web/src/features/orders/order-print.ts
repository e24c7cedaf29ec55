import type { CustomerOrder, OrderPayment } from "@purvey/contract/generated/customers";
import type { PdfGenerationRequest } from "@purvey/contract/generated/items";

/** Orders with more lines are printed closely: a thousand lines took 59 pages. */
const mostWide = 60;

/** What is printed of an order beside what stands in it. */
export interface OrderPrintWords {
  /** Names the card that paid it, in the reader's words. */
  readonly cardOf: (payment: OrderPayment) => string;
  /** When a card is charged, among the terms. */
  readonly cardTerms: string;
  /** What was said of where it goes, unless that was confirmed. */
  readonly addressMark: string | undefined;
}

/** An order as it is printed. */
export function orderPrint(order: CustomerOrder, words: OrderPrintWords): PdfGenerationRequest {
  const { cardOf, cardTerms, addressMark } = words;
  const { orderNo, poNo, orderDate, requestedShipDate, promisedShipDate, customerId, shipToName, payment } = order;
  const { deliveryName: carrier, deliveryNote: notes } = order;
  const shipTo = {
    name: shipToName ?? "",
    address1: order.shipToAddress1,
    address2: order.shipToAddress2,
    city: order.shipToCity,
    state: order.shipToState,
    postalCode: order.shipToZip,
    country: order.shipToCountry,
    remark: addressMark ?? null,
  };
  return {
    documentType: "order",
    templateId: order.orderLines.length > mostWide ? "compact" : "standard",
    data: {
      currency: order.currency,
      orderNo,
      poNo,
      orderDate,
      customerId,
      requestedDate: requestedShipDate,
      promiseDate: promisedShipDate,
      carrier,
      notes,
      ...(shipToName ? { shipTo } : {}),
      subtotal: order.subtotal,
      tax: order.taxAmount,
      freight: order.freightAmount,
      total: order.totalAmount,
      ...(payment
        ? {
            surcharge: payment.surchargeAmount,
            charged: payment.chargedAmount,
            paidWith: cardOf(payment),
            terms: cardTerms,
          }
        : {}),
      lines: order.orderLines.map(({ lineNo, itemNo, description, quantity, unitOfMeasure, unitPrice, ...line }) => ({
        lineNo,
        itemId: itemNo,
        itemDesc: description,
        quantity,
        unitOfMeasure,
        unitPrice,
        extendedPrice: line.extendedPrice,
        note: line.lineNote,
      })),
    },
  };
}
