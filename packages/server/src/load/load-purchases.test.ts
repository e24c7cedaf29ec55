import sql from "sql-template-tag";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "../platform/db/database.ts";
import { type CsvFiles, csvFolder, smallShop } from "../testing/csv-files.ts";
import { onOrderDifferences } from "../testing/on-order-differences.ts";
import { describeOfAll, describeOnBoth } from "../testing/test-database.ts";
import { lockStock } from "../trades/inventory/lock-stock.ts";
import { receivePurchaseLines } from "../trades/purchasing/receive-lines.ts";
import { decimal } from "../values/decimal.ts";
import { loadFolder } from "./load-folder.ts";

const header = "PurchaseOrderID,Status,VendorID,LocationID,OrderDate,SubTotal\n";
const detail = "PurchaseOrderID,PurchaseOrderDetailID,DueDate,OrderQty,ProductID,UnitPrice,ReceivedQty,RejectedQty\n";

describeOfAll("vendors and purchase orders", (open) => {
  let db: Database;
  let sites = 0;
  beforeAll(async () => {
    db = await open();
  });

  /** A site with the small shop in it, and how to load changed tables into it. */
  async function shop() {
    sites += 1;
    const site = `buys${sites}`;
    const load = (changed: CsvFiles = {}) => loadFolder(db, csvFolder({ ...smallShop, ...changed }), { site });
    const { refused } = await load();
    expect(refused).toEqual([]);
    return { site, load };
  }

  const ordersOf = (site: string) =>
    db.query(sql`
      select h.po_no as "poNo", h.location_id as location, h.approved || h.complete || h.cancel_flag as flags, (
        select json_agg(json_build_array(l.inv_mast_uid, l.qty_ordered, l.base_received, l.complete) order by l.line_no) from po_line l
        where l.site_id = h.site_id and l.po_no = h.po_no) as lines
      from po_hdr h where h.site_id = ${site} order by 1`);
  const onOrder = (site: string) =>
    db.query(sql`
      select location_id as location, inv_mast_uid as item, qty_on_order as quantity from item_stock
      where site_id = ${site} and qty_on_order > 0 order by 1, 2`);

  it("are stored with what was kept of what came, and open lines of approved orders are on order", async () => {
    const { site } = await shop();
    expect(await ordersOf(site)).toEqual([
      { poNo: 70, location: 10, flags: "YYN", lines: [[1, 100, 90, "Y"]] },
      ...[
        {
          poNo: 71,
          location: 10,
          flags: "YNN",
          lines: [
            [2, 500, 460, "N"],
            [1, 50, 0, "N"],
          ],
        },
      ],
      { poNo: 72, location: 10, flags: "NNN", lines: [[1, 20, 0, "N"]] },
    ]);
    expect(await onOrder(site)).toEqual([
      { location: 10, item: 1, quantity: 50 },
      { location: 10, item: 2, quantity: 40 },
    ]);
    expect(await onOrderDifferences(db)).toEqual([]);
  });

  it("follow the files when they are loaded again: state, lines, quantities and where the goods go", async () => {
    const { site, load } = await shop();
    const { refused } = await load({
      "PurchaseOrderHeader.csv": `${header}70,3,600,,2025-10-01,8\n71,2,601,20,2025-12-01,10\n72,2,601,,2025-12-08,2\n`,
      "PurchaseOrderDetail.csv": `${detail}70,1,,100,1,0.08,100,100\n71,2,,500,2,0.02,500,0.5\n72,4,,20,1,0.1,20,0\n`,
    });
    expect(refused).toEqual([]);
    expect(await ordersOf(site)).toEqual([
      { poNo: 70, location: 10, flags: "YNY", lines: [[1, 100, 0, "N"]] },
      { poNo: 71, location: 20, flags: "YNN", lines: [[2, 500, 499.5, "N"]] },
      { poNo: 72, location: 10, flags: "YYN", lines: [[1, 20, 20, "Y"]] },
    ]);
    expect(await onOrder(site)).toEqual([{ location: 20, item: 2, quantity: 0.5 }]);
    expect(await onOrderDifferences(db)).toEqual([]);
    await load({ "Location.csv": "LocationID,Name\n10,Columbus\n20,Toledo\n30,Dayton\n", "ProductInventory.csv": "" });
    expect((await ordersOf(site)).map((row) => (row as { location: number }).location)).toEqual([10, 20, 10]);
    expect(await onOrderDifferences(db)).toEqual([]);
  });

  it("have received what the files say, also after a receipt on the site", async () => {
    const { site, load } = await shop();
    const receipt = { poNo: 71, lineNo: 1, quantity: decimal(40), isFinal: false, reason: undefined };
    await db.transaction((work) => receivePurchaseLines(work, site, [receipt]));
    expect(await onOrder(site)).toEqual([{ location: 10, item: 1, quantity: 50 }]);
    await load();
    expect(await onOrder(site)).toEqual([
      { location: 10, item: 1, quantity: 50 },
      { location: 10, item: 2, quantity: 40 },
    ]);
    expect(await onOrderDifferences(db)).toEqual([]);
  });

  it("stay as they are where the files leave them out", async () => {
    const { site, load } = await shop();
    const before = await ordersOf(site);
    await load({ "PurchaseOrderHeader.csv": header, "PurchaseOrderDetail.csv": detail, "Vendor.csv": "" });
    expect(await ordersOf(site)).toEqual(before);
    expect(await onOrderDifferences(db)).toEqual([]);
  });

  it("have a primary vendor for each item, who follows the files", async () => {
    const { site, load } = await shop();
    const sources = () =>
      db.query(sql`
        select inv_mast_uid as item, vendor_id as vendor, unit_cost as cost, purchase_unit as unit, primary_vendor as main from item_vendor
        where site_id = ${site} order by 1, 2`);
    const [first, second, third] = [
      { item: 1, vendor: "600", cost: 0.08, unit: "EA", main: "Y" },
      { item: 1, vendor: "601", cost: 0.07, unit: "EA", main: "N" },
      { item: 2, vendor: "601", cost: 0.02, unit: "CTN", main: "Y" },
    ];
    expect(await sources()).toEqual([first, second, third]);
    await load({ "Vendor.csv": smallShop["Vendor.csv"].replace("Vega Supply,1,1", "Vega Supply,1,0") });
    expect(await sources()).toEqual([{ ...first, main: "N" }, { ...second, main: "Y" }, third]);
  });

  it("are distributors and addresses too, and carriers keep their addresses", async () => {
    const { site, load } = await shop();
    const found = async () => ({
      distributors: await db.query(sql`
        select distributors_uid as uid, distributors_name as name, distributors_email as email, status_cd as status from vmi_distributor
        where site_id = ${site} order by 1`),
      addresses: await db.query(sql`
        select address_id as id, source_id as "sourceId", address_name as name, city, phone from address
        where site_id = ${site} and source_type in ('carrier', 'vendor') order by source_id`),
    });
    const before = await found();
    expect(before).toMatchObject({
      distributors: [
        { uid: 600, name: "Vega Supply", email: null, status: 704 },
        { uid: 601, name: "Tenax" },
      ],
      addresses: [{ sourceId: "3", name: "Great Lakes Freight" }, { sourceId: "600" }, { sourceId: "601" }],
    });
    await load({
      "ShipMethod.csv": "ShipMethodID,Name\n2,UPS\n3,Great Lakes\n",
      "BusinessEntityAddress.csv": `${smallShop["BusinessEntityAddress.csv"]}600,40,5\n600,41,3\n`,
      "BusinessEntityContact.csv": `${smallShop["BusinessEntityContact.csv"]}600,700\n600,701\n`,
    });
    const [lakes, vega, tenax] = before.addresses as readonly object[];
    expect(await found()).toMatchObject({
      distributors: [
        { uid: 600, email: "dana@northgate.example" },
        { uid: 601, email: null },
      ],
      addresses: [
        { sourceId: "2", name: "UPS" },
        { ...lakes, name: "Great Lakes" },
        { ...vega, city: "Dayton", phone: "614-555-0100" },
        tenax,
      ],
    });
  });
});

describeOnBoth("purchase orders that are loaded while receipts are booked", (open) => {
  it("keep what is on order right", async () => {
    const db = await open();
    const site = "crowded";
    const load = () => loadFolder(db, csvFolder(smallShop), { site });
    await load();
    const receipt = { poNo: 71, lineNo: 1, quantity: decimal(1), isFinal: false, reason: undefined };
    const receive = () =>
      db.transaction(async (work) => {
        await lockStock(work, site, [{ locationId: 10, invMastUid: 2 }]);
        await receivePurchaseLines(work, site, [receipt]);
      });
    await Promise.all([load(), ...Array.from({ length: 20 }, receive), load()]);
    expect(await onOrderDifferences(db)).toEqual([]);
  });
});
