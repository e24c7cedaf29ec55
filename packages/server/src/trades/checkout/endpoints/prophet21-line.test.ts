import type { ErpOrder } from "@purvey/contract/generated/commerce";
import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { beforeEach, expect, it } from "vitest";
import { beginCheckout, renewAllowance } from "../../../testing/checkout-desk.ts";
import { describeServer } from "../../../testing/describe-server.ts";
import { fillCart } from "../../../testing/fill-cart.ts";
import { refusedWith } from "../../../testing/refused-with.ts";
import { storedCard } from "../../../testing/stored-card.ts";
import { stockSums } from "../../inventory/stock-sums.ts";

describeServer("lines of ERP orders", (server) => {
  beforeEach(() => renewAllowance(server()));

  rule("R066 orders the lines that are given in place of the cart's", async () => {
    const { checkoutUid, checkout } = await beginCheckout(server());
    const order = await checkout.prophet21Hdr.create({
      checkoutUid,
      header: { customerPoNumber: "PO-1" },
      lines: [
        { itemId: "ng 1140", unitQuantity: 1, willCall: "Y", lineNote: "Counter" },
        { lineNo: 7, item_id: "WSH-M8", unit_quantity: 2, unit_of_measure: "BX" },
      ],
    }).data;
    expect(
      order.lines.map((line) => [
        line.lineNo,
        line.itemId,
        line.unitQuantity,
        line.unitOfMeasure,
        line.willCall,
        line.lineNote,
        line.manualPriceOverride,
      ]),
    ).toEqual([
      [7, "WSH-M8", 2, "BX", "N", null, "N"],
      [8, "HB-M8-40", 1, "BX", "Y", "Counter", "N"],
    ]);
  });

  it("taxes lines that are added one by one as the one order that they make", async () => {
    const { checkoutUid, checkout } = await beginCheckout(server());
    const line = { itemId: "NUT-M8-NY", unitQuantity: 1 };
    const header = { customerPoNumber: "PO-PARTS", shippingEstimate: 0 };
    const { orderNo } = await checkout.prophet21Hdr.create({ checkoutUid, header, lines: [line] }).data;
    for (let lines = 2; lines <= 6; lines++)
      await checkout.prophet21Hdr.prophet21Line.create({ checkoutUid, prophet21HdrUid: orderNo, ...line }).data;
    const order = await server().db.first(sql`
      select subtotal, tax_amount as "tax" from order_hdr where site_id = 'demo' and order_no = ${orderNo}`);
    // 0.78 at 5.75 % is 0.04485, at 1.5 % 0.0117, at 0.5 % 0.0039. A nut alone would be taxed 0.01.
    expect(order).toEqual({ subtotal: 0.78, tax: 0.05 });
  });

  rule("R066 refuses lines that name no item, no quantity, or one number twice", async () => {
    const { checkoutUid, checkout } = await beginCheckout(server());
    const header = { customerPoNumber: "PO-1" };
    const order = (lines: readonly object[]) =>
      checkout.prophet21Hdr.create({ checkoutUid, header, lines: [...lines] });
    const line = { itemId: "NUT-M8-NY", unitQuantity: 1 };
    expect(
      await refusedWith(
        order([{ unitQuantity: 1 }]),
        order([{ itemId: "NUT-M8-NY" }]),
        order([
          { ...line, lineNo: 1 },
          { ...line, lineNo: 1 },
        ]),
        order([{ itemId: "ZZZ-404", unitQuantity: 1 }]),
      ),
    ).toEqual([422, 422, 400, 422]);
  });

  rule("R066 keeps a price by hand only with the permission, or where an open quote promises it", async () => {
    const header = { customerPoNumber: "PO-1" };
    const lines = [{ itemId: "MTR-075", unitQuantity: 1, unitPrice: 150, manualPriceOverride: "Y" as const }];
    const { checkoutUid, checkout } = await beginCheckout(server());
    await expect(checkout.prophet21Hdr.create({ checkoutUid, header, lines })).rejects.toMatchObject({
      status: 403,
      details: { permission: "price.override", lineNo: 1 },
    });
    const quoted = await checkout.prophet21Hdr.create({ checkoutUid, header, lines: [{ ...lines[0], unitPrice: 189 }] })
      .data;
    expect(quoted.lines[0]).toMatchObject({ unitPrice: 189, priceSource: "quote", manualPriceOverride: "Y" });
    const sara = await server().clientFor("sara");
    const { userId } = await server().principalOf("sara");
    const cartHdrUid = await fillCart(sara, userId, [{ itemId: "MTR-075", quantity: 1 }], 100200);
    const begun = await sara.commerce.checkout.create({ cartHdrUid }).data;
    const given = await sara.commerce.checkout.prophet21Hdr.create({ checkoutUid: begun.checkoutUid, header, lines })
      .data;
    expect(given.lines[0]).toMatchObject({
      unitPrice: 150,
      extendedPrice: 150,
      priceSource: "manual",
      manualPriceOverride: "Y",
    });
    const ignored = await beginCheckout(server());
    const engine = await ignored.checkout.prophet21Hdr.create({
      checkoutUid: ignored.checkoutUid,
      header,
      lines: [{ ...lines[0], manualPriceOverride: "N" }],
    }).data;
    expect(engine.lines[0]?.unitPrice).not.toBe(150);
  });

  it("counts what an order takes from a contract, and ends the price where the contract ends", async () => {
    const line = sql`from job_price_line l join item i on i.site_id = l.site_id and i.inv_mast_uid = l.inv_mast_uid where l.site_id = 'demo' and i.item_id = 'NUT-M8-NY' and l.job_price_hdr_uid = 1`;
    const ordered = async () =>
      (await server().db.first<{ ordered: number }>(sql`select l.base_qty_ordered as ordered ${line}`))?.ordered ?? 0;
    const before = await ordered();
    await server().db.execute(
      sql`update job_price_line set qty_maximum = ${before + 250} where site_id = 'demo' and job_price_line_uid = (select l.job_price_line_uid ${line})`,
    );
    const buy = async (quantity: number): Promise<ErpOrder> => {
      const { checkoutUid, checkout } = await beginCheckout(server(), [{ itemId: "NUT-M8-NY", quantity }], {
        customerPoNumber: "PO-1",
      });
      return checkout.prophet21Hdr.create({ checkoutUid, header: {} }).data;
    };
    expect((await buy(200)).lines[0]?.priceSource).toBe("contract");
    expect(await ordered()).toBe(before + 200);
    expect((await buy(60)).lines[0]?.priceSource).toBe("class");
    expect((await buy(50)).lines[0]?.priceSource).toBe("contract");
    expect(await ordered()).toBe(before + 250);
    await server().db.execute(
      sql`update job_price_line set qty_maximum = null where site_id = 'demo' and job_price_line_uid = (select l.job_price_line_uid ${line})`,
    );
  });

  it("orders above the allowance only what somebody released, for no more than was released", async () => {
    const header = { customerPoNumber: "PO-1" };
    const { cartHdrUid, checkoutUid, checkout, own } = await beginCheckout(server(), [
      { itemId: "HB-M8-40", quantity: 20 },
    ]);
    await expect(own.prophet21Hdr.create({ checkoutUid, header })).rejects.toMatchObject({ status: 403 });
    await checkout.activate({ checkoutUid });
    const { cartLine } = (await server().clientFor("dana")).commerce;
    await cartLine.add({ cartHdrUid, lines: [{ itemId: "WSH-M8", quantity: 10 }] });
    await expect(own.prophet21Hdr.create({ checkoutUid, header })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining("has changed since"),
    });
    await checkout.activate({ checkoutUid });
    const lines = [{ itemId: "HB-M8-40", unitQuantity: 20 }];
    await expect(own.prophet21Hdr.create({ checkoutUid, header, lines })).rejects.toMatchObject({ status: 409 });
    const order = await own.prophet21Hdr.create({ checkoutUid, header }).data;
    expect(order.lines).toHaveLength(2);
    const allowance = await (await server().clientFor("dana")).commerce.checkout.validate({
      checkoutUid: (await beginCheckout(server())).checkoutUid,
    }).data;
    expect(allowance.allowance.remaining).toBe(0);
    await server().db.execute(
      sql`update order_hdr set order_date = '2025-01-01 00:00:00' where site_id = 'demo' and contact_id = 1`,
    );
  });

  rule("R066 adds lines to an open order, once for each number, and says the new totals", async () => {
    const { checkoutUid, checkout } = await beginCheckout(server(), [{ itemId: "NUT-M8-NY", quantity: 100 }], {
      customerPoNumber: "PO-1",
      shipToId: 1,
    });
    const sara = (await server().clientFor("sara")).commerce.checkout;
    const header = { shippingEstimate: 5 };
    const { orderNo: prophet21HdrUid, ...order } = await sara.prophet21Hdr.create({ checkoutUid, header }).data;
    const add = checkout.prophet21Hdr.prophet21Line.create;
    const one = await add({ checkoutUid, prophet21HdrUid, lineNo: 2, itemId: "HB-M8-40", unitQuantity: 1 }).data;
    expect(one.lines.map((line) => [line.lineNo, line.itemId, line.unitPrice, line.qtyAllocated])).toEqual([
      [1, "NUT-M8-NY", 0.13, 100],
      [2, "HB-M8-40", 31, 100],
    ]);
    expect([one.subtotal, one.freightAmount, one.totalAmount]).toEqual([
      44,
      5,
      Number((44 + 5 + one.taxAmount).toFixed(2)),
    ]);
    expect(one.taxAmount).toBeGreaterThan(order.taxAmount);
    const repeated = await add({ checkoutUid, prophet21HdrUid, line_no: 2, item_id: "HB-M8-40", unit_quantity: 1 })
      .data;
    expect(repeated.lines).toEqual(one.lines);
    const more = await add({
      checkoutUid,
      prophet21HdrUid,
      lines: [
        { itemId: "WSH-M8", unitQuantity: 10 },
        { itemId: "SEAL-XT2", unitQuantity: 1 },
      ],
    }).data;
    expect(more.lines.map((line) => line.lineNo)).toEqual([1, 2, 3, 4]);
    const { customers } = await server().clientFor("dana");
    expect(
      (await customers.customer.orders.get({ customerId: 100200, orderNo: prophet21HdrUid }).data).totalAmount,
    ).toBe(more.totalAmount);
    expect(await stockSums(server().db, "demo")).toEqual([]);
    expect(
      await refusedWith(
        add({ checkoutUid, prophet21HdrUid, lineNo: 2, itemId: "HB-M8-40", unitQuantity: 2 }),
        add({ checkoutUid, prophet21HdrUid: 500001, itemId: "HB-M8-40", unitQuantity: 2 }),
        add({ checkoutUid, prophet21HdrUid, itemId: "ZZZ-404", unitQuantity: 2 }),
      ),
    ).toEqual([409, 404, 422]);
    await server().db.execute(
      sql`update order_hdr set status = 'picking' where site_id = 'demo' and order_no = ${prophet21HdrUid}`,
    );
    expect(await refusedWith(add({ checkoutUid, prophet21HdrUid, itemId: "HB-M8-40", unitQuantity: 1 }))).toEqual([
      409,
    ]);
  });

  it("takes the surcharge of the whole order when lines are added, and keeps what was agreed for a card that is gone", async () => {
    const { payments, customers } = await server().clientFor("dana");
    const paymentAccountId = await storedCard(server(), "4111 1111 1111 1111");
    const { checkoutUid, checkout } = await beginCheckout(server(), [{ itemId: "NUT-M8-NY", quantity: 100 }]);
    const header = { customerPoNumber: "PO-1" };
    const placed = await checkout.prophet21Hdr.create({ checkoutUid, header, paymentAccount: { paymentAccountId } })
      .data;
    const { orderNo: prophet21HdrUid } = placed;
    const add = (itemId: string) =>
      checkout.prophet21Hdr.prophet21Line.create({ checkoutUid, prophet21HdrUid, itemId, unitQuantity: 2 }).data;
    const told = async () =>
      (await customers.customer.orders.get({ customerId: 100200, orderNo: prophet21HdrUid }).data).payment;
    const longer = await add("HB-M8-40");
    const { lumpSumTotalSurchargeAmount: surchargeAmount } = await payments.unified.surcharge({
      paymentAccountId,
      amount: longer.totalAmount,
    }).data;
    expect(surchargeAmount).toBeGreaterThan(placed.payment?.surchargeAmount ?? Number.POSITIVE_INFINITY);
    const sum = (total: number) => Number((total + surchargeAmount).toFixed(2));
    const card = { brand: "Visa", lastFour: "1111", surchargeAmount };
    expect(longer.payment).toEqual({ ...card, chargedAmount: sum(longer.totalAmount) });
    expect(await told()).toEqual(longer.payment);
    await server().db.execute(sql`
      update payment_account set status_cd = 700 where site_id = 'demo' and payment_account_id = ${paymentAccountId}`);
    const longest = await add("WSH-M8");
    expect(longest.totalAmount).toBeGreaterThan(longer.totalAmount);
    expect(longest.payment).toEqual({ ...card, chargedAmount: sum(longest.totalAmount) });
    expect(await told()).toEqual(longest.payment);
  });
});
