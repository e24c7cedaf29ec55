import sql, { type Sql } from "sql-template-tag";
import type { Queryable } from "../../../platform/db/database.ts";
import { settingJson, siteCurrency } from "../../../platform/settings/setting-value.ts";
import { effectiveShipTo } from "../../../services/customers/default-ship-to.ts";
import { allowanceTables } from "../../../services/customers/web-allowance.ts";
import type { ErpHeader } from "../../orders/erp-order-request.ts";
import { quotedPrices } from "../../orders/quoted-price.ts";
import type { PriceAsk } from "../../pricing/price-inputs.ts";
import { askedItems, priceInputsQuery } from "../../pricing/read-price-inputs.ts";
import { taxInputsQuery } from "../../pricing/read-tax-inputs.ts";
import { cartSelect } from "../cart/cart-columns.ts";
import { checkoutPairs } from "../checkout-columns.ts";
import type { CheckoutFacts } from "../checkout-facts.ts";

/** What goes before what the checkout says. */
export interface CheckoutOverrides {
  /** The cart of a checkout that has none; only one of the user whose checkout it is. */
  readonly cartHdrUid?: number | undefined;
  /** Header fields that came with the order. */
  readonly header?: ErpHeader | undefined;
  /** Lines in place of the cart's. */
  readonly asks?: readonly PriceAsk[] | undefined;
  /** Prices and taxes of this moment instead of now: `YYYY-MM-DD HH:mm:ss`, UTC. */
  readonly at?: string | undefined;
}

/**
 * Reads everything a checkout depends on – the cart, the customer with credit and allowance, ship-to and location,
 * prices, stock and taxes of all lines – in ONE statement, however many lines there are. Undefined when there is no such
 * checkout; whether the caller may see it is the caller's business.
 */
export async function readCheckout(
  db: Queryable,
  site: string,
  checkoutUid: number,
  overrides: CheckoutOverrides = {},
): Promise<CheckoutFacts | undefined> {
  const { header = {}, asks } = overrides;
  const at = overrides.at === undefined ? sql`localtimestamp` : sql`${overrides.at}::timestamp`;
  return db.first<CheckoutFacts>(sql`
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
    ), loc as (
      select l.* from location l where l.site_id = ${site} and l.status_cd = 704 and l.location_id = coalesce(
        ${header.locationId ?? null}::bigint, (select location_id from chk), (select default_location_id from dst),
        (select default_location_id from cus), (select o.location_id from location o
          where o.site_id = ${site} and o.status_cd = 704 order by o.sequence_no, o.location_id limit 1))
    )
    select (select json_build_object(${checkoutPairs}) from chk k) as "checkout",
      (${cart}) as "cart",
      (${cartLines}) as "cartLines", (${customer}) as "customer",
      (select json_build_object('usersId', b.id, 'name', b.name, 'email', b.email, 'contactId', b.contact_id, 'username', b.username, 'onBehalf', b.on_behalf) from buyer b) as "buyer",
      (${shipTo}) as "shipTo",
      (select json_build_object('locationId', l.location_id, 'locationName', l.location_name, 'allowBackorder', l.allow_backorder, 'postalCode', l.postal_code, 'country', coalesce(l.country, 'US')) from loc l) as "location",
      ${siteCurrency(sql`s.site_id`)} as "currency", ${settingJson(sql`s.site_id`, "commerce", "freight")} as "freight",
      (${allowance}) as "allowance", (${quotes(asks)}) as "quotes", (${tax(site, header, at)}) as "tax",
      (${inputs(site, asks, at)}) as "inputs"
    from site s where s.site_id = ${site} and exists (select 1 from chk)`);
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

const customer: Sql = sql`
  select json_build_object('customerId', u.customer_id, 'customerName', u.customer_name, 'companyId', u.company_id,
    'poNoRequired', u.po_no_required = 'Y', 'termsDesc', u.terms_desc, 'creditHold', u.credit_hold = 'Y',
    'creditLimit', u.credit_limit, 'webEnabled', u.web_enabled_flag = 'Y', 'salesRepId', u.sales_rep_id,
    'classes', json_build_array(u.class1_id, u.class2_id, u.class3_id, u.class4_id, u.class5_id),
    'creditUsed', coalesce((
      select sum(o.total_amount) from order_hdr o
      where o.site_id = u.site_id and o.customer_id = u.customer_id and o.cancel_flag = 'N' and o.delete_flag = 'N'
        and o.status in ('open', 'held', 'picking', 'shipped')), 0) + coalesce((
      select sum(v.total_amount - v.amount_paid) from invoice_hdr v
      where v.site_id = u.site_id and v.customer_id = u.customer_id and v.status = 'open'), 0))
  from cus u`;

const shipTo: Sql = sql`
  select json_build_object('shipToId', t.ship_to_id, 'shipToName', t.ship_to_name, 'address1', t.address1,
    'address2', t.address2, 'city', t.city, 'state', t.state, 'postalCode', t.postal_code, 'country', t.country,
    'email', t.email_address)
  from dst t`;

const allowance: Sql = sql`
  select json_build_object('allowance', p.web_allowance, 'period', p.web_allowance_period, 'spent', w.spent)
  from (select t.* from contact t join buyer on t.id = buyer.contact_id join chk on t.site_id = chk.site_id) p ${allowanceTables}`;

/** The open quotes of the customer, for lines with a price of their own; else those that lines of the cart have. */
function quotes(asks: readonly PriceAsk[] | undefined): Sql {
  const named = asks
    ? sql`q.status = 'open' and q.expiration_date >= localtimestamp`
    : sql`q.quote_no in (select c.quote_no from cart_line c join crt on c.site_id = crt.site_id and c.cart_hdr_uid = crt.cart_hdr_uid)`;
  return sql`
    select ${quotedPrices}
    from cus join quote_hdr q on q.site_id = cus.site_id and q.customer_id = cus.customer_id
    join quote_line l on l.site_id = q.site_id and l.quote_no = q.quote_no
    where ${named}`;
}

function tax(site: string, header: ErpHeader, at: Sql): Sql {
  const scope = {
    customerId: sql`(select customer_id from cus)`,
    shipToId: sql`(select ship_to_id from dst)`,
    state: sql`coalesce(${header.shipToState ?? null}::text, (select header ->> 'shipToState' from chk), (select state from dst))`,
    postalCode: sql`coalesce(${header.shipToZip ?? null}::text, (select header ->> 'shipToZip' from chk), (select postal_code from dst))`,
    country: sql`coalesce(${header.shipToCountry ?? null}::text, (select header ->> 'shipToCountry' from chk), (select country from dst), 'US')`,
    at,
  };
  return sql`select to_json(d) from (${taxInputsQuery(site, scope)}) d`;
}

function inputs(site: string, asks: readonly PriceAsk[] | undefined, at: Sql): Sql {
  const scope = {
    customerId: sql`(select customer_id from cus)`,
    shipToId: sql`(select ship_to_id from dst)`,
    companyId: sql`null::text`,
    at,
  };
  const asked = asks ? askedItems(asks) : askedOfCart;
  return sql`select coalesce(json_agg(to_json(p) order by p.position), '[]') from (${priceInputsQuery(site, asked, scope, stock(site))}) p`;
}

const askedOfCart: Sql = sql`
  select row_number() over (order by l.line_no) as position, l.inv_mast_uid, null::text as item_id, null::text as item_code
  from cart_line l join crt on l.site_id = crt.site_id and l.cart_hdr_uid = crt.cart_hdr_uid`;

function stock(site: string): Sql {
  return sql`,
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
