import sql from "sql-template-tag";
import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../platform/db/database.ts";
import { adventureWorks, adventureWorksNote } from "../testing/adventure-works.ts";
import { signIn } from "../testing/shop-on.ts";
import { tableHashes } from "../testing/table-hashes.ts";
import { describeOfAll } from "../testing/test-database.ts";
import { effectiveShipTo } from "../trades/customers/customer-rows.ts";
import { stockSums } from "../trades/inventory/stock-sums.ts";
import { loadFolder } from "./load-folder.ts";
import type { LoadReport } from "./load-report.ts";

const password = "Passw0rd!demo";

describeOfAll(adventureWorksNote, (open) => {
  let db: Database;
  let report: LoadReport;
  const load = (site = "aw") => loadFolder(db, adventureWorks ?? "", { site, siteName: "AdventureWorks", password });
  const count = async (table: ReturnType<typeof sql>) =>
    (await db.first<{ rows: number }>(sql`select count(*) as rows from ${table} and t.site_id = 'aw'`))?.rows;

  describe.skipIf(!adventureWorks)("loads", () => {
    beforeAll(async () => {
      db = await open();
      report = await load();
    });

    it("every control total equal", () => {
      expect(report.controlTotals).toEqual(
        [
          ["quantity on hand", "335974"],
          ["orders whose lines equal their subtotal", "1566"],
          ["sum of all subtotals", "12527981.9927"],
          ["sum of all order lines", "12527981.992754"],
          ["purchase orders whose lines equal their subtotal", "4012"],
          ["sum of all purchase order lines", "63791994.838"],
          ["quantity received on purchase orders", "2254599"],
          ["quantity that purchase orders still have to bring", "290"],
        ].map(([name, sum]) => ({ name, expected: sum, found: sum, equal: true })),
      );
      expect([report.unequalOrders, report.unequalPurchaseOrders]).toEqual([[], []]);
    });

    it("every file, each of its rows stored or refused", () => {
      const counts = report.files.map(({ file, read, stored, refused }) => [file, read, stored, refused]);
      expect(counts).toEqual([
        ["StateProvince.csv", 181, 181, 0],
        ["Location.csv", 14, 14, 0],
        ["ShipMethod.csv", 5, 5, 0],
        ["ProductCategory.csv", 4, 4, 0],
        ["ProductSubcategory.csv", 37, 37, 0],
        ["ProductDescription.csv", 127, 127, 0],
        ["ProductModelProductDescriptionCulture.csv", 127, 127, 0],
        ["Product.csv", 504, 504, 0],
        ["SpecialOffer.csv", 16, 16, 0],
        ["SpecialOfferProduct.csv", 538, 538, 0],
        ["SalesTaxRate.csv", 29, 26, 3],
        ["BillOfMaterials.csv", 2679, 2679, 0],
        ["ProductInventory.csv", 1069, 1069, 0],
        ["Person.csv", 2057, 2057, 0],
        ["EmailAddress.csv", 2665, 2665, 0],
        ["PersonPhone.csv", 2665, 2665, 0],
        ["Address.csv", 2295, 2295, 0],
        ["BusinessEntityAddress.csv", 2295, 2295, 0],
        ["Store.csv", 701, 701, 0],
        ["Customer.csv", 2496, 2496, 0],
        ["Vendor.csv", 104, 104, 0],
        ["ProductVendor.csv", 460, 460, 0],
        ["BusinessEntityContact.csv", 909, 394, 515],
        ["SalesOrderDetail.csv", 5675, 5675, 0],
        ["SalesOrderHeader.csv", 1566, 1566, 0],
        ["PurchaseOrderDetail.csv", 8845, 8845, 0],
        ["PurchaseOrderHeader.csv", 4012, 4012, 0],
      ]);
      expect(report.missing).toEqual([
        "ProductAttribute.csv",
        "ProductUnitMeasure.csv",
        "ProductPrice.csv",
        "CustomerPrice.csv",
        "CustomerContract.csv",
        "SalesQuoteDetail.csv",
        "SalesQuoteHeader.csv",
        "SalesInvoiceDetail.csv",
        "SalesInvoiceHeader.csv",
      ]);
      expect(report.ignored).toContain("ProductReview.csv");
    });

    it("what the tables hold, and nothing twice", async () => {
      expect(
        await Promise.all(
          [
            sql`item t where true`,
            sql`item t where online_cd = 704`,
            sql`item_category t where true`,
            sql`customer t where true`,
            sql`ship_to t where true`,
            sql`contact t where true`,
            sql`users t where role = 'shopper'`,
            sql`order_hdr t where true`,
            sql`order_line t where true`,
            sql`stock_movement t where true`,
            sql`vendor t where status_cd = 704`,
            sql`vmi_distributor t where status_cd = 704`,
            sql`item_vendor t where true`,
            sql`po_hdr t where true`,
            sql`po_line t where true`,
            sql`address t where source_type in ('carrier', 'vendor')`,
            sql`item_search t where true`,
          ].map(count),
        ),
      ).toEqual([504, 304, 41, 2496, 2518, 238, 238, 1566, 5675, 1065, 100, 100, 460, 4012, 8845, 109, 504]);
    });

    it("says why rows were refused, with their lines", () => {
      const { refused } = report;
      const reasons = refused.map(({ file, column, reason }) => `${file} ${column} ${reason.replace(/\d+/, "…")}`);
      expect(
        Object.fromEntries([...new Set(reasons)].map((key) => [key, reasons.filter((r) => r === key).length])),
      ).toEqual({
        "SalesTaxRate.csv TaxType is …; 1 (retail) and 3 (all sales) are stored": 3,
        "BusinessEntityContact.csv PersonID is …, whose name Person.csv does not have": 515,
      });
      expect(refused.find(({ file }) => file === "SalesTaxRate.csv")?.line).toBe(5);
    });

    it("orders under their customers, with their lines and totals", async () => {
      const api = await signIn(db, "aw", "admin", password);
      const order = await api.customers.customer.orders.get({ customerId: 29825, orderNo: 43659 }).data;
      expect(order).toMatchObject({
        orderDate: "2011-05-31 00:00:00",
        statusDesc: "Shipped",
        addressId: 2982501,
        lineCount: 12,
        subtotal: expect.closeTo(20565.6206, 2),
        taxAmount: expect.closeTo(1971.5149, 2),
        freightAmount: expect.closeTo(616.0984, 2),
        totalAmount: expect.closeTo(23153.2339, 2),
      });
      const lines = order.orderLines;
      expect(lines[9]).toMatchObject({ itemNo: "SO-B909-M", quantity: 6, unitPrice: 5.7, qtyShipped: 6, lineNo: 10 });
      expect(lines.reduce((sum, line) => sum + line.extendedPrice, 0)).toBeCloseTo(order.subtotal, 2);
    });

    it("stock that the ledger explains, in the bins that hold it", async () => {
      expect(await stockSums(db, "aw")).toEqual([]);
      expect(
        await db.query(sql`
          select s.inv_mast_uid from item_stock s where s.site_id = 'aw' and s.qty_on_hand <> (
            select sum(b.qty_on_hand) from bin_stock b
            where b.site_id = 'aw' and b.location_id = s.location_id and b.inv_mast_uid = s.inv_mast_uid)`),
      ).toEqual([]);
    });

    it("a ship-to and a location for every customer", async () => {
      const rows = await db.query(sql`
        select c.customer_id from customer c
        where c.site_id = 'aw' and (${effectiveShipTo(sql`c`)} is null or c.default_location_id is distinct from 7)`);
      expect(rows).toEqual([]);
    });

    it("shoppers who sign in, and find, price and order what is in stock", async () => {
      const buyer = await db.first<{ username: string; customerId: number; usersId: number; shipToId: number }>(sql`
        select u.username, u.id as "usersId", u.customer_id as "customerId", ${effectiveShipTo(sql`c`)} as "shipToId"
        from users u join customer c on c.site_id = u.site_id and c.customer_id = u.customer_id
        where u.site_id = 'aw' and u.role = 'shopper' and exists (
          select 1 from order_hdr o where o.site_id = 'aw' and o.customer_id = u.customer_id)
        order by u.username limit 1`);
      if (!buyer) throw new Error("No contact of a store with orders has a sign-in.");
      const { customerId, usersId } = buyer;
      const api = await signIn(db, "aw", buyer.username, password);
      const { items } = await api.search.itemSearch.list({ q: "mountain-200 black 42" }).data;
      expect(items[0]).toMatchObject({ itemId: "BK-M68B-42", itemDesc: "Mountain-200 Black, 42" });
      const price = await api.pricing.priceEngine.get({ itemId: "BK-M68B-42", quantity: 2, customerId }).data;
      expect(price).toMatchObject({ unitPrice: 2294.99, extendedPrice: 4589.98, priceSource: "list" });
      const stock = await api.items.invMast.stock({ id: price.invMastUid }).data;
      const available = stock.find(({ locationId }) => locationId === 7)?.qtyAvailable;
      const { cartHdrUid } = await api.commerce.cartHdr.lookup({ userId: usersId, customerId }).data;
      await api.commerce.cartLine.add({ cartHdrUid, lines: [{ itemId: "BK-M68B-42", quantity: 2 }] });
      const { checkoutUid } = await api.commerce.checkout.create({ cartHdrUid }).data;
      const order = await api.commerce.checkout.prophet21Hdr.create({ checkoutUid, header: {} }).data;
      expect(order).toMatchObject({
        customerId,
        shipToId: buyer.shipToId,
        locationId: 7,
        subtotal: 4589.98,
        status: "open",
      });
      expect(order.orderNo).toBeGreaterThan(1_000_000_000);
      const left = await api.items.invMast.stock({ id: price.invMastUid }).data;
      expect(left.find(({ locationId }) => locationId === 7)?.qtyAvailable).toBe((available ?? 0) - 2);
      const { total, data } = await api.customers.customer.orders.list({ customerId, limit: 100 });
      expect(total).toBeGreaterThan(1);
      expect(data.map(({ orderNo }) => orderNo)).toContain(order.orderNo);
    });

    it("a second time, changing nothing", async () => {
      const before = await tableHashes(db, "aw");
      const again = await load();
      expect(await tableHashes(db, "aw")).toEqual(before);
      expect(again.controlTotals).toEqual(report.controlTotals);
      expect(again.files).toEqual(report.files);
    });
  });
});
