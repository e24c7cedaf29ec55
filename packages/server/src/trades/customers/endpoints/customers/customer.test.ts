import { customers } from "@purvey/contract/services/customers/index";
import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { seedWorld } from "../../../../load/examples/world/seed-world.ts";
import { codesOf } from "../../../../testing/codes-of.ts";
import { describeServer } from "../../../../testing/describe-server.ts";
import { rawFetch } from "../../../../testing/raw-request.ts";
import { sendAs } from "../../../../testing/send-as.ts";

const [northgate, lakeside] = [100200, 100300];

describeServer("customers", (server) => {
  const api = async (username: string) => (await server().clientFor(username)).customers;
  const addCustomer = (id: number, name: string, more: { classId?: string; company?: string; deleted?: string } = {}) =>
    server().db.execute(sql`
      insert into customer (site_id, customer_id, company_id, customer_name, class5_id, delete_flag)
      values ('demo', ${id}, ${more.company ?? "PDS"}, ${name}, ${more.classId ?? null}, ${more.deleted ?? "N"})`);

  rule("R031 answers health-check and ping, without a token too", async () => {
    const { system } = await api("dana");
    expect(await system.ping().data).toBe("pong");
    expect(await system.healthCheck().data).toMatchObject({ status: "ok", service: "customers", siteId: "demo" });
    for (const path of ["ping", "health-check"]) {
      expect((await rawFetch(server().app, "GET", `/api/customers/${path}`)).status).toBe(200);
    }
  });

  it("gets a customer with every field", async () => {
    const customer = await (await api("dana")).customer.get({ customerId: northgate }).data;
    expect(customer).toMatchObject({
      customerId: northgate,
      companyId: "PDS",
      customerName: "Northgate Fabrication",
      class1Id: "FAB",
      class3Id: null,
      webEnabledFlag: "Y",
      deleteFlag: "N",
      salesRepId: "SARA",
      poNoRequired: "Y",
      termsId: "N30",
      termsDesc: "Net 30 days",
      taxableFlag: "Y",
      priceClass: 3,
      creditLimit: 25000,
      creditHold: "N",
      defaultLocationId: 20,
      userDefined: {},
    });
  });

  rule("R009 D21 a shopper sees their own customer, a sales representative their customers, staff all", async () => {
    await addCustomer(700100, "Somebody Else's Account");
    const seen = async (username: string) =>
      (await (await api(username)).customer.list({ limit: 1000 }).data).map(({ customerId }) => customerId);
    expect(await seen("dana")).toEqual([northgate]);
    expect(await seen("lena")).toEqual([lakeside]);
    expect(await seen("sara")).toEqual([northgate, lakeside]);
    expect(await seen("ada")).toEqual(expect.arrayContaining([northgate, lakeside, 700100]));
    expect(await seen("ned")).toContain(700100);
  });

  it("another's customer answers as not found, in every call", async () => {
    const { customer } = await api("lena");
    const customerId = northgate;
    const calls = [
      customer.get({ customerId }),
      customer.doc({ customerId }),
      customer.address.list({ customerId }),
      customer.contacts.list({ customerId, q: "" }),
      customer.shipTo.list({ customerId }),
      customer.orders.list({ customerId }),
      customer.orders.get({ customerId, orderNo: 500001 }),
      customer.invoices.list({ customerId }),
      customer.invoices.get({ customerId, invoiceNo: 700001 }),
      customer.quotes.list({ customerId }),
      customer.quotes.get({ customerId, quoteNo: 800001 }),
      customer.purchasedItems.list({ customerId }),
    ];
    expect(await codesOf(...calls)).toEqual(calls.map(() => "NOT_FOUND"));
  });

  it("an unknown customer is not found, for who sees every customer too", async () => {
    const { customer } = await api("ada");
    const customerId = 987654;
    const calls = [
      customer.get({ customerId }),
      customer.doc({ customerId }),
      customer.address.list({ customerId }),
      customer.contacts.list({ customerId, q: "" }),
      customer.shipTo.list({ customerId }),
      customer.orders.list({ customerId }),
      customer.invoices.list({ customerId }),
      customer.quotes.list({ customerId }),
      customer.purchasedItems.list({ customerId }),
    ];
    expect(await codesOf(...calls)).toEqual(calls.map(() => "NOT_FOUND"));
  });

  it("leaves deleted customers out", async () => {
    await addCustomer(700200, "Closed Account", { deleted: "Y" });
    const { customer } = await api("ada");
    expect(await customer.list({ q: "closed" }).data).toEqual([]);
    await expect(customer.get({ customerId: 700200 })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  rule("R034 R035 R036 pages, sorts and filters by class 5", async () => {
    for (const [index, name] of ["Delta", "alpha", "Charlie"].entries()) {
      await addCustomer(710000 + index, `${name} Paging`, { classId: "PAGED" });
    }
    const { customer } = await api("ada");
    const paged = { class5Id: "PAGED", orderBy: "customer_name|DESC,customerId|ASC" };
    const whole = await customer.list(paged);
    expect(whole.totalResults).toBe(3);
    const second = await customer.list({ ...paged, limit: 1, offset: 1 });
    expect(second.data).toEqual([whole.data[1]]);
    expect(second).toMatchObject({ count: 1, total: 3 });
    expect(await customer.list({ ...paged, offset: 9 })).toMatchObject({ data: [], total: 3 });
    const refused = await sendAs(server(), customers, "customer.list", "ada", { orderBy: "secret|ASC" });
    expect(refused.body.validationErrors[0]).toMatchObject({ field: "orderBy", received: "secret" });
    expect((await sendAs(server(), customers, "customer.list", "ada", { limit: 1001 })).status).toBe(400);
    expect((await sendAs(server(), customers, "customer.list", "ada", { offset: -1 })).status).toBe(400);
  });

  rule("R156 demands q for a lookup and ranks the exact number, then beginnings, then the rest", async () => {
    await addCustomer(77, "Unit 7700 Ltd");
    await addCustomer(7700, "Seven Seas");
    await addCustomer(770, "Beta");
    await addCustomer(61, "77 Sunset Strip");
    const { customer } = await api("ada");
    const found = await customer.lookup({ q: "77", limit: 100 }).data;
    expect(found.map(({ customerId }) => customerId)).toEqual([77, 770, 7700, 61]);
    expect((await sendAs(server(), customers, "customer.lookup", "ada", {})).body.validationErrors[0]).toMatchObject({
      field: "q",
      code: "required",
    });
  });

  it("looks customers up by words of name and city in any order and case, taken literally", async () => {
    const { customer } = await api("sara");
    const ids = async (q: string) => (await customer.lookup({ q }).data).map(({ customerId }) => customerId);
    expect(await ids("FABRIC north")).toEqual([northgate]);
    expect(await ids("sandusky")).toEqual([lakeside]);
    for (const number of ["100300", "0100300", "100-300", "#100 300"]) expect(await ids(number)).toEqual([lakeside]);
    expect(await ids("%")).toEqual([]);
    expect(await ids("  ")).toEqual([lakeside, northgate]);
  });

  rule("R194 refuses to be read wrong: companyId has at most 8 characters", async () => {
    const { companyId } = customers.endpoints["customer.get"]?.returns.properties ?? {};
    expect(companyId).toMatchObject({ maxLength: 8 });
    const { db } = server();
    await db.execute(sql`
      insert into company (site_id, company_id, company_name) values ('demo', '123456789', 'Long Company')`);
    await addCustomer(720000, "Long Company", { company: "123456789" });
    const refused = await (await api("ada")).customer.get({ customerId: 720000 }).safe();
    expect(refused.ok).toBe(false);
    await db.execute(sql`delete from customer where site_id = 'demo' and customer_id = 720000`);
    await db.execute(sql`delete from company where site_id = 'demo' and company_id = '123456789'`);
  });

  it("sums the account up in the doc", async () => {
    const doc = await (await api("dana")).customer.doc({ customerId: northgate }).data;
    const { db } = server();
    const sums = await db.first<{ open: number; due: number; orders: number }>(sql`select
      (select sum(total_amount - amount_paid) from invoice_hdr where site_id = 'demo' and customer_id = 100200 and status = 'open') as due,
      (select count(*) from invoice_hdr where site_id = 'demo' and customer_id = 100200 and status = 'open') as open,
      (select coalesce(sum(total_amount), 0) from order_hdr where site_id = 'demo' and customer_id = 100200
        and status not in ('invoiced', 'cancelled')) as orders`);
    expect(doc.balanceDue).toBeGreaterThan(0);
    expect(doc).toMatchObject({
      customerName: "Northgate Fabrication",
      addressCount: 2,
      openInvoiceCount: sums?.open,
      balanceDue: sums?.due,
      pastDue: sums?.due,
      openOrderAmount: sums?.orders,
      lastOrderDate: "2025-09-22 09:05:00",
      salesReps: [{ usersId: 6, name: "Sara Lindqvist", email: expect.stringContaining("@") }],
    });
    expect(doc.creditAvailable).toBeCloseTo(25000 - doc.balanceDue - doc.openOrderAmount, 2);
    expect(doc.addresses.map(({ shipToName }) => shipToName)).toEqual(["Plant Toledo", "Plant Dayton"]);
    expect(doc.contacts.map(({ firstName }) => firstName)).toEqual(expect.arrayContaining(["Dana", "Amir"]));
    expect(doc.contactCount).toBe(doc.contacts.length);
  });

  it("keeps sites apart: the same number on another site is another customer", async () => {
    await seedWorld(server().db, "twin");
    await server().db.execute(
      sql`update customer set customer_name = 'Twin Fabrication' where site_id = 'twin' and customer_id = ${northgate}`,
    );
    const { customer } = await api("ada");
    expect((await customer.get({ customerId: northgate }).data).customerName).toBe("Northgate Fabrication");
    expect(await customer.list({ q: "twin" }).data).toEqual([]);
  });
});
