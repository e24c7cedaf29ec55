import fc from "fast-check";
import sql from "sql-template-tag";
import { beforeEach, expect, it } from "vitest";
import { cardShop, shipBoxes } from "../../../testing/card-shop.ts";
import { renewAllowance } from "../../../testing/checkout-desk.ts";
import { describeServer } from "../../../testing/describe-server.ts";

describeServer("what goes back of an order's card", (server) => {
  beforeEach(() => renewAllowance(server()));

  /** An order whose card bore 66.81: with one shipment, or 33.41 and 33.40 with two. */
  async function paidOrder(shipments: 1 | 2 = 1) {
    const shop = await cardShop(server());
    const { orderNo } = await shop.order();
    for (let left = shipments; left > 0; left--) {
      await shipBoxes(server(), orderNo, 2 / shipments);
      await shop.settle();
      await shop.settle();
    }
    const { orders } = await shop.clientFor("sara");
    const refund = (amount: number, idempotencyKey: string | true = true) =>
      orders.oeHdr.refund({ id: orderNo, amount, reason: "One box was damaged" }, { idempotencyKey }).data;
    const doc = () => orders.oeHdr.doc({ id: orderNo }).data;
    const refunds = async () => (await doc()).cardMovements?.filter(({ kind }) => kind === "refund") ?? [];
    const dueNow = () =>
      server().db.execute(sql`
        update order_payment set next_attempt = localtimestamp(0) where site_id = 'demo' and order_no = ${orderNo}`);
    const cancel = () =>
      server().db.execute(sql`update order_hdr set cancel_flag = 'Y' where site_id = 'demo' and order_no = ${orderNo}`);
    return { ...shop, orderNo, refund, doc, refunds, dueNow, cancel };
  }

  it("is a part with its reason, seen on the order, and asked of the processor once", async () => {
    const { stripe, refund, doc, settle } = await paidOrder();
    expect((await doc()).refundableAmount).toBe(66.81);
    const begun = await refund(12.5, "damaged-1");
    // 66.81 less 12.50.
    expect(begun.refundableAmount).toBe(54.31);
    expect(begun.cardMovements.at(-1)).toMatchObject({ kind: "refund", amount: 12.5, state: "begun" });
    await refund(12.5, "damaged-1");
    await Promise.all([settle(), settle()]);
    await settle();
    expect(stripe.moves).toEqual(["hold 66.81", "take 66.81", "refund 12.50"]);
    const { cardMovements = [], refundableAmount } = await doc();
    expect(refundableAmount).toBe(54.31);
    expect(cardMovements.map(({ kind, state, reason }) => [kind, state, reason])).toEqual([
      ["authorize", "approved", null],
      ["capture", "approved", null],
      ["refund", "approved", "One box was damaged"],
    ]);
  });

  it("is never more than what was taken, however many ask at once", async () => {
    const { stripe, refund, settle, orderNo } = await paidOrder();
    await expect(refund(66.82)).rejects.toMatchObject({
      status: 422,
      message: `66.82 USD is more than the 66.81 USD that order ${orderNo} can still be given back. Give back at most that.`,
      details: { refundableAmount: 66.81 },
    });
    // Three times 30.00 are 90.00: two fit.
    const asked = await Promise.allSettled([refund(30), refund(30), refund(30)]);
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    await refund(6.81);
    await expect(refund(0.01)).rejects.toMatchObject({ status: 422, details: { refundableAmount: 0 } });
    await settle();
    expect(stripe.moves.slice(2).sort()).toEqual(["refund 30.00", "refund 30.00", "refund 6.81"]);
  });

  it("comes from several shipments where none bears it", async () => {
    const { stripe, refund, settle } = await paidOrder(2);
    await refund(50);
    await settle();
    // 33.41 and 16.59 are 50.00.
    expect(stripe.moves.slice(3)).toEqual(["refund 33.41", "refund 16.59"]);
  });

  it.each(["cut", "silent"] as const)("goes back once where the answer is lost (%s), a day later too", async (mood) => {
    const { stripe, refund, refunds, settle, dueNow } = await paidOrder();
    await refund(12.5);
    stripe.mood = mood;
    await expect(settle()).rejects.toMatchObject({ name: "ServerError" });
    expect(await refunds()).toMatchObject([{ state: "begun" }]);
    stripe.mood = "well";
    stripe.forgetKeys();
    await dueNow();
    await settle();
    expect(await refunds()).toMatchObject([{ state: "approved" }]);
    expect(stripe.moves.slice(2)).toEqual(["refund 12.50"]);
  });

  it("is left again where the processor refuses it", async () => {
    const { stripe, refund, refunds, doc, settle } = await paidOrder();
    await refund(60);
    stripe.mood = "declining";
    await settle();
    stripe.mood = "well";
    expect(await refunds()).toMatchObject([{ state: "declined", responseMessage: "Declined (card_declined)" }]);
    expect((await doc()).refundableAmount).toBe(66.81);
    await refund(66.81);
    await settle();
    expect(stripe.moves.slice(2)).toEqual(["refund 66.81"]);
  });

  it("is the rest when the order is cancelled, once what is on its way is settled", async () => {
    const { stripe, refund, settle, dueNow, cancel } = await paidOrder(2);
    await refund(40);
    stripe.mood = "down";
    await expect(settle()).rejects.toMatchObject({ name: "ServerError" });
    await cancel();
    await expect(settle()).resolves.toBeUndefined();
    stripe.mood = "well";
    await dueNow();
    await settle();
    await Promise.all([settle(), settle()]);
    await settle();
    // 33.41 and 6.59 went back before; 26.81 of the second shipment are left: 66.81 in all.
    expect(stripe.moves.slice(3)).toEqual(["refund 33.41", "refund 6.59", "refund 26.81"]);
  });

  it("is counted in the smallest unit of the order's currency", async () => {
    const { stripe, refund, settle, orderNo } = await paidOrder();
    await expect(refund(0.001)).rejects.toMatchObject({ status: 400, code: "VALIDATION_ERROR" });
    await server().db.execute(sql`
      update order_payment set currency = 'JPY', amount = 6681 where site_id = 'demo' and order_no = ${orderNo}`);
    await expect(refund(12.5)).rejects.toMatchObject({
      errors: [{ path: "amount", message: "Amounts of JPY have 0 decimals at most, got 12.5" }],
    });
    await refund(125);
    await settle();
    const form = new URLSearchParams(stripe.requests.at(-1)?.body);
    expect(form.get("amount")).toBe("125");
  });

  it("needs a key, a card that bore something, its processor, and somebody who may give prices by hand", async () => {
    const { orderNo, clientFor, order } = { ...(await cardShop(server())), orderNo: 0 };
    const placed = await order();
    const { orders } = await clientFor("sara");
    const ask = { id: placed.orderNo, amount: 1, reason: "Damaged" };
    const refund = (id: number) => orders.oeHdr.refund({ ...ask, id }, { idempotencyKey: true }).data;
    await expect(orders.oeHdr.refund(ask).data).rejects.toMatchObject({
      status: 400,
      errors: [
        {
          path: "idempotency-key",
          message: "A refund needs an `Idempotency-Key` header, so that a call sent twice gives back once",
        },
      ],
    });
    await expect(refund(placed.orderNo)).rejects.toMatchObject({
      status: 422,
      message: `Nothing is left to give back of order ${placed.orderNo}: its card bore nothing within the last 180 days, or all of it went back. See the order's \`cardMovements\`.`,
    });
    await expect(refund(orderNo + 1)).rejects.toMatchObject({ status: 404 });
    const buyer = await clientFor("dana");
    await expect(buyer.orders.oeHdr.refund(ask, { idempotencyKey: true }).data).rejects.toMatchObject({ status: 403 });
    const paid = await paidOrder();
    const elsewhere = await server().clientFor("sara");
    const there = elsewhere.orders.oeHdr.refund({ ...ask, id: paid.orderNo }, { idempotencyKey: true }).data;
    await expect(there).rejects.toMatchObject({
      status: 422,
      message: `The card of order ${paid.orderNo} was charged by the processor \`stripe\`, but the server uses \`embedded\` now. Give the money back at \`stripe\`.`,
    });
  });

  it("is never more than was taken in any sequence of refunds, cancellations and answers", async () => {
    const mood = fc.constantFrom("well" as const, "cut" as const, "declining" as const);
    const step = fc.record({ cents: fc.integer({ min: 1, max: 6681 }), mood, cancelled: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
        await renewAllowance(server());
        const { stripe, refund, doc, settle, dueNow, cancel } = await paidOrder(2);
        for (const { cents, mood, cancelled } of steps) {
          stripe.mood = mood;
          if (cancelled) await cancel();
          await refund(cents / 100).catch(() => undefined);
          await dueNow();
          await settle().catch(() => undefined);
        }
        stripe.mood = "well";
        // What was begun is finished, and then what a cancellation waited for, so that the next run's Stripe hears of none of it.
        for (let round = 0; round < 2; round++) {
          await dueNow();
          await settle();
        }
        const moved = stripe.moves.filter((move) => move.startsWith("refund"));
        const cents = moved.reduce((sum, move) => sum + Math.round(Number(move.slice(7)) * 100), 0);
        expect(cents).toBeLessThanOrEqual(6681);
        expect(Math.round(((await doc()).refundableAmount ?? 0) * 100)).toBe(6681 - cents);
      }),
      { numRuns: 6 },
    );
  });
});
