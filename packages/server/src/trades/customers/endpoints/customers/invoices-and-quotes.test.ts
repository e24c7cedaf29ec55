import { customers } from "@purvey/contract/services/customers/index";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { describeServer } from "../../../../testing/describe-server.ts";
import { sendAs } from "../../../../testing/send-as.ts";

const customerId = 100200;

describeServer("invoices and quotes of a customer", (server) => {
  const api = async (username = "dana") => (await server().clientFor(username)).customers.customer;

  it("gets an open invoice with lines, balance and how long it is due", async () => {
    const invoice = await (await api()).invoices.get({ customerId, invoiceNo: 700002 }).data;
    expect(invoice).toMatchObject({
      invoiceNo: 700002,
      customerId,
      shipToId: 1,
      orderNo: 500002,
      poNo: "PO-8203",
      invoiceDate: "2025-09-24 17:00:00",
      dueDate: "2025-10-24 17:00:00",
      subtotal: 318.2,
      amountPaid: 0,
      paidInFull: "N",
      status: "open",
      statusDesc: "Past due",
      lineCount: 3,
    });
    expect(invoice.balanceDue).toBe(invoice.totalAmount);
    expect(invoice.daysPastDue).toBeGreaterThan(20);
    expect(invoice.invoiceLines.map(({ itemNo, extendedPrice }) => [itemNo, extendedPrice])).toEqual([
      ["SEAL-XT", 34.56],
      ["GLV-NIT-L", 251.6],
      ["BRG-6204-2RS", 32.04],
    ]);
  });

  it("lists invoices by paid, ship-to and words; a list leaves the lines out", async () => {
    const { invoices } = await api();
    const numbers = async (more: object) =>
      (await invoices.list({ customerId, ...more }).data).map(({ invoiceNo }) => invoiceNo);
    expect(await numbers({})).toEqual([700002, 700001]);
    expect(await numbers({ paidInFull: "Y" })).toEqual([700001]);
    expect(await numbers({ paidInFull: "N" })).toEqual([700002]);
    expect(await numbers({ shipToId: 2 })).toEqual([]);
    expect(await numbers({ shipToId: 1, limit: 1, offset: 1 })).toEqual([700001]);
    expect(await numbers({ q: "500001" })).toEqual([700001]);
    expect(await numbers({ q: "PO-82" })).toEqual([700002]);
    expect(await numbers({ q: "seal xt" })).toEqual([700002]);
    expect(await invoices.list({ customerId, q: "700001" }).data).toMatchObject([
      {
        paidInFull: "Y",
        balanceDue: 0,
        status: "paid",
        statusDesc: "Paid",
        daysPastDue: 0,
        lineCount: 3,
        invoiceLines: [],
      },
    ]);
    const refused = await sendAs(server(), customers, "customer.invoices.list", "dana", {
      customerId,
      paidInFull: "maybe",
    });
    expect(refused.body.validationErrors[0].field).toBe("paidInFull");
  });

  it("asks nothing for a void invoice and knows one as paid that was paid to the cent", async () => {
    const insert = (invoiceNo: number, status: string, paid: number) =>
      server().db.execute(sql`
        insert into invoice_hdr (site_id, invoice_no, customer_id, invoice_date, due_date, subtotal, total_amount, amount_paid, status)
        values ('demo', ${invoiceNo}, 100300, '2025-01-01', '2025-02-01', 10.1, 10.1, ${paid}, ${status})`);
    await insert(710001, "void", 0);
    await insert(710002, "open", 10.1);
    await insert(710003, "open", 10.09);
    const { invoices } = await api("lena");
    const get = (invoiceNo: number) => invoices.get({ customerId: 100300, invoiceNo }).data;
    expect(await get(710001)).toMatchObject({ balanceDue: 0, status: "void", statusDesc: "Void", paidInFull: "Y" });
    expect(await get(710002)).toMatchObject({ balanceDue: 0, status: "paid", statusDesc: "Paid", paidInFull: "Y" });
    expect(await get(710003)).toMatchObject({
      balanceDue: 0.01,
      status: "open",
      statusDesc: "Past due",
      paidInFull: "N",
    });
    expect((await invoices.list({ customerId: 100300, paidInFull: "N" })).data.map((one) => one.invoiceNo)).toEqual([
      710003,
    ]);
    await expect(invoices.get({ customerId: 100300, invoiceNo: 700001 })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("gets a quote with its lines; a list leaves them out", async () => {
    const { quotes } = await api();
    const quote = await quotes.get({ customerId, quoteNo: 800001 }).data;
    expect(quote).toMatchObject({
      quoteNo: 800001,
      customerId,
      contactId: 1,
      shipToId: 1,
      quoteDate: "2026-01-15 10:00:00",
      expirationDate: "2039-12-31 23:59:59",
      status: "open",
      statusDesc: "Open",
      subtotal: 756,
      lineCount: 1,
      quoteLines: [
        { lineNo: 1, itemNo: "MTR-075", quantity: 4, unitOfMeasure: "EA", unitPrice: 189, extendedPrice: 756 },
      ],
    });
    expect(quote.totalAmount).toBeCloseTo(quote.subtotal + quote.taxAmount, 2);
    const listed = await quotes.list({ customerId, orderBy: "quote_date|DESC" });
    expect(listed.data.map(({ quoteNo, quoteLines }) => [quoteNo, quoteLines])).toEqual([
      [800001, []],
      [800002, []],
    ]);
    expect(await quotes.list({ customerId, limit: 1, offset: 1 })).toMatchObject({
      total: 2,
      data: [{ quoteNo: 800002 }],
    });
    await expect(quotes.get({ customerId, quoteNo: 987654 })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("knows a quote as expired as soon as its date is over", async () => {
    await server().db.execute(sql`
      insert into quote_hdr (site_id, quote_no, customer_id, quote_date, expiration_date)
      values ('demo', 810001, 100300, '2025-01-01', '2025-01-31 23:59:59')`);
    const { quotes } = await api("lena");
    expect(await quotes.get({ customerId: 100300, quoteNo: 810001 }).data).toMatchObject({
      status: "expired",
      statusDesc: "Expired",
      quoteLines: [],
    });
  });
});
