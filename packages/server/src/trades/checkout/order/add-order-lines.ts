import type { ErpOrder, ErpOrderLine } from "@purvey/contract/generated/commerce";
import sql from "sql-template-tag";
import { type Evaluation, evaluateCheckout } from "../../../commerce/evaluate-checkout.ts";
import { lockCheckout } from "../../../commerce/lock-checkout.ts";
import { mayRelease, releaseError } from "../../../commerce/release.ts";
import type { Context } from "../../../platform/endpoints/context.ts";
import { within } from "../../../platform/endpoints/within.ts";
import { conflict, notFound } from "../../../platform/errors.ts";
import { writeMovements } from "../../../stock/write-movements.ts";
import { decimal, numberOf, sumOf, zero } from "../../../values/decimal.ts";
import { pickTicketInserts } from "../../inventory/pick-ticket-inserts.ts";
import { allocationMovements } from "../../inventory/plan-allocation.ts";
import type { ErpHeader, ErpLine } from "../../orders/erp-order-request.ts";
import { documentLines, recordAddedLines } from "../../orders/order-document.ts";
import { quoteUpdates } from "../../orders/quoted-price.ts";
import { readOrder } from "../../orders/read-order.ts";
import { allowanceOf } from "../checkout/allowance.ts";
import { orderLines, refuseDoubleNumbers } from "../checkout/order-draft.ts";
import { findingsError, visibleFacts } from "../checkout/validate-checkout.ts";
import { requireCheckout } from "../checkout-access.ts";
import type { CheckoutFacts } from "../checkout-facts.ts";
import { asksOfLines, type OrderLineAsk } from "../order-line-ask.ts";
import { contractUse, quoteUse } from "../priced-line.ts";
import { allocate, orderReference, requireOverrides } from "./create-order.ts";
import { contractUpdates, linesInsert, requireContracts } from "./insert-order.ts";
import { cardOfChangedOrder } from "./order-card.ts";

/**
 * Adds lines to the order of a checkout while it is open: prices, taxes and allocates them as the order's other lines.
 * A line that the order has under the same number and that says the same is done already.
 */
export function addOrderLines(
  checkoutUid: number,
  orderNo: number,
  lines: readonly ErpLine[],
  context: Context,
): Promise<ErpOrder> {
  return context.transaction(async (db) => {
    const inside = within(context, db);
    const locked = await lockCheckout(db, context.site, checkoutUid);
    await requireCheckout(inside, checkoutUid, locked);
    const order = locked?.orderNo === orderNo ? await readOrder(db, context.site, orderNo) : undefined;
    if (!order) throw notFound("order of the checkout", orderNo);
    const asks = newLines(order, asksOfLines(lines, Math.max(0, ...order.lines.map(({ lineNo }) => lineNo))));
    if (asks.length === 0) return order;
    requireOpenOrder(order);
    return extendOrder(order, asks, inside);
  });
}

/** The lines that the order does not have yet; refuses a number that stands for another line. */
function newLines(order: ErpOrder, asks: readonly OrderLineAsk[]): OrderLineAsk[] {
  refuseDoubleNumbers(asks);
  return asks.filter((ask) => {
    const present = order.lines.find(({ lineNo }) => lineNo === ask.lineNo);
    if (!present) return true;
    if (saysTheSame(ask, present)) return false;
    throw conflict(
      `Order ${order.orderNo} has a line ${ask.lineNo} already: ${present.unitQuantity} ${present.unitOfMeasure} of \`${present.itemId}\`. Leave \`lineNo\` out to add another.`,
      { orderNo: order.orderNo, lineNo: ask.lineNo },
    );
  });
}

function saysTheSame(ask: OrderLineAsk, line: ErpOrderLine): boolean {
  const item =
    ask.invMastUid === undefined
      ? ask.itemId?.toUpperCase() === line.itemId.toUpperCase()
      : ask.invMastUid === line.invMastUid;
  const unit = ask.unitOfMeasure === undefined || ask.unitOfMeasure.toUpperCase() === line.unitOfMeasure.toUpperCase();
  return item && unit && ask.quantity === line.unitQuantity;
}

function requireOpenOrder({ orderNo, status }: ErpOrder): void {
  if (status === "open") return;
  throw conflict(`Order ${orderNo} is ${status} and takes no more lines. Place another order.`, { orderNo, status });
}

async function extendOrder(order: ErpOrder, asks: readonly OrderLineAsk[], context: Context): Promise<ErpOrder> {
  const header = headerOf(order);
  const facts = await visibleFacts(context, order.checkoutUid ?? 0, { asks, header });
  // Freight stays as it was agreed for the order.
  const evaluation = evaluateCheckout(facts, { ...header, shippingEstimate: 0 }, asks);
  requireOverrides(evaluation.lines, context);
  if (evaluation.findings.errors.length > 0) throw findingsError(evaluation.findings);
  requireAllowance(context, facts, evaluation, order);
  const allocations = await allocate(context, facts, evaluation);
  const added = orderLines(evaluation.lines, allocations, order.locationId);
  const longer = extendedOrder(order, added, evaluation);
  const extended = { ...longer, payment: await cardOfChangedOrder(longer, context) };
  await storeLines(context, extended, added, evaluation);
  await writeMovements(
    context.db,
    context.site,
    allocationMovements(allocations),
    orderReference(order.orderNo, context),
  );
  return extended;
}

/** An allowance for each order counts the whole order; one for a period has counted the order already. */
function requireAllowance(context: Context, facts: CheckoutFacts, evaluation: Evaluation, order: ErpOrder): void {
  const before = evaluation.allowance.period === "order" ? decimal(order.totalAmount) : zero;
  const total = evaluation.total.plus(before);
  const whole = { ...evaluation, total, allowance: allowanceOf(facts.allowance, total) };
  if (!mayRelease(context, facts, whole)) throw releaseError(facts, whole);
}

/** Where the order goes and comes from holds for its new lines. */
function headerOf(order: ErpOrder): ErpHeader {
  const fields = {
    customerId: order.customerId,
    contactId: order.contactId,
    shipToId: order.shipToId,
    shipToAddress1: order.shipToAddress1,
    shipToState: order.shipToState,
    shipToZip: order.shipToZip,
    shipToCountry: order.shipToCountry,
    locationId: order.locationId,
    customerPoNumber: order.customerPoNumber,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

function extendedOrder(order: ErpOrder, added: readonly ErpOrderLine[], evaluation: Evaluation): ErpOrder {
  const plus = (amount: number, more: number) => numberOf(sumOf([decimal(amount), decimal(more)]));
  return {
    ...order,
    created: false,
    lines: [...order.lines, ...added].sort((a, b) => a.lineNo - b.lineNo),
    subtotal: plus(order.subtotal, numberOf(evaluation.subtotal)),
    taxAmount: plus(order.taxAmount, evaluation.tax.total_tax),
    totalAmount: plus(order.totalAmount, numberOf(evaluation.total)),
    warnings: [...evaluation.findings.warnings],
  };
}

async function storeLines(
  context: Context,
  order: ErpOrder,
  added: readonly ErpOrderLine[],
  evaluation: Evaluation,
): Promise<void> {
  const { site } = context;
  const use = contractUse(evaluation.lines);
  const row = await context.db.first<{ contracts: number }>(sql`
    with line as (${linesInsert(site, sql`${order.orderNo}::bigint`, added)}),
    ${pickTicketInserts(site)},
    ${contractUpdates(site, use)},
    ${quoteUpdates(site, quoteUse(evaluation.lines))},
    ${recordAddedLines(site, order.orderNo, documentLines(order))},
    hdr as (
      update order_hdr o set subtotal = ${order.subtotal}, tax_amount = ${order.taxAmount}, total_amount = ${order.totalAmount},
        surcharge_amount = ${order.payment?.surchargeAmount ?? 0}, date_last_modified = localtimestamp(0)
      where o.site_id = ${site} and o.order_no = ${order.orderNo}
    )
    select count(*) as "contracts" from contract`);
  requireContracts(row?.contracts ?? 0, use);
}
