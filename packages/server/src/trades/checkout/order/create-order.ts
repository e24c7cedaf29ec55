import type { ErpOrder } from "@purvey/contract/generated/commerce";
import sql from "sql-template-tag";
import type { Queryable } from "../../../platform/db/database.ts";
import type { Context } from "../../../platform/endpoints/context.ts";
import { visibleUsers } from "../../../platform/endpoints/user-access.ts";
import { within } from "../../../platform/endpoints/within.ts";
import { forbidden, invalid, notFound } from "../../../platform/errors.ts";
import { decimal, moneyText, roundMoney } from "../../../values/decimal.ts";
import {
  type Allocation,
  allocationMovements,
  lockStock,
  planAllocation,
  shortageError,
  writeMovements,
} from "../../inventory/index.ts";
import { documentOf, type ErpHeader, type ErpRequest, readOrder } from "../../orders/index.ts";
import { settlePayments } from "../../payments/index.ts";
import { type Evaluation, withFindings } from "../checkout/evaluate-checkout.ts";
import { type AddressedEvaluation, orderDraft, refuseDoubleNumbers } from "../checkout/order-draft.ts";
import { checkedAddress } from "../checkout/outside-address.ts";
import { evaluateTaxed } from "../checkout/outside-tax.ts";
import { requireRelease } from "../checkout/release.ts";
import { stockRequests, withoutDiscontinued } from "../checkout/stock-findings.ts";
import {
  findingsError,
  lockCheckout,
  ownHeader,
  requireUnderWay,
  visibleFacts,
} from "../checkout/validate-checkout.ts";
import { requireCheckout } from "../checkout-access.ts";
import type { CheckoutFacts } from "../checkout-facts.ts";
import { freightSetter, type OwnFreight, withOwnFreight, withoutGivenFreight } from "../freight/own-freight.ts";
import { issue } from "../issue.ts";
import { asksOfCart, asksOfLines } from "../order-line-ask.ts";
import { contractUse, type PricedLine, quoteUse } from "../priced-line.ts";
import { insertOrder } from "./insert-order.ts";
import { orderCard, orderHold } from "./order-card.ts";

/**
 * Makes the order of a checkout, once however often it is asked for: in one transaction that locks the checkout, prices
 * and taxes the lines, sets stock aside, stores the order and closes the cart. Seven statements with `begin` and
 * `commit`, however many lines there are; a repeated call answers the same order.
 */
export function createOrder(checkoutUid: number, request: ErpRequest, context: Context): Promise<ErpOrder> {
  return context.transaction(async (db) => {
    const locked = await lockCheckout(db, context.site, checkoutUid);
    await requireCheckout(within(context, db), checkoutUid, locked);
    if (locked?.orderNo != null) return existingOrder(db, context, locked.orderNo);
    return newOrder(checkoutUid, request, within(context, db));
  });
}

async function existingOrder(db: Queryable, context: Context, orderNo: number): Promise<ErpOrder> {
  const order = await readOrder(db, context.site, orderNo);
  if (!order) throw notFound("order", orderNo);
  return order;
}

async function newOrder(checkoutUid: number, request: ErpRequest, context: Context): Promise<ErpOrder> {
  const { asks: given, overrides } = givenLines(request, context);
  const facts = await visibleFacts(context, checkoutUid, overrides);
  requireUnderWay(facts);
  const asks = given ?? asksOfCart(facts.cartLines);
  const said = { ...ownHeader(facts), ...withoutGivenFreight(request.header, context) };
  await requireHeader(facts, said, context);
  const freight = await withOwnFreight(said, facts, asks, context);
  const taxed = withFindings(await evaluateTaxed(facts, freight.header, asks, context), freight.findings);
  const { addressCheck, findings } = await checkedAddress(facts, freight.header, taxed.lines, context);
  const evaluation = withFindings({ ...taxed, addressCheck }, findings);
  requireOverrides(evaluation.lines, context);
  if (evaluation.findings.errors.length > 0) throw findingsError(evaluation.findings);
  requireRelease(context, facts, evaluation, given !== undefined);
  const allocations = await allocate(context, facts, evaluation);
  return storeOrder(context, facts, freight, request, evaluation, allocations);
}

/** The order's own lines, and what of the request decides what is read. */
function givenLines(request: ErpRequest, context: Context) {
  const asks = request.lines && request.lines.length > 0 ? asksOfLines(request.lines) : undefined;
  if (asks) refuseDoubleNumbers(asks);
  // A shopper's contact decides about their allowance, so it is their own and not up to the request.
  const { contactId, ...header } = request.header;
  const chosen = isShopper(context) ? header : { ...header, ...(contactId === undefined ? {} : { contactId }) };
  return { asks, overrides: { asks, header: chosen } };
}

function isShopper(context: Context): boolean {
  return context.user.customerId !== undefined && !context.can("user.write");
}

/** Refuses a header that speaks of another customer, user or contact than the checkout's. */
async function requireHeader(
  { checkout, customer, buyer }: CheckoutFacts,
  header: ErpHeader,
  context: Context,
): Promise<void> {
  if (header.customerId !== undefined && customer && header.customerId !== customer.customerId) {
    throw invalid(
      "header.customerId",
      `The checkout is of customer ${customer.customerId}, not of ${header.customerId}. Leave it out.`,
      header.customerId,
    );
  }
  if (header.userId !== undefined && header.userId !== checkout.usersId && !(await mayChange(header.userId, context))) {
    throw invalid(
      "header.userId",
      `The checkout is of user ${checkout.usersId}, not of ${header.userId}. Leave it out.`,
      header.userId,
    );
  }
  if (header.contactId !== undefined && header.contactId !== buyer.contactId) {
    throw invalid(
      "header.contactId",
      `Contact ${header.contactId} cannot buy by this checkout. Leave it out, or name a contact of its customer.`,
      header.contactId,
    );
  }
}

/** Whether the caller may change users, and sees this one. */
async function mayChange(userId: number, context: Context): Promise<boolean> {
  if (!context.can("user.write")) return false;
  const found = await context.db.first(sql`
    select 1 from users u where u.site_id = ${context.site} and u.id = ${userId} and ${visibleUsers(context, sql`u`)}`);
  return found !== undefined;
}

/** Refuses prices by hand of callers who may not give them, unless a quote promises them. */
export function requireOverrides(lines: readonly PricedLine[], context: Context): void {
  const line = lines.find(({ source }) => source === "manual");
  if (!line || context.can("price.override")) return;
  throw forbidden(
    `Line ${line.lineNo} gives \`${line.item.itemId}\` the price ${moneyText(line.unitPrice)} by hand, which needs the permission \`price.override\` or an open quote of that price. Leave \`manualPriceOverride\` out.`,
    { permission: "price.override", lineNo: line.lineNo },
  );
}

/** Sets stock aside for all lines, or refuses; writes nothing yet, because the ledger names the order. */
export async function allocate(
  context: Context,
  { location }: CheckoutFacts,
  { lines }: Evaluation,
): Promise<readonly Allocation[]> {
  if (!location) return [];
  const requests = stockRequests(lines, location);
  const balances = withoutDiscontinued(await lockStock(context.db, context.site, requests), lines);
  const { allocations, shortages } = planAllocation(balances, requests);
  if (shortages.length > 0) throw shortageError(shortages);
  return allocations;
}

async function storeOrder(
  context: Context,
  facts: CheckoutFacts,
  freight: OwnFreight,
  request: ErpRequest,
  evaluation: AddressedEvaluation,
  allocations: readonly Allocation[],
): Promise<ErpOrder> {
  const { payment } = request;
  const { header } = freight;
  const card = await orderCard(payment, facts, evaluation.total, context);
  const holdUid = await orderHold(payment, card, facts, context);
  const draft = orderDraft({ facts, header, evaluation, allocations, payment: card });
  const { orderNo, orderDate } = await insertOrder(context.db, draft, {
    site: context.site,
    companyId: facts.customer?.companyId ?? null,
    salesRepId: facts.customer?.salesRepId ?? null,
    payment,
    holdUid,
    contractUse: contractUse(evaluation.lines),
    quoteUse: quoteUse(evaluation.lines),
    cartHdrUid: facts.checkout.cartHdrUid,
    placedBy: context.user.userId,
    taxQuoteUid: evaluation.taxOrigin.taxQuoteUid,
    taxSale: evaluation.taxSale,
    freightOfferUid: freight.freightOfferUid,
    freightSource: freight.source,
    freightSetter: freightSetter(freight, request.header, facts, context),
    document: documentOf(draft, facts),
  });
  await writeMovements(context.db, context.site, allocationMovements(allocations), orderReference(orderNo, context));
  if (holdUid !== null) context.wakeJob(settlePayments);
  const order = { prophet21HdrUid: orderNo, orderNo, orderDate, ...draft };
  return {
    ...order,
    warnings: [
      ...order.warnings,
      ...taxWarnings(header, evaluation, facts),
      ...freightWarnings(request.header, evaluation, facts),
    ],
  };
}

/** What the ledger says that movements of an order come from. */
export function orderReference(orderNo: number, context: Context) {
  return { type: "order", number: String(orderNo), usersId: context.user.userId };
}

/** Says that the order's tax is another than the buyer was shown. */
function taxWarnings({ cartTax }: ErpHeader, { tax }: Evaluation, { currency }: CheckoutFacts) {
  if (cartTax === undefined || cartTax === tax.total_tax) return [];
  const [due, shown] = [moneyText(decimal(tax.total_tax)), moneyText(decimal(cartTax))];
  return [issue("TAX_DIFFERS", `The tax is ${due} ${currency}; the buyer was shown ${shown} ${currency}.`)];
}

/** Says that the order's freight is another than the buyer was shown. */
function freightWarnings({ shippingEstimate }: ErpHeader, { freight }: Evaluation, { currency }: CheckoutFacts) {
  if (shippingEstimate === undefined || roundMoney(decimal(shippingEstimate), currency).eq(freight)) return [];
  const [due, shown] = [moneyText(freight), moneyText(decimal(shippingEstimate))];
  return [issue("FREIGHT_DIFFERS", `The freight is ${due} ${currency}; the buyer was shown ${shown} ${currency}.`)];
}
