import type { CustomersOperations, ShipTo } from "@purvey/contract/generated/customers";
import { ShipTo as ShipToSchema } from "@purvey/contract/services/customers/ship-to";
import sql, { join, type Sql } from "sql-template-tag";
import { columnFields, selectFields, snakeCase } from "../../../../platform/db/columns.ts";
import { orderBy } from "../../../../platform/db/order-by.ts";
import { everyWord } from "../../../../platform/db/words.ts";
import type { Context } from "../../../../platform/endpoints/context.ts";
import type { Handlers, Received } from "../../../../platform/endpoints/implement.ts";
import { queryPage } from "../../../../platform/endpoints/page.ts";
import { requireLocation } from "../../../../platform/endpoints/require-location.ts";
import { within } from "../../../../platform/endpoints/within.ts";
import { invalid, notFound } from "../../../../platform/errors.ts";
import { runRefresh } from "../../../../platform/refresh/run-refresh.ts";
import { canonicalCountry, canonicalPlace } from "../../../../values/places/canonical-place.ts";
import { pageOfCustomer, requireExistingCustomer } from "../../access.ts";
import { alignAddressBook } from "../../addresses/address-book.ts";
import { effectiveShipTo } from "../../customer-rows.ts";
import { shipTosPlan } from "../../refresh-ship-to.ts";

const columns = columnFields(ShipToSchema).filter((field) => field !== "isDefault");
const expressions = Object.fromEntries(columns.map((field) => [snakeCase(field), `s.${snakeCase(field)}`]));

/** What is selected for an address; the aliases are `s` for it and `c` for its customer. */
export const shipToSelect = sql`${selectFields(columns, "s")}, s.ship_to_id is not distinct from ${effectiveShipTo(sql`c`)} as "isDefault"`;

const tables = sql`from ship_to s join customer c on c.site_id = s.site_id and c.customer_id = s.customer_id`;
const haystack = sql`lower(concat_ws(' ', s.ship_to_name, s.address1, s.address2, s.address3, s.city, s.state, s.postal_code))`;

interface AddressInput {
  readonly customerId: number;
  readonly q?: string;
  readonly limit: number;
  readonly offset: number;
}

function addresses(context: Context, input: AddressInput, order: Sql, kind: readonly Sql[]) {
  const own = [sql`s.site_id = ${context.site}`, sql`s.customer_id = ${input.customerId}`, sql`s.delete_flag = 'N'`];
  return pageOfCustomer(context, input.customerId, () =>
    queryPage<ShipTo>(context.db, {
      select: shipToSelect,
      from: sql`${tables} where ${join([...own, ...kind, ...everyWord(haystack, input.q)], " and ")}`,
      order,
      limit: input.limit,
      offset: input.offset,
    }),
  );
}

type NewShipTo = Received<CustomersOperations["customer.shipTo.create"]>;

/**
 * Adds a ship-to (R155); its name is the customer's when none is given, its location the customer's. A state that there
 * is not is kept as it was given: orders that go there are warned of it.
 *
 * @throws ServerError 400 for a country that there is not
 */
async function createShipTo(input: NewShipTo, context: Context): Promise<ShipTo> {
  await requireExistingCustomer(context, input.customerId);
  if (canonicalCountry(input.country) === undefined)
    throw invalid("country", canonicalPlace(input).problem ?? "", input.country);
  await requireLocation("defaultLocationId", input.defaultLocationId, context);
  return context.transaction(async (db) => {
    const shipToId = await insertShipTo(input, within(context, db));
    await alignAddressBook(db, { site: context.site, customerId: input.customerId });
    return readShipTo(within(context, db), shipToId);
  });
}

async function insertShipTo(input: NewShipTo, context: Context): Promise<number> {
  const { country, state = input.state } = canonicalPlace({ country: input.country, state: input.state });
  const { postalCode } = canonicalPlace({ ...input, state });
  const created = await context.db.first<{ shipToId: number }>(sql`
    insert into ship_to (site_id, customer_id, ship_to_name, address1, address2, address3, city, state, postal_code, country,
      phone, email_address, default_location_id)
    select c.site_id, c.customer_id, coalesce(${input.shipToName ?? null}::text, c.customer_name), ${input.address1 ?? null}::text,
      ${input.address2 ?? null}::text, ${input.address3 ?? null}::text, ${input.city}::text, ${state}::text,
      ${postalCode ?? null}::text, ${country}::text, ${input.phone ?? null}::text, ${input.emailAddress ?? null}::text,
      coalesce(${input.defaultLocationId ?? null}::bigint, c.default_location_id)
    from customer c where c.site_id = ${context.site} and c.customer_id = ${input.customerId} and c.delete_flag = 'N'
    returning ship_to_id as "shipToId"`);
  if (!created) throw notFound("customer", input.customerId);
  return created.shipToId;
}

async function readShipTo(context: Context, shipToId: number): Promise<ShipTo> {
  const row = await context.db.first<ShipTo>(
    sql`select ${shipToSelect} ${tables} where s.site_id = ${context.site} and s.ship_to_id = ${shipToId}`,
  );
  if (!row) throw notFound("ship-to", shipToId);
  return row;
}

type ShipToOperations = Pick<
  CustomersOperations,
  "customer.address.list" | "customer.shipTo.list" | "customer.shipTo.create" | "shipTo.refresh"
>;

/** Addresses of a customer and the places they have goods delivered to (R155). */
export const shipToHandlers: Handlers<ShipToOperations> = {
  "customer.address.list": (input, context) => addresses(context, input, sql`order by s.ship_to_id`, []),
  "customer.shipTo.list": (input, context) =>
    addresses(context, input, orderBy(input.orderBy, columns, "s.ship_to_id", expressions), [
      sql`s.address_type = 'ship'`,
    ]),
  "customer.shipTo.create": createShipTo,
  "shipTo.refresh": (_input, context) => runRefresh(context, "ship-to", shipTosPlan),
};
