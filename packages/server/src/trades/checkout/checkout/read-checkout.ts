import sql, { type Sql } from "sql-template-tag";
import type { Context } from "../../../platform/endpoints/context.ts";
import { branchDay } from "../../../platform/settings/branch-day.ts";
import { settingJson, settingText, siteCurrency } from "../../../platform/settings/setting-value.ts";
import { stateByCode } from "../../../values/places/canonical-place.ts";
import { allowanceTables, effectiveShipTo } from "../../customers/index.ts";
import { type ErpHeader, quotedPrices, quoteValidity } from "../../orders/index.ts";
import {
  askedItems,
  isAtShipTo,
  type PriceAsk,
  type PriceReading,
  priceInputsQuery,
  pricesNow,
  taxInputsQuery,
} from "../../pricing/index.ts";
import { storedChain } from "../approvals/approval-chain.ts";
import { cartSelect } from "../cart/cart-columns.ts";
import { checkoutPairs } from "../checkout-columns.ts";
import type { CheckoutFacts, CheckoutItemExtras } from "../checkout-facts.ts";

/** What goes before what the checkout says. */
export interface CheckoutOverrides {
  /** The cart of a checkout that has none; only one of the user whose checkout it is. */
  readonly cartHdrUid?: number | undefined;
  /** Header fields that came with the order. */
  readonly header?: ErpHeader | undefined;
  /** Lines in place of the cart's. */
  readonly asks?: readonly PriceAsk[] | undefined;
  /** Prices of `asks`, and taxes, of this moment instead of now: `YYYY-MM-DD HH:mm:ss`, UTC. */
  readonly at?: string | undefined;
}

/**
 * Reads everything a checkout depends on – the cart, the customer with credit and allowance, ship-to and location,
 * prices, stock and taxes of all lines – in ONE statement, however many lines there are; one more where the prices of
 * the cart's lines are not remembered, and one where a state is none and the postal code says which it is. Undefined when
 * there is no such checkout; whether the caller may see it is the caller's business.
 */
export async function readCheckout(
  context: Context,
  checkoutUid: number,
  overrides: CheckoutOverrides = {},
): Promise<CheckoutFacts | undefined> {
  const facts = await readFacts(context, checkoutUid, overrides);
  const states = {
    delivered: facts && stateByCode(facts.tax),
    pickedUp: facts?.pickupTax ? stateByCode(facts.pickupTax) : undefined,
  };
  const isWritten = states.delivered === undefined && states.pickedUp === undefined;
  return isWritten ? facts : readFacts(context, checkoutUid, overrides, states);
}

/** The states whose rates count, where what is written is none. */
interface RateStates {
  readonly delivered?: string | undefined;
  readonly pickedUp?: string | undefined;
}

async function readFacts(
  context: Context,
  checkoutUid: number,
  overrides: CheckoutOverrides,
  states: RateStates = {},
): Promise<CheckoutFacts | undefined> {
  const { db, site, priceFacts } = context;
  const { header = {}, asks } = overrides;
  const at = overrides.at === undefined ? sql`localtimestamp` : sql`${overrides.at}::timestamp`;
  const prices = priceFacts.beside(site);
  const priced = asks
    ? sql`(${inputs(site, asks, at)}) as "inputs"`
    : sql`(${stockOfCart(site)}) as "stock", ${agreedShipTo} as "agreedShipToId", ${prices.changes} as "changes"`;
  const facts = await db.first<CheckoutFacts | CartFacts>(sql`
    with chk as (
      select * from checkout where site_id = ${site} and checkout_uid = ${checkoutUid} and status_cd <> 700
    ), crt as (
      select c.* from cart_hdr c join chk on c.site_id = chk.site_id and (c.cart_hdr_uid = chk.cart_hdr_uid
        or (chk.cart_hdr_uid is null and c.cart_hdr_uid = ${overrides.cartHdrUid ?? null}::bigint and c.user_id = chk.users_id))
    ), cus as (
      select u.* from customer u where u.site_id = ${site} and u.delete_flag = 'N'
        and u.customer_id = coalesce((select customer_id from chk), ${header.customerId ?? null}::numeric, (select customer_id from crt))
    ), buyer as (
      select chk.users_id as id, coalesce(x.name, '') as name, x.email, coalesce(x.username, '') as username,
        case when x.sales_rep_id is not null and x.customer_id is distinct from coalesce((select customer_id from cus), x.customer_id) then 'Y' else 'N' end as on_behalf, coalesce(
          (select n.contact_id from contact_customer n join cus on n.site_id = cus.site_id and n.customer_id = cus.customer_id
            where n.contact_id = ${header.contactId ?? null}::bigint),
          (select contact_id from crt), x.contact_id) as contact_id
      from chk left join users x on x.site_id = chk.site_id and x.id = chk.users_id
    ), dst as (
      select t.* from ship_to t join cus on t.site_id = cus.site_id and t.customer_id = cus.customer_id
      where t.delete_flag = 'N' and t.ship_to_id = coalesce(${header.shipToId ?? null}::bigint, (select ship_to_id from chk), ${effectiveShipTo(sql`cus`)})
    ), way as (
      select ${given(header, "shipToAddress1")} as address1, ${given(header, "shipToCity")} as city, ${given(header, "shipToState")} as state,
        ${given(header, "shipToZip")} as postal_code, ${given(header, "shipToCountry")} as country
      from chk
    ), agreed as (
      select dst.ship_to_id from dst, way where ${isAtShipTo({ ...way, rateState: rateState(states.delivered) }, sql`dst`)}
    ), loc as (
      select l.* from location l where l.site_id = ${site} and l.status_cd = 704 and l.location_id = coalesce(
        ${header.locationId ?? null}::bigint, (select location_id from chk), (select default_location_id from dst),
        (select default_location_id from cus), (select o.location_id from location o
          where o.site_id = ${site} and o.status_cd = 704
          order by o.location_id = ${settingText(sql`${site}`, "core", "defaultLocationId")}::bigint desc nulls last, o.sequence_no, o.location_id
          limit 1))
    )
    select (select json_build_object(${checkoutPairs}) from chk k) as "checkout",
      (${cart}) as "cart",
      (${cartLines}) as "cartLines", (${customer}) as "customer",
      (select json_build_object('usersId', b.id, 'name', b.name, 'email', b.email, 'contactId', b.contact_id, 'username', b.username, 'onBehalf', b.on_behalf) from buyer b) as "buyer",
      (${shipTo}) as "shipTo",
      (select json_build_object('locationId', l.location_id, 'locationName', l.location_name, 'allowBackorder', l.allow_backorder, 'postalCode', l.postal_code, 'country', coalesce(l.country, 'US'), 'today', to_char(${at} at time zone 'UTC' at time zone l.timezone, 'YYYY-MM-DD')) from loc l) as "location",
      ${siteCurrency(sql`s.site_id`)} as "currency", ${settingJson(sql`s.site_id`, "commerce", "freight")} as "freight",
      ${settingText(sql`s.site_id`, "addressValidation", "atCheckout")} as "addressRule",
      coalesce(${settingText(sql`s.site_id`, "tax", "commitDocuments")} = 'Y', false) as "recordsTaxes",
      (${allowance}) as "allowance", ${storedChain(sql`s.site_id`, sql`(select customer_id from cus)`)} as "chain", (${quotes(asks)}) as "quotes", (${tax(site, at, states)}) as "tax",
      (${asks ? pickupTax(site, at, states) : sql`null::json`}) as "pickupTax",
      ${priced}
    from site s where s.site_id = ${site} and exists (select 1 from chk)`);
  return facts && "changes" in facts ? withPrices(facts, prices, context) : facts;
}

/** A checkout's facts before the prices of its cart's lines. */
interface CartFacts extends Omit<CheckoutFacts, "inputs"> {
  /** One for each line, in their order. */
  readonly stock: readonly CheckoutItemExtras[];
  readonly agreedShipToId: number | null;
  readonly changes: Parameters<PriceReading["inputs"]>[0];
}

async function withPrices(
  { stock, agreedShipToId, changes, ...facts }: CartFacts,
  prices: PriceReading,
  context: Context,
): Promise<CheckoutFacts> {
  const asks = facts.cartLines.map(({ invMastUid }) => ({ invMastUid }));
  const scope = { customerId: facts.customer?.customerId ?? 0, shipToId: agreedShipToId ?? undefined };
  const found = prices.inputs(changes, scope, asks) ?? (await pricesNow(context, scope, asks));
  const inputs = found.map((input, index) => ({
    ...input,
    item: input.item && { ...input.item, ...(stock[index] as CheckoutItemExtras) },
  }));
  return { ...facts, inputs };
}

const cart: Sql = sql`
  select to_jsonb(d) || jsonb_build_object('dateCreated', to_char(d."dateCreated", 'YYYY-MM-DD HH24:MI:SS'),
    'dateLastModified', to_char(d."dateLastModified", 'YYYY-MM-DD HH24:MI:SS'))
  from (select ${cartSelect} from crt h) d`;

const cartLines: Sql = sql`
  select coalesce(json_agg(json_build_object('lineNo', l.line_no, 'invMastUid', l.inv_mast_uid, 'itemId', l.item_id,
    'quantity', l.quantity, 'unitOfMeasure', l.unit_of_measure, 'unitPrice', l.unit_price, 'quoteNo', l.quote_no, 'lineNote', l.line_note
  ) order by l.line_no), '[]')
  from cart_line l join crt on l.site_id = crt.site_id and l.cart_hdr_uid = crt.cart_hdr_uid`;

const openSums = sql`from customer_open_sum a where a.site_id = u.site_id and a.customer_id = u.customer_id`;

const customer: Sql = sql`
  select json_build_object('customerId', u.customer_id, 'customerName', u.customer_name, 'companyId', u.company_id,
    'poNoRequired', u.po_no_required = 'Y', 'termsDesc', u.terms_desc, 'creditHold', u.credit_hold = 'Y',
    'creditLimit', u.credit_limit, 'webEnabled', u.web_enabled_flag = 'Y', 'salesRepId', u.sales_rep_id,
    'classes', json_build_array(u.class1_id, u.class2_id, u.class3_id, u.class4_id, u.class5_id),
    'creditUsed', coalesce((select a.open_orders + a.open_invoices ${openSums} and a.currency = ${siteCurrency(sql`u.site_id`)}), 0),
    'openElsewhere', coalesce((
      select json_agg(json_build_object('currency', a.currency, 'amount', a.open_orders + a.open_invoices) order by a.currency)
      ${openSums} and a.currency <> ${siteCurrency(sql`u.site_id`)} and a.open_orders + a.open_invoices > 0), '[]'))
  from cus u`;

const shipTo: Sql = sql`
  select json_build_object('shipToId', t.ship_to_id, 'shipToName', t.ship_to_name, 'address1', t.address1,
    'address2', t.address2, 'city', t.city, 'state', t.state, 'postalCode', t.postal_code, 'country', t.country,
    'email', t.email_address)
  from dst t`;

const allowance: Sql = sql`
  select json_build_object('allowance', l.amount, 'period', l.period, 'spent', w.spent)
  from (select t.* from contact t join buyer on t.id = buyer.contact_id join chk on t.site_id = chk.site_id) p ${allowanceTables}`;

/** The open quotes of the customer, for lines with a price of their own; else those that lines of the cart have. */
function quotes(asks: readonly PriceAsk[] | undefined): Sql {
  const named = asks
    ? sql`v.holds`
    : sql`q.quote_no in (select c.quote_no from cart_line c join crt on c.site_id = crt.site_id and c.cart_hdr_uid = crt.cart_hdr_uid)`;
  return sql`
    select ${quotedPrices}
    from cus join quote_hdr q on q.site_id = cus.site_id and q.customer_id = cus.customer_id ${quoteValidity}
    join quote_line l on l.site_id = q.site_id and l.quote_no = q.quote_no
    where ${named}`;
}

type AddressField = "shipToAddress1" | "shipToCity" | "shipToState" | "shipToZip" | "shipToCountry";

/** A field of an address of the order's own: as it comes with the order, else as it was given beforehand. */
function given(header: ErpHeader, field: AddressField): Sql {
  return sql`coalesce(nullif(trim(${header[field] ?? null}::text), ''), nullif(trim(chk.header ->> ${field}), ''))`;
}

const way = {
  address1: sql`way.address1`,
  city: sql`way.city`,
  state: sql`way.state`,
  postalCode: sql`way.postal_code`,
  country: sql`way.country`,
};

/** The ship-to whose exemption and contracts hold: none for an order that goes elsewhere. */
const agreedShipTo: Sql = sql`(select ship_to_id from agreed)`;

function rateState(state: string | undefined): Sql | undefined {
  return state === undefined ? undefined : sql`${state}::text`;
}

function tax(site: string, at: Sql, { delivered }: RateStates): Sql {
  const scope = {
    customerId: sql`(select customer_id from cus)`,
    shipToId: agreedShipTo,
    state: sql`coalesce((select state from way), (select state from dst))`,
    rateState: rateState(delivered),
    postalCode: sql`coalesce((select postal_code from way), (select postal_code from dst))`,
    country: sql`coalesce((select country from way), (select country from dst), 'US')`,
    today: branchDay(sql`${site}`, sql`(select customer_id from cus)`, at),
  };
  return sql`select to_json(d) from (${taxInputsQuery(site, scope)}) d`;
}

/** The taxes of what is picked up: those of the branch, where no ship-to is exempt. */
function pickupTax(site: string, at: Sql, { pickedUp }: RateStates): Sql {
  const scope = {
    customerId: sql`(select customer_id from cus)`,
    shipToId: sql`null::bigint`,
    state: sql`(select state from loc)`,
    rateState: rateState(pickedUp),
    postalCode: sql`(select postal_code from loc)`,
    country: sql`coalesce((select country from loc), 'US')`,
    today: branchDay(sql`${site}`, sql`(select customer_id from cus)`, at),
  };
  return sql`select to_json(d) from (${taxInputsQuery(site, scope)}) d`;
}

function inputs(site: string, asks: readonly PriceAsk[], at: Sql): Sql {
  const scope = {
    customerId: sql`(select customer_id from cus)`,
    shipToId: agreedShipTo,
    companyId: sql`null::text`,
    at,
  };
  const more = sql`, ${stock(site)}`;
  return sql`select coalesce(json_agg(to_json(p) order by p.position), '[]') from (${priceInputsQuery(site, askedItems(asks), scope, more)}) p`;
}

function stockOfCart(site: string): Sql {
  return sql`
    select coalesce(json_agg(json_build_object(${stock(site)}) order by i.line_no), '[]')
    from cart_line i join crt on i.site_id = crt.site_id and i.cart_hdr_uid = crt.cart_hdr_uid`;
}

/** Members of a JSON object: {@link CheckoutItemExtras} of the item of `i`. */
function stock(site: string): Sql {
  return sql`
    'onHand', coalesce((${stockAt(site, sql`y.qty_on_hand`)}), 0), 'allocated', coalesce((${stockAt(site, sql`y.qty_allocated`)}), 0),
    'elsewhere', (
      select coalesce(json_agg(json_build_object('locationName', l.location_name, 'available', y.qty_on_hand - y.qty_allocated)
        order by y.qty_on_hand - y.qty_allocated desc), '[]')
      from item_stock y join location l on l.site_id = y.site_id and l.location_id = y.location_id
      where y.site_id = ${site} and y.inv_mast_uid = i.inv_mast_uid and y.qty_on_hand > y.qty_allocated
        and y.location_id is distinct from (select location_id from loc) and l.status_cd = 704
    ), 'substitutes', (
      select coalesce(json_agg(e.item_id order by n.sequence_no, n.inv_mast_links_uid), '[]')
      from item_link n join item e on e.site_id = n.site_id and e.inv_mast_uid = n.linked_inv_mast_uid
      where n.site_id = ${site} and n.inv_mast_uid = i.inv_mast_uid and n.link_type = 'substitute'
    )`;
}

/** A quantity of the item `i` at the checkout's location. */
function stockAt(site: string, quantity: Sql): Sql {
  return sql`select ${quantity} from item_stock y
    where y.site_id = ${site} and y.location_id = (select location_id from loc) and y.inv_mast_uid = i.inv_mast_uid`;
}
