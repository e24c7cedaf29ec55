import { randomUUID } from "node:crypto";
import type { Checkout, CommerceOperations } from "@purvey/contract/generated/commerce";
import sql, { raw, type Sql } from "sql-template-tag";
import type { Context } from "../../../platform/endpoints/context.ts";
import type { Received } from "../../../platform/endpoints/implement.ts";
import { visibleCustomers } from "../../customers/index.ts";
import { type ErpHeader, keptHeader } from "../../orders/index.ts";
import { requireOpen } from "../cart/change-cart.ts";
import { readCart } from "../cart/store-cart.ts";
import { requireOwnCart } from "../checkout-access.ts";
import { checkoutSelect } from "../checkout-columns.ts";
import { withoutGivenFreight } from "../freight/own-freight.ts";

type CreateInput = Received<CommerceOperations["checkout.create"]>;

/**
 * Begins the checkout of a cart, or goes on with the one under way, in one statement (R063). What is given again
 * replaces what was given before; the rest is kept.
 */
export async function createCheckout(input: CreateInput, context: Context): Promise<Checkout> {
  const checkout = await context.db.first<Checkout>(insertStatement(input, context));
  if (checkout) return checkout;
  const cartHdrUid = input.cartHdrUid ?? 0;
  const reading = await readCart(context, cartHdrUid);
  requireOpen(await requireOwnCart(context, cartHdrUid, reading?.cart));
  throw new Error(`The cart ${cartHdrUid} is open, but no checkout could be begun.`);
}

/** The order's header fields that are given beforehand, under whatever names; those of the call itself go first. */
function headerOf(input: CreateInput, context: Context): ErpHeader {
  const { shipToId, locationId, customerPoNumber } = input;
  const own = Object.entries({ shipToId, locationId, customerPoNumber }).filter(([, value]) => value !== undefined);
  return { ...withoutGivenFreight(keptHeader(input.properties, input.body), context), ...Object.fromEntries(own) };
}

function insertStatement(input: CreateInput, context: Context): Sql {
  const header = headerOf(input, context);
  const setter = header.shippingEstimate === undefined ? null : context.user.userId;
  return sql`
    insert into checkout as k (site_id, checkout_uuid, status_cd, checkout_type, checkout_processor, properties, json_data,
      source_name, source_id, body, ship_to_id, location_id, po_no, header, freight_set_by, freight_set_at, cart_hdr_uid, users_id, customer_id)
    select ${context.site}, ${randomUUID()}, ${input.statusCd}, ${input.checkoutType ?? null}, ${input.checkoutProcessor ?? null},
      ${JSON.stringify(input.properties ?? {})}::jsonb, ${input.jsonData ?? null}, ${input.sourceName ?? null}, ${input.sourceId ?? null},
      ${input.body ? JSON.stringify(input.body) : null}::jsonb, ${header.shipToId ?? null}::bigint, ${header.locationId ?? null}::bigint,
      ${header.customerPoNumber ?? null}, ${JSON.stringify(header)}::jsonb, ${setter}::bigint, case when ${setter !== null} then localtimestamp(0) end,
      o.cart_hdr_uid, o.user_id, o.customer_id
    from (${ownerOf(input, context)}) o
    on conflict (site_id, cart_hdr_uid) where status_cd = 704 do update set
      checkout_type = coalesce(excluded.checkout_type, k.checkout_type),
      checkout_processor = coalesce(excluded.checkout_processor, k.checkout_processor),
      properties = case when ${input.properties !== undefined} then excluded.properties else k.properties end,
      json_data = coalesce(excluded.json_data, k.json_data), source_name = coalesce(excluded.source_name, k.source_name),
      source_id = coalesce(excluded.source_id, k.source_id), body = coalesce(excluded.body, k.body),
      ship_to_id = coalesce(excluded.ship_to_id, k.ship_to_id), location_id = coalesce(excluded.location_id, k.location_id),
      po_no = coalesce(excluded.po_no, k.po_no), header = ${keptBefore(input)} || excluded.header,
      freight_set_by = ${setterAfter(input, "freight_set_by")}, freight_set_at = ${setterAfter(input, "freight_set_at")}, date_last_modified = localtimestamp(0)
    returning ${checkoutSelect}`;
}

/**
 * What header fields remain of those given before: `properties` that are given anew take theirs along, or a carrier that
 * was chosen once would be charged after it was given up.
 */
function keptBefore({ properties, body }: CreateInput): Sql {
  if (properties === undefined) return sql`k.header`;
  return sql`case when k.body is null or ${body !== undefined} then '{}'::jsonb else k.header end`;
}

/** Whoever gives a figure of freight now; else who gave the one that remains. */
function setterAfter(input: CreateInput, column: "freight_set_by" | "freight_set_at"): Sql {
  const name = raw(column);
  return sql`coalesce(excluded.${name}, case when (${keptBefore(input)}) -> 'shippingEstimate' is not null then k.${name} end)`;
}

/** The cart with its user and customer; without a cart the caller and their customer. */
function ownerOf({ cartHdrUid }: CreateInput, context: Context): Sql {
  const { userId, customerId } = context.user;
  if (cartHdrUid === undefined) {
    return sql`select null::bigint as cart_hdr_uid, ${userId}::bigint as user_id, ${customerId ?? null}::numeric as customer_id`;
  }
  return sql`
    select c.cart_hdr_uid, c.user_id, c.customer_id from cart_hdr c
    where c.site_id = ${context.site} and c.cart_hdr_uid = ${cartHdrUid} and c.status_cd = 704
      and (c.user_id = ${userId} or ${context.can("customer.all")})
      and (c.customer_id is null or ${visibleCustomers(context, sql`c.customer_id`)})`;
}
