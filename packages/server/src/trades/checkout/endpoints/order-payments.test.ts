import sql from "sql-template-tag";
import { beforeEach, expect, it } from "vitest";
import { cardShop, movementsOf, shipBoxes } from "../../../testing/card-shop.ts";
import { beginCheckout, renewAllowance } from "../../../testing/checkout-desk.ts";
import { describeServer } from "../../../testing/describe-server.ts";
import { stripeCard } from "../../../testing/stripe-stand-in.ts";

/** Two boxes of bolts for 62.00, and 4.81 tax. */
const bolts = [{ itemId: "HB-M8-40", quantity: 2 }];

describeServer("the card of an order", (server) => {
  beforeEach(() => renewAllowance(server()));

  const shop = () => cardShop(server());
  const ship = (orderNo: number, boxes: number) => shipBoxes(server(), orderNo, boxes);
  const rowsOf = (checkoutUid: number) => movementsOf(server(), checkoutUid);

  const shipmentsOf = async (orderNo: number) =>
    (
      await server().db.query<{ no: number }>(sql`
        select shipment_no as no from shipment where site_id = 'demo' and order_no = ${orderNo} order by 1`)
    ).map(({ no }) => no);

  it("is held with the order, once however often that is asked for", async () => {
    const { stripe, commerce, checkoutUid, order } = await shop();
    const [first, second] = await Promise.all([order(), order()]);
    const third = await order();
    expect(new Set([first.orderNo, second.orderNo, third.orderNo]).size).toBe(1);
    expect(stripe.moves).toEqual(["hold 66.81"]);
    expect(await rowsOf(checkoutUid)).toEqual([
      { kind: "authorize", state: "approved", amount: 66.81, orderNo: first.orderNo },
    ]);
    const form = new URLSearchParams(stripe.requests[0]?.body);
    expect([form.get("capture_method"), form.get("customer"), form.get("payment_method")]).toEqual([
      "manual",
      "cus_1",
      "pm_1",
    ]);
    expect((await commerce.checkout.doc({ checkoutUid }).data).orderNo).toBe(first.orderNo);
  });

  it.each(["cut", "silent"] as const)(
    "is held once where the processor's answer is lost (%s) and the order is repeated",
    async (mood) => {
      const { stripe, checkoutUid, order } = await shop();
      stripe.mood = mood;
      await expect(order()).rejects.toMatchObject({ status: mood === "cut" ? 503 : 504 });
      expect((await rowsOf(checkoutUid)).map(({ state, orderNo }) => [state, orderNo])).toEqual([["begun", null]]);
      stripe.mood = "well";
      const { orderNo } = await order();
      expect(stripe.moves).toEqual(["hold 66.81"]);
      expect(stripe.requests.map(({ headers }) => headers["idempotency-key"])).toHaveLength(2);
      expect(new Set(stripe.requests.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
      expect(await rowsOf(checkoutUid)).toMatchObject([{ kind: "authorize", state: "approved", orderNo }]);
    },
  );

  it("is not held without its order for long: what a crash left is finished and let go of, once", async () => {
    const { db } = server();
    const { stripe, checkoutUid, order, settle } = await shop();
    stripe.mood = "cut";
    await expect(order()).rejects.toMatchObject({ status: 503 });
    stripe.mood = "well";
    await db.execute(
      sql`update order_payment set next_attempt = localtimestamp(0) where site_id = 'demo' and checkout_uid = ${checkoutUid}`,
    );
    await settle();
    expect((await rowsOf(checkoutUid)).map(({ kind, state }) => [kind, state])).toEqual([["authorize", "approved"]]);
    await settle();
    expect(stripe.moves).toEqual(["hold 66.81"]);
    await db.execute(sql`
      update order_payment set date_settled = localtimestamp(0) - interval '31 minutes' where site_id = 'demo' and checkout_uid = ${checkoutUid}`);
    await Promise.all([settle(), settle()]);
    await settle();
    expect(stripe.moves).toEqual(["hold 66.81", "release"]);
    // Whoever orders after that holds anew.
    await order();
    expect(stripe.moves).toEqual(["hold 66.81", "release", "hold 66.81"]);
  });

  it("is refused with the processor's word, and nothing is ordered; another try asks again", async () => {
    const { stripe, commerce, checkoutUid, order } = await shop();
    stripe.mood = "declining";
    await expect(order()).rejects.toMatchObject({
      status: 422,
      message:
        "The card Visa ending in 4242 was not accepted: Declined (card_declined). Nothing was ordered; enter another card.",
    });
    expect((await commerce.checkout.get({ checkoutUid }).data).orderNo).toBeNull();
    stripe.mood = "well";
    expect((await order()).created).toBe(true);
    expect(stripe.moves).toEqual(["hold 66.81"]);
  });

  it("is taken with what leaves: the hold first, the card for what leaves later, in sum what it bears", async () => {
    const { stripe, order, settle } = await shop();
    const { orderNo } = await order();
    await settle();
    expect(stripe.moves).toEqual(["hold 66.81"]);
    await ship(orderNo, 1);
    await Promise.all([settle(), settle()]);
    // Half of the goods is half of 66.81, rounded half up.
    expect(stripe.moves).toEqual(["hold 66.81", "take 33.41"]);
    await ship(orderNo, 1);
    await settle();
    await settle();
    expect(stripe.moves).toEqual(["hold 66.81", "take 33.41", "charge 33.40"]);
    const { orders } = await server().clientFor("dana");
    const { cardMovements = [] } = await orders.oeHdr.doc({ id: orderNo }).data;
    const [first, second] = await shipmentsOf(orderNo);
    expect(cardMovements.map(({ kind, state, amount, shipmentNo }) => [kind, state, amount, shipmentNo])).toEqual([
      ["authorize", "approved", 66.81, null],
      ["capture", "approved", 33.41, first],
      ["charge", "approved", 33.4, second],
    ]);
    expect(cardMovements[0]).toMatchObject({ source: "stripe", currency: "USD", transactionId: "pi_1" });
  });

  it("is taken once where the answer is lost, and from the card where the hold is over", async () => {
    const { db } = server();
    const { stripe, checkoutUid, order, settle } = await shop();
    const { orderNo } = await order();
    await ship(orderNo, 2);
    stripe.mood = "cut";
    await expect(settle()).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
    stripe.mood = "well";
    await db.execute(
      sql`update order_payment set next_attempt = localtimestamp(0) where site_id = 'demo' and checkout_uid = ${checkoutUid}`,
    );
    await settle();
    await settle();
    expect(stripe.moves).toEqual(["hold 66.81", "take 66.81"]);
    const over = await shop();
    const later = await over.order();
    await ship(later.orderNo, 2);
    over.stripe.mood = "declining";
    await over.settle();
    over.stripe.mood = "well";
    await over.settle();
    await over.settle();
    expect(over.stripe.moves).toEqual(["hold 66.81", "charge 66.81"]);
  });

  it("is let go of when the order is cancelled", async () => {
    const { stripe, order, settle } = await shop();
    const { orderNo } = await order();
    await server().db.execute(
      sql`update order_hdr set cancel_flag = 'Y' where site_id = 'demo' and order_no = ${orderNo}`,
    );
    await Promise.all([settle(), settle()]);
    await settle();
    expect(stripe.moves).toEqual(["hold 66.81", "release"]);
  });

  it("gets back what was taken when the order is cancelled after that, once", async () => {
    const { stripe, order, settle } = await shop();
    const { orderNo } = await order();
    await ship(orderNo, 2);
    await settle();
    await settle();
    await server().db.execute(
      sql`update order_hdr set cancel_flag = 'Y' where site_id = 'demo' and order_no = ${orderNo}`,
    );
    await Promise.all([settle(), settle()]);
    await settle();
    expect(stripe.moves).toEqual(["hold 66.81", "take 66.81", "refund 66.81"]);
  });

  it("is only written down where the processor moves no money", async () => {
    const { checkoutUid, own } = await beginCheckout(server(), bolts, { shipToId: 1, customerPoNumber: "PO-1" });
    const paymentAccount = { paymentAccountId: await stripeCard(server(), "pa_stripe") };
    await own.prophet21Hdr.create({ checkoutUid, header: {}, paymentAccount }).data;
    expect(await rowsOf(checkoutUid)).toEqual([]);
  });
});
