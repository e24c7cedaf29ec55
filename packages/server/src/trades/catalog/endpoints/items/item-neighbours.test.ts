import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { describeServer } from "../../../../testing/describe-server.ts";
import { invMastUidOf } from "../../../../testing/inv-mast-uid-of.ts";
import { refusedWith } from "../../../../testing/refused-with.ts";
import { statementsOf } from "../../../../testing/statements-of.ts";

describeServer("what goes with an item", (server) => {
  const invMast = async (username = "dana") => (await server().clientFor(username)).items.invMast;
  const uidOf = (itemId: string) => invMastUidOf(server(), itemId);

  it("lists accessories in their order with what lists of items show", async () => {
    const id = await uidOf("HB-M8-40");
    const page = await (await invMast()).invAccessory({ id });
    expect(page.data.map((item) => [item.itemId, item.linkType, item.linkedToInvMastUid, item.sequenceNo])).toEqual([
      ["NUT-M8-NY", "accessory", id, 1],
      ["WSH-M8", "accessory", id, 2],
    ]);
    expect(page.data[0]).toMatchObject({ brandsName: "Vega", listPrice: 0.18, unitOfMeasure: "EA", stock: null });
    const second = await (await invMast()).invAccessory({ id, limit: 1, offset: 1, orderBy: "item_id|DESC" });
    expect([second.data.map((item) => item.itemId), second.totalResults]).toEqual([["NUT-M8-NY"], 2]);
    expect((await (await invMast()).invAccessory({ id: await uidOf("MTR-075") })).data).toEqual([]);
  });

  it("lists what replaces a discontinued item", async () => {
    const [substitute] = await (await invMast()).invSub({ id: await uidOf("SEAL-XT") }).data;
    expect(substitute).toMatchObject({
      itemId: "SEAL-XT2",
      linkType: "substitute",
      note: "Same size, higher temperature",
    });
    expect((await (await invMast()).get({ id: await uidOf("SEAL-XT") }).data).substitutes[0]?.itemId).toBe("SEAL-XT2");
    expect(await refusedWith((await invMast()).invSub({ id: 999_999 }))).toEqual([404]);
  });

  it("lists similar items, the most alike first, never itself and never a discontinued one", async () => {
    const api = await invMast();
    const alike = await api.similar({ id: await uidOf("HB-M8-40"), limit: 100 });
    const likeness = alike.data.map((item) => item.similarity ?? 0);
    expect(likeness).toEqual([...likeness].sort((a, b) => b - a));
    const ids = alike.data.map((item) => item.itemId);
    expect(ids.slice(0, 2).sort()).toEqual(["HB-M8-25", "HB-M8-60"]);
    expect(ids).not.toContain("HB-M8-40");
    // Of six values each (thread, length, material, grade, finish, standard) five are shared: 5 of 7, and the category.
    expect(likeness[0]).toBeCloseTo(0.7 * (5 / 7) + 0.3, 4);
    expect(alike.totalResults).toBe(alike.data.length);
    const seals = await api.similar({ id: await uidOf("SEAL-XT2"), limit: 100 });
    expect(seals.data.map((item) => item.itemId)).not.toContain("SEAL-XT");
    const second = await api.similar({ id: await uidOf("HB-M8-40"), limit: 2, offset: 1 });
    expect([second.data.map((item) => item.itemId), second.totalResults]).toEqual([ids.slice(1, 3), ids.length]);
    expect(await statementsOf(server(), async () => api.similar({ id: await uidOf("HB-M8-40") }))).toBeLessThanOrEqual(
      2,
    );
  });

  rule("R120 lists the stock by location, those that can sell first", async () => {
    const id = await uidOf("HB-M8-60");
    const stock = await (await invMast()).stock({ id }).data;
    expect(stock.map((row) => [row.locationName, row.qtyOnHand, row.qtyAvailable, row.primaryBin])).toEqual([
      ["Columbus", 5000, 5000, "A-01-3"],
      ["Toledo", 0, 0, "TA-01-3"],
    ]);
    expect(stock[1]).toMatchObject({
      locationId: 20,
      companyId: "PDS",
      qtyOnOrder: 1000,
      qtyBackordered: 0,
      allowBackorder: true,
      unitOfMeasure: "EA",
    });
    await server().db.execute(
      sql`update item_stock set qty_allocated = qty_on_hand where site_id = 'demo' and inv_mast_uid = ${id}`,
    );
    await server().db.execute(
      sql`update item_stock set qty_on_hand = 10 where site_id = 'demo' and inv_mast_uid = ${id} and location_id = 20`,
    );
    const changed = await (await invMast()).stock({ id }).data;
    expect(changed.map((row) => [row.locationName, row.qtyAllocated, row.qtyAvailable])).toEqual([
      ["Toledo", 0, 10],
      ["Columbus", 5000, 0],
    ]);
  });

  it("shows the stock of active locations only, in one statement", async () => {
    const id = await uidOf("WSH-M8");
    const api = await invMast();
    await server().db.execute(sql`update location set status_cd = 705 where site_id = 'demo' and location_id = 20`);
    expect((await api.stock({ id }).data).map((row) => row.locationId)).toEqual([10]);
    await server().db.execute(sql`update location set status_cd = 704 where site_id = 'demo' and location_id = 20`);
    const page = await api.stock({ id });
    expect([page.data.map((row) => row.locationId), page.totalResults]).toEqual([[10, 20], 2]);
    expect(await statementsOf(server(), () => api.stock({ id }))).toBe(1);
  });

  rule("R120 lists where an item lies at a location, by lot", async () => {
    const id = await uidOf("ADH-50");
    const bins = (await invMast("walt")).locations.bins;
    const [bin] = await bins.list({ id, loc: 10 }).data;
    expect(bin).toMatchObject({ itemId: "ADH-50", locationName: "Columbus", primaryBin: "Y", unitOfMeasure: "EA" });
    const lots = bin?.lots ?? [];
    expect(lots.length).toBeGreaterThan(1);
    expect(lots.reduce((sum, lot) => sum + lot.qtyOnHand, 0)).toBe(bin?.qtyOnHand);
    const same = await bins.get({ id, loc: 10, bin: (bin?.bin ?? "").toLowerCase() }).data;
    expect(same).toEqual(bin);
    const empty = await bins.get({ id, loc: 10, bin: "RECV" }).data;
    expect([empty.qtyOnHand, empty.primaryBin, empty.lots]).toEqual([0, "N", []]);
  });

  it("leaves empty bins out when asked to, and refuses what is not there", async () => {
    const id = await uidOf("SEAL-XT");
    const bins = (await invMast("walt")).locations.bins;
    expect((await bins.list({ id, loc: 10 }).data).map((bin) => [bin.bin, bin.qtyOnHand])).toEqual([["D-01-1", 0]]);
    expect(await bins.list({ id, loc: 10, excludeZero: true }).data).toEqual([]);
    expect(
      await refusedWith(
        bins.list({ id, loc: 99 }),
        bins.list({ id: 999_999, loc: 10 }),
        bins.get({ id, loc: 10, bin: "Z-9" }),
        bins.list({ id: 1, loc: 10, orderBy: "secret|ASC" }),
      ),
    ).toEqual([404, 404, 404, 400]);
  });
});
