import type { ItemCategory } from "@purvey/contract/generated/items";
import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { describeServer } from "../../../../testing/describe-server.ts";
import { invMastUidOf } from "../../../../testing/inv-mast-uid-of.ts";
import { refusedWith } from "../../../../testing/refused-with.ts";
import { statementsOf } from "../../../../testing/statements-of.ts";

describeServer("categories", (server) => {
  const items = async (username = "dana") => (await server().clientFor(username)).items;
  const uidOf = async (path: string) => (await (await items()).categories.lookup({ path }).data).itemCategoryUid;
  const uidOfAttribute = async (attributeId: string) =>
    (
      await server().db.first<{ uid: number }>(
        sql`select attribute_uid as uid from attribute where site_id = 'demo' and attribute_id = ${attributeId}`,
      )
    )?.uid ?? 0;

  it("finds a category by its path in names or codes, from the root on or from a given root", async () => {
    const { categories, itemCategory } = await items();
    const bolts = await categories.lookup({ path: "Fasteners / Hex Bolts" }).data;
    expect(bolts).toMatchObject({
      itemCategoryDesc: "Hex Bolts",
      fullPath: "Fasteners / Hex Bolts",
      level: 2,
      itemCount: 6,
      subCategories: [],
      userDefined: null,
    });
    expect(bolts.ancestors.map((step) => step.itemCategoryDesc)).toEqual(["Fasteners"]);
    for (const input of [
      { path: "fasteners/hex-bolts" },
      { path: "/fasteners/hex-bolts/" },
      { path: "FASTENERS/HEX BOLTS" },
      { path: "hex-bolts", rootItemCategoryId: "fasteners" },
      { path: "fasteners/hex-bolts", rootItemCategoryId: "FASTENERS" },
    ]) {
      expect((await categories.lookup(input).data).itemCategoryUid).toBe(bolts.itemCategoryUid);
      expect((await itemCategory.lookup(input).data).itemCategoryUid).toBe(bolts.itemCategoryUid);
    }
    const root = await categories.lookup({ rootItemCategoryId: "fasteners" }).data;
    expect([root.itemCategoryDesc, root.level, root.parentItemCategoryUid]).toEqual(["Fasteners", 1, null]);
    expect(root.subCategories.map((category) => category.itemCategoryDesc)).toContain("Hex Bolts");
    expect(
      await refusedWith(
        categories.lookup(),
        categories.lookup({ path: " / " }),
        categories.lookup({ path: "fasteners/nothing" }),
        categories.lookup({ path: "hex-bolts", rootItemCategoryId: "safety" }),
        itemCategory.lookup({ rootItemCategoryId: "hex-bolts" }),
      ),
    ).toEqual([400, 400, 404, 404, 404]);
  });

  it("answers the tree below a category, each with the items of its branch, in one statement", async () => {
    const { categories } = await items();
    const id = await uidOf("fasteners");
    const tree = await categories.get({ id }).data;
    const branches = Object.fromEntries(
      tree.subCategories.map((category) => [category.itemCategoryDesc, category.itemCount]),
    );
    expect(branches).toEqual({ "Hex Bolts": 6, "Lock Nuts": 1, "Flat Washers": 1, "Fastener Kits": 1 });
    expect([tree.itemCount, tree.subCategoryCount]).toEqual([9, 4]);
    expect(await statementsOf(server(), () => categories.get({ id }))).toBe(1);
    const uid = await invMastUidOf(server(), "HB-M8-40");
    const nuts = await uidOf("fasteners/lock-nuts");
    await server().db.execute(
      sql`insert into item_category_item (site_id, item_category_uid, inv_mast_uid) values ('demo', ${nuts}, ${uid})`,
    );
    const again = await categories.get({ id }).data;
    expect([
      again.itemCount,
      again.subCategories.find((category) => category.itemCategoryUid === nuts)?.itemCount,
    ]).toEqual([9, 2]);
    await server().db.execute(
      sql`delete from item_category_item where site_id = 'demo' and item_category_uid = ${nuts} and inv_mast_uid = ${uid}`,
    );
  });

  it("filters, sorts and pages the categories directly below", async () => {
    const { categories } = await items();
    const id = await uidOf("fasteners");
    const names = (category: ItemCategory) => category.subCategories.map((below) => below.itemCategoryDesc);
    const nuts = await categories.get({ id, childrenFilter: "NUTS" }).data;
    expect([names(nuts), nuts.subCategoryCount]).toEqual([["Lock Nuts"], 1]);
    const second = await categories.get({ id, childrenLimit: 2, childrenOffset: 1, orderBy: "item_category_desc|ASC" })
      .data;
    expect([names(second), second.subCategoryCount]).toEqual([["Flat Washers", "Hex Bolts"], 4]);
    expect((await categories.get({ id, path: "hex-bolts" }).data).itemCategoryDesc).toBe("Hex Bolts");
    expect(
      await refusedWith(
        categories.get({ id, path: "nothing" }),
        categories.get({ id, rootItemCategoryId: "safety" }),
        categories.get({ id, orderBy: "secret|ASC" }),
        categories.get({ id: 999_999 }),
        categories.get({ id, rootItemCategoryId: "fasteners" }),
      ),
    ).toEqual([404, 404, 400, 404, 200]);
  });

  it("counts the items that filters, classes and collections leave, and chooses categories by class", async () => {
    const { categories } = await items();
    const id = await uidOf("fasteners");
    const thread = await uidOfAttribute("Thread");
    const m8 = await categories.get({ id, filters: { [thread]: ["M8"] } }).data;
    expect(
      Object.fromEntries(m8.subCategories.map((category) => [category.itemCategoryDesc, category.itemCount])),
    ).toEqual({
      "Hex Bolts": 3,
      "Lock Nuts": 1,
      "Flat Washers": 1,
      "Fastener Kits": 1,
    });
    expect((await categories.get({ id, productCollection: "Vega Lock Nuts" }).data).itemCount).toBe(1);
    const nuts = await uidOf("fasteners/lock-nuts");
    await server().db.execute(
      sql`update item_category set class_id5 = 'PRO', user_defined = '{"icon":"nut"}' where site_id = 'demo' and item_category_uid = ${nuts}`,
    );
    const only = await categories.get({ id, classId5List: ["PRO"], includeUd: true }).data;
    expect(only.subCategories.map((category) => [category.itemCategoryUid, category.userDefined])).toEqual([
      [nuts, { icon: "nut" }],
    ]);
    const without = await categories.get({ id, classId5ExcludeList: ["PRO"] }).data;
    expect([without.subCategories.length, without.subCategoryCount]).toEqual([3, 3]);
  });

  it("hides from shoppers the categories that are not for the web, not from the records", async () => {
    const api = await items();
    const id = await uidOf("fasteners");
    const kits = await uidOf("fasteners/fastener-kits");
    await server().db.execute(
      sql`update item_category set display_on_web_flag = 'N' where site_id = 'demo' and item_category_uid = ${kits}`,
    );
    expect(
      (await api.categories.get({ id }).data).subCategories.map((category) => category.itemCategoryUid),
    ).not.toContain(kits);
    expect(await refusedWith(api.categories.get({ id: kits }), api.itemCategory.get({ id: kits }))).toEqual([404, 200]);
    await server().db.execute(
      sql`update item_category set display_on_web_flag = 'Y' where site_id = 'demo' and item_category_uid = ${kits}`,
    );
  });

  rule("R120 lists the records of the category tree, with counts equal to the items listed", async () => {
    const { itemCategory, categories } = await items();
    const all = await itemCategory.list({ limit: 1000 });
    expect(all.totalResults).toBe(all.data.length);
    for (const category of all.data) {
      expect((await categories.items({ id: category.itemCategoryUid, limit: 1 })).totalResults).toBe(
        category.itemCount,
      );
    }
    const found = await itemCategory.list({ q: "fasteners bolts", orderBy: "full_path|ASC" });
    expect([found.data.map((category) => category.itemCategoryDesc), found.totalResults]).toEqual([["Hex Bolts"], 1]);
    const beyond = await itemCategory.list({ limit: 2, offset: 900 });
    expect([beyond.data, beyond.totalResults]).toEqual([[], all.totalResults]);
    expect(await statementsOf(server(), () => itemCategory.list({ limit: 1000 }))).toBe(1);
  });

  it("answers one record with the ones directly below, and the document with the whole tree", async () => {
    const { itemCategory } = await items();
    const id = await uidOf("fasteners");
    const bolts = await uidOf("fasteners/hex-bolts");
    await server().db.execute(sql`
      insert into item_category (site_id, item_category_uid, parent_uid, root_uid, item_category_id, item_category_desc, full_path, path_uids, level)
      values ('demo', 90001, ${bolts}, ${id}, 'metric', 'Metric', 'Fasteners / Hex Bolts / Metric', ${[id, bolts, 90001]}::bigint[], 3)`);
    const own = (category: ItemCategory) => category.subCategories.find((below) => below.itemCategoryUid === bolts);
    const record = own(await itemCategory.get({ id }).data);
    expect([record?.subCategoryCount, record?.subCategories]).toEqual([1, []]);
    const doc = await itemCategory.doc({ id }).data;
    expect(own(doc)?.subCategories.map((category) => category.fullPath)).toEqual(["Fasteners / Hex Bolts / Metric"]);
    expect(doc.userDefined).toEqual({});
    expect(own(doc)?.subCategories[0]?.ancestors.map((step) => step.itemCategoryDesc)).toEqual([
      "Fasteners",
      "Hex Bolts",
    ]);
    await server().db.execute(sql`delete from item_category where site_id = 'demo' and item_category_uid = 90001`);
    expect(await refusedWith(itemCategory.get({ id: 90001 }), itemCategory.doc({ id: 90001 }))).toEqual([404, 404]);
  });

  it("answers the attributes of a category with values whose counts equal the filtered items, in one statement", async () => {
    const { categories } = await items();
    const id = await uidOf("fasteners");
    const facets = await categories.attributes({ id });
    expect(facets.data.map((attribute) => attribute.attributeId)).toEqual(
      expect.arrayContaining(["Thread", "Length", "Material", "Grade", "Finish", "Standard"]),
    );
    for (const attribute of facets.data) {
      for (const value of attribute.values) {
        const filters = { [attribute.attributeUid]: [value.attributeValue] };
        expect((await categories.items({ id, filters, limit: 1 })).totalResults).toBe(value.itemCount);
      }
    }
    expect(await statementsOf(server(), () => categories.attributes({ id }))).toBe(1);
    expect((await categories.attributes({ id, includeSubCategories: false }).data).length).toBe(0);
    const kits = await categories.attributes({ id, productCollection: "Vega Fastener Kits" }).data;
    expect(kits.find((attribute) => attribute.attributeId === "Thread")?.values).toMatchObject([
      { attributeValue: "M8", itemCount: 1 },
    ]);
    expect(await refusedWith(categories.attributes({ id: 999_999 }))).toEqual([404]);
  });

  it("lists pictures of a category: its own, those below, then of its most bought items", async () => {
    const { categories } = await items();
    const id = await uidOf("fasteners");
    const images = await categories.images({ id }).data;
    expect(images.map((image) => image.sequenceNo)).toEqual(images.map((_, index) => index + 1));
    expect([images[0]?.itemCategoryUid, images[0]?.invMastUid]).toEqual([id, null]);
    const ofItems = images.filter((image) => image.invMastUid !== null);
    expect(ofItems[0]?.invMastUid).toBe(await invMastUidOf(server(), "HB-M8-40"));
    expect(ofItems.length).toBe(9);
    expect(await refusedWith(categories.images({ id: 999_999 }))).toEqual([404]);
  });
});
