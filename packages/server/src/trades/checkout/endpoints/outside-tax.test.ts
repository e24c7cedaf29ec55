import sql from "sql-template-tag";
import { afterEach, beforeEach, expect, it, onTestFinished } from "vitest";
import { avataxAnswer, avataxOf } from "../../../testing/avatax-stand-in.ts";
import { beginCheckout, exemptShipTo, renewAllowance } from "../../../testing/checkout-desk.ts";
import { clientWithProviders } from "../../../testing/client-with-providers.ts";
import { describeServer } from "../../../testing/describe-server.ts";
import { type StandInAnswer, standIn } from "../../../testing/stand-in.ts";

/** Two boxes of bolts: 62.00, and 4.81 of tax by the site's own tables. */
const bolts = [{ itemId: "HB-M8-40", quantity: 2 }];

interface Asked {
  readonly date: string;
  readonly customerCode: string;
  readonly commit: boolean;
  readonly addresses: { readonly shipTo?: object; readonly shipFrom?: object };
  readonly lines: readonly { number: string; amount: number; itemCode?: string }[];
}

/** Answers as AvaTax does: a tenth of everything. */
const tenPercent: StandInAnswer = ({ body }, response) => response.end(JSON.stringify(avataxAnswer(JSON.parse(body))));

describeServer("the tax of an order by a provider outside", (server) => {
  beforeEach(() => renewAllowance(server()));
  afterEach(async () => {
    await server().db.execute(sql`
      delete from site_setting where site_id = 'demo' and service_name = 'tax' and setting_name = 'fallback'`);
    await server().db.execute(sql`
      update tax_quote set date_expires = localtimestamp(0) - interval '1 minute' where site_id = 'demo'`);
  });

  const begin = () => beginCheckout(server(), bolts, { shipToId: 1, customerPoNumber: "PO-1" });

  async function shopOf(answer: StandInAnswer, timeout = "5000", user = "dana") {
    const avatax = await standIn(answer);
    onTestFinished(() => avatax.close());
    const tax = avataxOf(avatax, timeout);
    const { commerce } = await clientWithProviders(server(), user, { tax });
    return { avatax, checkout: commerce.checkout };
  }

  const estimate = () =>
    server().db.execute(sql`
      insert into site_setting (site_id, service_name, setting_name, setting_value) values ('demo', 'tax', 'fallback', '"estimate"')`);

  it("is what the provider says: once for looking and ordering, told and recorded", async () => {
    const { avatax, checkout } = await shopOf(tenPercent);
    const { checkoutUid } = await begin();
    const { totals } = await checkout.validate({ checkoutUid }).data;
    expect([totals.taxAmount, totals.totalAmount]).toEqual([6.2, 68.2]);
    const { tax, lines } = await checkout.doc({ checkoutUid }).data;
    expect([tax.source, tax.total_tax, lines[0]?.taxAmount]).toEqual(["avatax", 6.2, 6.2]);
    const order = await checkout.prophet21Hdr.create({ checkoutUid, header: {} }).data;
    expect(order).toMatchObject({ taxAmount: 6.2, totalAmount: 68.2, taxSource: "avatax", taxEstimated: "N" });
    expect(order).toMatchObject({ taxDocumentNo: "AV-77", warnings: [] });
    expect(avatax.requests).toHaveLength(1);
    expect(JSON.parse(avatax.requests[0]?.body ?? "")).toMatchObject({
      type: "SalesOrder",
      commit: false,
      customerCode: "100200",
      addresses: { shipTo: { line1: "3400 Detroit Avenue", city: "Toledo", region: "OH" } },
      lines: [{ number: "1", amount: 62, quantity: 2, itemCode: "HB-M8-40" }],
    });
    // Later the order is told as it was taxed, without the provider.
    avatax.close();
    const ordered = (await checkout.doc({ checkoutUid }).data).tax;
    expect([ordered.source, ordered.total_tax]).toEqual(["avatax", 6.2]);
    expect(await checkout.prophet21Hdr.create({ checkoutUid, header: {} }).data).toMatchObject({
      orderNo: order.orderNo,
      created: false,
      taxSource: "avatax",
      taxDocumentNo: "AV-77",
    });
  });

  it.each([[{}], [{ idempotencyKey: true }]] as const)("is asked for while nothing is locked (%j)", async (options) => {
    const { db } = server();
    const { checkoutUid } = await begin();
    const free: Promise<unknown>[] = [];
    const { checkout } = await shopOf((request, response) => {
      free.push(
        db
          .execute(sql`
            select 1 from checkout where site_id = 'demo' and checkout_uid = ${checkoutUid} for update nowait`)
          .finally(() => tenPercent(request, response)),
      );
    });
    const order = await checkout.prophet21Hdr.create({ checkoutUid, header: {} }, options).data;
    expect([order.taxAmount, free.length]).toEqual([6.2, 1]);
    await Promise.all(free);
  });

  it.each([
    [
      "fails",
      502,
      (_: unknown, response: { writeHead(status: number): { end(): void } }) => response.writeHead(500).end(),
    ],
    ["hangs", 504, () => {}],
  ] as const)("refuses the order when the provider %s, and nothing is ordered", async (_, status, answer) => {
    const { checkout } = await shopOf(answer as StandInAnswer, "100");
    const { checkoutUid, own } = await begin();
    const order = checkout.prophet21Hdr.create({ checkoutUid, header: {} }, { idempotencyKey: true }).data;
    await expect(order).rejects.toMatchObject({ status });
    await expect(checkout.validate({ checkoutUid }).data).rejects.toMatchObject({ status });
    expect((await own.get({ checkoutUid }).data).orderNo).toBeNull();
  });

  it("is the site's own where the site says so, marked as an estimate", async () => {
    await estimate();
    const { avatax, checkout } = await shopOf((_, response) => response.writeHead(500).end());
    const { checkoutUid } = await begin();
    const { totals, warnings } = await checkout.validate({ checkoutUid }).data;
    expect([totals.taxAmount, warnings.map(({ code }) => code)]).toEqual([4.81, ["TAX_ESTIMATED"]]);
    const before = avatax.requests.length;
    const order = await checkout.prophet21Hdr.create({ checkoutUid, header: {} }).data;
    expect(order).toMatchObject({ taxAmount: 4.81, taxSource: "embedded", taxEstimated: "Y", taxDocumentNo: null });
    expect(order.warnings.map(({ code }) => code)).toEqual(["TAX_ESTIMATED"]);
    expect(avatax.requests.length - before).toBe(1);
  });

  it("is that of the whole when lines are added: what the order bore counts", async () => {
    const { avatax, checkout } = await shopOf(tenPercent);
    const { checkoutUid } = await begin();
    const { orderNo } = await checkout.prophet21Hdr.create({ checkoutUid, header: {} }).data;
    const added = await checkout.prophet21Hdr.prophet21Line.create({
      checkoutUid,
      prophet21HdrUid: orderNo,
      lines: [{ itemId: "HB-M8-40", unitQuantity: 1 }],
    }).data;
    expect([added.subtotal, added.taxAmount, added.totalAmount]).toEqual([93, 9.3, 102.3]);
    expect(JSON.parse(avatax.requests[1]?.body ?? "").lines.map((line: Asked["lines"][number]) => line.amount)).toEqual(
      [62, 31],
    );
  });

  it("is asked for where goods go, and for what is picked up at the branch, where no ship-to is exempt", async () => {
    const { db } = server();
    await exemptShipTo(server(), 1);
    await db.execute(sql`update item set taxable = 'N' where site_id = 'demo' and item_id = 'NUT-M8-NY'`);
    const { avatax, checkout } = await shopOf(tenPercent, "5000", "amir");
    const { checkoutUid } = await begin();
    const box = { itemId: "HB-M8-40", unitQuantity: 2, unitOfMeasure: "BX" };
    const nuts = { itemId: "NUT-M8-NY", unitQuantity: 10, willCall: "Y" as const };
    const order = await checkout.prophet21Hdr.create({
      checkoutUid,
      header: { customerPoNumber: "PO-1", locationId: 10 },
      lines: [box, { ...box, willCall: "Y" }, nuts],
    }).data;
    await db.execute(sql`update item set taxable = 'Y' where site_id = 'demo' and item_id = 'NUT-M8-NY'`);
    const [delivered, pickedUp] = avatax.requests.map(({ body }) => JSON.parse(body));
    expect([delivered.exemptionNo, delivered.addresses.shipTo.city, delivered.lines.length]).toEqual([
      "EXEMPT",
      "Toledo",
      1,
    ]);
    // Columbus, without the ship-to's exemption; what is never taxed says so.
    expect([pickedUp.exemptionNo, pickedUp.addresses.singleLocation.region]).toEqual([undefined, "OH"]);
    expect(pickedUp.lines.map(({ taxCode }: { taxCode?: string }) => taxCode)).toEqual([undefined, "NT"]);
    expect(order.taxAmount).toBe(Math.round(order.subtotal * 10) / 100);
  });

  it("is the site's own without a provider, and the order says that", async () => {
    const { checkoutUid, own } = await begin();
    const order = await own.prophet21Hdr.create({ checkoutUid, header: {} }).data;
    expect(order).toMatchObject({ taxAmount: 4.81, taxSource: "embedded", taxEstimated: "N", taxDocumentNo: null });
  });

  it.each(["Etc/GMT+12", "Pacific/Kiritimati"])(
    "is asked for the day that it is at the branch, in %s",
    async (zone) => {
      const { db } = server();
      const moveTo = (timezone: string) =>
        db.execute(sql`update location set timezone = ${timezone} where site_id = 'demo'`);
      const [before] = await db.query<{ zone: string }>(
        sql`select timezone as zone from location where site_id = 'demo' limit 1`,
      );
      await moveTo(zone);
      const { avatax, checkout } = await shopOf(tenPercent);
      const dayThere = () => new Intl.DateTimeFormat("sv", { timeZone: zone }).format(new Date());
      const days = [dayThere()];
      const { checkoutUid } = await begin();
      await checkout.validate({ checkoutUid }).data;
      const { tax } = await clientWithProviders(server(), "ada", { tax: avataxOf(avatax, "5000") });
      await tax.rates.create({ customerId: 100200, shipToId: 1, lines: [{ amount: 62 }] }).data;
      days.push(dayThere());
      await moveTo(before?.zone ?? "UTC");
      const asked = avatax.requests.map(({ body }): Asked => JSON.parse(body));
      expect(asked).toHaveLength(2);
      for (const { date } of asked) expect(days).toContain(date);
    },
  );
});
