import type { CheckoutDocument, CheckoutLine, ErpOrder } from "@purvey/contract/generated/commerce";
import sql from "sql-template-tag";
import type { Context } from "../../../platform/endpoints/context.ts";
import { invalid, notFound } from "../../../platform/errors.ts";
import { pounds } from "../../../providers/rates/measures.ts";
import { decimal, lesserOf, numberOf, roundQuantity } from "../../../values/decimal.ts";
import { planAllocation } from "../../inventory/index.ts";
import { readOrder } from "../../orders/index.ts";
import type { PriceAsk } from "../../pricing/index.ts";
import { lastApproval } from "../approvals/read-approvals.ts";
import type { CheckoutFacts, CheckoutLocation } from "../checkout-facts.ts";
import { freightOf, kilogramsOf } from "../freight/freight.ts";
import type { OwnFreight } from "../freight/own-freight.ts";
import { asksOfLines } from "../order-line-ask.ts";
import type { PricedLine } from "../priced-line.ts";
import { type Evaluation, evaluateCheckout } from "./evaluate-checkout.ts";
import { headerOfOrder } from "./order-draft.ts";
import { keptTaxOf } from "./outside-tax.ts";
import { mayRelease } from "./release.ts";
import { readBalances, stockRequests } from "./stock-findings.ts";
import { answerOf, evaluateOwn, ownHeader, totalsOf, visibleFacts } from "./validate-checkout.ts";

/** A checkout with everything that belongs to it, at today's prices; an ordered one as it was ordered. */
export async function checkoutDocument(
  checkoutUid: number,
  cartHdrUid: number | undefined,
  context: Context,
): Promise<CheckoutDocument> {
  const facts = await visibleFacts(context, checkoutUid, { cartHdrUid });
  refuseOtherCart(facts, cartHdrUid);
  const order =
    facts.checkout.orderNo === null ? undefined : await readOrder(context.db, context.site, facts.checkout.orderNo);
  if (order) return orderedDocument(facts, order, context);
  const evaluation = await evaluateOwn(facts, context);
  return {
    ...documentOf(facts, evaluation, await originOf(facts, evaluation.own, context), context),
    approval: await lastApproval(checkoutUid, context),
    mayRelease: mayRelease(context, facts, evaluation),
  };
}

function refuseOtherCart({ checkout, cart }: CheckoutFacts, cartHdrUid: number | undefined): void {
  if (cartHdrUid === undefined || cart?.cartHdrUid === cartHdrUid) return;
  if (checkout.cartHdrUid === null) throw notFound("cart", cartHdrUid);
  throw invalid(
    "cartHdrUid",
    `The checkout ${checkout.checkoutUid} is of cart ${checkout.cartHdrUid}, not of ${cartHdrUid}. Leave \`cartHdrUid\` out.`,
    cartHdrUid,
    checkout.cartHdrUid,
  );
}

/** The order's own lines and prices; taxes of the day it was ordered. */
async function orderedDocument(facts: CheckoutFacts, order: ErpOrder, context: Context): Promise<CheckoutDocument> {
  const lines = order.lines.map((line) => ({
    ...line,
    manualPriceOverride: "Y" as const,
    lineNote: line.lineNote ?? "",
  }));
  const asks: PriceAsk[] = asksOfLines(lines);
  const then = await visibleFacts(context, facts.checkout.checkoutUid, {
    asks,
    at: order.orderDate,
    header: headerOfOrder(order),
  });
  const header = { ...ownHeader(facts), shippingEstimate: order.freightAmount };
  const evaluation = evaluateCheckout(then, header, asksOfLines(lines));
  const document = documentOf(
    then,
    { ...evaluation, tax: (await keptTaxOf(order, then, context)) ?? evaluation.tax },
    await originOfOrder(order, context),
    context,
  );
  const { subtotal, taxAmount, freightAmount, totalAmount } = order;
  const sources = new Map(order.lines.map((line) => [line.lineNo, line]));
  return {
    ...document,
    lines: document.lines.map((line) => ({
      ...line,
      priceSource: (sources.get(line.lineNo)?.priceSource ?? line.priceSource) as CheckoutLine["priceSource"],
      quoteNo: sources.get(line.lineNo)?.quoteNo ?? null,
      priceExplanation: `Price of order ${order.orderNo}.`,
      qtyBackordered: (sources.get(line.lineNo)?.qtyBackordered ?? 0) / line.unitSize,
    })),
    totals: { subtotal, taxAmount, freightAmount, totalAmount, currency: order.currency },
    payment: order.payment,
  };
}

type FreightOrigin = Omit<CheckoutDocument["delivery"], "weight" | "standardFreight">;

async function originOf(
  { checkout: { freightSetBy } }: CheckoutFacts,
  { source, freightOfferUid, freightExpires }: OwnFreight,
  { db, site }: Context,
): Promise<FreightOrigin> {
  const setter =
    source === "given" && freightSetBy !== null
      ? await db.first<{ name: string }>(sql`select name from users where site_id = ${site} and id = ${freightSetBy}`)
      : undefined;
  return { freightSource: source, freightSetBy: setter?.name ?? null, freightOfferUid, freightExpires };
}

async function originOfOrder({ orderNo }: ErpOrder, { db, site }: Context): Promise<FreightOrigin> {
  const origin = await db.first<FreightOrigin>(sql`
    select o.freight_source as "freightSource", u.name as "freightSetBy", o.freight_offer_uid as "freightOfferUid",
      to_char(f.date_expires, 'YYYY-MM-DD HH24:MI:SS') as "freightExpires"
    from order_hdr o left join users u on u.site_id = o.site_id and u.id = o.freight_set_by
    left join freight_offer f on f.site_id = o.site_id and f.freight_offer_uid = o.freight_offer_uid
    where o.site_id = ${site} and o.order_no = ${orderNo}`);
  return origin ?? { freightSource: null, freightSetBy: null, freightOfferUid: null, freightExpires: null };
}

function documentOf(
  facts: CheckoutFacts,
  evaluation: Evaluation,
  origin: FreightOrigin,
  { providers }: Context,
): CheckoutDocument {
  const { cart, customer, shipTo, location, checkout } = facts;
  return {
    checkout: answerOf(checkout),
    ...(cart ? { cart } : {}),
    ...(customer ? { customer: customerOf(customer) } : {}),
    buyer: buyerOf(facts),
    ...(shipTo ? { shipTo } : {}),
    ...(location ? { location: locationOf(location) } : {}),
    delivery: { ...deliveryOf(facts, evaluation), ...origin },
    lines: linesOf(facts, evaluation),
    tax: evaluation.tax,
    totals: totalsOf(facts, evaluation),
    allowance: evaluation.allowance,
    approval: null,
    mayRelease: false,
    payment: null,
    cardMode: providers.payments.live ? "live" : "dev",
    orderNo: checkout.orderNo,
  };
}

function buyerOf({ buyer: { usersId, name, email, contactId, onBehalf } }: CheckoutFacts): CheckoutDocument["buyer"] {
  return { usersId, name, email, contactId, onBehalf };
}

function customerOf(customer: NonNullable<CheckoutFacts["customer"]>): CheckoutDocument["customer"] {
  const { customerId, customerName, termsDesc, creditLimit, creditUsed } = customer;
  return {
    customerId,
    customerName,
    poNoRequired: customer.poNoRequired ? "Y" : "N",
    termsDesc,
    creditHold: customer.creditHold ? "Y" : "N",
    creditLimit,
    creditUsed,
  };
}

/** What the document says of a location: of its address only what carriers' rates depend on. */
function locationOf(location: CheckoutLocation): CheckoutDocument["location"] {
  const { locationId, locationName, allowBackorder, postalCode, country, today } = location;
  return { locationId, locationName, allowBackorder, postalCode, country, today };
}

function deliveryOf(facts: CheckoutFacts, { lines }: Evaluation) {
  const weight = roundQuantity(pounds(Number(kilogramsOf(lines)), "kg"));
  return { weight: numberOf(weight), standardFreight: numberOf(freightOf(lines, facts.freight, undefined, facts)) };
}

function linesOf({ location }: CheckoutFacts, { lines, tax }: Evaluation): CheckoutLine[] {
  const plan = location && planAllocation(readBalances(lines, location), stockRequests(lines, location));
  const backordered = new Map(plan?.allocations.map(({ request, backordered: rest }) => [request.lineNo, rest]));
  const taxes = new Map(tax.lines.map((line) => [line.line_no, line.tax_amount]));
  return lines.map((line) => ({
    lineNo: line.lineNo,
    invMastUid: line.item.invMastUid,
    itemId: line.item.itemId,
    itemDesc: line.item.itemDesc,
    quantity: numberOf(line.quantity),
    unitOfMeasure: line.unit.unitOfMeasure,
    unitSize: line.unit.unitSize,
    baseUnit: line.item.baseUnit,
    unitPrice: numberOf(line.unitPrice),
    extendedPrice: numberOf(line.extendedPrice),
    addedUnitPrice: line.ask.addedUnitPrice,
    priceSource: line.source,
    priceExplanation: line.explanation,
    jobNo: line.contract?.line.jobNo ?? null,
    quoteNo: line.quote?.quoteNo ?? null,
    lineNote: line.ask.lineNote,
    qtyAvailable: availableInUnit(line),
    qtyBackordered: numberOf(roundQuantity((backordered.get(line.lineNo) ?? decimal(0)).div(line.unit.unitSize))),
    taxAmount: taxes.get(line.lineNo) ?? 0,
  }));
}

function availableInUnit({ item, unit }: PricedLine): number {
  const available = decimal(item.onHand).minus(item.allocated);
  return numberOf(roundQuantity(lesserOf(available, decimal(item.onHand)).div(unit.unitSize)));
}
