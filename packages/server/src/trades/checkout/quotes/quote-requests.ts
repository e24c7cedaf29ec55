import { randomUUID } from "node:crypto";
import type {
  AddCartLineInput,
  CommerceOperations,
  QuoteRequest,
  QuoteWishInput,
} from "@purvey/contract/generated/commerce";
import sql from "sql-template-tag";
import type { Context } from "../../../platform/endpoints/context.ts";
import type { Received } from "../../../platform/endpoints/implement.ts";
import { within } from "../../../platform/endpoints/within.ts";
import { businessError, conflict, invalid, notFound } from "../../../platform/errors.ts";
import { siteCurrency } from "../../../platform/settings/setting-value.ts";
import { requireExistingCustomer } from "../../customers/index.ts";
import { addToCart } from "../cart/change-lines.ts";
import { changeStoredCart, readCart } from "../cart/store-cart.ts";
import { createCheckout } from "../checkout/create-checkout.ts";
import { requireOwnCart } from "../checkout-access.ts";
import { tellSellers } from "./quote-notices.ts";
import { addStep, closeQuote, heldRequest, insertWishes, namedLines, overtaken } from "./quote-steps.ts";
import { readQuoteRequest } from "./read-quote-requests.ts";

type AskInput = Received<CommerceOperations["quoteRequests.create"]>;

/** What a quote is asked for, and for whom. */
interface Asked {
  readonly customerId: number;
  readonly lines: readonly QuoteWishInput[];
}

/** Asks for a quote: for the lines of a cart, for lines of its own, or in words alone. */
export async function askForQuote(input: AskInput, context: Context): Promise<QuoteRequest> {
  const { customerId, lines } = await askedOf(input, context);
  await requireExistingCustomer(context, customerId);
  if (input.shipToId !== undefined) await requireShipTo(customerId, input.shipToId, context);
  requireSaid(lines, input.note);
  const named = await namedLines(customerId, lines, context);
  return context.transaction(async (db) => {
    const inside = within(context, db);
    const quoteRequestUid = await insertRequest(customerId, input, inside);
    await insertWishes(quoteRequestUid, 1, named, inside);
    const request = await readQuoteRequest(quoteRequestUid, inside);
    await tellSellers("asked", request, { roundNo: 1, note: input.note }, inside);
    return request;
  });
}

async function askedOf({ cartHdrUid, customerId, lines = [] }: AskInput, context: Context): Promise<Asked> {
  if (cartHdrUid === undefined) {
    const own = customerId ?? context.user.customerId;
    if (own === undefined)
      throw invalid("customerId", "You buy for no customer of your own. Name the customer who would buy.", customerId);
    await context.requireCustomer(own);
    return { customerId: own, lines };
  }
  if (lines.length > 0)
    throw invalid("lines", "Give a cart or lines, not both: a cart's own lines are asked for.", lines.length);
  const reading = await readCart(context, cartHdrUid);
  const cart = await requireOwnCart(context, cartHdrUid, reading?.cart);
  if (cart.customerId === null || (customerId !== undefined && customerId !== cart.customerId))
    throw businessError(
      `The cart ${cartHdrUid} is for ${cart.customerId === null ? "no customer" : `customer ${cart.customerId}`}. Ask for a quote with a cart of the customer who would buy.`,
      { cartHdrUid, customerId: cart.customerId },
    );
  return { customerId: cart.customerId, lines: wishesOf(cart.lines) };
}

/** What a cart holds, each item once in a unit. */
function wishesOf(lines: readonly { invMastUid: number; unitOfMeasure: string; quantity: number }[]): QuoteWishInput[] {
  const wishes = new Map<string, QuoteWishInput>();
  for (const { invMastUid, unitOfMeasure, quantity } of lines) {
    const key = `${invMastUid} ${unitOfMeasure}`;
    wishes.set(key, { invMastUid, unitOfMeasure, quantity: quantity + (wishes.get(key)?.quantity ?? 0) });
  }
  return [...wishes.values()];
}

async function requireShipTo(customerId: number, shipToId: number, { db, site }: Context): Promise<void> {
  const found = await db.first(sql`
    select 1 from ship_to t where t.site_id = ${site} and t.customer_id = ${customerId} and t.ship_to_id = ${shipToId} and t.delete_flag = 'N'`);
  if (!found) throw notFound("ship-to", shipToId);
}

/** Refuses a request that says nothing. */
function requireSaid(lines: readonly QuoteWishInput[], note: string | undefined): void {
  if (lines.length > 0 || note?.trim()) return;
  throw invalid("lines", "Nothing is asked for. Give lines, or say in the note what is needed.", lines.length);
}

async function insertRequest(customerId: number, { shipToId, note }: AskInput, context: Context): Promise<number> {
  const { db, site, user } = context;
  const row = await db.first<{ quoteRequestUid: number }>(sql`
    with request as (
      insert into quote_request (site_id, customer_id, requested_by, ship_to_id)
      values (${site}, ${customerId}, ${user.userId}, ${shipToId ?? null}::bigint) returning quote_request_uid
    )
    insert into quote_round (site_id, quote_request_uid, round_no, act, users_id, note, currency)
    select ${site}, quote_request_uid, 1, 'asked', ${user.userId}, ${note?.trim() || null}, ${siteCurrency(sql`${site}`)} from request
    returning quote_request_uid as "quoteRequestUid"`);
  if (!row) throw new Error(`The request of customer ${customerId} for a quote was not stored.`);
  return row.quoteRequestUid;
}

type CounterInput = Received<CommerceOperations["quoteRequests.counter"]>;

/** Asks again with other wishes: instead of an offer, after it has expired, or while nobody has answered yet. */
export function counterQuote(input: CounterInput, context: Context): Promise<QuoteRequest> {
  const { quoteRequestUid, lines = [], note } = input;
  return context.transaction(async (db) => {
    const inside = within(context, db);
    const request = await heldRequest(quoteRequestUid, inside);
    if (!request.mayCounter) throw overtaken(request);
    requireSaid(lines, note);
    const named = await namedLines(request.customerId, lines, inside);
    const status = request.quoteNo === null ? "asked" : "countered";
    const roundNo = await addStep(request, { act: status, status, note }, inside);
    await insertWishes(quoteRequestUid, roundNo, named, inside);
    const countered = await readQuoteRequest(quoteRequestUid, inside);
    await tellSellers(status, countered, { roundNo, note }, inside);
    return countered;
  });
}

/** Ends a request that was not accepted; what was offered can no longer be ordered. */
export function withdrawQuoteRequest(quoteRequestUid: number, context: Context): Promise<QuoteRequest> {
  return context.transaction(async (db) => {
    const inside = within(context, db);
    const request = await heldRequest(quoteRequestUid, inside);
    if (request.awaits === null) throw overtaken(request);
    await closeQuote(request.quoteNo, inside);
    await addStep(request, { act: "withdrawn", status: "withdrawn" }, inside);
    return readQuoteRequest(quoteRequestUid, inside);
  });
}

type AcceptInput = Received<CommerceOperations["quoteRequests.accept"]>;

/** Accepts what was offered: what is left of its lines fills a cart of its own, whose checkout the caller orders. */
export function acceptQuote(input: AcceptInput, context: Context): Promise<QuoteRequest> {
  const { quoteRequestUid, quoteNo, customerPoNumber } = input;
  return context.transaction(async (db) => {
    const inside = within(context, db);
    const request = await heldRequest(quoteRequestUid, inside);
    if (!request.mayAccept) throw overtaken(request);
    if (request.quoteNo !== quoteNo)
      throw conflict(
        `Quote ${quoteNo} is not what was offered last for the request ${quoteRequestUid}; that is quote ${request.quoteNo}. Look at its prices, and accept that one.`,
        { quoteRequestUid, quoteNo: request.quoteNo },
      );
    const cartHdrUid = await openCart(request, inside);
    const lines = await quotedLines(quoteNo, inside);
    await changeStoredCart(inside, cartHdrUid, lines, (reading) => addToCart(reading, lines));
    const shipToId = request.shipToId ?? undefined;
    const { checkoutUid } = await createCheckout({ cartHdrUid, statusCd: 704, shipToId, customerPoNumber }, inside);
    const roundNo = await addStep(request, { act: "accepted", status: "accepted", quoteNo, checkoutUid }, inside);
    const accepted = await readQuoteRequest(quoteRequestUid, inside);
    await tellSellers("accepted", accepted, { roundNo, note: undefined }, inside);
    return accepted;
  });
}

/** A new cart of the caller for the customer, under the first number from 2 on that none of their open carts has. */
async function openCart({ customerId }: QuoteRequest, context: Context): Promise<number> {
  const { db, site, user } = context;
  const make = () =>
    db.first<{ cartHdrUid: number }>(sql`
      insert into cart_hdr (site_id, user_id, customer_id, contact_id, email_address, cart_token, user_cart_no)
      select ${site}, u.id, ${customerId}, u.contact_id, u.email, ${randomUUID()}, n.no
      from users u cross join generate_series(2, 1002) n (no)
      where u.site_id = ${site} and u.id = ${user.userId} and not exists (
        select 1 from cart_hdr c where c.site_id = u.site_id and c.user_id = u.id and c.customer_id = ${customerId}
          and c.status_cd = 704 and c.user_cart_no = n.no)
      order by n.no limit 1
      on conflict do nothing
      returning cart_hdr_uid as "cartHdrUid"`);
  // Whoever opens one at the same moment has taken the number; the second look sees it.
  const cart = (await make()) ?? (await make());
  if (cart) return cart.cartHdrUid;
  throw conflict("Your carts are being opened elsewhere at this moment. Accept the offer again.", { customerId });
}

/** What of a quote's lines was not ordered yet. */
function quotedLines(quoteNo: number, { db, site }: Context): Promise<AddCartLineInput[]> {
  return db.query<AddCartLineInput>(sql`
    select l.inv_mast_uid as "invMastUid", l.quantity - l.qty_ordered as quantity, l.unit_of_measure as "unitOfMeasure", l.quote_no as "quoteNo"
    from quote_line l where l.site_id = ${site} and l.quote_no = ${quoteNo} and l.quantity > l.qty_ordered
    order by l.line_no`);
}
