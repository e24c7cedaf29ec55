import { items } from "@purvey/contract/services/items/index";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { describeServer } from "../../../../testing/describe-server.ts";
import { refusedWith } from "../../../../testing/refused-with.ts";
import { sendAs } from "../../../../testing/send-as.ts";

describeServer("attributes", (server) => {
  const api = async () => (await server().clientFor("ada")).items.attributes;
  let created = 0;
  const newAttribute = async (more: { dataType?: "text" | "number" | "boolean" | "date"; maxLength?: number } = {}) =>
    (await api()).create({ attributeId: `test-${++created}`, attributeDesc: "Made by a test", ...more }).data;

  it("creates, finds, changes and deletes an attribute with its values", async () => {
    const attributes = await api();
    const given = { attributeId: "tensile", attributeDesc: "Tensile strength", unit: "N/mm²", sequenceNo: 7 };
    const attribute = await attributes.create({ ...given, dataType: "number" }).data;
    expect(attribute).toMatchObject({ ...given, dataType: "number", maxLength: null, statusCd: 704 });
    const id = attribute.attributeUid;
    const dana = await server().clientFor("dana");
    expect(await dana.items.attributes.get({ id }).data).toEqual(attribute);
    expect(await attributes.update({ id, attributeDesc: "Tensile", statusCd: 705 }).data).toMatchObject({
      ...given,
      attributeDesc: "Tensile",
      statusCd: 705,
    });
    const { attributeValueUid } = await attributes.values.create({ id, attributeValue: "800 N/mm²" }).data;
    expect(await attributes.delete({ id }).data).toEqual({ uid: id, deleted: true });
    const calls = [
      attributes.get({ id }),
      attributes.update({ id, sequenceNo: 1 }),
      attributes.delete({ id }),
      attributes.values.list({ id }),
      attributes.values.get({ id, attributeValueUid }),
    ];
    expect(await refusedWith(...calls)).toEqual([404, 404, 404, 404, 404]);
    expect((await attributes.create({ ...given, dataType: "text" }).data).attributeUid).not.toBe(id);
  });

  it("lists attributes by words, status and order, with the number of all", async () => {
    const attributes = await api();
    for (const name of ["b", "a", "c"])
      await attributes.create({ attributeId: `paged-${name}`, attributeDesc: `Paged ${name}` });
    const page = await attributes.list({ q: "PAGED", orderBy: "attribute_desc|ASC", limit: 2 });
    expect(page.data.map(({ attributeId }) => attributeId)).toEqual(["paged-a", "paged-b"]);
    expect(page.totalResults).toBe(3);
    const [last] = await attributes.list({ q: "paged", orderBy: "attribute_desc|ASC", offset: 2 }).data;
    await attributes.delete({ id: last?.attributeUid ?? 0 });
    expect((await attributes.list({ q: "paged" })).totalResults).toBe(2);
    expect(await attributes.list({ q: "paged", statusCd: 700 }).data).toMatchObject([
      { attributeId: "paged-c", statusCd: 700 },
    ]);
  });

  it("refuses a second attribute with the code", async () => {
    const attributes = await api();
    await attributes.create({ attributeId: "twice", attributeDesc: "First" });
    await expect(attributes.create({ attributeId: "twice", attributeDesc: "Second" })).rejects.toMatchObject({
      status: 409,
      message: "There is an attribute `twice` already. Change that one, or choose another `attributeId`.",
    });
    const { attributeUid: id } = await newAttribute();
    await expect(attributes.update({ id, attributeId: "twice" })).rejects.toMatchObject({ status: 409 });
  });

  it("keeps an attribute that items use, and one that a variant group uses", async () => {
    const attributes = await api();
    const [thread] = await attributes.list({ q: "thread size" }).data;
    await expect(attributes.delete({ id: thread?.attributeUid ?? 0 })).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/^The attribute `Thread` is in use by the item `HB-.+` and \d+ more\. Take the/),
    });
    const ada = await server().clientFor("ada");
    const { attributeUid } = await newAttribute();
    await ada.items.variants.create({ variantName: "Length of bolts", attributeUid });
    await expect(attributes.delete({ id: attributeUid })).rejects.toMatchObject({
      message: expect.stringContaining("in use by the variant group `Length of bolts`."),
    });
    expect((await attributes.get({ id: attributeUid }).data).statusCd).toBe(704);
  });

  it("reads the numbers of values, so that they can be filtered by range", async () => {
    const { values } = await api();
    const { attributeUid: id } = await newAttribute({ dataType: "number" });
    const inch = await values.create({ id, attributeValue: "1-1/2 in", sequenceNo: 3 }).data;
    expect(inch).toMatchObject({ attributeUid: id, attributeValue: "1-1/2 in", numericValue: 1.5, sequenceNo: 3 });
    const { attributeValueUid } = inch;
    const changed = await values.update({ id, attributeValueUid, attributeValue: "3/8 in" }).data;
    expect(changed).toMatchObject({ numericValue: 0.375, sequenceNo: 3 });
    expect((await values.update({ id, attributeValueUid, sequenceNo: 1 }).data).numericValue).toBe(0.375);
    expect((await values.create({ id, attributeValue: "M8", numericValue: 8 }).safe()).ok).toBe(false);
  });

  it("refuses values that do not fit the attribute", async () => {
    const { values } = await api();
    const number = await newAttribute({ dataType: "number" });
    await expect(values.create({ id: number.attributeUid, attributeValue: "long" })).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
      errors: [{ path: "attributeValue", message: expect.stringContaining("`long` is not a number") }],
    });
    const short = await newAttribute({ maxLength: 3 });
    const { attributeValueUid } = await values.create({ id: short.attributeUid, attributeValue: "abc" }).data;
    await expect(
      values.update({ id: short.attributeUid, attributeValueUid, attributeValue: "abcd" }),
    ).rejects.toMatchObject({ status: 400 });
    const empty = await sendAs(server(), items, "attributes.values.create", "ada", {
      id: number.attributeUid,
      attributeValue: "",
    });
    expect(empty.status).toBe(400);
  });

  it("lets an attribute become a number only when its values are numbers", async () => {
    const attributes = await api();
    const { attributeUid: id } = await newAttribute();
    const value = await attributes.values.create({ id, attributeValue: "12 mm" }).data;
    expect(value.numericValue).toBeNull();
    const other = await attributes.values.create({ id, attributeValue: "long" }).data;
    await expect(attributes.update({ id, dataType: "number" })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining("`long` is not a number"),
    });
    expect((await attributes.get({ id }).data).dataType).toBe("text");
    await attributes.values.delete({ id, attributeValueUid: other.attributeValueUid });
    expect((await attributes.update({ id, dataType: "number" }).data).dataType).toBe("number");
    expect((await attributes.values.get({ id, attributeValueUid: value.attributeValueUid }).data).numericValue).toBe(
      12,
    );
    await expect(attributes.update({ id, maxLength: 2 })).rejects.toMatchObject({ status: 409 });
    expect((await attributes.update({ id, maxLength: 5 }).data).maxLength).toBe(5);
  });

  it("has each value once, also when two write it at once", async () => {
    const { values } = await api();
    const { attributeUid: id } = await newAttribute();
    const both = await refusedWith(
      values.create({ id, attributeValue: "Zinc" }),
      values.create({ id, attributeValue: "Zinc" }),
    );
    expect(both.sort()).toEqual([200, 409]);
    const { attributeValueUid } = await values.create({ id, attributeValue: "Brass" }).data;
    await expect(values.update({ id, attributeValueUid, attributeValue: "Zinc" })).rejects.toMatchObject({
      message: "The attribute has the value `Zinc` already. Use that one, or write another value.",
    });
    expect(await values.delete({ id, attributeValueUid }).data).toEqual({ uid: attributeValueUid, deleted: true });
    const left = await values.list({ id, q: "zi" });
    expect(left.data).toMatchObject([{ attributeValue: "Zinc" }]);
    expect(left.totalResults).toBe(1);
  });

  it("keeps a value that items have", async () => {
    const { values } = await api();
    const used = await server().db.first<{ id: number; attributeValueUid: number }>(sql`
      select attribute_uid as id, attribute_value_uid as "attributeValueUid" from item_attribute_value
      where site_id = 'demo' order by attribute_value_uid limit 1`);
    const given = used ?? { id: 0, attributeValueUid: 0 };
    await expect(values.delete(given)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining("Take the value off them first"),
    });
    expect((await values.get(given).data).statusCd).toBe(704);
  });

  it("lets items be found by the new text of their attribute and value", async () => {
    const attributes = await api();
    const [frame] = await attributes.list({ q: "frame size" }).data;
    const id = frame?.attributeUid ?? 0;
    const [size] = await attributes.values.list({ id }).data;
    await attributes.values.update({ id, attributeValueUid: size?.attributeValueUid ?? 0, attributeValue: "Octogon" });
    const found = async (q: string) => {
      const { items } = await (await server().clientFor("dana")).search.itemSearch.list({ q, operator: "AND" }).data;
      return items.map(({ itemId }) => itemId);
    };
    expect(await found("octogon")).toContain("MTR-075");
    expect(await found("gauge casing octogon")).toEqual([]);
    await attributes.update({ id, attributeDesc: "Casing gauge" });
    expect(await found("gauge casing octogon")).toContain("MTR-075");
  });

  it("does not find the value of one attribute under another", async () => {
    const { values } = await api();
    const [one, other] = [await newAttribute(), await newAttribute()];
    const { attributeValueUid } = await values.create({ id: one.attributeUid, attributeValue: "mine" }).data;
    const wrong = { id: other.attributeUid, attributeValueUid };
    const calls = [values.get(wrong), values.update({ ...wrong, sequenceNo: 2 }), values.delete(wrong)];
    expect(await refusedWith(...calls)).toEqual([404, 404, 404]);
  });
});
