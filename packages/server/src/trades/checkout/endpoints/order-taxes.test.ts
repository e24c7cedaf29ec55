import sql from "sql-template-tag";
import { afterEach, beforeEach, expect, it, onTestFinished } from "vitest";
import { type AvataxStandIn, avataxOf, avataxStandIn } from "../../../testing/avatax-stand-in.ts";
import { cardShop, shipBoxes } from "../../../testing/card-shop.ts";
import { renewAllowance } from "../../../testing/checkout-desk.ts";
import { describeServer } from "../../../testing/describe-server.ts";
import { recordOrderTaxes } from "../../orders/record-taxes.ts";

/** The branch that sells is in Columbus. */
const dayInOhio = new Intl.DateTimeFormat("sv", { timeZone: "America/New_York" });

describeServer("the taxes of an order at its provider", (server) => {
  const setting = (name: string, value: string) =>
    server().db.execute(sql`
      insert into site_setting (site_id, service_name, setting_name, setting_value)
      values ('demo', 'tax', ${name}, ${JSON.stringify(value)}::jsonb)`);

  beforeEach(async () => {
    await renewAllowance(server());
    await setting("commitDocuments", "Y");
  });
  afterEach(async () => {
    const { db } = server();
    await db.execute(sql`delete from site_setting where site_id = 'demo' and service_name = 'tax'`);
    await db.execute(
      sql`update tax_quote set date_expires = localtimestamp(0) - interval '1 minute' where site_id = 'demo'`,
    );
    // What a test left open is no business of the next one's provider.
    await db.execute(sql`update tax_sale set done = true where site_id = 'demo'`);
    await db.execute(sql`update tax_document set state = 'recorded' where site_id = 'demo'`);
  });

  /** An order of two boxes for 62.00 and 6.20 of tax, paid by card. */
  async function shop(mood: AvataxStandIn["mood"] = "well") {
    const avatax = await avataxStandIn();
    onTestFinished(() => avatax.close());
    avatax.mood = mood;
    const tax = avataxOf(avatax);
    const cards = await cardShop(server(), { tax });
    const { orderNo, orderDate } = await cards.order();
    const settle = async () => {
      await cards.settle();
      await cards.settle();
    };
    const round = () =>
      recordOrderTaxes(
        server().db,
        async () => tax,
        () => true,
      );
    const dueNow = () =>
      server().db.execute(sql`
        update tax_document set next_attempt = localtimestamp(0) where site_id = 'demo' and order_no = ${orderNo}`);
    const { orders } = await cards.clientFor("sara");
    const documents = async () => (await orders.oeHdr.doc({ id: orderNo }).data).taxDocuments ?? [];
    const refund = (amount: number) =>
      orders.oeHdr.refund({ id: orderNo, amount, reason: "One box was damaged" }, { idempotencyKey: true }).data;
    const ship = async (boxes: number) => {
      await shipBoxes(server(), orderNo, boxes);
      await settle();
    };
    const cancel = () =>
      server().db.execute(sql`update order_hdr set cancel_flag = 'Y' where site_id = 'demo' and order_no = ${orderNo}`);
    const committed = () => avatax.requests.filter(({ body }) => body.includes('"commit":true'));
    return { ...cards, avatax, orderNo, orderDate, settle, round, dueNow, documents, refund, ship, cancel, committed };
  }

  it("are recorded with what leaves, once however many servers do so, with the rates of the order's day", async () => {
    const { avatax, orderNo, orderDate, ship, round, documents, committed, clientFor } = await shop();
    await round();
    expect(avatax.moves).toEqual([]);
    await ship(1);
    await Promise.all([round(), round()]);
    await ship(1);
    await round();
    await round();
    expect(avatax.moves).toEqual(["SalesInvoice 31.00 3.10", "SalesInvoice 31.00 3.10"]);
    const [first, second] = await documents();
    expect(first).toMatchObject({ kind: "invoice", amount: 31, taxAmount: 3.1, state: "recorded", source: "avatax" });
    expect(first?.documentNo).toBe(`demo-${orderNo}-${first?.shipmentNo}-1`);
    expect(second?.shipmentNo).toBeGreaterThan(first?.shipmentNo ?? 0);
    expect(JSON.parse(committed()[0]?.body ?? "")).toMatchObject({
      type: "SalesInvoice",
      commit: true,
      code: first?.documentNo,
      referenceCode: `${orderNo}`,
      customerCode: "100200",
      taxOverride: { type: "TaxDate", taxDate: dayInOhio.format(new Date(`${orderDate.replace(" ", "T")}Z`)) },
      addresses: { shipTo: { line1: "3400 Detroit Avenue" } },
      lines: [{ number: "1", amount: 31, quantity: 1, itemCode: "HB-M8-40" }],
    });
    // The seller's affair, of which the buyer is not told.
    const { orders } = await clientFor("dana");
    expect((await orders.oeHdr.doc({ id: orderNo }).data).taxDocuments).toEqual([]);
  });

  it("are left to the ERP that invoices unless the site says otherwise", async () => {
    await server().db.execute(sql`delete from site_setting where site_id = 'demo' and service_name = 'tax'`);
    const { avatax, ship, round } = await shop();
    await setting("commitDocuments", "Y");
    await ship(2);
    await round();
    expect(avatax.moves).toEqual([]);
  });

  it("are recorded once where the answer is lost, and say meanwhile what the matter is", async () => {
    const { avatax, ship, round, dueNow, documents } = await shop();
    await ship(2);
    avatax.mood = "cut";
    await expect(round()).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
    expect(await documents()).toMatchObject([
      { state: "begun", taxAmount: null, responseMessage: expect.stringContaining("cannot be reached") },
    ]);
    avatax.mood = "well";
    await dueNow();
    await round();
    expect(avatax.moves).toEqual(["SalesInvoice 62.00 6.20"]);
    expect(await documents()).toMatchObject([{ state: "recorded", taxAmount: 6.2, responseMessage: null }]);
  });

  it("are recorded once where the server dies between the answer and its own record", async () => {
    const { avatax, orderNo, ship, round, documents } = await shop();
    await ship(2);
    await round();
    const died = (claimed: string) =>
      server().db.execute(sql`
        update tax_document set state = 'begun', tax_amount = null, claimed_until = localtimestamp(0) + ${claimed}::interval
        where site_id = 'demo' and order_no = ${orderNo}`);
    await died("1 minute");
    await round();
    expect((await documents())[0]?.state).toBe("begun");
    await died("-1 second");
    await round();
    expect(avatax.moves).toEqual(["SalesInvoice 62.00 6.20"]);
    expect(await documents()).toMatchObject([{ state: "recorded", taxAmount: 6.2 }]);
  });

  it("are taken back when the order is cancelled, once, also where the answer is lost", async () => {
    const { avatax, ship, cancel, settle, round, dueNow, documents } = await shop();
    await ship(2);
    await round();
    await cancel();
    await settle();
    avatax.mood = "cut";
    await expect(round()).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
    avatax.mood = "well";
    await dueNow();
    await Promise.all([round(), round()]);
    await round();
    // The money goes back as well, of which no return is recorded besides.
    expect(avatax.moves).toEqual(["SalesInvoice 62.00 6.20", "void SalesInvoice"]);
    expect((await documents()).map(({ kind, state }) => [kind, state])).toEqual([
      ["invoice", "recorded"],
      ["void", "recorded"],
    ]);
  });

  it("go back with the money: its part of the invoice, in sum all of it", async () => {
    const { avatax, ship, refund, settle, round, documents } = await shop();
    await ship(2);
    await round();
    // A tenth of 68.20.
    await refund(6.82);
    await round();
    expect(avatax.moves).toHaveLength(1);
    await settle();
    await Promise.all([round(), round()]);
    await refund(61.38);
    await settle();
    await round();
    await round();
    expect(avatax.moves).toEqual([
      "SalesInvoice 62.00 6.20",
      "ReturnInvoice -6.20 -0.62",
      "ReturnInvoice -55.80 -5.58",
    ]);
    expect((await documents()).map(({ kind, amount, taxAmount }) => [kind, amount, taxAmount])).toEqual([
      ["invoice", 62, 6.2],
      ["return", 6.2, -0.62],
      ["return", 55.8, -5.58],
    ]);
  });

  it("are the provider's also where the order's tax was estimated", async () => {
    await setting("fallback", "estimate");
    const { avatax, ship, round } = await shop("down");
    avatax.mood = "well";
    await ship(2);
    await round();
    expect(avatax.moves).toEqual(["SalesInvoice 62.00 6.20"]);
  });

  it("are of the whole order with the lines that were added", async () => {
    const { avatax, commerce, checkoutUid, orderNo, round } = await shop();
    const lines = [{ itemId: "HB-M8-40", unitQuantity: 1 }];
    await commerce.checkout.prophet21Hdr.prophet21Line.create({ checkoutUid, prophet21HdrUid: orderNo, lines }).data;
    await server().db.execute(sql`
      update order_hdr set status = 'invoiced' where site_id = 'demo' and order_no = ${orderNo}`);
    await round();
    await round();
    expect(avatax.moves).toEqual(["SalesInvoice 93.00 9.30"]);
  });
});
