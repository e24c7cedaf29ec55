import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { describeServer } from "../../testing/describe-server.ts";
import { invMastUidOf } from "../../testing/inv-mast-uid-of.ts";
import { refusedWith } from "../../testing/refused-with.ts";
import { statementsOf } from "../../testing/statements-of.ts";

describeServer("items of a category", (server) => {
  const categories = async (username = "dana") => (await server().clientFor(username)).items.categories;
  const uidOf = async (path: string) => (await (await categories()).lookup({ path }).data).itemCategoryUid;
  const attributes = async (...names: string[]) => {
    const rows = await server().db.query<{ uid: number; name: string }>(
      sql`select attribute_uid as uid, attribute_id as name from attribute where site_id = 'demo'`,
    );
    return names.map((name) => rows.find((row) => row.name === name)?.uid ?? 0);
  };
  type Query = Omit<Parameters<Awaited<ReturnType<typeof categories>>["items"]>[0], "id">;
  const listed = async (path: string, input: Query = {}, username = "dana") => {
    const id = await uidOf(path);
    const page = await (await categories(username)).items({ id, limit: 100, ...input });
    expect(page.totalResults).toBe(page.data.length);
    return page.data.map((item) => item.itemId);
  };

  it("lists the items of a category and the ones below, the most bought first, with the total", async () => {
    expect(await listed("fasteners/hex-bolts")).toEqual([
      "HB-M8-40",
      "HB-M8-25",
      "HB-M8-60",
      "HB-M6-30",
      "HB-M10-50",
      "HB-M12-60",
    ]);
    const id = await uidOf("fasteners");
    const page = await (await categories()).items({ id, limit: 2, offset: 1 });
    expect([page.data.map((item) => item.itemId), page.totalResults, page.count]).toEqual([
      ["NUT-M8-NY", "WSH-M8"],
      9,
      2,
    ]);
    const beyond = await (await categories()).items({ id, offset: 50 });
    expect([beyond.data, beyond.totalResults]).toEqual([[], 9]);
  });

  it("shows items as lists of the catalogue do, stock only when asked for", async () => {
    const id = await uidOf("fasteners/hex-bolts");
    const [plain] = await (await categories()).items({ id, limit: 1 }).data;
    expect(plain).toMatchObject({
      itemId: "HB-M8-40",
      listPrice: 0.42,
      brandsName: "Vega",
      tags: ["bulk", "top-seller"],
      stock: null,
      stockStatus: null,
      qtyAvailable: null,
    });
    expect(plain?.accessories.map((item) => item.itemId)).toEqual(["NUT-M8-NY", "WSH-M8"]);
    expect(plain?.alternateCodes.map((code) => code.alternateCode)).toContain("NG-1140");
    const [stocked] = await (await categories("lena")).items({ id, limit: 1, includeStock: true }).data;
    expect([stocked?.stockStatus, stocked?.stock?.map((row) => row.locationId)]).toEqual(["in_stock", [10, 20]]);
    expect(stocked?.qtyAvailable).toBe(stocked?.stock?.reduce((sum, row) => sum + row.qtyAvailable, 0));
    expect(stocked?.alternateCodes.map((code) => code.alternateCode)).not.toContain("NG-1140");
  });

  it("fills the lists that `fields` names only, and refuses fields that items do not have", async () => {
    const api = await categories();
    const id = await uidOf("fasteners/hex-bolts");
    const [item] = await api.items({ id, limit: 1, fields: ["itemId", "images"] }).data;
    expect([item?.images.length, item?.attributes, item?.categories, item?.tags]).toEqual([1, [], [], []]);
    expect(item?.itemDesc).toMatch(/^Hex Bolt/);
    expect(await refusedWith(api.items({ id, fields: ["cost"] }))).toEqual([400]);
  });

  it("finds words and numbers within the category", async () => {
    expect(await listed("fasteners", { q: "ng-1140" })).toEqual(["HB-M8-40"]);
    expect(await listed("safety", { q: "ng-1140" })).toEqual([]);
    expect((await listed("fasteners", { q: "m8 zinc", sortBy: "item_id|ASC" })).slice(0, 2)).toEqual([
      "HB-M8-25",
      "HB-M8-40",
    ]);
    expect((await listed("fasteners", { q: "hb-m8-40", sortBy: "relevance|DESC" }))[0]).toBe("HB-M8-40");
  });

  it("filters by attribute values: any of one attribute, all of the attributes", async () => {
    const [thread, length] = (await attributes("Thread", "Length")) as [number, number];
    expect((await listed("fasteners", { filters: { [thread]: ["M6", "M10"] } })).sort()).toEqual([
      "HB-M10-50",
      "HB-M6-30",
    ]);
    expect((await listed("fasteners", { filters: { [thread]: ["M8"], [length]: ["40 mm"] } })).sort()).toEqual([
      "HB-M8-40",
      "KIT-FLG-M8",
    ]);
    expect(await listed("fasteners", { filters: { [thread]: ["M99"] } })).toEqual([]);
    const api = await categories();
    expect(await refusedWith(api.items({ id: await uidOf("fasteners"), filters: { thread: ["M8"] } }))).toEqual([400]);
    const response = await server().app.fetch(
      new Request(
        `http://shop/api/items/categories/${await uidOf("fasteners")}/items?filters[${thread}]=M6,M10&limit=5`,
        {
          headers: {
            "x-site-id": "demo",
            authorization: `Bearer ${await server().app.tokens.issue(await server().principalOf("dana"))}`,
          },
        },
      ),
    );
    expect((await response.json()) as unknown).toMatchObject({ totalResults: 2 });
  });

  it("filters by tags, classes and what shoppers see", async () => {
    expect(await listed("fasteners", { tags: ["top-seller", "latex-free"] })).toEqual(["HB-M8-40"]);
    const uid = await invMastUidOf(server(), "WSH-M8");
    await server().db.execute(
      sql`update item set class_id5 = 'PRO', display_on_web_flag = 'N' where site_id = 'demo' and inv_mast_uid = ${uid}`,
    );
    expect(await listed("fasteners/flat-washers")).toEqual([]);
    expect(await listed("fasteners", { displayOnWebFlag: "N" })).toEqual(["WSH-M8"]);
    expect(await listed("fasteners", { displayOnWebFlag: "N", classId5ExcludeList: ["PRO"] })).toEqual([]);
    await server().db.execute(
      sql`update item set display_on_web_flag = 'Y' where site_id = 'demo' and inv_mast_uid = ${uid}`,
    );
    expect(await listed("fasteners", { classId5List: ["PRO", "DIY"] })).toEqual(["WSH-M8"]);
    expect((await listed("fasteners", { classId5ExcludeList: ["PRO"] })).length).toBe(8);
  });

  rule("R082 filters by stock", async () => {
    expect(await listed("bearings/oil-seals", { stockStatus: "out_of_stock" })).toEqual(["SEAL-XT"]);
    expect(await listed("bearings/oil-seals", { stockStatus: "in_stock" })).toEqual(["SEAL-XT2"]);
  });

  it("shows of each group of variants the standard one only, when asked to", async () => {
    const gloves = await listed("safety/disposable-gloves");
    expect([...gloves].sort()).toEqual(["GLV-NIT-L", "GLV-NIT-M", "GLV-NIT-XL"]);
    const [standard] = await server().db.query<{ itemId: string }>(sql`
      select i.item_id as "itemId" from item_variant_line l
      join item i on i.site_id = l.site_id and i.inv_mast_uid = l.inv_mast_uid
      where l.site_id = 'demo' and l.is_default = 'Y' and i.item_id like 'GLV-%'`);
    expect(await listed("safety/disposable-gloves", { variantFilter: "Y" })).toEqual([standard?.itemId]);
    await server().db.execute(sql`update item_variant_line set is_default = 'N' where site_id = 'demo'`);
    expect((await listed("safety/disposable-gloves", { variantFilter: "Y" })).length).toBe(1);
  });

  it("filters by the contracts that the caller may see", async () => {
    expect((await listed("fasteners", { jobNumbers: ["J-2024-7"] })).sort()).toEqual(["HB-M8-40", "NUT-M8-NY"]);
    expect(await listed("fasteners", { jobNumbers: ["J-2024-7"] }, "lena")).toEqual([]);
    expect((await listed("fasteners", { jobNumbers: ["J-2024-7"] }, "sara")).length).toBe(2);
    const guest = await server().clientWith(["catalog.read"]);
    expect(
      await refusedWith(guest.items.categories.items({ id: await uidOf("fasteners"), jobNumbers: ["J-2024-7"] })),
    ).toEqual([403]);
  });

  it("sorts by price, number and place, in one statement", async () => {
    expect((await listed("fasteners", { sortBy: "list_price|DESC" }))[0]).toBe("KIT-FLG-M8");
    expect((await listed("fasteners/hex-bolts", { sortBy: "sequence_no|ASC" }))[0]).toBe("HB-M8-40");
    expect((await listed("bearings", { sortBy: "brands_name|ASC,item_id|DESC" }))[0]).toBe("BRG-6205-2RS");
    const api = await categories();
    const id = await uidOf("fasteners");
    expect(await statementsOf(server(), () => api.items({ id, includeStock: true, limit: 24 }))).toBe(1);
    expect(await refusedWith(api.items({ id, sortBy: "cost|ASC" }), api.items({ id: 999_999 }))).toEqual([400, 404]);
  });
});
