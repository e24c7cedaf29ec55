import type { PurveyClient } from "@purvey/client";
import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../platform/db/database.ts";
import { adventureWorks, adventureWorksNote } from "../testing/adventure-works.ts";
import { onOrderDifferences } from "../testing/on-order-differences.ts";
import { signIn } from "../testing/shop-on.ts";
import { describeOfAll } from "../testing/test-database.ts";
import { binSums } from "../trades/inventory/bin-sums.ts";
import { stockSums } from "../trades/inventory/stock-sums.ts";
import { applyDocuments } from "../trades/warehouse/apply-documents.ts";
import { loadFolder } from "./load-folder.ts";

const password = "Passw0rd!demo";
const partlyReceived = 4001;

describeOfAll(adventureWorksNote, (open) => {
  describe.skipIf(!adventureWorks)("is shown by the services", () => {
    let db: Database;
    let api: PurveyClient;
    beforeAll(async () => {
      db = await open();
      await loadFolder(db, adventureWorks ?? "", { site: "aw", password });
      api = await signIn(db, "aw", "admin", password);
    });

    it("purchase orders by vendor and state, with received and open quantities", async () => {
      const { poHdr } = api.orders;
      expect((await poHdr.list({ limit: 1 })).total).toBe(4012);
      expect((await poHdr.list({ complete: "N", limit: 1 })).total).toBe(86 + 225 + 1);
      expect((await poHdr.list({ q: "litware", limit: 1 })).total).toBe(51);
      const order = await poHdr.doc({ id: partlyReceived }).data;
      expect(order).toMatchObject({
        vendorId: "1520",
        vendorName: "G & K Bicycle Corp.",
        status: "partial",
        approved: "Y",
        carrierId: "3",
        buyerId: "260",
        poDate: "2025-02-10 00:00:00",
        dateDue: "2025-09-21 00:00:00",
        totalAmount: 4578.32,
      });
      expect(
        order.lines.map(({ itemId, qtyOrdered, qtyReceived, qtyOpen }) => [itemId, qtyOrdered, qtyReceived, qtyOpen]),
      ).toEqual([
        ["HL-U509-R", 25, 20, 5],
        ["HL-U509", 25, 20, 5],
        ["HL-U509-B", 300, 20, 280],
      ]);
      expect(order.vendor).toMatchObject({
        name: "G & K Bicycle Corp.",
        country: "US",
        emailAddress: expect.any(String),
      });
    });

    it("rejected pieces as not received, rejected orders as cancelled, pending ones as unapproved", async () => {
      const { poHdr } = api.orders;
      const [line] = (await poHdr.get({ poNo: 12 }).data).lines;
      expect(line).toMatchObject({ qtyOrdered: 550, qtyReceived: 468, qtyOpen: 0, complete: "Y" });
      expect(await poHdr.get({ poNo: 4 }).data).toMatchObject({ status: "cancelled", approved: "Y", complete: "N" });
      expect(await poHdr.get({ poNo: 2 }).data).toMatchObject({ status: "unapproved", approved: "N", complete: "N" });
    });

    it("what is on order at the location that receives it", async () => {
      const { locationId, lines } = await api.orders.poHdr.get({ poNo: partlyReceived }).data;
      for (const { invMastUid, qtyOpen } of lines) {
        const stock = await api.items.invMast.stock({ id: invMastUid }).data;
        expect(stock.find((place) => place.locationId === locationId)?.qtyOnOrder).toBe(qtyOpen);
      }
      expect(await onOrderDifferences(db)).toEqual([]);
    });

    it("a purchase order by its packing slip", async () => {
      const text = "G&K Bicycle\nPO# 4OO1\n280 HL-U509-B\n5 HL-U509";
      const [first] = await api.orders.poHdr.scan({ text }).data;
      expect(first).toMatchObject({ poNo: partlyReceived, vendorName: "G & K Bicycle Corp." });
    });

    it("stock by location, shelf and bin", async () => {
      const bins = await api.items.invMast.locations.bins.list({ id: 1, loc: 6 }).data;
      expect(bins).toMatchObject([{ bin: "B-5", qtyOnHand: 324, locationName: "Miscellaneous Storage" }]);
      const shelves = await api.items.locations.bins.list({ id: 1, limit: 100 });
      const stock = await api.items.invMast.stock({ id: 1 }).data;
      expect(
        stock.map(({ locationId, qtyOnHand }) => [locationId, qtyOnHand]).sort(([a = 0], [b = 0]) => a - b),
      ).toEqual([
        [1, 408],
        [6, 324],
        [50, 353],
      ]);
      expect(shelves.data.find(({ bin }) => bin === "A-1")?.contents).toContainEqual(
        expect.objectContaining({ invMastUid: 1, qtyOnHand: 408 }),
      );
    });

    it("carriers in the address book, and vendors with their offices", async () => {
      const carriers = await api.core.address.list({ carrierFlag: "Y" }).data;
      expect(carriers.map(({ addressName }) => addressName).sort()).toEqual([
        "CARGO TRANSPORT 5",
        "OVERNIGHT J-FAST",
        "OVERSEAS - DELUXE",
        "XRQ - TRUCK GROUND",
        "ZY - EXPRESS",
      ]);
      const [litware] = await api.core.address.list({ q: "Litware" }).data;
      expect(litware).toMatchObject({ addressName: "Litware, Inc.", addressType: "vendor", state: "CA" });
    });

    it("the tax of a state", async () => {
      const shipTo = { postalCode: "98101", city: "Seattle", state: "WA" };
      const { data } = await api.tax.rates.create({ lines: [{ amount: 1000 }], shipTo });
      expect(data).toMatchObject({ totalTax: 88 });
      expect(data.summary).toMatchObject([
        { jurisName: "Washington State Sales Tax", rate: 0.088, rateSource: "site" },
      ]);
    });

    it("vendors as distributors of stockrooms", async () => {
      const page = await api.vmi.distributors.list({ limit: 1, q: "Litware" });
      expect([page.total, page.data]).toMatchObject([
        1,
        [
          {
            distributorsUid: 1580,
            distributorsAccount: "LITWARE0001",
            distributorsEmail: expect.stringContaining("@"),
          },
        ],
      ]);
    });

    it("a receipt of the rest, which completes its purchase order and comes into stock and bin", async () => {
      const { locationId, lines } = await api.orders.poHdr.get({ poNo: partlyReceived }).data;
      const places = await Promise.all(
        lines.map(({ invMastUid }) => api.items.invMast.locations.bins.list({ id: invMastUid, loc: locationId }).data),
      );
      const received = lines.map(({ itemId, qtyOpen }, index) => ({
        itemId,
        qtyReceived: qtyOpen,
        uom: "EA",
        bin: places[index]?.[0]?.bin ?? "",
      }));
      await api.warehouseOps.receiving.create({ poNo: partlyReceived, lines: received });
      expect((await applyDocuments(db)).map(({ importState }) => importState)).toEqual(["delivered"]);
      expect(await api.orders.poHdr.get({ poNo: partlyReceived }).data).toMatchObject({
        status: "complete",
        complete: "Y",
        lines: lines.map(({ qtyOrdered }) => ({ qtyReceived: qtyOrdered, qtyOpen: 0, complete: "Y" })),
      });
      expect([await onOrderDifferences(db), await stockSums(db, "aw"), await binSums(db, "aw")]).toEqual([[], [], []]);
    });
  });
});
