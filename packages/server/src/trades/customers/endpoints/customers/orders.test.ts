import { customers } from "@purvey/contract/services/customers/index";
import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { describeServer } from "../../../../testing/describe-server.ts";
import { sendAs } from "../../../../testing/send-as.ts";

const customerId = 100200;

describeServer("orders of a customer", (server) => {
  const api = async (username = "dana") => (await server().clientFor(username)).customers.customer.orders;
  const addOrder = (
    orderNo: number,
    more: { cancel?: string; deleted?: string; contactId?: number; po?: string } = {},
  ) =>
    server().db.execute(sql`
      insert into order_hdr (site_id, order_no, customer_id, contact_id, po_no, cancel_flag, delete_flag)
      values ('demo', ${orderNo}, ${customerId}, ${more.contactId ?? null}, ${more.po ?? null}, ${more.cancel ?? "N"},
        ${more.deleted ?? "N"})`);

  it("gets an order with its lines, totals that add up and its status in words", async () => {
    const order = await (await api()).get({ customerId, orderNo: 500001 }).data;
    expect(order).toMatchObject({
      orderNo: 500001,
      customerId,
      contactId: 1,
      addressId: 1,
      shipToName: "Plant Toledo",
      shipToZip: "43610",
      poNo: "PO-7712",
      orderDate: "2025-03-11 14:20:00",
      requestedShipDate: "2025-03-13 14:20:00",
      status: "invoiced",
      statusDesc: "Shipped and invoiced",
      subtotal: 634,
      cancelFlag: "N",
      deleteFlag: "N",
      webOrder: "Y",
      lineCount: 3,
    });
    expect(order.totalAmount).toBeCloseTo(order.subtotal + order.taxAmount + order.freightAmount, 2);
    expect(order.orderLines.map(({ extendedPrice }) => extendedPrice)).toEqual([372, 156, 106]);
    expect(order.orderLines[0]).toMatchObject({
      lineNo: 1,
      itemNo: "HB-M8-40",
      quantity: 12,
      unitOfMeasure: "BX",
      unitSize: 100,
      unitPrice: 31,
      qtyShipped: 12,
      qtyBackordered: 0,
      willCall: "N",
    });
  });

  rule("R195 answers the lines of a list only with fullDocument=Y", async () => {
    const orders = await api();
    const plain = await orders.list({ customerId, q: "500001" }).data;
    expect(plain).toMatchObject([{ orderNo: 500001, lineCount: 3, orderLines: [] }]);
    expect((await orders.list({ customerId, q: "500001", fullDocument: "N" }).data)[0]?.orderLines).toEqual([]);
    const full = await orders.list({ customerId, fullDocument: "Y", q: "500001" }).data;
    expect(full).toEqual([await orders.get({ customerId, orderNo: 500001 }).data]);
    const refused = await sendAs(server(), customers, "customer.orders.list", "dana", {
      customerId,
      fullDocument: "yes",
    });
    expect(refused.body.validationErrors[0].field).toBe("fullDocument");
  });

  rule("R195 reads a page with its lines in two statements, however many orders there are", async () => {
    const orders = await api();
    const texts: string[] = [];
    const stop = server().db.onStatement(({ text }) => texts.push(text));
    const { data } = await orders.list({ customerId, fullDocument: "Y", limit: 1000 });
    stop();
    expect(data.length).toBeGreaterThan(1);
    expect(texts.filter((text) => /order_(hdr|line)/.test(text))).toHaveLength(2);
  });

  it("finds orders by order number, purchase order number, item number whatever its dashes, and description", async () => {
    const orders = await api();
    const numbers = async (q: string) => (await orders.list({ customerId, q }).data).map(({ orderNo }) => orderNo);
    expect(await numbers("500002")).toEqual([500002]);
    for (const printed of ["0500002", "#500-002", "500 002"]) expect(await numbers(printed)).toEqual([500002]);
    expect(await numbers("po-8203")).toEqual([500002]);
    for (const written of ["PO 8203", "po8203", "8203"]) expect(await numbers(written)).toEqual([500002]);
    expect(await numbers("sealxt")).toEqual([500002]);
    expect(await numbers("hb m8 40")).toEqual([500001]);
    expect(await numbers("50000")).toEqual([]);
    expect(await numbers("%")).toEqual([]);
  });

  it("filters by contact, cancelled and deleted; deleted ones are listed only when asked for", async () => {
    await addOrder(630001, { cancel: "Y", contactId: 2, po: "FILTER-1" });
    await addOrder(630002, { deleted: "Y", contactId: 2, po: "FILTER-2" });
    await addOrder(630003, { contactId: 2, po: "FILTER-3" });
    const orders = await api();
    const numbers = async (more: object) =>
      (await orders.list({ customerId, q: "filter-", ...more }).data).map(({ orderNo }) => orderNo);
    expect(await numbers({})).toEqual([630001, 630003]);
    expect(await numbers({ cancelFlag: "Y" })).toEqual([630001]);
    expect(await numbers({ cancelFlag: "N" })).toEqual([630003]);
    expect(await numbers({ deleteFlag: "Y" })).toEqual([630002]);
    expect(await numbers({ contactId: 1 })).toEqual([]);
    expect(await numbers({ contactId: 2, orderBy: "po_no|DESC" })).toEqual([630003, 630001]);
    expect(await orders.get({ customerId, orderNo: 630001 }).data).toMatchObject({
      status: "cancelled",
      statusDesc: "Cancelled",
      orderLines: [],
    });
    await expect(orders.get({ customerId, orderNo: 630002 })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  rule("R034 R035 pages in the order of the number unless told otherwise", async () => {
    const orders = await api("ada");
    const whole = await orders.list({ customerId, limit: 1000 });
    const numbers = whole.data.map(({ orderNo }) => orderNo);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    const latest = await orders.list({ customerId, orderBy: "orderDate|DESC,orderNo|DESC", limit: 1, offset: 1 });
    expect(latest).toMatchObject({ count: 1, total: whole.total });
    const refused = await sendAs(server(), customers, "customer.orders.list", "ada", {
      customerId,
      orderBy: "lineCount",
    });
    expect(refused.body.validationErrors[0].field).toBe("orderBy");
  });

  it("an order of another customer is not found under this one", async () => {
    await expect((await api("ada")).get({ customerId, orderNo: 500003 })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect((await api()).get({ customerId, orderNo: 987654 })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
