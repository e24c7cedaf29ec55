import { createHash } from "node:crypto";
import sql from "sql-template-tag";
import type { Context } from "../../../platform/endpoints/context.ts";
import { outside } from "../../../platform/endpoints/outside.ts";
import { pounds } from "../../../providers/rates/measures.ts";
import { decimal, numberOf, roundQuantity } from "../../../values/decimal.ts";
import type { ErpHeader } from "../../orders/index.ts";
import { carrierOffers, readPlace, totalOf } from "../../shipping/index.ts";
import type { CheckoutFacts } from "../checkout-facts.ts";
import { type Findings, issue, nothingFound, warning } from "../issue.ts";
import type { OrderLineAsk } from "../order-line-ask.ts";
import { priceOrderLines } from "../priced-line.ts";
import { heardFrom, isSilence } from "../provider-answer.ts";
import { kilogramsOf } from "./freight.ts";

/** What an order's freight is: of a carrier's offer, by the site's rates, by these because no carrier said, or by hand. */
export type FreightSource = "carrier" | "site" | "estimate" | "given";

/** Who gave a figure by hand, and when: `YYYY-MM-DD HH:mm:ss`, UTC. */
export interface FreightSetter {
  readonly usersId: number;
  readonly at: string;
}

/** What an order's freight comes from. */
export interface OwnFreight {
  readonly source: FreightSource;
  /** The header with the server's own figure as `shippingEstimate`; without one where the site's rates count. */
  readonly header: ErpHeader;
  /** The carriers' offer that it took. */
  readonly freightOfferUid: number | null;
  /** Until when it is kept, `YYYY-MM-DD HH:mm:ss`, UTC. */
  readonly freightExpires: string | null;
  /** That nobody could say what the chosen service asks. */
  readonly findings: Findings;
}

/** How long an offer counts for an order, in minutes. */
const keptMinutes = 30;

/**
 * A header whose `shippingEstimate` is the server's own: what the chosen service (`deliveryCode`) asks for these lines on
 * this way, and nothing for one that nobody offers, so that the site's rates count. What was asked is kept for half an
 * hour, so that the order costs what the buyer saw. A figure in the header stands: callers leave out those of whoever
 * might not give them (`price.override`) at the time. One that the kept offer asks as well is the carrier's. Carriers are
 * asked {@link outside} of the order's transaction.
 */
export async function withOwnFreight(
  header: ErpHeader,
  facts: CheckoutFacts,
  asks: readonly OrderLineAsk[],
  context: Context,
): Promise<OwnFreight> {
  const { deliveryCode, shippingEstimate: given } = header;
  const none = { header, freightOfferUid: null, freightExpires: null, findings: nothingFound };
  const byHand = given !== undefined;
  const shipment = deliveryCode === undefined ? undefined : shipmentOf(facts, asks);
  if (deliveryCode === undefined || !shipment) return { ...none, source: byHand ? "given" : "site" };
  const kept = await keptOffer(shipment, deliveryCode, facts, context, byHand);
  if (byHand && kept?.amount !== given) return { ...none, source: "given" };
  if (!kept) return { ...none, source: "estimate", findings: notOffered(deliveryCode) };
  return {
    source: "carrier",
    header: { ...header, shippingEstimate: kept.amount },
    freightOfferUid: kept.uid,
    freightExpires: kept.expires,
    findings: nothingFound,
  };
}

/** Who gave the figure of an order: whoever placed it, else whoever gave it to the checkout before; null for no figure. */
export function freightSetter(
  { source }: OwnFreight,
  said: ErpHeader,
  { checkout: { freightSetBy, freightSetAt } }: CheckoutFacts,
  context: Context,
): FreightSetter | null {
  if (source !== "given") return null;
  if (
    freightSetBy === null ||
    freightSetAt === null ||
    withoutGivenFreight(said, context).shippingEstimate !== undefined
  )
    return { usersId: context.user.userId, at: new Date().toISOString().slice(0, 19).replace("T", " ") };
  return { usersId: freightSetBy, at: freightSetAt };
}

function notOffered(deliveryCode: string): Findings {
  return warning(
    issue(
      "FREIGHT_ESTIMATED",
      `What \`${deliveryCode}\` asks for this way is not known; freight is estimated by the site's rates. Choose another delivery, or order with the estimate.`,
    ),
  );
}

/** A header as it is kept: without a figure of freight from somebody who may not give one. */
export function withoutGivenFreight(header: ErpHeader, context: Context): ErpHeader {
  if (mayGiveFreight(context)) return header;
  const { shippingEstimate: _, ...rest } = header;
  return rest;
}

function mayGiveFreight(context: Context): boolean {
  return context.can("price.override");
}

interface KeptOffer {
  readonly uid: number;
  readonly amount: number;
  readonly expires: string;
}

async function keptOffer(
  shipment: Shipment,
  deliveryCode: string,
  { currency }: CheckoutFacts,
  context: Context,
  onlyKept: boolean,
): Promise<KeptOffer | undefined> {
  const way = wayOf(shipment);
  const read = () =>
    context.db.first<KeptOffer>(sql`
      select o.freight_offer_uid as uid, o.amount, to_char(o.date_expires, 'YYYY-MM-DD HH24:MI:SS') as expires from freight_offer o
      where o.site_id = ${context.site} and o.way = ${way} and o.delivery_code = ${deliveryCode} and o.currency = ${currency}
        and o.date_expires > localtimestamp
      order by o.freight_offer_uid limit 1`);
  const kept = await read();
  if (kept || onlyKept) return kept;
  const isOffered = await outside(context, `freight:${way}`, (free) => keepOffers(shipment, way, free));
  return isOffered ? read() : undefined;
}

/** From where to where goods go and what they weigh: the same gets the same offers. */
function wayOf({ from, to, parcels }: Shipment): string {
  const goods = parcels.map(({ weight, packageType }) => [weight.toString(), packageType]);
  return createHash("sha256")
    .update(JSON.stringify([from, to, goods]))
    .digest("base64url");
}

/** Asks the carriers and keeps what each service costs; false where nobody takes the goods there, or answers. */
async function keepOffers(shipment: Shipment, way: string, { db, site, providers }: Context): Promise<boolean> {
  const offers = await heardFrom(() => carrierOffers(shipment, providers));
  if (isSilence(offers) || offers.length === 0) return false;
  await db.execute(sql`
    delete from freight_offer o where o.site_id = ${site} and o.date_expires < localtimestamp - interval '1 day'
      and not exists (select 1 from order_hdr h where h.site_id = o.site_id and h.freight_offer_uid = o.freight_offer_uid)`);
  await db.execute(sql`
    insert into freight_offer (site_id, way, delivery_code, amount, currency, date_expires)
    select ${site}, ${way}, n.*, localtimestamp(0) + make_interval(mins => ${keptMinutes}::integer) from unnest(
      ${offers.map(({ carrierCode, serviceCode }) => `${carrierCode}/${serviceCode}`)}::text[],
      ${offers.map((offer) => numberOf(totalOf(offer)))}::numeric[],
      ${offers.map(({ currency }) => currency)}::text[]) as n`);
  return true;
}

type Shipment = NonNullable<ReturnType<typeof shipmentOf>>;

/** One parcel of what is shipped, as the buyer's page asks for it. */
function shipmentOf(facts: CheckoutFacts, asks: readonly OrderLineAsk[]) {
  const { location, tax } = facts;
  const shipped = priceOrderLines(facts, asks).lines.filter(({ ask }) => !ask.willCall);
  const weight = roundQuantity(pounds(Number(kilogramsOf(shipped)), "kg"));
  if (!location?.postalCode || !tax.postalCode || weight.lte(decimal(0))) return undefined;
  const unknown = { address: undefined, city: undefined, state: undefined, path: "postalCode" };
  return {
    from: readPlace({ ...unknown, postalCode: location.postalCode, countryCode: location.country }),
    to: readPlace({
      ...unknown,
      state: tax.state ?? undefined,
      postalCode: tax.postalCode,
      countryCode: tax.country,
    }),
    parcels: [{ sides: null, weight, packageType: "box" as const }],
    shipDate: new Date(),
  };
}
