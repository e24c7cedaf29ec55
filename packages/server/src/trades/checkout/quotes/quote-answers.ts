import type { CommerceOperations, QuoteRequest } from "@purvey/contract/generated/commerce";
import sql from "sql-template-tag";
import type { Context } from "../../../platform/endpoints/context.ts";
import type { Received } from "../../../platform/endpoints/implement.ts";
import { within } from "../../../platform/endpoints/within.ts";
import { invalid } from "../../../platform/errors.ts";
import { branchDay } from "../../../platform/settings/branch-day.ts";
import { type Decimal, decimal, roundMoney, sumOf, zero } from "../../../values/decimal.ts";
import { effectiveShipTo } from "../../customers/index.ts";
import { calculateTax, readTaxInputs } from "../../pricing/index.ts";
import { refuseQuantities } from "../cart/change-cart.ts";
import { tellAsker } from "./quote-notices.ts";
import { addStep, closeQuote, heldRequest, type NamedLine, namedLines, overtaken } from "./quote-steps.ts";
import { readQuoteRequest } from "./read-quote-requests.ts";

type OfferInput = Received<CommerceOperations["quoteRequests.offer"]>;

/** What a quote comes to. */
interface QuoteAmounts {
  readonly shipToId: number | null;
  readonly currency: string;
  /** Of the lines, in their order. */
  readonly extended: readonly Decimal[];
  readonly subtotal: Decimal;
  readonly tax: Decimal;
}

/** Answers a request with prices: writes a quote, which orders have their prices of, in place of the one before. */
export function offerQuote(input: OfferInput, context: Context): Promise<QuoteRequest> {
  const { quoteRequestUid, note } = input;
  return context.transaction(async (db) => {
    const inside = within(context, db);
    const request = await heldRequest(quoteRequestUid, inside);
    if (request.awaits !== "seller" && request.status !== "expired") throw overtaken(request);
    const lastDay = await requireLastDay(request, input.expirationDate, inside);
    const lines = await namedLines(request.customerId, input.lines, inside);
    refuseQuantities(lines);
    const amounts = await amountsOf(request, lines, inside);
    await closeQuote(request.quoteNo, inside);
    const quoteNo = await insertQuote(request, { lines, amounts, lastDay, note }, inside);
    const roundNo = await addStep(request, { act: "offered", status: "offered", note, quoteNo }, inside);
    const offered = await readQuoteRequest(quoteRequestUid, inside);
    await tellAsker("offered", offered, { roundNo, note }, inside);
    return offered;
  });
}

/** The last day of a quote, which must not be over at the customer's branch. */
async function requireLastDay({ customerId }: QuoteRequest, given: string, { db, site }: Context): Promise<string> {
  const lastDay = given.slice(0, 10);
  const row = await db.first<{ today: string }>(sql`
    select to_char(${branchDay(sql`${site}`, sql`${customerId}::numeric`)}, 'YYYY-MM-DD') as today`);
  const today = row?.today ?? "";
  if (lastDay >= today) return lastDay;
  throw invalid(
    "expirationDate",
    `The prices would hold until ${lastDay}, but at the customer's branch it is ${today} already. Give a later day.`,
    given,
  );
}

async function amountsOf(
  { customerId, shipToId: asked }: QuoteRequest,
  lines: readonly NamedLine[],
  { db, site }: Context,
): Promise<QuoteAmounts> {
  const usual = await db.first<{ shipToId: number | null }>(sql`
    select ${effectiveShipTo(sql`c`)} as "shipToId" from customer c where c.site_id = ${site} and c.customer_id = ${customerId}`);
  const shipToId = asked ?? usual?.shipToId ?? null;
  const place = { customerId, shipToId: shipToId ?? undefined, postalCode: undefined, country: "US" };
  const inputs = await readTaxInputs(db, site, place);
  const extended = lines.map(({ quantity, unitPrice }) => roundMoney(quantity.times(unitPrice ?? 0), inputs.currency));
  const taxed = lines.map(({ item }, index) => ({
    lineNo: index + 1,
    amount: extended[index] ?? zero,
    taxable: item.taxable,
    taxClass: item.taxClass,
  }));
  const { total_tax } = calculateTax(inputs, { lines: taxed, freight: zero, exempt: false });
  return { shipToId, currency: inputs.currency, extended, subtotal: sumOf(extended), tax: decimal(total_tax) };
}

interface QuoteDraft {
  readonly lines: readonly NamedLine[];
  readonly amounts: QuoteAmounts;
  readonly lastDay: string;
  readonly note: string | undefined;
}

async function insertQuote(
  { customerId, requestedBy }: QuoteRequest,
  { lines, amounts, lastDay, note }: QuoteDraft,
  { db, site }: Context,
): Promise<number> {
  const { shipToId, currency, extended, subtotal, tax } = amounts;
  const row = await db.first<{ quoteNo: number }>(sql`
    with quote as (
      insert into quote_hdr (site_id, customer_id, contact_id, ship_to_id, quote_date, expiration_date, subtotal, tax_amount, total_amount, currency, note)
      select ${site}, ${customerId}, u.contact_id, ${shipToId}::bigint, localtimestamp(0), ${`${lastDay} 23:59:59`}::timestamp,
        ${subtotal.toFixed(6)}::numeric, ${tax.toFixed(6)}::numeric, ${subtotal.plus(tax).toFixed(6)}::numeric, ${currency}, ${note?.trim() || null}
      from users u where u.site_id = ${site} and u.id = ${requestedBy}
      returning quote_no
    ), stored as (
      insert into quote_line (site_id, quote_no, line_no, inv_mast_uid, item_id, description, quantity, unit_of_measure, unit_price, extended_price)
      select ${site}, quote.quote_no, t.line_no, t.inv_mast_uid, t.item_id, t.description, t.quantity, t.unit, t.price, t.extended
      from quote cross join unnest((select ${lines.map(({ item }) => item.invMastUid)}::bigint[]), (select ${lines.map(({ item }) => item.itemId)}::text[]),
        (select ${lines.map(({ item }) => item.itemDesc)}::text[]), (select ${lines.map(({ quantity }) => quantity.toFixed(6))}::numeric[]),
        (select ${lines.map(({ unit }) => unit.unitOfMeasure)}::text[]), (select ${lines.map(({ unitPrice }) => (unitPrice ?? zero).toFixed(6))}::numeric[]),
        (select ${extended.map((amount) => amount.toFixed(6))}::numeric[]))
        with ordinality as t (inv_mast_uid, item_id, description, quantity, unit, price, extended, line_no)
    )
    select quote_no as "quoteNo" from quote`);
  if (!row) throw new Error(`The quote for customer ${customerId} was not stored.`);
  return row.quoteNo;
}

type DeclineInput = Received<CommerceOperations["quoteRequests.decline"]>;

/** Declines what was asked; after a counteroffer the offer before it stands as long as its prices hold. */
export function declineQuote({ quoteRequestUid, reason }: DeclineInput, context: Context): Promise<QuoteRequest> {
  const note = reason.trim();
  if (note === "") throw invalid("reason", "A decline needs a reason that the customer can act on.", reason);
  return context.transaction(async (db) => {
    const inside = within(context, db);
    const request = await heldRequest(quoteRequestUid, inside);
    if (request.awaits !== "seller") throw overtaken(request);
    const status = request.mayAccept ? "offered" : "declined";
    const roundNo = await addStep(request, { act: "declined", status, note }, inside);
    const declined = await readQuoteRequest(quoteRequestUid, inside);
    await tellAsker("declined", declined, { roundNo, note }, inside);
    return declined;
  });
}
