import sql, { raw, type Sql } from "sql-template-tag";
import { expect, it } from "vitest";
import { beginCheckout, renewAllowance } from "../../../testing/checkout-desk.ts";
import { clearOfMidnight } from "../../../testing/clear-of-midnight.ts";
import { describeServer } from "../../../testing/describe-server.ts";
import { fillCart } from "../../../testing/fill-cart.ts";

describeServer("what a checkout refuses", (server) => {
  const header = { customerPoNumber: "PO-1" };

  it("is a cart that was set as ordered, before it begins and after", async () => {
    const setOrdered = (cart: number) =>
      server().db.execute(sql`update cart_hdr set status_cd = 705 where site_id = 'demo' and cart_hdr_uid = ${cart}`);
    const { commerce } = await server().clientFor("dana");
    const cartHdrUid = await fillCart(await server().clientFor("dana"), 1, [{ itemId: "NUT-M8-NY", quantity: 10 }]);
    await setOrdered(cartHdrUid);
    await expect(commerce.checkout.create({ cartHdrUid })).rejects.toMatchObject({ status: 409 });
    const begun = await beginCheckout(server());
    await setOrdered(begun.cartHdrUid);
    const { checkoutUid } = begun;
    await expect(begun.checkout.prophet21Hdr.create({ checkoutUid, header })).rejects.toMatchObject({ status: 409 });
    await expect(begun.checkout.activate({ checkoutUid })).rejects.toMatchObject({ status: 409 });
  });

  it("is a ship date that is over where the goods leave from, and not the day itself", async () => {
    const { checkoutUid, checkout } = await beginCheckout(server());
    await clearOfMidnight("America/New_York");
    const row = await server().db.first<{ today: string; before: string }>(sql`
      select to_char(now() at time zone 'America/New_York', 'YYYY-MM-DD') as today,
        to_char((now() at time zone 'America/New_York') - interval '1 day', 'YYYY-MM-DD') as before`);
    const order = (day: string | undefined) =>
      checkout.prophet21Hdr.create({ checkoutUid, header: { ...header, requestedShipDate: `${day} 00:00:00` } }).data;
    await expect(order(row?.before)).rejects.toMatchObject({
      status: 422,
      details: { errors: [{ code: "SHIP_DATE_PAST" }] },
    });
    expect((await order(row?.today)).requestedShipDate).toBe(`${row?.today} 00:00:00`);
  });

  it("is an order over the credit limit by a cent, and not one that meets it", async () => {
    await renewAllowance(server());
    const { db } = server();
    const { checkoutUid, checkout } = await beginCheckout(server());
    const { totals } = await checkout.validate({ checkoutUid }).data;
    const used = await db.first<{ used: number }>(sql`
      select coalesce((select sum(o.total_amount) from order_hdr o where o.site_id = 'demo' and o.customer_id = 100200
          and o.cancel_flag = 'N' and o.delete_flag = 'N' and o.status in ('open', 'held', 'picking', 'shipped')), 0)
        + coalesce((select sum(v.total_amount - v.amount_paid) from invoice_hdr v
          where v.site_id = 'demo' and v.customer_id = 100200 and v.status = 'open'), 0) as used`);
    const cents = Math.round(((used?.used ?? 0) + totals.totalAmount) * 100);
    const codes = async (limit: number) => {
      await db.execute(
        sql`update customer set credit_limit = ${limit / 100} where site_id = 'demo' and customer_id = 100200`,
      );
      return (await checkout.validate({ checkoutUid }).data).errors.map(({ code }) => code);
    };
    expect(await codes(cents - 1)).toContain("CREDIT_LIMIT_EXCEEDED");
    expect(await codes(cents)).not.toContain("CREDIT_LIMIT_EXCEEDED");
    await db.execute(sql`update customer set credit_limit = null where site_id = 'demo' and customer_id = 100200`);
  });

  it("counts orders until they are billed, and what is unpaid of open invoices, against the limit", async () => {
    const { db } = server();
    await db.execute(sql`update customer set credit_limit = 0 where site_id = 'demo' and customer_id = 100200`);
    await db.execute(sql`
      insert into invoice_hdr (site_id, invoice_no, customer_id, invoice_date, due_date, subtotal, total_amount)
      values ('demo', 790001, 100200, localtimestamp, localtimestamp, 80, 80)`);
    await db.execute(sql`
      insert into order_hdr (site_id, order_no, customer_id, order_date, total_amount) values ('demo', 590001, 100200, localtimestamp, 50)`);
    const { checkoutUid, checkout } = await beginCheckout(server());
    const used = async () => {
      const { errors } = await checkout.validate({ checkoutUid }).data;
      const limit = errors.find(({ code }) => code === "CREDIT_LIMIT_EXCEEDED");
      return Number(/: ([\d.]+) USD are open/.exec(limit?.message ?? "")?.[1]);
    };
    const whole = await used();
    /** How much less is used with a change to the order, or to the invoice; it is taken back. */
    const less = async (table: "order_hdr" | "invoice_hdr", change: Sql, back: Sql) => {
      const key = table === "order_hdr" ? sql`order_no = 590001` : sql`invoice_no = 790001`;
      const set = (columns: Sql) =>
        db.execute(sql`update ${raw(table)} set ${columns} where site_id = 'demo' and ${key}`);
      await set(change);
      const difference = Math.round((whole - (await used())) * 100) / 100;
      await set(back);
      return difference;
    };
    const order = (status: string) => less("order_hdr", sql`status = ${status}`, sql`status = 'open'`);
    for (const status of ["held", "picking", "shipped"]) expect(await order(status)).toBe(0);
    for (const status of ["invoiced", "cancelled"]) expect(await order(status)).toBe(50);
    expect(await less("order_hdr", sql`cancel_flag = 'Y'`, sql`cancel_flag = 'N'`)).toBe(50);
    expect(await less("order_hdr", sql`delete_flag = 'Y'`, sql`delete_flag = 'N'`)).toBe(50);
    expect(await less("order_hdr", sql`customer_id = 100300`, sql`customer_id = 100200`)).toBe(50);
    for (const status of ["paid", "void"])
      expect(await less("invoice_hdr", sql`status = ${status}`, sql`status = 'open'`)).toBe(80);
    expect(await less("invoice_hdr", sql`amount_paid = 30.25`, sql`amount_paid = 0`)).toBe(30.25);
    expect(await less("invoice_hdr", sql`customer_id = 100300`, sql`customer_id = 100200`)).toBe(80);
    await db.execute(sql`delete from invoice_hdr where site_id = 'demo' and invoice_no = 790001`);
    await db.execute(sql`delete from order_hdr where site_id = 'demo' and order_no = 590001`);
    await db.execute(sql`update customer set credit_limit = null where site_id = 'demo' and customer_id = 100200`);
  });

  it("is a release of a cart that changed since, though it comes to less", async () => {
    const { cartHdrUid, checkoutUid, checkout, own } = await beginCheckout(server(), [
      { itemId: "HB-M8-40", quantity: 20 },
      { itemId: "WSH-M8", quantity: 10 },
    ]);
    await server().db.execute(sql`update contact set web_allowance = 1 where site_id = 'demo' and id = 1`);
    await checkout.activate({ checkoutUid });
    const { cartLine } = (await server().clientFor("dana")).commerce;
    await cartLine.update({ cartHdrUid, lines: [{ lineNo: 2, quantity: 0 }] });
    await expect(own.prophet21Hdr.create({ checkoutUid, header })).rejects.toMatchObject({ status: 409 });
  });

  it("is a cent more than was released, and not what was released", async () => {
    const { db } = server();
    const { checkoutUid, checkout, own } = await beginCheckout(server());
    await db.execute(sql`update contact set web_allowance = 1 where site_id = 'demo' and id = 1`);
    await checkout.activate({ checkoutUid });
    const releasedCents = (cents: number) =>
      db.execute(
        sql`update checkout set activated_total = activated_total + ${cents / 100} where site_id = 'demo' and checkout_uid = ${checkoutUid}`,
      );
    await releasedCents(-1);
    await expect(own.prophet21Hdr.create({ checkoutUid, header })).rejects.toMatchObject({ status: 409 });
    await releasedCents(1);
    expect((await own.prophet21Hdr.create({ checkoutUid, header }).data).lines).toHaveLength(1);
  });

  it("is an item without a price, which nobody gets for nothing", async () => {
    const { db } = server();
    await db.execute(sql`
      update item set list_price = 0, price1 = 0, price2 = 0, price3 = 0, price4 = 0, price5 = 0, price6 = 0, price7 = 0,
        price8 = 0, price9 = 0, price10 = 0 where site_id = 'demo' and item_id = 'WSH-M8'`);
    const { checkoutUid, checkout } = await beginCheckout(server(), [{ itemId: "WSH-M8", quantity: 100 }]);
    await expect(checkout.prophet21Hdr.create({ checkoutUid, header })).rejects.toMatchObject({
      status: 422,
      details: { errors: [{ code: "PRICE_MISSING" }] },
    });
  });

  it("is not a line that 0 takes out of the cart, added or updated", async () => {
    const client = await server().clientFor("dana");
    const lines = [
      { itemId: "NUT-M8-NY", quantity: 10 },
      { itemId: "CUT-115-1", quantity: 5 },
    ];
    const cartHdrUid = await fillCart(client, 1, lines);
    const left = await client.commerce.cartLine.add({ cartHdrUid, lines: [{ itemId: "NUT-M8-NY", quantity: 0 }] }).data;
    expect(left.map(({ itemId }) => itemId)).toEqual(["CUT-115-1"]);
    expect(
      await client.commerce.cartLine.update({ cartHdrUid, lines: [{ itemId: "CUT-115-1", quantity: 0 }] }).data,
    ).toEqual([]);
  });
});
