import type { QuoteOfferInput, QuoteRequest, QuoteRound, QuoteWishInput } from "@purvey/contract/generated/commerce";
import type { Issue } from "@purvey/contract/schema";
import sql from "sql-template-tag";
import type { Context } from "../../../platform/endpoints/context.ts";
import { conflict, ServerError } from "../../../platform/errors.ts";
import { siteCurrency } from "../../../platform/settings/setting-value.ts";
import { type Decimal, decimal } from "../../../values/decimal.ts";
import { readPriceInputs } from "../../pricing/index.ts";
import { type NamedItem, namedItem, requireNamed } from "../cart/change-cart.ts";
import { readQuoteRequest } from "./read-quote-requests.ts";

/** A step of a request for a quote, and what the request becomes by it. */
export interface QuoteStep {
  readonly act: QuoteRound["act"];
  readonly status: "asked" | "offered" | "countered" | "accepted" | "declined" | "withdrawn";
  readonly note?: string | null | undefined;
  /** The quote that is offered or accepted. */
  readonly quoteNo?: number | undefined;
  /** The checkout that it becomes. */
  readonly checkoutUid?: number | undefined;
}

/**
 * Holds a request until the transaction ends and answers it as it is then, so that of two who take the next step at the
 * same time the second sees what the first has done. Must run inside a transaction.
 */
export async function heldRequest(quoteRequestUid: number, context: Context): Promise<QuoteRequest> {
  await context.db.query(sql`
    select 1 from quote_request r where r.site_id = ${context.site} and r.quote_request_uid = ${quoteRequestUid} for no key update`);
  return readQuoteRequest(quoteRequestUid, context);
}

/** Adds a step to a request that is held; answers its number. */
export async function addStep({ quoteRequestUid }: QuoteRequest, step: QuoteStep, context: Context): Promise<number> {
  const { act, status, note, quoteNo = null, checkoutUid = null } = step;
  const row = await context.db.first<{ roundNo: number }>(sql`
    with request as (
      update quote_request r set status = ${status}, round_no = r.round_no + 1, quote_no = coalesce(${quoteNo}::bigint, r.quote_no),
        checkout_uid = coalesce(${checkoutUid}::bigint, r.checkout_uid), date_last_modified = localtimestamp(0)
      where r.site_id = ${context.site} and r.quote_request_uid = ${quoteRequestUid}
      returning r.round_no
    )
    insert into quote_round (site_id, quote_request_uid, round_no, act, users_id, note, quote_no, currency)
    select ${context.site}, ${quoteRequestUid}, request.round_no, ${act}, ${context.user.userId}, ${note?.trim() || null}, ${quoteNo}::bigint,
      ${siteCurrency(sql`${context.site}`)}
    from request returning round_no as "roundNo"`);
  if (!row) throw new Error(`The request ${quoteRequestUid} for a quote is gone although it was held.`);
  return row.roundNo;
}

/** What of an open quote was not ordered can no longer be ordered. */
export async function closeQuote(quoteNo: number | null, { db, site }: Context): Promise<void> {
  await db.execute(sql`
    update quote_hdr q set status = 'lost' where q.site_id = ${site} and q.quote_no = ${quoteNo}::bigint and q.status = 'open'`);
}

/** Why a step comes too late or too early: who did what, and when. */
export function overtaken({ quoteRequestUid, status, quoteNo, rounds }: QuoteRequest): ServerError {
  const last = rounds.at(-1);
  const by = `by ${last?.name ?? "a former user"} on ${last?.dateCreated ?? ""}`;
  return conflict(sentenceOf(status, quoteRequestUid, by), {
    quoteRequestUid,
    status,
    quoteNo,
    changedBy: last?.usersId ?? null,
  });
}

function sentenceOf(status: QuoteRequest["status"], uid: number, by: string): string {
  switch (status) {
    case "asked":
    case "countered":
      return `The request ${uid} for a quote waits for the seller since it was asked ${by}. Wait for the offer.`;
    case "offered":
      return `The request ${uid} for a quote was answered ${by} already. The customer is to accept the offer, or to counter it.`;
    case "expired":
      return `What was offered for the request ${uid} is over. Counter it to ask for a new offer.`;
    case "accepted":
      return `What was offered for the request ${uid} was accepted already ${by}.`;
    case "declined":
      return `The request ${uid} for a quote was declined ${by}. Ask for a new quote.`;
    case "withdrawn":
      return `The request ${uid} for a quote was withdrawn ${by}. Ask for a new quote.`;
  }
}

/** A line of a request or an offer, whose item and unit are known. */
export interface NamedLine extends NamedItem {
  /** Its place in the input, from 0. */
  readonly index: number;
  readonly quantity: Decimal;
  /** The price of one unit; null without a wish. */
  readonly unitPrice: Decimal | null;
}

/**
 * The items and units that lines of a request or an offer name, for a customer.
 *
 * @throws VALIDATION_ERROR for unknown items and units, and for an item that comes twice in one unit: it would be unclear
 * which of the prices counts.
 */
export async function namedLines(
  customerId: number,
  lines: readonly (QuoteWishInput | QuoteOfferInput)[],
  { db, site }: Context,
): Promise<NamedLine[]> {
  if (lines.length === 0) return [];
  const inputs = await readPriceInputs(db, site, { customerId }, lines);
  const named = requireNamed(lines.map((line, index) => namedItem(line, inputs[index], index)));
  refuseTwice(named);
  return lines.flatMap(({ quantity, unitPrice }, index) => {
    const found = named[index];
    if (!found) return [];
    return [{ ...found, index, quantity: decimal(quantity), unitPrice: unitPrice == null ? null : decimal(unitPrice) }];
  });
}

function refuseTwice(named: readonly NamedItem[]): void {
  const first = new Map<string, number>();
  const issues = named.flatMap(({ item, unit }, index): Issue[] => {
    const key = `${item.invMastUid} ${unit.unitOfMeasure}`;
    const before = first.get(key);
    if (before === undefined) first.set(key, index);
    if (before === undefined) return [];
    const message = `\`${item.itemId}\` by the ${unit.unitOfMeasure} stands in line ${before + 1} already. Put both into one line.`;
    return [{ path: `lines[${index}]`, message, code: "invalid", received: item.itemId }];
  });
  if (issues.length > 0) throw new ServerError("VALIDATION_ERROR", "Invalid request parameters", { issues });
}

/** Stores what a step of a request asks for. */
export async function insertWishes(
  quoteRequestUid: number,
  roundNo: number,
  lines: readonly NamedLine[],
  { db, site }: Context,
): Promise<void> {
  if (lines.length === 0) return;
  await db.execute(sql`
    insert into quote_wish (site_id, quote_request_uid, round_no, line_no, inv_mast_uid, quantity, unit_of_measure, unit_price)
    select ${site}, ${quoteRequestUid}, ${roundNo}, t.line_no, t.inv_mast_uid, t.quantity, t.unit, t.price
    from unnest((select ${lines.map(({ item }) => item.invMastUid)}::bigint[]), (select ${lines.map(({ quantity }) => quantity.toFixed(6))}::numeric[]),
      (select ${lines.map(({ unit }) => unit.unitOfMeasure)}::text[]), (select ${lines.map(({ unitPrice }) => unitPrice?.toFixed(6) ?? null)}::numeric[]))
      with ordinality as t (inv_mast_uid, quantity, unit, price, line_no)`);
}
