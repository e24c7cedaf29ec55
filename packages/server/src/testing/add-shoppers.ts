import { createClient, inProcess, type PurveyClient } from "@purvey/client";
import sql from "sql-template-tag";
import type { App } from "../app.ts";
import { permissionsOf } from "../platform/auth/roles.ts";
import type { Database } from "../platform/db/database.ts";

/** A shopper with a client of their own. */
export interface Shopper {
  readonly userId: number;
  readonly customerId: number;
  readonly client: PurveyClient;
}

const FIRST_CUSTOMER = 300_000;
const FIRST_USER = 10_000;

/**
 * Adds customers, who may owe any amount and need no purchase order number, and shoppers of them to the site `demo`:
 * for tests with many at once. Their goods come from Columbus, which takes no backorders.
 */
export async function addShoppers(db: Database, app: App, count: number, customers = 5): Promise<Shopper[]> {
  await db.execute(sql`
    insert into customer (site_id, customer_id, company_id, customer_name, default_location_id)
    select 'demo', ${FIRST_CUSTOMER} + n, 'PDS', 'Customer ' || n, 10 from generate_series(1, ${customers}::integer) n
    on conflict do nothing`);
  await db.execute(sql`
    insert into ship_to (site_id, customer_id, ship_to_name, city, state, postal_code)
    select 'demo', ${FIRST_CUSTOMER} + n, 'Dock', 'Columbus', 'OH', '43215' from generate_series(1, ${customers}::integer) n`);
  await db.execute(sql`
    insert into users (site_id, id, username, email, name, password_hash, customer_id)
    select 'demo', ${FIRST_USER} + n, 'shopper' || n, 'shopper' || n || '@customers.example', 'Shopper ' || n, '-',
      ${FIRST_CUSTOMER} + 1 + n % ${customers}::integer
    from generate_series(1, ${count}::integer) n
    on conflict do nothing`);
  return Promise.all(Array.from({ length: count }, (_, index) => shopper(app, index + 1, customers)));
}

async function shopper(app: App, number: number, customers: number): Promise<Shopper> {
  const userId = FIRST_USER + number;
  const customerId = FIRST_CUSTOMER + 1 + (number % customers);
  const jwt = await app.tokens.issue({
    site: "demo",
    userId,
    username: `shopper${number}`,
    role: "shopper",
    customerId,
    contactId: undefined,
    salesRepId: undefined,
    permissions: permissionsOf("shopper"),
  });
  return { userId, customerId, client: createClient({ siteId: "demo", jwt, transport: inProcess(app), retries: 0 }) };
}
