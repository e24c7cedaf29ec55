import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { codesOf } from "../../../../testing/codes-of.ts";
import { describeServer } from "../../../../testing/describe-server.ts";
import { refusedWith } from "../../../../testing/refused-with.ts";

describeServer("categories of the ERP", (server) => {
  const ada = async () => server().clientFor("ada");
  const records = async () => (await ada()).erp.transCategory;
  const uidOf = async (categoryId: string) => {
    const found = await (await records()).list({ q: categoryId, limit: 100 }).data;
    return found.find((category) => category.categoryId === categoryId)?.categoryUid ?? 0;
  };

  it("are the shop's categories, with what is in them", async () => {
    const transCategory = (await server().clientFor("ned")).erp.transCategory;
    const listed = await transCategory.list({ q: "hex bolts" });
    expect(listed.data).toMatchObject([
      {
        categoryId: "hex-bolts",
        categoryDesc: "Hex Bolts",
        parentCategoryId: "fasteners",
        level: 2,
        fullPath: "Fasteners / Hex Bolts",
        displayOnWebFlag: "Y",
        statusCd: 704,
        subCategoryCount: 0,
        itemCount: 6,
      },
    ]);
    const { categoryUid, parentCategoryUid } = listed.data[0] ?? { categoryUid: 0, parentCategoryUid: 0 };
    expect(await transCategory.get({ categoryUid, categoryId: "HEX-bolts" }).data).toEqual(listed.data[0]);
    const fasteners = await transCategory.get({ categoryUid: parentCategoryUid ?? 0 }).data;
    expect(fasteners).toMatchObject({ level: 1, parentCategoryUid: null, rootCategoryUid: parentCategoryUid });
    const below = await transCategory.list({
      parentCategoryUid: parentCategoryUid ?? 0,
      orderBy: "categoryDesc|DESC",
      limit: 100,
    });
    expect(below.totalResults).toBe(fasteners.subCategoryCount);
    expect(below.data.map(({ categoryDesc }) => categoryDesc)).toEqual(
      below.data
        .map(({ categoryDesc }) => categoryDesc)
        .toSorted()
        .reverse(),
    );
    expect((await transCategory.list({ limit: 2, offset: 1 }).data).length).toBe(2);
    const calls = [transCategory.get({ categoryUid, categoryId: "nuts" }), transCategory.get({ categoryUid: 4711 })];
    expect(await refusedWith(...calls)).toEqual([404, 404]);
  });

  it("are created where the shop shows them, moved and renamed with all that is below them", async () => {
    const { erp, items, search } = await ada();
    const { transCategory } = erp;
    const root = await transCategory.create({ categoryId: "oem", categoryDesc: "OEM Parts", metaDesc: "Made to order" })
      .data;
    expect(root).toMatchObject({
      level: 1,
      fullPath: "OEM Parts",
      rootCategoryUid: root.categoryUid,
      parentCategoryUid: null,
      sequenceNo: 0,
      displayOnWebFlag: "Y",
      metaDesc: "Made to order",
      itemCount: 0,
      statusCd: 704,
    });
    const middle = { categoryId: "frames", categoryDesc: "Frames", parentCategoryUid: root.categoryUid };
    const frames = await transCategory.create(middle).data;
    const bolts = await uidOf("hex-bolts");
    const before = await transCategory.get({ categoryUid: bolts }).data;
    const moved = await transCategory.update({ categoryUid: bolts, parentCategoryUid: frames.categoryUid }).data;
    expect(moved).toMatchObject({
      fullPath: "OEM Parts / Frames / Hex Bolts",
      level: 3,
      rootCategoryUid: root.categoryUid,
    });
    expect((await items.categories.get({ id: root.categoryUid }).data).itemCount).toBe(6);
    expect((await items.categories.lookup({ path: "oem/frames/hex-bolts" }).data).itemCategoryUid).toBe(bolts);
    const renamed = await transCategory.update({ categoryUid: root.categoryUid, categoryDesc: "Équipement" }).data;
    expect(renamed.fullPath).toBe("Équipement");
    expect((await transCategory.get({ categoryUid: bolts }).data).fullPath).toBe("Équipement / Frames / Hex Bolts");
    const narrowed = await search.itemSearch.list({ q: "HB-M8-40", itemCategoryUid: root.categoryUid }).data;
    expect(narrowed.items[0]?.itemId).toBe("HB-M8-40");
    const asRoot = await transCategory.update({ categoryUid: frames.categoryUid, parentCategoryUid: null }).data;
    expect(asRoot).toMatchObject({ fullPath: "Frames", level: 1, rootCategoryUid: frames.categoryUid });
    const child = await transCategory.get({ categoryUid: bolts }).data;
    expect(child).toMatchObject({ fullPath: "Frames / Hex Bolts", level: 2, rootCategoryUid: frames.categoryUid });
    await transCategory.update({ categoryUid: bolts, parentCategoryUid: before.parentCategoryUid });
    expect(await transCategory.get({ categoryUid: bolts }).data).toMatchObject({ fullPath: before.fullPath, level: 2 });
    expect(await items.categories.lookup({ path: "fasteners/hex-bolts" }).data).toMatchObject({ itemCount: 6 });
  });

  it("change what is given and keep the rest; shoppers do not see what is hidden", async () => {
    const { erp, items } = await ada();
    const given = { categoryId: "quiet", categoryDesc: "Quiet", title: "Quiet parts", classId5: "LAB" };
    const { categoryUid } = await erp.transCategory.create(given).data;
    expect((await items.categories.get({ id: categoryUid }).data).title).toBe("Quiet parts");
    const changed = await erp.transCategory.update({
      categoryUid,
      displayOnWebFlag: "N",
      classId5: null,
      sequenceNo: 7,
    }).data;
    expect(changed).toMatchObject({ title: "Quiet parts", classId5: null, sequenceNo: 7, displayOnWebFlag: "N" });
    expect(await refusedWith(items.categories.get({ id: categoryUid }))).toEqual([404]);
    expect((await erp.transCategory.update({ categoryUid }).data).categoryDesc).toBe("Quiet");
  });

  it("refuse names and codes of neighbours, parents that are not there, and to go below themselves", async () => {
    const transCategory = await records();
    const { categoryUid } = await transCategory.create({ categoryId: "tubes", categoryDesc: "Tubes" }).data;
    await expect(transCategory.create({ categoryId: "tubes-2", categoryDesc: "TUBES" })).rejects.toMatchObject({
      status: 409,
      message: `There is a category with the name \`TUBES\` among the roots already: ${categoryUid}. Choose another.`,
    });
    await expect(transCategory.create({ categoryId: "Tubes", categoryDesc: "Pipes" })).rejects.toThrow(/code `Tubes`/);
    const below = { categoryId: "tubes", categoryDesc: "Tubes", parentCategoryUid: categoryUid };
    const inner = (await transCategory.create(below).data).categoryUid;
    await expect(transCategory.update({ categoryUid, parentCategoryUid: inner })).rejects.toMatchObject({
      status: 409,
      message: "`Tubes` cannot go below `Tubes / Tubes`, which is part of it. Choose a category outside of it.",
    });
    const calls = [
      transCategory.update({ categoryUid, parentCategoryUid: categoryUid }),
      transCategory.create({ categoryId: "lost", categoryDesc: "Lost", parentCategoryUid: 4711 }),
      transCategory.update({ categoryUid: 4711, categoryDesc: "Nobody" }),
      transCategory.create({ categoryId: "a/b", categoryDesc: "Slash" }),
      transCategory.create({ categoryId: "blank", categoryDesc: "  " }),
    ];
    expect(await refusedWith(...calls)).toEqual([409, 400, 404, 400, 400]);
  });

  it("are deleted when nothing is in them, and give their place free", async () => {
    const transCategory = await records();
    const given = { categoryId: "gone", categoryDesc: "Gone" };
    const { categoryUid } = await transCategory.create(given).data;
    const inner = await transCategory.create({ ...given, parentCategoryUid: categoryUid }).data;
    await expect(transCategory.delete({ categoryUid })).rejects.toMatchObject({
      status: 409,
      message:
        "The ERP category `Gone` is in use by the category `Gone`. Move them elsewhere first, or set `displayOnWebFlag` to N to hide it.",
    });
    expect(await refusedWith(transCategory.delete({ categoryUid: await uidOf("hex-bolts") }))).toEqual([409]);
    expect(await refusedWith(transCategory.delete({ categoryUid: inner.categoryUid, categoryId: "other" }))).toEqual([
      404,
    ]);
    await transCategory.delete({ categoryUid: inner.categoryUid, categoryId: "GONE" });
    expect(await transCategory.delete({ categoryUid }).data).toEqual({ uid: categoryUid, deleted: true });
    expect(await refusedWith(transCategory.get({ categoryUid }), transCategory.delete({ categoryUid }))).toEqual([
      404, 404,
    ]);
    expect(await transCategory.list({ statusCd: 700, q: "gone" }).data).toMatchObject([
      { statusCd: 700 },
      { statusCd: 700 },
    ]);
    const again = await transCategory.create(given).data;
    expect(again.categoryUid).toBeGreaterThan(categoryUid);
  });

  it("stay one tree, whoever changes it at the same time", async () => {
    const transCategory = await records();
    const make = (categoryId: string) => transCategory.create({ categoryId, categoryDesc: categoryId }).data;
    const [left, right] = [await make("race-left"), await make("race-right")];
    const statuses = await refusedWith(
      transCategory.update({ categoryUid: left.categoryUid, parentCategoryUid: right.categoryUid }),
      transCategory.update({ categoryUid: right.categoryUid, parentCategoryUid: left.categoryUid }),
      ...Array.from({ length: 4 }, () => transCategory.create({ categoryId: "same", categoryDesc: "Same" })),
    );
    expect(statuses.slice(0, 2).toSorted()).toEqual([200, 409]);
    expect(statuses.slice(2).toSorted()).toEqual([200, 409, 409, 409]);
    const broken = await server().db.query(sql`
      select c.item_category_uid from item_category c
      left join item_category p on p.site_id = c.site_id and p.item_category_uid = c.parent_uid
      where c.site_id = 'demo' and (c.path_uids <> coalesce(p.path_uids, '{}') || c.item_category_uid
        or c.level <> cardinality(c.path_uids) or c.root_uid <> c.path_uids[1]
        or c.full_path <> concat_ws(' / ', p.full_path, c.item_category_desc))`);
    expect(broken).toEqual([]);
  });

  it("are written with the permission to write them only", async () => {
    const { transCategory } = (await server().clientFor("ned")).erp;
    const codes = await codesOf(
      transCategory.create({ categoryId: "x", categoryDesc: "X" }),
      transCategory.update({ categoryUid: 1 }),
      transCategory.delete({ categoryUid: 1 }),
    );
    expect(new Set(codes)).toEqual(new Set(["INSUFFICIENT_PERMISSIONS"]));
    expect(await refusedWith((await server().clientFor("dana")).erp.transCategory.list())).toEqual([403]);
  });
});
