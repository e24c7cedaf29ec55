import sql from "sql-template-tag";
import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../platform/db/database.ts";
import { badRows, product, stock } from "../testing/bad-rows.ts";
import { type CsvFiles, csvFolder, smallShop } from "../testing/csv-files.ts";
import { describeOfAll } from "../testing/test-database.ts";
import { loadFolder } from "./load-folder.ts";
import type { LoadReport } from "./load-report.ts";

const details = "SalesOrderID,SalesOrderDetailID,OrderQty,ProductID,UnitPrice,UnitPriceDiscount\n";

describeOfAll("bad input", (open) => {
  let db: Database;
  let sites = 0;
  beforeAll(async () => {
    db = await open();
  });

  async function load(files: CsvFiles, shop: CsvFiles = smallShop): Promise<{ site: string; report: LoadReport }> {
    sites += 1;
    const site = `site${sites}`;
    return { site, report: await loadFolder(db, csvFolder({ ...shop, ...files }), { site }) };
  }

  it.each(badRows)("refuses %s, with line, column and reason, and stores the rest", async (_, file, text, refusals) => {
    const { report } = await load({ [file]: text });
    const found = report.refused.filter((row) => row.file === file);
    expect(found.map(({ line, column, reason }) => [line, column, reason])).toEqual(refusals);
    for (const { read, stored, refused } of report.files) expect(stored + refused).toBe(read);
    const own = report.files.find((row) => row.file === file);
    expect(own?.refused).toBe(refusals.length);
  });

  it("refuses nothing of a good folder", async () => {
    const { report, site } = await load({});
    expect(report.refused).toEqual([]);
    expect(report.controlTotals.every(({ equal }) => equal)).toBe(true);
    expect(
      await db.first(sql`select item_desc as name, weight from item where site_id = ${site} and inv_mast_uid = 1`),
    ).toEqual({ name: "Hex bolt M8 × 40, zinc", weight: 0.022 });
  });

  describe("orders", () => {
    const ordersOf = (site: string) =>
      db.query(sql`
        select h.order_no as "orderNo", (select count(*) from order_line l where l.site_id = h.site_id and l.order_no = h.order_no) as lines
        from order_hdr h where h.site_id = ${site} order by 1`);

    it.each([
      ["an unknown product", "9001,2,40,99,0.06,0", "ProductID", "is 99, which was not loaded"],
      ["a quantity that is none", "9001,2,forty,2,0.06,0", "OrderQty", "is `forty`, not a number such as 12.50"],
      [
        "a discount above one",
        "9001,2,40,2,0.06,10",
        "UnitPriceDiscount",
        "is 10; a discount is a fraction from 0 to 1",
      ],
      ["too much money", "9001,2,9999999999,2,9999999999,0", "OrderQty", "times the price is more than can be stored"],
      ["a number twice", "9001,1,40,2,0.06,0", "SalesOrderDetailID", "is `1`, which line 2 has already"],
      ["too few cells", "9001,2,40,2", "UnitPrice", "has no cell: the row has 4, the header 6"],
    ])("with %s in one line are refused whole, and nothing of them is stored", async (_, line, column, reason) => {
      const text = `${details}9001,1,100,1,0.31,0.1\n${line}\n9002,3,100,2,0.07,\n`;
      const { site, report } = await load({ "SalesOrderDetail.csv": text });
      expect(await ordersOf(site)).toEqual([{ orderNo: 9002, lines: 1 }]);
      expect(report.refused).toEqual([
        { file: "SalesOrderDetail.csv", line: 3, column, reason },
        {
          file: "SalesOrderHeader.csv",
          line: 2,
          column: "SalesOrderID",
          reason: `is 9001, an order of which SalesOrderDetail.csv, line 3, ${column} ${reason}`,
        },
        {
          file: "SalesOrderDetail.csv",
          line: 2,
          column: "SalesOrderID",
          reason: "is 9001, an order that was not stored",
        },
      ]);
      expect(report.controlTotals.every(({ equal }) => equal)).toBe(true);
    });

    it("whose lines do not add up are stored, and named", async () => {
      const text = `${details}9001,1,100,1,0.31,0.1\n9002,3,100,2,0.07,\n`;
      const { report } = await load({ "SalesOrderDetail.csv": text });
      expect(report.unequalOrders).toEqual([9001]);
      expect(report.controlTotals.filter(({ equal }) => !equal)).toEqual([
        { name: "orders whose lines equal their subtotal", expected: "2", found: "1", equal: false },
      ]);
    });
  });

  describe("purchase orders", () => {
    const purchases =
      "PurchaseOrderID,PurchaseOrderDetailID,DueDate,OrderQty,ProductID,UnitPrice,ReceivedQty,RejectedQty\n";

    it.each([
      ["an unknown product", "71,3,,50,99,0.10,,", "ProductID", "is 99, which was not loaded"],
      ["nothing ordered", "71,3,,0,1,0.10,,", "OrderQty", "is 0; at least a part of a piece is ordered"],
      ["less than nothing received", "71,3,,50,1,0.10,-1,", "ReceivedQty", "is -1; it must not be below 0"],
      ["less than nothing rejected", "71,3,,50,1,0.10,1,-1", "RejectedQty", "is -1; it must not be below 0"],
      ["more rejected than received", "71,3,,50,1,0.10,4,5", "RejectedQty", "is 5, more than the 4 received"],
      ["too much money", "71,3,,9999999999,1,9999999999,,", "OrderQty", "times the price is more than can be stored"],
      ["a number twice", "71,1,,50,1,0.10,,", "PurchaseOrderDetailID", "is `1`, which line 2 has already"],
    ])("with %s in one line are refused whole, and nothing of them is on order", async (_, line, column, reason) => {
      const text = `${purchases}70,1,2025-10-08,100,1,0.08,90,0\n71,2,,500,2,0.02,,\n${line}\n72,4,,20,1,0.1,0,0\n`;
      const { site, report } = await load({ "PurchaseOrderDetail.csv": text });
      const file = "PurchaseOrderDetail.csv";
      expect(report.refused).toEqual([
        { file, line: 4, column, reason },
        {
          file: "PurchaseOrderHeader.csv",
          line: 3,
          column: "PurchaseOrderID",
          reason: `is 71, an order of which PurchaseOrderDetail.csv, line 4, ${column} ${reason}`,
        },
        { file, line: 3, column: "PurchaseOrderID", reason: "is 71, an order that was not stored" },
      ]);
      expect(await db.query(sql`select po_no as "poNo" from po_hdr where site_id = ${site} order by 1`)).toEqual([
        { poNo: 70 },
        { poNo: 72 },
      ]);
      expect(await db.query(sql`select 1 from item_stock where site_id = ${site} and qty_on_order > 0`)).toEqual([]);
      expect(report.controlTotals.every(({ equal }) => equal)).toBe(true);
    });

    it("whose lines do not add up are stored, and named", async () => {
      const text = smallShop["PurchaseOrderHeader.csv"].replace("2025-12-01,15", "2025-12-01,15.01");
      const { report } = await load({ "PurchaseOrderHeader.csv": text });
      expect(report.unequalPurchaseOrders).toEqual([71]);
      expect(report.controlTotals.filter(({ equal }) => !equal)).toEqual([
        { name: "purchase orders whose lines equal their subtotal", expected: "3", found: "2", equal: false },
      ]);
    });

    it("are refused where there is no location that the goods could go to", async () => {
      const { "Location.csv": _, "ProductInventory.csv": __, ...rest } = smallShop;
      const { report } = await load({}, rest);
      expect(
        report.refused.filter(({ file }) => file === "PurchaseOrderHeader.csv").map(({ reason }) => reason),
      ).toEqual(
        Array.from({ length: 3 }, () => "is not given, and Location.csv has no location that the goods could go to"),
      );
    });
  });

  it("takes empty tables, tables of a header alone, and columns it does not know", async () => {
    const { report, site } = await load({
      "ProductInventory.csv": stock,
      "SpecialOffer.csv": "",
      "SpecialOfferProduct.csv": "",
      "SalesOrderHeader.csv": "\n\n",
      "SalesOrderDetail.csv": details,
      "ProductVendor.csv": "",
      "PurchaseOrderHeader.csv": "",
      "PurchaseOrderDetail.csv": "",
      "Product.csv": "Colour,ListPrice,Unused,Name,StandardCost,ProductNumber,ProductID\nred,1,,Bolt,0,HB,1\n",
    });
    expect(report.refused.filter(({ file }) => file !== "BillOfMaterials.csv")).toEqual([]);
    expect(await db.query(sql`select item_id as id, online_cd as online from item where site_id = ${site}`)).toEqual([
      { id: "HB", online: 704 },
    ]);
  });

  it("takes other separators, the line of a spreadsheet that names them, signs, kept zeros and written nothing", async () => {
    const lines = [
      "sep=;",
      `${product.trim().replaceAll(",", ";")};Color`,
      '7;Bolt, zinc;="0007";0;+1.5;\\N',
      "8;Nut;NUL;+0;.5;NULL",
    ];
    const { report, site } = await load({ "Product.csv": lines.join("\r\n") }, {});
    expect(report.refused).toEqual([]);
    expect(
      await db.query(sql`
        select i.inv_mast_uid as uid, i.item_id as id, i.item_desc as name, i.list_price::float8 as price
        from item i where i.site_id = ${site} order by 1`),
    ).toEqual([
      { uid: 7, id: "0007", name: "Bolt, zinc", price: 1.5 },
      { uid: 8, id: "NUL", name: "Nut", price: 0.5 },
    ]);
  });

  it("takes a folder with a single table, and says what is missing and what it did not read", async () => {
    const { report } = await load(
      { "Location.csv": smallShop["Location.csv"], "product.csv": "", "ProductReview.csv": "" },
      {},
    );
    expect(report.files).toEqual([{ file: "Location.csv", read: 2, stored: 2, refused: 0 }]);
    expect(report.missing).toContain("Product.csv");
    expect(new Set(report.missing).size).toBe(report.missing.length);
    expect(report.ignored).toEqual(["ProductReview.csv", "product.csv"]);
  });

  it.each([
    [
      "a quote that is never closed",
      `${product}1,Bolt,HB,0,1\n2,"Nut,NUT,0,1\n`,
      "`Product.csv`, line 3 has a quote that is never closed. Mend the file and load again; what was stored before stays.",
    ],
    ["text behind a quote", `${product}1,"5" pipe",HB,0,1\n`, "`Product.csv`, line 2 has text behind a closing quote."],
    [
      "a row in place of the header",
      "1,Bolt,HB,0,1\n",
      "The first line of `Product.csv` names none of its columns: `1,Bolt,HB,0,1`. Write the names of the columns above the rows",
    ],
    [
      "UTF-16",
      Buffer.from(`\uFEFF${product}`, "utf16le"),
      "`Product.csv`, line 1 begins a file in UTF-16. Save it as UTF-8.",
    ],
  ])("ends at %s with a sentence that names the file", async (_, text, sentence) => {
    await expect(load({ "Product.csv": text })).rejects.toThrow(sentence);
  });

  it("ends with a sentence at folders that are none, or hold no table", async () => {
    await expect(loadFolder(db, "/no/such/folder", { site: "x" })).rejects.toThrow(
      "There is no folder `/no/such/folder`",
    );
    await expect(load({ "products.csv": "" }, {})).rejects.toThrow("has none of the tables");
    expect(await db.query(sql`select site_id from site where site_id = ${`site${sites}`}`)).toEqual([]);
  });

  it("keeps the first thousand refused rows of a file, and counts all", async () => {
    const rows = Array.from({ length: 1500 }, (_, index) => `${index + 1},Bolt,B-${index},0,x`).join("\n");
    const { report } = await load({ "Product.csv": product + rows });
    expect(report.refused.filter(({ file }) => file === "Product.csv")).toHaveLength(1000);
    expect(report.files.find(({ file }) => file === "Product.csv")).toMatchObject({ read: 1500, refused: 1500 });
  });
});
