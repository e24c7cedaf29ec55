import sql from "sql-template-tag";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "../platform/db/database.ts";
import { readChanges } from "../platform/db/site-changes.ts";
import { type CsvFiles, csvFolder, smallShop } from "../testing/csv-files.ts";
import { signIn } from "../testing/shop-on.ts";
import { tableHashes } from "../testing/table-hashes.ts";
import { describeOfAll, describeOnBoth } from "../testing/test-database.ts";
import { allocateStock } from "../trades/inventory/ledger.ts";
import { stockSums } from "../trades/inventory/stock-sums.ts";
import { decimal } from "../values/decimal.ts";
import { loadFolder } from "./load-folder.ts";

const password = "Passw0rd!demo";

/** A change of one table of the small shop. */
const changed = (file: keyof typeof smallShop, from: string, to: string): CsvFiles => {
  expect(smallShop[file]).toContain(from);
  return { [file]: smallShop[file].replace(from, to) };
};
const stockOf = (db: Database, site: string) =>
  db.query(sql`
    select location_id as location, inv_mast_uid as item, qty_on_hand as "onHand", qty_allocated as allocated from item_stock
    where site_id = ${site} order by 1, 2`);
const movementsOf = (db: Database, site: string) =>
  db.query<{ change: number }>(sql`
    select location_id as location, inv_mast_uid as item, movement_type as type, on_hand_change as change from stock_movement
    where site_id = ${site} and reference_type = 'load' order by stock_movement_uid`);

describeOfAll("loading again", (open) => {
  let db: Database;
  let sites = 0;
  beforeAll(async () => {
    db = await open();
  });

  /** A site with the small shop in it, and how to load changed tables into it. */
  async function shop(files: CsvFiles = {}) {
    sites += 1;
    const site = `again${sites}`;
    const load = (changed: CsvFiles = {}) =>
      loadFolder(db, csvFolder({ ...smallShop, ...files, ...changed }), { site, password });
    await load();
    return { site, load };
  }

  it("changes nothing when the files are the same", async () => {
    const { site, load } = await shop();
    const before = await tableHashes(db, site);
    const { snapshot } = await readChanges(db, site, null);
    const report = await load();
    expect(await tableHashes(db, site)).toEqual(before);
    expect([...(await readChanges(db, site, snapshot)).changed]).toEqual([]);
    expect(report.refused).toEqual([]);
  });

  it("tells of the items that changed, once for each, and of no others", async () => {
    const { site, load } = await shop();
    const { snapshot } = await readChanges(db, site, null);
    await load({
      ...changed("Product.csv", "NUT-M8,Silver", "NUT-M8,Black"),
      ...changed("ProductInventory.csv", "2,20,N/A,0,5", "2,20,N/A,0,6"),
    });
    expect([...(await readChanges(db, site, snapshot)).changed]).toEqual([["item", new Set([2])]]);
    await load({ ...changed("ProductInventory.csv", "2,20,N/A,0,5", "2,20,N/A,0,0") });
    expect((await readChanges(db, site, snapshot)).changed.get("stock")).toEqual(new Set([2]));
  });

  it("writes a changed count into the ledger as an adjustment, and moves it from bin to bin", async () => {
    const { site, load } = await shop();
    const text = "ProductID,LocationID,Shelf,Bin,Quantity\n1,10,A,1,70.5\n1,20,C,9,4\n2,10,B,7,500\n";
    const report = await load({ "ProductInventory.csv": text });
    expect(await stockOf(db, site)).toEqual([
      { location: 10, item: 1, onHand: 70.5, allocated: 0 },
      { location: 10, item: 2, onHand: 500, allocated: 0 },
      { location: 20, item: 1, onHand: 4, allocated: 0 },
      { location: 20, item: 2, onHand: 5, allocated: 0 },
    ]);
    expect(await movementsOf(db, site)).toEqual([
      { location: 10, item: 1, type: "opening", change: 100 },
      { location: 10, item: 2, type: "opening", change: 500 },
      { location: 20, item: 2, type: "opening", change: 5 },
      { location: 10, item: 1, type: "adjust", change: -29.5 },
      { location: 20, item: 1, type: "opening", change: 4 },
    ]);
    expect(
      await db.query(sql`
        select bin, qty_on_hand as quantity from bin_stock where site_id = ${site} and location_id = 10 order by inv_mast_uid, bin`),
    ).toEqual([
      { bin: "A-1", quantity: 70.5 },
      { bin: "A-2", quantity: 0 },
      { bin: "B-1", quantity: 0 },
      { bin: "B-7", quantity: 500 },
    ]);
    expect(await stockSums(db, site)).toEqual([]);
    expect(report.controlTotals[0]).toMatchObject({ found: "574.5", equal: true });
  });

  it("keeps what is set aside for orders, and refuses a count that is less", async () => {
    const { site, load } = await shop();
    const request = { lineNo: 1, locationId: 10, invMastUid: 1, quantity: decimal(30) };
    await db.transaction((work) => allocateStock(work, site, [request], { type: "order", number: "1" }));
    const enough = await load(changed("ProductInventory.csv", "1,10,A,2,40", "1,10,A,2,0"));
    expect(enough.refused).toEqual([]);
    expect((await stockOf(db, site))[0]).toEqual({ location: 10, item: 1, onHand: 60, allocated: 30 });
    const text = "ProductID,LocationID,Shelf,Bin,Quantity\n1,10,A,1,20\n1,10,A,2,9\n2,10,B,1,400\n";
    const less = await load({ "ProductInventory.csv": text });
    const reason =
      "is 29 for product 1 at location 10 in all bins, but 30 are set aside for orders; the stock stays as it was";
    expect(less.refused).toEqual(
      [2, 3].map((line) => ({ file: "ProductInventory.csv", line, column: "Quantity", reason })),
    );
    expect(less.files.find(({ file }) => file === "ProductInventory.csv")).toMatchObject({ stored: 1, refused: 2 });
    expect((await stockOf(db, site)).slice(0, 2)).toEqual([
      { location: 10, item: 1, onHand: 60, allocated: 30 },
      { location: 10, item: 2, onHand: 400, allocated: 0 },
    ]);
    expect(less.controlTotals[0]).toMatchObject({ found: "400", equal: true });
    expect(await stockSums(db, site)).toEqual([]);
  });

  it("refuses a count that leaves registered pieces without goods, in all or in their bin", async () => {
    const { site, load } = await shop();
    const text = (...rows: readonly string[]) => ({
      "ProductInventory.csv": `ProductID,LocationID,Shelf,Bin,Quantity\n${rows.map((row) => `1,10,${row}\n`).join("")}`,
    });
    await load(text("A,1,9"));
    await db.execute(sql`
      insert into serial_number (site_id, inv_mast_uid, serial_no, location_id, bin)
      select ${site}, 1, 'SN-' || n, 10, 'A-1' from generate_series(1, 7) n`);
    const refusals = async (...rows: readonly string[]) =>
      (await load(text(...rows))).refused.map(({ line, column, reason }) => [line, column, reason]);
    const short = (quantity: number) =>
      `is ${quantity} for product 1 at location 10 in bin \`A-1\`, but serial numbers register 7 there; the stock stays as it was`;
    expect(await refusals("A,1,5")).toEqual([[2, "Quantity", short(5)]]);
    expect(await refusals("A,1,6", "A,2,40")).toEqual([2, 3].map((line) => [line, "Quantity", short(6)]));
    expect(await refusals("A,2,9")).toEqual([[2, "Quantity", short(0)]]);
    expect((await stockOf(db, site))[0]).toEqual({ location: 10, item: 1, onHand: 9, allocated: 0 });
    expect(await refusals("A,1,7", "A,2,1")).toEqual([]);
    expect((await stockOf(db, site))[0]).toEqual({ location: 10, item: 1, onHand: 8, allocated: 0 });
    await db.execute(sql`update serial_number set bin = null where site_id = ${site}`);
    expect(await refusals("A,1,3", "A,2,3")).toEqual(
      [2, 3].map((line) => [
        ...[line, "Quantity"],
        "is 6 for product 1 at location 10 in all bins, but serial numbers register 7 there; the stock stays as it was",
      ]),
    );
    await db.execute(sql`update serial_number set bin = 'A-1' where site_id = ${site}`);
    await db.execute(sql`update serial_number set lot = 'L-1' where site_id = ${site} and serial_no = 'SN-1'`);
    expect(await refusals("A,1,9")).toEqual([
      [
        ...[2, "Quantity"],
        "is 9 for product 1 at location 10 in bin `A-1`, but serial numbers register 1 there in lot `L-1`, and the file knows no lots; the stock stays as it was",
      ],
    ]);
  });

  it("brings items in line: category, attributes, prices, breaks and parts, and leaves what was given by hand", async () => {
    const { site, load } = await shop();
    await db.execute(sql`
      with a as (insert into attribute (site_id, attribute_id, attribute_desc) values (${site}, 'FINISH', 'Finish') returning attribute_uid)
      insert into item_attribute (site_id, inv_mast_uid, attribute_uid) select ${site}, 1, attribute_uid from a`);
    await load({
      "Product.csv":
        "ProductID,Name,ProductNumber,Color,StandardCost,ListPrice,ProductSubcategoryID\n1,Hex bolt,HB-M8-40,,0.08,0.33,2\n2,Nut,NUT-M8,Black,0.02,0,\n3,Washer,WSH-BLANK,,0.01,0,\n",
      "SpecialOfferProduct.csv": "SpecialOfferID,ProductID\n1,2\n",
      ...changed("BillOfMaterials.csv", "1,1,3,,EA,2", "1,1,3,2026-01-01,EA,2"),
    });
    const one = await db.first(sql`
      select item_desc as name, list_price as price, online_cd as online, date_last_modified >= date_created as dated,
        (select array_agg(c.full_path) from item_category_item x join item_category c on c.site_id = x.site_id and c.item_category_uid = x.item_category_uid
          where x.site_id = i.site_id and x.inv_mast_uid = i.inv_mast_uid) as categories,
        (select array_agg(a.attribute_id) from item_attribute x join attribute a on a.site_id = x.site_id and a.attribute_uid = x.attribute_uid
          where x.site_id = i.site_id and x.inv_mast_uid = i.inv_mast_uid) as attributes,
        (select count(*) from price_break b where b.site_id = i.site_id and b.inv_mast_uid = i.inv_mast_uid) as breaks,
        (select count(*) from item_sub_part p where p.site_id = i.site_id and p.inv_mast_uid = i.inv_mast_uid) as parts
      from item i where i.site_id = ${site} and i.inv_mast_uid = 1`);
    expect(one).toEqual({
      name: "Hex bolt",
      price: 0.33,
      online: 704,
      dated: true,
      breaks: 0,
      parts: 0,
      categories: ["Fasteners/Nuts"],
      attributes: ["FINISH"],
    });
    expect(
      await db.first(sql`
        select online_cd as online, (select count(*) from price_break b where b.site_id = i.site_id and b.inv_mast_uid = 2) as breaks
        from item i where i.site_id = ${site} and inv_mast_uid = 2`),
    ).toEqual({ online: 705, breaks: 1 });
  });

  it("keeps the breaks of a product whose offer was refused", async () => {
    const { site, load } = await shop();
    await load(changed("SpecialOffer.csv", "0.1", "ten"));
    expect(await db.query(sql`select discount_percent as percent from price_break where site_id = ${site}`)).toEqual([
      { percent: 10 },
    ]);
  });

  it("lets products exchange their numbers, and refuses a number that a product has which the file leaves out", async () => {
    const { site, load } = await shop();
    const header = "ProductID,Name,ProductNumber,StandardCost,ListPrice\n";
    await load({ "Product.csv": `${header}1,Bolt,NUT-M8,0,1\n2,Nut,HB-M8-40,0,1\n` });
    const numbers = await db.query(
      sql`select inv_mast_uid as uid, item_id as id from item where site_id = ${site} order by 1`,
    );
    expect(numbers).toEqual([
      { uid: 1, id: "NUT-M8" },
      { uid: 2, id: "HB-M8-40" },
      { uid: 3, id: "WSH-BLANK" },
    ]);
    const { refused } = await load({ "Product.csv": `${header}2,Nut,NUT-M8,0,1\n4,Key,KEY,0,1\n` });
    expect(refused.filter(({ file }) => file === "Product.csv")).toEqual([
      {
        file: "Product.csv",
        line: 2,
        column: "ProductNumber",
        reason: "is `NUT-M8`, the number of product 1, which is stored and not in the file",
      },
    ]);
    expect(await db.first(sql`select item_id as id from item where site_id = ${site} and inv_mast_uid = 4`)).toEqual({
      id: "KEY",
    });
  });

  it("lets categories exchange their names, and refuses a name that a category has which the file leaves out", async () => {
    const { site, load } = await shop();
    const tops = "ProductCategoryID,Name\n1,Fasteners\n2,Tools\n";
    const subs = "ProductSubcategoryID,ProductCategoryID,Name\n1,1,Bolts\n2,1,Nuts\n";
    const paths = () =>
      db.query(
        sql`select item_category_uid as uid, full_path as path from item_category where site_id = ${site} order by 1`,
      );
    await load({ "ProductCategory.csv": tops, "ProductSubcategory.csv": subs });
    const exchanged = await load({
      "ProductCategory.csv": "ProductCategoryID,Name\n1,Tools\n2,Fasteners\n",
      "ProductSubcategory.csv": "ProductSubcategoryID,ProductCategoryID,Name\n1,2,Nuts\n2,2,Bolts\n",
    });
    expect(exchanged.refused).toEqual([]);
    expect(await paths()).toEqual([
      { uid: 1, path: "Tools" },
      { uid: 2, path: "Fasteners" },
      { uid: 100_001, path: "Fasteners/Nuts" },
      { uid: 100_002, path: "Fasteners/Bolts" },
    ]);
    const { refused } = await load({
      "ProductCategory.csv": "ProductCategoryID,Name\n2,Fasteners\n11,Tools\n",
      "ProductSubcategory.csv": "ProductSubcategoryID,ProductCategoryID,Name\n1,2,Nuts\n7,2,Bolts\n",
    });
    expect(refused.filter(({ file }) => /category/i.test(file))).toEqual([
      {
        file: "ProductCategory.csv",
        line: 3,
        column: "Name",
        reason: "is `Tools`, the name of category 1, which is stored and not in the file",
      },
      {
        file: "ProductSubcategory.csv",
        line: 3,
        column: "Name",
        reason: "is `Fasteners/Bolts`, the name of sub-category 2, which is stored and not in the file",
      },
    ]);
  });

  it("brings orders in line, and refuses the number of one that was taken on the site", async () => {
    const { site, load } = await shop();
    await db.execute(sql`
      insert into order_hdr (site_id, order_no, customer_id, web_order) values (${site}, 9003, 100200, 'Y')`);
    const { refused } = await load({
      "SalesOrderHeader.csv":
        "SalesOrderID,Status,OrderDate,CustomerID,SubTotal,TaxAmt,Freight,TotalDue\n9001,6,2025-11-03,100201,4.2,0,0,4.2\n9003,1,2025-11-03,100200,7,0,0,7\n",
      "SalesOrderDetail.csv":
        "SalesOrderID,SalesOrderDetailID,OrderQty,ProductID,UnitPrice,UnitPriceDiscount\n9001,7,60,2,0.07,\n9003,8,100,2,0.07,\n",
    });
    expect(refused.map(({ file, line, reason }) => [file, line, reason])).toEqual([
      ["SalesOrderHeader.csv", 3, "is 9003, the number of an order that was taken on the site"],
      ["SalesOrderDetail.csv", 3, "is 9003, an order that was not stored"],
    ]);
    expect(
      await db.query(sql`
        select h.order_no as "orderNo", h.status, h.web_order as web, (
          select coalesce(json_agg(json_build_array(l.line_no, l.inv_mast_uid, l.quantity, l.qty_shipped)), '[]') from order_line l
          where l.site_id = h.site_id and l.order_no = h.order_no) as lines
        from order_hdr h where h.site_id = ${site} order by 1`),
    ).toEqual([
      { orderNo: 9001, status: "cancelled", web: "N", lines: [[1, 2, 60, 0]] },
      { orderNo: 9002, status: "open", web: "N", lines: [[1, 2, 100, 0]] },
      { orderNo: 9003, status: "open", web: "Y", lines: [] },
    ]);
  });

  it("numbers ship-tos once, and makes the main office one where there is no other", async () => {
    const { site, load } = await shop({
      "BusinessEntityAddress.csv": "BusinessEntityID,AddressID,AddressTypeID\n500,41,3\n701,40,1\n701,41,6\n",
    });
    const shipTos = () =>
      db.query(sql`
        select customer_id as customer, ship_to_id as number, city, address_type as type, delete_flag as deleted from ship_to
        where site_id = ${site} order by 1, 2`);
    expect(await shipTos()).toEqual([
      { customer: 100200, number: 10020001, city: "Dayton", type: "ship", deleted: "N" },
      { customer: 100201, number: 10020101, city: "Dayton", type: "ship", deleted: "N" },
      { customer: 100300, number: 10030001, city: "Toledo", type: "ship", deleted: "N" },
      { customer: 100300, number: 10030002, city: "Dayton", type: "main", deleted: "Y" },
    ]);
    await load({
      "BusinessEntityAddress.csv": "BusinessEntityID,AddressID,AddressTypeID\n500,40,5\n500,41,3\n500,41,1\n",
    });
    expect((await shipTos()).slice(0, 2)).toEqual([
      { customer: 100200, number: 10020001, city: "Dayton", type: "main", deleted: "N" },
      { customer: 100200, number: 10020002, city: "Toledo", type: "ship", deleted: "N" },
    ]);
  });

  it("signs contacts in for the customer that names them as buyer, once, and leaves their password to them", async () => {
    const { site, load } = await shop();
    const dana = await signIn(db, site, "Dana@Northgate.example", password);
    const own = await db.first<{ id: number; customerId: number; contactId: number; role: string }>(sql`
      select id, customer_id as "customerId", contact_id as "contactId", role from users where site_id = ${site} and username = 'dana@northgate.example'`);
    expect(own).toMatchObject({ customerId: 100201, contactId: 700, role: "shopper" });
    await dana.content.users.update({ id: own?.id ?? 0, password: "Another!word1" });
    const { remarks } = await load({
      ...changed("Person.csv", "700,Dana,Voss", "700,Dana,Voss-Hall"),
      ...changed("EmailAddress.csv", "omar@", "DANA@"),
      ...changed("BusinessEntityContact.csv", "500,700", "500,701\n500,700\n500,700"),
    });
    expect(remarks).toEqual([
      {
        file: "EmailAddress.csv",
        line: 3,
        column: "EmailAddress",
        reason:
          "is `DANA@northgate.example`, with which somebody else signs in; the contact was stored without a sign-in",
      },
    ]);
    await signIn(db, site, "dana@northgate.example", "Another!word1");
    expect(await db.query(sql`select username from users where site_id = ${site} order by 1`)).toEqual([
      { username: "admin" },
      { username: "dana@northgate.example" },
    ]);
    expect(
      await db.query(sql`
        select contact_id as contact, customer_id as customer, is_primary as main from contact_customer where site_id = ${site} order by 1, 2`),
    ).toEqual([
      { contact: 700, customer: 100200, main: false },
      { contact: 700, customer: 100201, main: true },
      { contact: 701, customer: 100200, main: true },
      { contact: 701, customer: 100201, main: false },
    ]);
  });

  it("gives no number of the files to what is entered on the site", async () => {
    const { site, load } = await shop();
    const admin = await signIn(db, site, "admin", password);
    const contact = { customerId: 100200, firstName: "Lee", lastName: "Park" };
    const { id } = await admin.customers.customer.contacts.create(contact).data;
    expect(id).toBeGreaterThan(1_000_000_000);
    await load(changed("Person.csv", "701,", "702,"));
    expect(await db.first(sql`select first_name as name from contact where site_id = ${site} and id = ${id}`)).toEqual({
      name: "Lee",
    });
  });

  it("refuses a site with records that no load has brought", async () => {
    await db.execute(sql`insert into site (site_id, site_name) values ('own', 'Own')`);
    await db.execute(sql`insert into company (site_id, company_id, company_name) values ('own', 'X', 'X')`);
    await db.execute(sql`
      insert into customer (site_id, customer_id, company_id, customer_name) values ('own', 100200, 'X', 'Y')`);
    await expect(loadFolder(db, csvFolder(smallShop), { site: "own" })).rejects.toThrow(
      "The site `own` has items or customers that no load has brought",
    );
    expect(await db.query(sql`select 1 from item where site_id = 'own'`)).toEqual([]);
  });
});

describeOnBoth("loads of a site at the same time", (open) => {
  it("run one after the other", async () => {
    const db = await open();
    const site = "crowded";
    const steps: string[] = [];
    const load = (name: string, quantity: number) =>
      loadFolder(
        db,
        csvFolder({ ...smallShop, ...changed("ProductInventory.csv", "2,10,B,1,500", `2,10,B,1,${quantity}`) }),
        { site, onStep: (title) => steps.push(`${name} ${title}`) },
      );
    await loadFolder(db, csvFolder(smallShop), { site });
    const reports = await Promise.all([load("a", 450), load("b", 470), load("c", 490)]);
    const names = steps.map((step) => step.slice(0, 1)).join("");
    expect(names).toMatch(/^(a+b+c+)$/);
    expect(reports.flatMap(({ refused }) => refused)).toEqual([]);
    expect((await stockOf(db, site))[1]).toMatchObject({ onHand: 490 });
    expect((await movementsOf(db, site)).map(({ change }) => change)).toEqual([100, 500, 5, -50, 20, 20]);
    expect(await stockSums(db, site)).toEqual([]);
  });
});
