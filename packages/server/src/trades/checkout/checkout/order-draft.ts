import type { AddressCheck, ErpOrder, ErpOrderLine, OrderPayment } from "@purvey/contract/generated/commerce";
import { invalid } from "../../../platform/errors.ts";
import { numberOf, roundQuantity, zero } from "../../../values/decimal.ts";
import type { Allocation } from "../../inventory/index.ts";
import { type ErpHeader, type OrderDraft, withCanonicalPlace } from "../../orders/index.ts";
import type { CheckoutFacts } from "../checkout-facts.ts";
import type { PricedLine } from "../priced-line.ts";
import type { TaxedEvaluation } from "./outside-tax.ts";

/** An evaluation, and what the address provider said of where the goods go. */
export interface AddressedEvaluation extends TaxedEvaluation {
  readonly addressCheck: AddressCheck | null;
}

/** What an order is made of. */
export interface OrderParts {
  readonly facts: CheckoutFacts;
  readonly header: ErpHeader;
  readonly evaluation: AddressedEvaluation;
  readonly allocations: readonly Allocation[];
  readonly payment: OrderPayment | null;
}

/** The order that a checkout becomes. */
export function orderDraft({ facts, header, evaluation, allocations, payment }: OrderParts): OrderDraft {
  const { checkout, customer, buyer, location } = facts;
  const classOf = (index: 1 | 2 | 3 | 4 | 5) => header[`class${index}`] ?? customer?.classes[index - 1] ?? null;
  return {
    checkoutUid: checkout.checkoutUid,
    created: true,
    customerId: customer?.customerId ?? 0,
    contactId: buyer.contactId,
    customerPoNumber: header.customerPoNumber ?? null,
    status: "open",
    requestedShipDate: header.requestedShipDate ?? null,
    deliveryCode: header.deliveryCode ?? null,
    deliveryName: header.deliveryName ?? null,
    deliveryNote: header.deliveryNote ?? null,
    ...destination(facts, header),
    addressCheck: evaluation.addressCheck,
    locationId: location?.locationId ?? null,
    taker: header.taker ?? (buyer.onBehalf === "Y" ? buyer.username : "WEB"),
    class1: classOf(1),
    class2: classOf(2),
    class3: classOf(3),
    class4: classOf(4),
    class5: classOf(5),
    userId: header.userId ?? checkout.usersId,
    userEmail: header.userEmail ?? buyer.email,
    subtotal: numberOf(evaluation.subtotal),
    taxAmount: evaluation.tax.total_tax,
    taxSource: evaluation.taxOrigin.taxSource,
    taxEstimated: evaluation.taxOrigin.taxEstimated,
    taxDocumentNo: evaluation.taxOrigin.taxDocumentNo,
    freightAmount: numberOf(evaluation.freight),
    totalAmount: numberOf(evaluation.total),
    payment,
    onBehalf: buyer.onBehalf,
    currency: facts.currency,
    lines: orderLines(evaluation.lines, allocations, location?.locationId ?? null),
    warnings: [...evaluation.findings.warnings],
  };
}

/** Where an order goes: the ship-to's address; single fields, or a whole address of its own, where the header gives them. */
export function destination({ shipTo }: CheckoutFacts, header: ErpHeader) {
  const own = header.shipToAddress1 !== undefined;
  const kept = own ? null : shipTo;
  return {
    shipToId: shipTo?.shipToId ?? null,
    shipToName: header.shipToName ?? shipTo?.shipToName ?? null,
    shipToAddress1: header.shipToAddress1 ?? kept?.address1 ?? null,
    shipToAddress2: header.shipToAddress2 ?? kept?.address2 ?? null,
    shipToCity: header.shipToCity ?? kept?.city ?? null,
    shipToState: header.shipToState ?? shipTo?.state ?? null,
    shipToZip: header.shipToZip ?? shipTo?.postalCode ?? null,
    shipToCountry: header.shipToCountry ?? shipTo?.country ?? null,
    shipToEmail: header.shipToEmail ?? shipTo?.email ?? null,
  };
}

/** Whose an order is, where it goes and where it comes from: what holds for everything that is priced and taxed for it later. */
export function headerOfOrder(order: ErpOrder): ErpHeader {
  const fields = {
    customerId: order.customerId,
    contactId: order.contactId,
    shipToId: order.shipToId,
    shipToAddress1: order.shipToAddress1,
    shipToAddress2: order.shipToAddress2,
    shipToCity: order.shipToCity,
    shipToState: order.shipToState,
    shipToZip: order.shipToZip,
    shipToCountry: order.shipToCountry,
    locationId: order.locationId,
    customerPoNumber: order.customerPoNumber,
  };
  return withCanonicalPlace(Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)));
}

/** The lines as they are stored, with what was set aside for each. */
export function orderLines(
  lines: readonly PricedLine[],
  allocations: readonly Allocation[],
  locationId: number | null,
): ErpOrderLine[] {
  const byLine = new Map(allocations.map((allocation) => [allocation.request.lineNo, allocation]));
  const inOrder = [...lines].sort((a, b) => a.lineNo - b.lineNo);
  return inOrder.map((line) => {
    const { allocated = zero, backordered = zero } = byLine.get(line.lineNo) ?? {};
    return {
      lineNo: line.lineNo,
      invMastUid: line.item.invMastUid,
      itemId: line.item.itemId,
      description: line.item.itemDesc,
      unitQuantity: numberOf(line.quantity),
      unitOfMeasure: line.unit.unitOfMeasure,
      unitSize: line.unit.unitSize,
      unitPrice: numberOf(line.unitPrice),
      extendedPrice: numberOf(line.extendedPrice),
      manualPriceOverride: line.ask.manualUnitPrice === undefined && !line.quote ? "N" : "Y",
      willCall: line.ask.willCall ? "Y" : "N",
      priceSource: line.source,
      quoteNo: line.quote?.quoteNo ?? null,
      qtyAllocated: numberOf(roundQuantity(allocated)),
      qtyBackordered: numberOf(roundQuantity(backordered)),
      locationId,
      lineNote: line.ask.lineNote,
    };
  });
}

/** Refuses two lines of one number. */
export function refuseDoubleNumbers(lines: readonly { readonly lineNo: number }[]): void {
  const index = lines.findIndex(({ lineNo }, at) => lines.slice(0, at).some((other) => other.lineNo === lineNo));
  const line = lines[index];
  if (!line) return;
  throw invalid(
    `lines[${index}].lineNo`,
    `Line ${line.lineNo} is given twice. Number every line once, or leave the numbers out.`,
    line.lineNo,
  );
}
