import sql from "sql-template-tag";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "../platform/db/database.ts";
import { type CsvFiles, csvFolder, papers, smallShop } from "../testing/csv-files.ts";
import { signIn } from "../testing/shop-on.ts";
import { tableHashes } from "../testing/table-hashes.ts";
import { describeOfAll } from "../testing/test-database.ts";
import { loadFolder } from "./load-folder.ts";

const password = "Passw0rd!demo";
const quote =
  "SalesQuoteID,CustomerID,Status,QuoteDate,ExpirationDate,ShipToAddressID,SubTotal,TaxAmt,TotalDue,Comment\n";
const quoteLine = "SalesQuoteID,SalesQuoteDetailID,ProductID,OrderQty,UnitPrice,UnitPriceDiscount\n";
const invoice =
  "SalesInvoiceID,CustomerID,SalesOrderID,InvoiceDate,DueDate,PurchaseOrderNumber,SubTotal,TaxAmt,Freight,TotalDue,AmountPaid\n";
const invoiceLine = "SalesInvoiceID,SalesInvoiceDetailID,ProductID,OrderQty,UnitPrice,UnitPriceDiscount\n";

describeOfAll("quotes and invoices", (open) => {
  let db: Database;
  let sites = 0;
  beforeAll(async () => {
    db = await open();
  });

  async function shop() {
    sites += 1;
    const site = `papers${sites}`;
    const load = (changed: CsvFiles = {}) =>
      loadFolder(db, csvFolder({ ...smallShop, ...papers, ...changed }), { site, password });
    const report = await load();
    return { site, load, report, api: await signIn(db, site, "admin", password) };
  }

  it("stand under their customer with their lines, and say what is still to be paid", async () => {
    const { api, report } = await shop();
    expect(report.refused).toEqual([]);
    const customerId = 100201;
    const offered = await api.customers.customer.quotes.get({ customerId, quoteNo: 5001 }).data;
    expect(offered).toMatchObject({ status: "open", subtotal: 52.9, totalAmount: 55.94, note: "For spring" });
    expect(offered.quoteLines.map(({ itemNo, quantity, extendedPrice }) => [itemNo, quantity, extendedPrice])).toEqual([
      ["HB-M8-40", 100, 27.9],
      ["NUT-M8", 500, 25],
    ]);
    const invoices = await api.customers.customer.invoices.list({ customerId }).data;
    expect(
      invoices
        .map(({ invoiceNo, orderNo, status, totalAmount, balanceDue }) => [
          ...[invoiceNo, orderNo, status],
          ...[totalAmount, balanceDue],
        ])
        .sort(),
    ).toEqual([
      [8001, 9001, "open", 37.04, 27.04],
      [8002, null, "paid", 0.7, 0],
    ]);
    const asked = await api.customers.customer.invoices.get({ customerId, invoiceNo: 8001 }).data;
    expect(asked.invoiceLines.map(({ itemNo, extendedPrice }) => [itemNo, extendedPrice])).toEqual([
      ["HB-M8-40", 27.9],
      ["NUT-M8", 2.4],
    ]);
  });

  it("change nothing when they are loaded twice, and follow the files", async () => {
    const { site, load, api } = await shop();
    const before = await tableHashes(db, site);
    await load();
    expect(await tableHashes(db, site)).toEqual(before);
    await load({
      "SalesQuoteHeader.csv": `${quote}5001,100201,4,2026-01-05,2099-12-31,,25,0,25,\n`,
      "SalesQuoteDetail.csv": `${quoteLine}5001,2,2,500,0.05,\n`,
    });
    const offered = await api.customers.customer.quotes.get({ customerId: 100201, quoteNo: 5001 }).data;
    expect([offered.status, offered.quoteLines.map(({ itemNo }) => itemNo)]).toEqual(["lost", ["NUT-M8"]]);
  });

  it("are refused with line and column, and never take the number of one made on the site", async () => {
    const { site, load } = await shop();
    await db.execute(sql`
      insert into quote_hdr (site_id, quote_no, customer_id, quote_date, expiration_date) values (${site}, 5002, 100200, '2026-01-01', '2026-02-01')`);
    const { refused } = await load({
      "SalesQuoteHeader.csv": `${quote}5001,100201,5,2026-01-05,2026-02-05,,1,0,1,\n5002,100201,1,2026-01-05,2026-02-05,,1,0,1,\n5003,100201,1,2026-01-05,2025-01-05,,1,0,1,\n`,
      "SalesQuoteDetail.csv": `${quoteLine}5001,1,1,1,1,\n5002,2,1,1,1,\n5003,3,1,1,1,\n`,
      "SalesInvoiceHeader.csv": `${invoice}8001,100201,77,2025-11-07,2025-12-07,,1,0,0,1,0\n8002,100201,9002,2025-11-07,2025-12-07,,1,0,0,1,0\n8003,100201,,2025-11-07,2025-12-07,,1,0,0,1,2\n8004,100201,,2025-11-07,2025-12-07,,1,0,0,1,0\n`,
      "SalesInvoiceDetail.csv": `${invoiceLine}8001,1,1,1,1,\n8002,2,1,1,1,\n8003,3,1,1,1,\n8004,4,9,1,1,\n`,
    });
    const of = (file: string) =>
      refused.filter((row) => row.file === file).map(({ line, column, reason }) => [line, column, reason]);
    expect(of("SalesQuoteHeader.csv")).toEqual([
      [2, "Status", "is 5; known are 1, 2, 3, 4"],
      [4, "ExpirationDate", "is 2025-01-05 00:00:00, before the QuoteDate 2026-01-05 00:00:00"],
      [3, "SalesQuoteID", "is 5002, the number of a quote that was made on the site"],
    ]);
    expect(of("SalesInvoiceHeader.csv")).toEqual([
      [2, "SalesOrderID", "is 77, which was not loaded"],
      [3, "SalesOrderID", "is 9002, an order of customer 100200"],
      [4, "AmountPaid", "is 2, more than the 1 of TotalDue"],
      [
        5,
        "SalesInvoiceID",
        "is 8004, an invoice of which SalesInvoiceDetail.csv, line 5, ProductID is 9, which was not loaded",
      ],
    ]);
    expect(
      await db.first(sql`select customer_id as customer from quote_hdr where site_id = ${site} and quote_no = 5002`),
    ).toEqual({ customer: 100200 });
  });
});
