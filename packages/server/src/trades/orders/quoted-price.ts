import sql, { type Sql } from "sql-template-tag";
import { branchDay } from "../../platform/settings/branch-day.ts";
import { siteCurrency } from "../../platform/settings/setting-value.ts";
import { type Decimal, decimal, quantityText, sumOf } from "../../values/decimal.ts";

/** A line of a quote, as far as its price can be had. */
export interface QuotedPrice {
  readonly quoteNo: number;
  /** The line of the quote. */
  readonly lineNo: number;
  readonly invMastUid: number;
  readonly unitOfMeasure: string;
  /** What was quoted. */
  readonly quantity: number;
  /** What orders have taken of it. */
  readonly qtyOrdered: number;
  readonly unitPrice: number;
  /** Whether the quote is open, its date not over, and in what the site sells in. */
  readonly open: boolean;
  /** Whether its last day is over at the customer's branch. */
  readonly expired: boolean;
  /** What it was quoted in. */
  readonly currency: string;
  /** Whether the site sells in that. */
  readonly sellsIn: boolean;
  /** `YYYY-MM-DD`: the last day on which its prices hold. */
  readonly expires: string;
}

/** What `quotedPriceOf` is asked for. */
export interface QuoteAsk {
  readonly quoteNo: number;
  readonly itemId: string;
  readonly invMastUid: number;
  readonly unitOfMeasure: string;
  readonly quantity: Decimal;
}

/** Why a quote does not give its price, and the way out. */
export interface QuoteProblem {
  readonly code: "QUOTE_EXPIRED" | "QUOTE_QUANTITY_EXCEEDED";
  readonly message: string;
  /** A quantity that the quote still holds for. */
  readonly left: Decimal | undefined;
}

/** What lines take from quotes, by the line of the quote. */
export type QuoteUse = ReadonlyMap<string, Decimal>;

/** The key of a quote's line in a {@link QuoteUse}. */
export function quoteKey({ quoteNo, lineNo }: Pick<QuotedPrice, "quoteNo" | "lineNo">): string {
  return `${quoteNo} ${lineNo}`;
}

/** Whether the last day of the quote `q` is over at the customer's branch. */
const quoteExpired: Sql = sql`q.expiration_date::date < ${branchDay(sql`q.site_id`, sql`q.customer_id`)}`;

/**
 * A join that tells once of each quote `q` whether it is over, `v.expired`; whether the site sells in its currency,
 * `v.sells_in`; and whether orders can have its prices, `v.holds`.
 */
export const quoteValidity: Sql = sql`cross join lateral (
  select o.*, q.status = 'open' and not o.expired and o.sells_in as holds
  from (select ${quoteExpired} as expired, q.currency = ${siteCurrency(sql`q.site_id`)} as sells_in offset 0) o offset 0) v`;

/** The lines of quotes `q` with {@link quoteValidity} `v` and their lines `l`, as {@link QuotedPrice} has them. */
export const quotedPrices: Sql = sql`coalesce(json_agg(json_build_object('quoteNo', q.quote_no, 'lineNo', l.line_no,
  'invMastUid', l.inv_mast_uid, 'unitOfMeasure', l.unit_of_measure, 'quantity', l.quantity, 'qtyOrdered', l.qty_ordered,
  'unitPrice', l.unit_price, 'open', v.holds, 'expired', v.expired, 'currency', q.currency, 'sellsIn', v.sells_in,
  'expires', to_char(q.expiration_date, 'YYYY-MM-DD')) order by q.quote_no, l.line_no), '[]')`;

/** What is left of a quote's line beside what other lines take. */
export function quantityLeft(price: QuotedPrice, used: QuoteUse): Decimal {
  return decimal(price.quantity).minus(sumOf([decimal(price.qtyOrdered), used.get(quoteKey(price)) ?? decimal(0)]));
}

/** The line of a quote that gives the price of a quantity, or why none does. */
export function quotedPriceOf(
  ask: QuoteAsk,
  prices: readonly QuotedPrice[],
  used: QuoteUse,
): { readonly price: QuotedPrice } | QuoteProblem {
  const { quoteNo, itemId, unitOfMeasure: unit, quantity } = ask;
  const offered = prices.filter(
    (price) => price.quoteNo === quoteNo && price.invMastUid === ask.invMastUid && price.unitOfMeasure === unit,
  );
  const [first] = offered;
  const wayOut = `Buy \`${itemId}\` at today's price, or ask our sales desk for a new quote.`;
  const closed = (why: string): QuoteProblem => ({
    code: "QUOTE_EXPIRED",
    message: `${why} ${wayOut}`,
    left: undefined,
  });
  if (!first) return closed(`Quote ${quoteNo} offers no \`${itemId}\` by the ${unit}.`);
  if (!first.sellsIn)
    return closed(`The prices of quote ${quoteNo} are in ${first.currency}, which we no longer sell in.`);
  if (!first.open) {
    return closed(
      first.expired
        ? `The prices of quote ${quoteNo} held until ${first.expires}.`
        : `Quote ${quoteNo} is no longer open.`,
    );
  }
  const price = offered.find((each) => quantity.lte(quantityLeft(each, used)));
  if (price) return { price };
  const left = offered.map((each) => quantityLeft(each, used)).reduce((most, next) => (next.gt(most) ? next : most));
  return exceeded(ask, left, wayOut);
}

function exceeded({ quoteNo, itemId, unitOfMeasure, quantity }: QuoteAsk, left: Decimal, wayOut: string): QuoteProblem {
  const code = "QUOTE_QUANTITY_EXCEEDED";
  if (left.lte(0)) {
    return { code, message: `All \`${itemId}\` of quote ${quoteNo} is ordered already. ${wayOut}`, left: undefined };
  }
  const asked = `${quantityText(quantity)} ${unitOfMeasure}`;
  const rest = `${quantityText(left)} ${unitOfMeasure}`;
  return {
    code,
    message: `Quote ${quoteNo} holds for ${rest} of \`${itemId}\`; ${asked} were asked for. Order ${rest}, and the rest at today's price.`,
    left,
  };
}

/** Common table expressions that count what an order takes of quotes; a quote of which nothing is left is accepted. */
export function quoteUpdates(site: string, use: QuoteUse): Sql {
  if (use.size === 0) return sql`taken_quote as (select 1 where false)`;
  const keys = [...use.keys()].map((key) => key.split(" ").map(Number));
  return sql`
    quoted as (
      select * from unnest((select ${keys.map(([quoteNo]) => quoteNo)}::bigint[]), (select ${keys.map(([, lineNo]) => lineNo)}::integer[]),
        (select ${[...use.values()].map((quantity) => quantity.toFixed(6))}::numeric[])) as t (quote_no, line_no, quantity)
    ), taken_quote as (
      update quote_line l set qty_ordered = l.qty_ordered + t.quantity from quoted t
      where l.site_id = ${site} and l.quote_no = t.quote_no and l.line_no = t.line_no
    ), accepted_quote as (
      update quote_hdr q set status = 'accepted'
      where q.site_id = ${site} and q.quote_no in (select quote_no from quoted) and not exists (
        select 1 from quote_line l left join quoted t on t.quote_no = l.quote_no and t.line_no = l.line_no
        where l.site_id = q.site_id and l.quote_no = q.quote_no and l.quantity > l.qty_ordered + coalesce(t.quantity, 0))
    )`;
}
