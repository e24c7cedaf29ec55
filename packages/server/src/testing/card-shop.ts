import sql from "sql-template-tag";
import { onTestFinished } from "vitest";
import type { Providers } from "../platform/ports/providers.ts";
import { settleOrderPayments } from "../trades/payments/settle-order-payments.ts";
import { beginCheckout } from "./checkout-desk.ts";
import { clientWithProviders } from "./client-with-providers.ts";
import { stripeCard, stripeOf, stripeStandIn } from "./stripe-stand-in.ts";
import type { TestServer } from "./test-server.ts";

/** Two boxes of bolts for 62.00, and 4.81 tax. */
const bolts = [{ itemId: "HB-M8-40", quantity: 2 }];

/**
 * A shop with a Stripe of its own until the test ends: a checkout of dana's over 66.81 that `order` orders with a card,
 * the job that `settle` runs once, and `clientFor` others at the same shop, which has these outside systems besides.
 */
export async function cardShop(server: TestServer, besides: Partial<Providers> = {}) {
  const stripe = await stripeStandIn();
  onTestFinished(async () => {
    stripe.close();
    // What this test left open is no business of the next one's Stripe.
    await server.db.execute(sql`
      update order_payment set done = true, closed = true, state = case when state = 'begun' then 'declined' else state end
      where site_id = 'demo'`);
  });
  const paymentAccountId = await stripeCard(server, "pa_stripe");
  const payments = stripeOf(stripe);
  const clientFor = (username: string) => clientWithProviders(server, username, { ...besides, payments });
  const { commerce } = await clientFor("dana");
  const { checkoutUid } = await beginCheckout(server, bolts, { shipToId: 1, customerPoNumber: "PO-1" });
  const input = { checkoutUid, header: {}, paymentAccount: { paymentAccountId } };
  const order = (more: object = {}) => commerce.checkout.prophet21Hdr.create({ ...input, ...more }).data;
  const settle = () =>
    settleOrderPayments(
      server.db,
      async () => payments,
      () => true,
    );
  return { stripe, commerce, checkoutUid, order, settle, clientFor };
}

/** What was done with the card of a checkout's order, first to last. */
export function movementsOf({ db }: TestServer, checkoutUid: number) {
  return db.query<{ kind: string; state: string; amount: number; orderNo: number | null }>(sql`
    select kind, state, amount, order_no as "orderNo" from order_payment
    where site_id = 'demo' and checkout_uid = ${checkoutUid} order by order_payment_uid`);
}

/** Boxes of an order's first line leave, as the ERP writes it down. */
export async function shipBoxes({ db }: TestServer, orderNo: number, boxes: number): Promise<void> {
  const row = await db.first<{ no: number }>(sql`
    insert into shipment (site_id, order_no, location_id) select 'demo', ${orderNo}, location_id from order_hdr
    where site_id = 'demo' and order_no = ${orderNo} returning shipment_no as no`);
  await db.execute(sql`
    insert into shipment_line (site_id, shipment_no, order_line_no, quantity) values ('demo', ${row?.no ?? 0}, 1, ${boxes})`);
}
