import { ItemMaster as ItemMasterSchema } from "@purvey/contract/services/items/item-master";
import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { describeServer } from "../../../../testing/describe-server.ts";
import { invMastUidOf } from "../../../../testing/inv-mast-uid-of.ts";
import { refusedWith } from "../../../../testing/refused-with.ts";
import { statementsOf } from "../../../../testing/statements-of.ts";

describeServer("items", (server) => {
  const invMast = async (username: string) => (await server().clientFor(username)).items.invMast;
  const uidOf = (itemId: string) => invMastUidOf(server(), itemId);

  it("finds an item by any of its numbers and says which one it was", async () => {
    const api = await invMast("dana");
    const found = async (q: string) => {
      const [first] = await api.lookup({ q }).data;
      return [first?.itemId, first?.matchedCode, first?.matchedCodeType];
    };
    expect(await found("hb m8 40")).toEqual(["HB-M8-40", "HB-M8-40", "itemId"]);
    expect(await found("ng1140")).toEqual(["HB-M8-40", "NG-1140", "customer"]);
    expect(await found("vg-4017 8X40 88z")).toEqual(["HB-M8-40", "VG-4017-8x40-88Z", "manufacturer"]);
    expect(await found("91280a440")).toEqual(["HB-M8-40", "91280A440", "competitor"]);
    expect(await found("FB0840")).toEqual(["HB-M8-40", "FB0840", "legacy"]);
    const { upc } = await api.get({ id: await uidOf("HB-M8-40") }).data;
    expect(await found(upc ?? "")).toEqual(["HB-M8-40", upc, "upc"]);
    expect(await found(`0${upc}`)).toEqual(["HB-M8-40", upc, "upc"]);
    expect(await found("no such number")).toEqual([undefined, undefined, undefined]);
  });

  it("finds a customer's number for that customer only", async () => {
    const lookup = async (username: string, input: { customerId?: number } = {}) =>
      (await (await invMast(username)).lookup({ q: "NG-1140", ...input }).data).map((item) => item.itemId);
    expect(await lookup("dana")).toEqual(["HB-M8-40"]);
    expect(await lookup("lena")).toEqual([]);
    expect(await lookup("sara")).toEqual([]);
    expect(await lookup("sara", { customerId: 100200 })).toEqual(["HB-M8-40"]);
    expect(await lookup("ada", { customerId: 100300 })).toEqual([]);
    expect(await lookup("ada")).toEqual(["HB-M8-40"]);
    expect(await refusedWith((await invMast("lena")).lookup({ q: "NG-1140", customerId: 100200 }))).toEqual([404]);
  });

  it("puts exact numbers first, then numbers that begin so, each item once", async () => {
    const page = await (await invMast("dana")).lookup({ q: "hb-m8-4" });
    expect(page.data.map((item) => item.itemId)).toEqual(["HB-M8-40"]);
    const begins = await (await invMast("dana")).lookup({ q: "HB-M" });
    expect(begins.data.map((item) => item.itemId)).toEqual([
      "HB-M10-50",
      "HB-M12-60",
      "HB-M6-30",
      "HB-M8-25",
      "HB-M8-40",
      "HB-M8-60",
    ]);
    expect(begins.totalResults).toBe(6);
    const exact = await (await invMast("dana")).lookup({ q: "ng-114" });
    expect(exact.data.map((item) => [item.itemId, item.matchedCode])).toEqual([
      ["HB-M8-40", "NG-1140"],
      ["NUT-M8-NY", "NG-1141"],
    ]);
    expect((await (await invMast("dana")).lookup({ q: "-- /" }).data).length).toBe(0);
  });

  it("finds the items that lack something, by what they lack and by anything", async () => {
    const api = await invMast("ada");
    const numbers = async (missing: "any" | "webDesc" | "images" | "attributes" | "brandsName") =>
      (await api.lookup({ missing, limit: 1000 }).data).map(({ itemId }) => itemId);
    const before = await numbers("any");
    expect(before).not.toContain("HB-M8-25");
    await server().db.execute(sql`
      update item set web_desc = ' ' where site_id = 'demo' and item_id = 'HB-M8-25'`);
    await server().db.execute(sql`
      delete from item_image where site_id = 'demo'
        and inv_mast_uid = (select inv_mast_uid from item where site_id = 'demo' and item_id = 'HB-M8-60')`);
    expect(await numbers("webDesc")).toContain("HB-M8-25");
    expect(await numbers("webDesc")).not.toContain("HB-M8-60");
    expect(await numbers("images")).toContain("HB-M8-60");
    expect(await numbers("any")).toEqual(expect.arrayContaining(["HB-M8-25", "HB-M8-60"]));
    const shown = await api.lookup({ missing: "attributes", limit: 1000 }).data;
    expect(shown.filter(({ attributes }) => attributes.some(({ values }) => values.length > 0))).toEqual([]);
    expect((await api.lookup({ missing: "webDesc", q: "HB-M8-25" }).data).map(({ itemId }) => itemId)).toEqual([
      "HB-M8-25",
    ]);
  });

  rule("R102 R103 lists items by number and words, exact numbers first", async () => {
    const api = await invMast("dana");
    const words = await api.list({ q: "hex BOLT m8" });
    expect(words.data.map((item) => item.itemId).sort()).toEqual(["HB-M8-25", "HB-M8-40", "HB-M8-60"]);
    expect(words.data.every((item) => item.matchedCode === null)).toBe(true);
    expect((await api.list({ q: "hb-m8-40" }).data)[0]?.itemId).toBe("HB-M8-40");
    for (const item of await api.list({ limit: 100 }).data) {
      expect(item.itemId.length).toBeLessThanOrEqual(40);
      expect(item.itemDesc.length).toBeLessThanOrEqual(255);
    }
    expect(ItemMasterSchema.properties.itemId?.maxLength).toBe(40);
    expect(ItemMasterSchema.properties.itemDesc?.maxLength).toBe(255);
  });

  it("pages, sorts and filters the list, with the total of all", async () => {
    const api = await invMast("dana");
    const all = await api.list({ limit: 1000 });
    expect(all.totalResults).toBe(all.data.length);
    expect(all.data.map((item) => item.invMastUid)).toEqual(
      all.data.map((item) => item.invMastUid).sort((a, b) => a - b),
    );
    const second = await api.list({ limit: 5, offset: 5, orderBy: "item_id|DESC" });
    const sorted = all.data.map((item) => item.itemId).sort((a, b) => (a < b ? 1 : -1));
    expect([second.data.map((item) => item.itemId), second.totalResults]).toEqual([
      sorted.slice(5, 10),
      all.totalResults,
    ]);
    const beyond = await api.list({ limit: 5, offset: 500 });
    expect([beyond.data, beyond.totalResults]).toEqual([[], all.totalResults]);
    expect((await api.list({ prefix: "hb m8" }).data).map((item) => item.itemId)).toEqual([
      "HB-M8-40",
      "HB-M8-25",
      "HB-M8-60",
    ]);
    expect((await api.list({ prefix: "GLV", q: "size xl" }).data).map((item) => item.itemId)).toEqual(["GLV-NIT-XL"]);
    expect(await refusedWith(api.list({ orderBy: "cost|ASC" }), api.list({ limit: 0 }))).toEqual([400, 400]);
  });

  it("filters the list by category with the ones below, and by status", async () => {
    const api = await invMast("ada");
    const fasteners = await (await server().clientFor("ada")).items.itemCategory.lookup({ path: "fasteners" }).data;
    const inFamily = await api.list({ itemCategoryUid: fasteners.itemCategoryUid, limit: 100 });
    expect(inFamily.totalResults).toBe(fasteners.itemCount);
    expect(inFamily.data.every((item) => item.categoryList.some((path) => path.startsWith("Fasteners / ")))).toBe(true);
    const uid = await uidOf("GLV-NIT-M");
    await server().db.execute(
      sql`update item set status_cd = 705, online_cd = 705 where site_id = 'demo' and inv_mast_uid = ${uid}`,
    );
    expect((await api.list({ statusCd: 705 }).data).map((item) => item.itemId)).toEqual(["GLV-NIT-M"]);
    expect((await api.lookup({ onlineCd: 705 }).data).map((item) => item.itemId)).toEqual(["GLV-NIT-M"]);
    await server().db.execute(
      sql`update item set status_cd = 704, online_cd = 704 where site_id = 'demo' and inv_mast_uid = ${uid}`,
    );
  });

  rule("R120 R139 answers the whole page of an item", async () => {
    const item = await (await invMast("dana")).get({ id: await uidOf("HB-M8-40") }).data;
    expect(item).toMatchObject({
      itemId: "HB-M8-40",
      itemDesc: "Hex Bolt, M8-1.25 x 40 mm, Class 8.8, Zinc Plated",
      deleteFlag: "N",
      displayOnWebFlag: "Y",
      discontinued: "N",
      unitOfMeasure: "BX",
      baseUnit: "EA",
      defaultSellingUnit: "BX",
      brandsName: "Vega",
      manufacturerPartNumber: "VG-4017-8x40-88Z",
      listPrice: 0.42,
      legacyTags: ["bulk", "top-seller"],
      categoryList: ["Fasteners / Hex Bolts"],
      linksCount: 3,
      subPartsCount: 0,
      faqCount: 2,
      pricing: null,
      matchedCode: null,
    });
    expect(item.itemUom.map((unit) => [unit.unitOfMeasure, unit.unitSize, unit.orderMultiple])).toEqual([
      ["EA", 1, 100],
      ["BX", 100, 1],
    ]);
    expect(item.attributes.map((a) => [a.attributeId, a.values.map((value) => value.attributeValue)])[0]).toEqual([
      "Thread",
      ["M8"],
    ]);
    expect(item.alternateCodes.map((code) => code.alternateCode).sort()).toEqual(
      ["91280A440", "FB0840", "NG-1140", "VG-4017-8x40-88Z", item.upc].sort(),
    );
    expect(item.accessories.map((other) => other.itemId)).toEqual(["NUT-M8-NY", "WSH-M8"]);
    expect(item.images[0]?.imageUrl).toContain("HB-M8-40");
    expect(item.documents.map((document) => document.category)).toEqual(["Data sheet", "Certificate"]);
    expect(item.brandFolder.assets.map((asset) => asset.assetType)).toEqual(["image", "document", "document"]);
    expect(item.docCatTrees.map((tree) => tree.map((step) => step.itemCategoryDesc))).toEqual([
      ["Fasteners", "Hex Bolts"],
    ]);
    expect(item.categories[0]).toMatchObject({ fullPath: "Fasteners / Hex Bolts", isMain: "Y", level: 2 });
    expect(item.invMastText[0]?.textValue).toMatch(/^Fully threaded/);
  });

  it("reads the page of an item in at most four statements, whatever belongs to it", async () => {
    const id = await uidOf("HB-M8-40");
    const dana = await invMast("dana");
    const sara = await invMast("sara");
    expect(await statementsOf(server(), () => dana.get({ id }))).toBeLessThanOrEqual(4);
    expect(await statementsOf(server(), () => dana.doc({ id, includePricing: true }))).toBeLessThanOrEqual(4);
    expect(
      await statementsOf(server(), () => sara.doc({ id, customerId: 100200, includePricing: true })),
    ).toBeLessThanOrEqual(4);
    const one = await statementsOf(server(), () => dana.list({ limit: 1 }));
    expect(await statementsOf(server(), () => dana.list({ limit: 20 }))).toBe(one);
  });

  it("shows the class price of the own customer, all classes to sales, no price without the permission", async () => {
    const id = await uidOf("HB-M8-40");
    const [northgate] = await server().db.query<{ priceClass: number }>(
      sql`select price_class as "priceClass" from customer where site_id = 'demo' and customer_id = 100200`,
    );
    const shopper = await (await invMast("dana")).get({ id }).data;
    const shown = Object.entries(shopper).filter(([name, value]) => /^price\d+$/.test(name) && value !== null);
    expect(shown.map(([name]) => name)).toEqual([`price${northgate?.priceClass}`]);
    const sales = await (await invMast("sara")).get({ id }).data;
    expect(
      Array.from({ length: 10 }, (_, index) => sales[`price${index + 1}` as "price1"]).every((price) => price !== null),
    ).toBe(true);
    const guest = await (await server().clientWith(["catalog.read"])).items.invMast.get({ id }).data;
    expect([guest.listPrice, guest.stdPrice, guest.price1]).toEqual([null, null, null]);
    expect(guest.alternateCodes.some((code) => code.codeType === "customer")).toBe(false);
    expect(Object.keys(sales)).not.toContain("cost");
  });

  it("adds the caller's list prices and breaks to the document when asked to", async () => {
    const api = await invMast("dana");
    const id = await uidOf("HB-M8-40");
    const { pricing, ...item } = await api.doc({ id, includePricing: true }).data;
    expect(pricing).toMatchObject({ customerId: 100200, unitOfMeasure: "EA", listPrice: 0.42 });
    expect(pricing?.classPrice).toBe(item[`price${pricing?.priceClass}` as "price1"]);
    expect(pricing?.breaks).toEqual([
      { breakQty: 500, discountPercent: 5 },
      { breakQty: 1000, discountPercent: 8 },
      { breakQty: 5000, discountPercent: 12 },
    ]);
    const guest = await (await server().clientWith(["catalog.read"])).items.invMast.doc({ id, includePricing: true })
      .data;
    expect(guest.pricing).toBeNull();
  });

  it("finds the document by item number too, which must be of the same item", async () => {
    const api = await invMast("dana");
    const id = await uidOf("HB-M8-40");
    expect((await api.doc({ id: 0, itemId: "hb m8 40" }).data).invMastUid).toBe(id);
    expect((await api.doc({ id, itemId: "HBM840" }).data).invMastUid).toBe(id);
    expect(
      await refusedWith(api.doc({ id, itemId: "NUT-M8-NY" }), api.doc({ id: 0 }), api.doc({ id: 0, itemId: "NO" })),
    ).toEqual([400, 400, 404]);
  });

  it("answers a deleted or foreign item as not found, everywhere", async () => {
    const uid = await uidOf("BRG-6205-2RS");
    await server().db.execute(sql`update item set delete_flag = 'Y' where site_id = 'demo' and inv_mast_uid = ${uid}`);
    const api = await invMast("ada");
    const calls = [api.get, api.doc, api.stock, api.alternateCode, api.similar, api.invAccessory, api.invSub];
    expect(await refusedWith(...calls.map((call) => call({ id: uid })))).toEqual(calls.map(() => 404));
    expect(await api.lookup({ q: "BRG-6205-2RS" }).data).toEqual([]);
    await server().db.execute(sql`update item set delete_flag = 'N' where site_id = 'demo' and inv_mast_uid = ${uid}`);
    expect((await api.get({ id: uid }).data).itemId).toBe("BRG-6205-2RS");
  });

  it("lists the other numbers of an item, paged and sorted", async () => {
    const id = await uidOf("HB-M8-40");
    const api = await invMast("dana");
    const codes = await api.alternateCode({ id, orderBy: "alternate_code|DESC", limit: 2 });
    expect(codes.data.map((code) => [code.alternateCode, code.codeType])).toEqual([
      ["VG-4017-8x40-88Z", "manufacturer"],
      ["NG-1140", "customer"],
    ]);
    expect(codes.totalResults).toBe(5);
    expect((await (await invMast("lena")).alternateCode({ id })).totalResults).toBe(4);
  });

  it("keeps samples and variants of an item", async () => {
    const [id, swatch, full] = await Promise.all(["GLV-NIT-L", "GLV-NIT-M", "GLV-NIT-XL"].map(uidOf));
    await server().db.execute(sql`
      insert into item_sample (site_id, inv_mast_uid, sample_inv_mast_uid, sample_type)
      values ('demo', ${id}, ${swatch}, 'swatch'), ('demo', ${id}, ${full}, 'full')`);
    const item = await (await invMast("dana")).get({ id: id ?? 0 }).data;
    expect(item.swatchSample?.itemId).toBe("GLV-NIT-M");
    expect(item.fullSizedSamples.map((sample) => sample.itemId)).toEqual(["GLV-NIT-XL"]);
    expect(item.itemVariantHdrUid).toBeGreaterThan(0);
  });
});

// On a server of its own: each of so many items that were deleted again would be looked for in every table.
describeServer("items whose numbers begin alike", (server) => {
  it("looks at the first two thousand numbers that begin so, and at every one of the list", async () => {
    await server().db.execute(sql`
      insert into item (site_id, inv_mast_uid, item_id, item_id_compact, item_desc, base_unit, default_selling_unit, default_purchasing_unit)
      select 'demo', 50000 + n, 'QX-' || n, 'QX' || n, 'Spacer', 'EA', 'EA', 'EA' from generate_series(1000, 3099) as n`);
    const api = (await server().clientFor("dana")).items.invMast;
    const first = await api.lookup({ q: "qx", limit: 1 });
    expect([first.data[0]?.itemId, first.totalResults]).toEqual(["QX-1000", 2000]);
    expect((await api.lookup({ q: "qx 3099" }).data).map((item) => item.itemId)).toEqual(["QX-3099"]);
    expect((await api.list({ q: "qx", limit: 1 })).totalResults).toBe(2100);
  });
});
