import type { CustomerOrder, OrderPayment } from "@purvey/contract/generated/customers";
import type { PdfGenerationRequest } from "@purvey/contract/generated/items";

/** An order as it is printed; the card that paid it is named by the reader's words. */
export function orderPrint(order: CustomerOrder, cardOf: (payment: OrderPayment) => string): PdfGenerationRequest {
  const { orderNo, poNo, orderDate, requestedShipDate, promisedShipDate, customerId, shipToName, payment } = order;
  const shipTo = {
    name: shipToName ?? "",
    address1: order.shipToAddress1,
    address2: order.shipToAddress2,
    city: order.shipToCity,
    state: order.shipToState,
    postalCode: order.shipToZip,
    country: order.shipToCountry,
  };
  return {
    documentType: "order",
    data: {
      ...{ orderNo, poNo, orderDate, customerId, requestedDate: requestedShipDate, promiseDate: promisedShipDate },
      ...(shipToName ? { shipTo } : {}),
      ...{ subtotal: order.subtotal, tax: order.taxAmount, freight: order.freightAmount, total: order.totalAmount },
      ...(payment
        ? { surcharge: payment.surchargeAmount, charged: payment.chargedAmount, paidWith: cardOf(payment) }
        : {}),
      lines: order.orderLines.map(({ lineNo, itemNo, description, quantity, unitOfMeasure, unitPrice, ...line }) => ({
        ...{ lineNo, itemId: itemNo, itemDesc: description, quantity, unitOfMeasure, unitPrice },
        ...{ extendedPrice: line.extendedPrice, note: line.lineNote },
      })),
    },
  };
}
