import type { ErpOrder, ErpOrderLine } from "@purvey/contract/generated/commerce";
import sql from "sql-template-tag";
import type { Context } from "../../../platform/endpoints/context.ts";
import { within } from "../../../platform/endpoints/within.ts";
import { conflict, notFound } from "../../../platform/errors.ts";
import { decimal, numberOf, sumOf, zero } from "../../../values/decimal.ts";
import { allocationMovements, pickTicketInserts, writeMovements } from "../../inventory/index.ts";
import {
  documentLines,
  type ErpLine,
  quoteUpdates,
  readOrder,
  recordAddedLines,
  taxSaleUpdate,
} from "../../orders/index.ts";
import { togetherOf } from "../../pricing/index.ts";
import { allowanceOf } from "../checkout/allowance.ts";
import { type Evaluation, type OrderSale, withFindings } from "../checkout/evaluate-checkout.ts";
import { type AddressedEvaluation, headerOfOrder, orderLines, refuseDoubleNumbers } from "../checkout/order-draft.ts";
import { checkedAddress } from "../checkout/outside-address.ts";
import { evaluateTaxed, type TaxedEvaluation } from "../checkout/outside-tax.ts";
import { mayRelease, releaseError } from "../checkout/release.ts";
import { findingsError, lockCheckout, visibleFacts } from "../checkout/validate-checkout.ts";
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
  const header = headerOfOrder(order);
  const facts = await visibleFacts(context, order.checkoutUid ?? 0, { asks, header });
  // Freight stays as it was agreed for the order.
  const placed = await placedSale(order, context);
  const before = { sale: placed, taxAmount: order.taxAmount };
  const taxed = await evaluateTaxed(facts, { ...header, shippingEstimate: 0 }, asks, context, before);
  const evaluation = await withAddress(order, taxed, facts, context);
  requireOverrides(evaluation.lines, context);
  if (evaluation.findings.errors.length > 0) throw findingsError(evaluation.findings);
  requireAllowance(context, facts, evaluation, order);
  const allocations = await allocate(context, facts, evaluation);
  await lockOrder(order.orderNo, context);
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

/** The address was checked with the order, unless nothing of it was shipped yet or the site checks none. */
async function withAddress(
  order: ErpOrder,
  taxed: TaxedEvaluation,
  facts: CheckoutFacts,
  context: Context,
): Promise<AddressedEvaluation> {
  if (order.addressCheck) return { ...taxed, addressCheck: order.addressCheck };
  const { addressCheck, findings } = await checkedAddress(facts, headerOfOrder(order), taxed.lines, context);
  return withFindings({ ...taxed, addressCheck }, findings);
}

/** What the order has, as it was taxed: with its new lines it is one sale, rounded as one. */
async function placedSale(order: ErpOrder, { db, site }: Context): Promise<OrderSale> {
  const items = await db.query<{
    lineNo: number;
    taxable: boolean;
    taxClass: string | null;
    invMastUid: number;
    pieces: number;
    isAgreed: boolean;
  }>(sql`
    select l.line_no as "lineNo", coalesce(i.taxable, 'Y') = 'Y' as "taxable", i.tax_class as "taxClass",
      l.inv_mast_uid as "invMastUid", l.quantity * l.unit_size as "pieces",
      l.manual_price_override = 'Y' or l.quote_no is not null as "isAgreed"
    from order_line l left join item i on i.site_id = ${site} and i.inv_mast_uid = l.inv_mast_uid
    where l.site_id = ${site} and l.order_no = ${order.orderNo}`);
  const itemOf = new Map(items.map((item) => [item.lineNo, item]));
  const lines = order.lines.map(({ lineNo, extendedPrice, willCall, itemId, unitQuantity: quantity }) => {
    const item = itemOf.get(lineNo);
    const { taxable = true, taxClass = null } = item ?? {};
    return { lineNo, itemId, quantity, amount: decimal(extendedPrice), taxable, taxClass, willCall: willCall === "Y" };
  });
  // A price by hand or of a quote was agreed for its own quantity.
  const counted = items.filter(({ isAgreed }) => !isAgreed);
  const pieces = togetherOf(counted.map((item) => ({ ...item, baseQuantity: decimal(item.pieces) })));
  return { lines, pieces, freight: decimal(order.freightAmount), exempt: false };
}

/** Waits for whoever serves the order's other lines, after the stock as they do: both number lines of its pick ticket. */
async function lockOrder(orderNo: number, { db, site }: Context): Promise<void> {
  await db.execute(sql`select 1 from order_hdr where site_id = ${site} and order_no = ${orderNo} for update`);
}

/** An allowance for each order counts the whole order; one for a period has counted the order already. */
function requireAllowance(context: Context, facts: CheckoutFacts, evaluation: Evaluation, order: ErpOrder): void {
  const before = evaluation.allowance.period === "order" ? decimal(order.totalAmount) : zero;
  const total = evaluation.total.plus(before);
  const whole = { ...evaluation, total, allowance: allowanceOf(facts.allowance, total) };
  if (!mayRelease(context, facts, whole)) throw releaseError(context, facts, whole);
}

function extendedOrder(order: ErpOrder, added: readonly ErpOrderLine[], evaluation: AddressedEvaluation): ErpOrder {
  const { taxSource, taxEstimated, taxDocumentNo } = evaluation.taxOrigin;
  const plus = (amount: number, more: number) => numberOf(sumOf([decimal(amount), decimal(more)]));
  return {
    ...order,
    created: false,
    lines: [...order.lines, ...added].sort((a, b) => a.lineNo - b.lineNo),
    subtotal: plus(order.subtotal, numberOf(evaluation.subtotal)),
    taxAmount: plus(order.taxAmount, numberOf(evaluation.taxDue)),
    taxSource,
    taxEstimated,
    taxDocumentNo,
    addressCheck: evaluation.addressCheck,
    totalAmount: plus(order.totalAmount, numberOf(evaluation.total)),
    warnings: [...evaluation.findings.warnings],
  };
}

async function storeLines(
  context: Context,
  order: ErpOrder,
  added: readonly ErpOrderLine[],
  evaluation: AddressedEvaluation,
): Promise<void> {
  const { site } = context;
  const use = contractUse(evaluation.lines);
  const row = await context.db.first<{ contracts: number }>(sql`
    with line as (${linesInsert(site, sql`${order.orderNo}::bigint`, added)}),
    ${pickTicketInserts(site)},
    ${contractUpdates(site, use)},
    ${quoteUpdates(site, quoteUse(evaluation.lines))},
    ${recordAddedLines(site, order.orderNo, documentLines(order))},
    ${taxSaleUpdate(site, order.orderNo, evaluation.taxSale)},
    hdr as (
      update order_hdr o set subtotal = ${order.subtotal}, tax_amount = ${order.taxAmount}, tax_source = ${order.taxSource},
        tax_estimated = ${order.taxEstimated}, tax_document_no = ${order.taxDocumentNo}, tax_quote_uid = ${evaluation.taxOrigin.taxQuoteUid}, total_amount = ${order.totalAmount},
        address_check = ${order.addressCheck},
        surcharge_amount = ${order.payment?.surchargeAmount ?? 0}, date_last_modified = localtimestamp(0)
      where o.site_id = ${site} and o.order_no = ${order.orderNo}
    )
    select count(*) as "contracts" from contract`);
  requireContracts(row?.contracts ?? 0, use);
}
