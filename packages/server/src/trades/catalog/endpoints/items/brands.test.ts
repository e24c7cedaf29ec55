import { items } from "@purvey/contract/services/items/index";
import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { describeServer } from "../../../../testing/describe-server.ts";
import { invMastUidOf } from "../../../../testing/inv-mast-uid-of.ts";
import { refusedWith } from "../../../../testing/refused-with.ts";
import { sendAs } from "../../../../testing/send-as.ts";

describeServer("brands", (server) => {
  const ada = () => server().clientFor("ada");
  const dana = () => server().clientFor("dana");

  it("creates, finds, changes and deletes a brand", async () => {
    const { brands } = (await ada()).items;
    const created = await brands.create({ brandsName: "Nordhav", brandsId: "NORD", brandsDesc: "Marine hardware" })
      .data;
    expect(created).toMatchObject({
      brandsName: "Nordhav",
      brandsId: "NORD",
      brandsDesc: "Marine hardware",
      imageUrl: null,
      statusCd: 704,
    });
    const id = created.brandsUid;
    expect(await (await dana()).items.brands.get({ id }).data).toEqual(created);
    const changed = await brands.update({ id, brandsDesc: null, statusCd: 705 }).data;
    expect(changed).toMatchObject({ brandsUid: id, brandsName: "Nordhav", brandsDesc: null, statusCd: 705 });
    expect(await brands.delete({ id }).data).toEqual({ uid: id, deleted: true });
    await expect(brands.get({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(brands.delete({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(brands.update({ id, brandsName: "Again" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  rule("R104 refuses a brand name that is empty or longer than 255", async () => {
    const longest = "x".repeat(255);
    for (const brandsName of ["", `${longest}x`, undefined]) {
      const answer = await sendAs(server(), items, "brands.create", "ada", { brandsName });
      expect(answer.status).toBe(400);
      expect(answer.body.validationErrors[0].field).toBe("brandsName");
    }
    const { brandsUid } = await (await ada()).items.brands.create({ brandsName: longest }).data;
    const refused = await sendAs(server(), items, "brands.update", "ada", { id: brandsUid, brandsName: `${longest}x` });
    expect(refused.status).toBe(400);
  });

  rule("R105 refuses a brand description longer than 40", async () => {
    const { brands } = (await ada()).items;
    const brand = await brands.create({ brandsName: "Forty", brandsDesc: "d".repeat(40) }).data;
    expect(brand.brandsDesc).toHaveLength(40);
    const given = { brandsName: "Forty one", brandsDesc: "d".repeat(41) };
    const answer = await sendAs(server(), items, "brands.create", "ada", given);
    expect(answer.status).toBe(400);
    expect(answer.body.validationErrors[0]).toMatchObject({ field: "brandsDesc", expected: 40, received: 41 });
  });

  it("finds a brand by number and code only when both are of the same brand", async () => {
    const { brands } = (await ada()).items;
    const { brandsUid: id } = await brands.create({ brandsName: "Coded", brandsId: "CODE-1" }).data;
    expect((await brands.get({ id, brandsId: "code-1" }).data).brandsName).toBe("Coded");
    const calls = [brands.get({ id, brandsId: "CODE-2" }), brands.get({ id: 999_999, brandsId: "CODE-1" })];
    expect(await refusedWith(...calls)).toEqual([404, 404]);
  });

  it("refuses a second brand with the name, case aside, until the first is deleted", async () => {
    const { brands } = (await ada()).items;
    const { brandsUid: id } = await brands.create({ brandsName: "Twice" }).data;
    const other = await brands.create({ brandsName: "Another" }).data;
    await expect(brands.create({ brandsName: "TWICE" })).rejects.toMatchObject({
      code: "RESOURCE_CONFLICT",
      message: "There is a brand `TWICE` already. Change that one, or choose another name.",
    });
    await expect(brands.update({ id: other.brandsUid, brandsName: "twice" })).rejects.toMatchObject({ status: 409 });
    await brands.delete({ id });
    expect((await brands.create({ brandsName: "TWICE" }).data).brandsName).toBe("TWICE");
  });

  it("gives one of two who create the same brand at once", async () => {
    const { brands } = (await ada()).items;
    const both = await refusedWith(brands.create({ brandsName: "Race" }), brands.create({ brandsName: "Race" }));
    expect(both.sort()).toEqual([200, 409]);
  });

  it("pages through brands in the order asked for, with the number of all", async () => {
    const { brands } = (await ada()).items;
    for (const brandsName of ["Paging C", "Paging A", "Paging B"]) await brands.create({ brandsName });
    const first = await brands.list({ q: "paging", orderBy: "brandsName|DESC", limit: 2 });
    expect(first.data.map(({ brandsName }) => brandsName)).toEqual(["Paging C", "Paging B"]);
    expect(first.totalResults).toBe(3);
    const beyond = await brands.list({ q: "paging", offset: 9 });
    expect(beyond).toMatchObject({ data: [], totalResults: 3 });
    await expect(brands.list({ orderBy: "password|ASC" })).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  });

  it("keeps a brand that items are sold under", async () => {
    const { brands } = (await ada()).items;
    const [vega] = await brands.list({ q: "vega" }).data;
    const refused = await brands.delete({ id: vega?.brandsUid ?? 0 }).safe();
    expect(refused).toMatchObject({ ok: false, error: { status: 409, code: "RESOURCE_CONFLICT" } });
    expect(!refused.ok && refused.error.message).toMatch(/^The brand `Vega` is in use by the item `.+` and \d+ more\./);
    expect((await brands.get({ id: vega?.brandsUid ?? 0 }).data).statusCd).toBe(704);
  });

  it("lets items be found by the new name of their brand", async () => {
    const { brands } = (await ada()).items;
    const [rollmark] = await brands.list({ q: "rollmark" }).data;
    await brands.update({ id: rollmark?.brandsUid ?? 0, brandsName: "Wheelmark" });
    const indexed = await server().db.query<{ brandName: string }>(sql`
      select distinct brand_name as "brandName" from item_search where site_id = 'demo' and item_id like 'BRG-%'`);
    expect(indexed).toEqual([{ brandName: "Wheelmark" }]);
  });

  it("lists items under a brand, once each, in their order, and deletes the list with the brand", async () => {
    const { brands } = (await ada()).items;
    const { brandsUid: id } = await brands.create({ brandsName: "Lister" }).data;
    const [bolt, glove] = [await invMastUidOf(server(), "HB-M8-40"), await invMastUidOf(server(), "GLV-NIT-L")];
    const second = await brands.items.create({ id, invMastUid: bolt, sequenceNo: 2 }).data;
    const first = await brands.items.create({ id, invMastUid: glove, sequenceNo: 1 }).data;
    expect(first).toMatchObject({
      brandsUid: id,
      invMastUid: glove,
      itemId: "GLV-NIT-L",
      sequenceNo: 1,
      statusCd: 704,
    });
    const listed = await (await dana()).items.brands.items.list({ id });
    expect(listed.data.map(({ itemId }) => itemId)).toEqual(["GLV-NIT-L", "HB-M8-40"]);
    expect(listed.totalResults).toBe(2);
    await expect(brands.items.create({ id, invMastUid: bolt })).rejects.toMatchObject({ status: 409 });
    await expect(brands.items.create({ id, invMastUid: 999_999 })).rejects.toMatchObject({ status: 400 });
    const { brandsXItemsUid } = second;
    expect(await brands.items.update({ id, brandsXItemsUid, sequenceNo: 0 }).data).toMatchObject({ sequenceNo: 0 });
    expect(await brands.items.get({ id, brandsXItemsUid }).data).toMatchObject({ itemId: "HB-M8-40", sequenceNo: 0 });
    expect(await brands.items.delete({ id, brandsXItemsUid }).data).toEqual({ uid: brandsXItemsUid, deleted: true });
    await expect(brands.items.get({ id, brandsXItemsUid })).rejects.toMatchObject({ status: 404 });
    await brands.delete({ id });
    await expect(brands.items.list({ id })).rejects.toMatchObject({ status: 404 });
    await expect(brands.items.get({ id, brandsXItemsUid: first.brandsXItemsUid })).rejects.toMatchObject({
      status: 404,
    });
  });

  it("does not find the item of one brand under another", async () => {
    const { brands } = (await ada()).items;
    const [one, two] = [
      await brands.create({ brandsName: "One" }).data,
      await brands.create({ brandsName: "Two" }).data,
    ];
    const invMastUid = await invMastUidOf(server(), "HB-M8-40");
    const { brandsXItemsUid } = await brands.items.create({ id: one.brandsUid, invMastUid }).data;
    await expect(brands.items.get({ id: two.brandsUid, brandsXItemsUid })).rejects.toMatchObject({ status: 404 });
    await expect(brands.items.delete({ id: two.brandsUid, brandsXItemsUid })).rejects.toMatchObject({ status: 404 });
  });
});
