import type { PurveyClient } from "@purvey/client";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { describeServer } from "../../../../testing/describe-server.ts";
import { invMastUidOf } from "../../../../testing/inv-mast-uid-of.ts";
import { refusedWith } from "../../../../testing/refused-with.ts";

describeServer("attributes of items", (server) => {
  const api = (): Promise<PurveyClient> => server().clientFor("ada");
  const uidOf = (itemId: string) => invMastUidOf(server(), itemId);
  const attributeUid = async (attributeId: string) =>
    (
      await server().db.first<{ uid: number }>(
        sql`select attribute_uid as uid from attribute where site_id = 'demo' and attribute_id = ${attributeId}`,
      )
    )?.uid ?? 0;

  it("lists the attributes of an item with its values", async () => {
    const { attributes } = (await server().clientFor("dana")).items.invMast;
    const id = await uidOf("GLV-NIT-L");
    const all = await attributes.list({ id });
    expect(all.data.map((row) => [row.attributeId, row.values.map((value) => value.attributeValue)])).toEqual([
      ["Size", ["L"]],
      ["Material", ["Nitrile"]],
      ["Glove Thickness", ["6 mil"]],
      ["Color", ["Blue"]],
      ["Standard", ["EN ISO 374-5"]],
    ]);
    const found = await attributes.list({ id, q: "nitrile", limit: 1, orderBy: "attribute_id|DESC" });
    expect([found.data.map((row) => row.attributeId), found.totalResults]).toEqual([["Material"], 1]);
    expect(await attributes.list({ id, statusCd: 705 }).data).toEqual([]);
    expect(await refusedWith(attributes.list({ id: 999_999 }))).toEqual([404]);
  });

  it("describes an item by an attribute with known and new values", async () => {
    const { attributes } = (await api()).items.invMast;
    const id = await uidOf("KIT-FLG-M8");
    const color = await attributeUid("Color");
    const added = await attributes.create({ id, attributeUid: color, values: ["Blue", "Signal red", "Blue"] }).data;
    expect(added).toMatchObject({ attributeUid: color, attributeId: "Color", sequenceNo: 5 });
    expect(added.values.map((value) => [value.attributeValue, value.sequenceNo])).toEqual([
      ["Blue", 1],
      ["Signal red", 2],
    ]);
    const known = await (await api()).items.attributes.values.list({ id: color, q: "signal" }).data;
    expect(known.map((value) => value.attributeValueUid)).toEqual([added.values[1]?.attributeValueUid]);
    expect(await refusedWith(attributes.create({ id, attributeUid: color }))).toEqual([409]);
    expect(
      await refusedWith(
        attributes.create({ id, attributeUid: 999_999 }),
        attributes.create({ id: 999_999, attributeUid: color }),
      ),
    ).toEqual([404, 404]);
  });

  it("lets search find the item by its new value at once", async () => {
    const client = await api();
    const id = await uidOf("MTR-075");
    await client.items.invMast.attributes.create({
      id,
      attributeUid: await attributeUid("Finish"),
      values: ["Chartreuse enamel"],
    });
    const found = await client.search.itemSearch.list({ q: "chartreuse" }).data;
    expect(JSON.stringify(found)).toContain("MTR-075");
  });

  it("refuses values that do not fit the attribute, and stores nothing then", async () => {
    const client = await api();
    const attribute = await client.items.attributes.create({
      attributeId: "torque",
      attributeDesc: "Torque",
      dataType: "number",
      maxLength: 8,
    }).data;
    const { attributes } = client.items.invMast;
    const id = await uidOf("NUT-M8-NY");
    expect(
      await refusedWith(
        attributes.create({ id, attributeUid: attribute.attributeUid, values: ["25 N·m", "strong"] }),
        attributes.create({ id, attributeUid: attribute.attributeUid, values: ["25.000000 N·m"] }),
      ),
    ).toEqual([400, 400]);
    expect((await attributes.list({ id, q: "torque" })).data).toEqual([]);
    expect(await client.items.attributes.values.list({ id: attribute.attributeUid }).data).toEqual([]);
    const added = await attributes.create({ id, attributeUid: attribute.attributeUid, values: ["25 N·m"] }).data;
    expect(added.values[0]?.numericValue).toBe(25);
  });

  it("gives an item values, changes them and takes them away; other items keep theirs", async () => {
    const client = await api();
    const { values } = client.items.invMast.attributes;
    const id = await uidOf("BRG-6204-2RS");
    const attr = await attributeUid("Seal");
    const [rubber] = await values.list({ id, attr }).data;
    const first = await values.create({ id, attr, attributeValue: "Shield, one side" }).data;
    expect(first).toMatchObject({
      attributeUid: attr,
      attributeValue: "Shield, one side",
      sequenceNo: (rubber?.sequenceNo ?? 0) + 1,
    });
    const changed = await values.update({
      id,
      attr,
      attributeValueUid: rubber?.attributeValueUid ?? 0,
      attributeValue: "Open",
      sequenceNo: 9,
    }).data;
    expect([changed.attributeValue, changed.sequenceNo]).toEqual(["Open", 9]);
    expect(changed.attributeValueUid).not.toBe(rubber?.attributeValueUid);
    expect((await values.list({ id, attr }).data).map((value) => value.attributeValue)).toEqual([
      "Shield, one side",
      "Open",
    ]);
    const sister = await values.list({ id: await uidOf("BRG-6205-2RS"), attr }).data;
    expect(sister.map((value) => value.attributeValue)).toEqual(["Rubber seal, both sides"]);
    expect(await values.delete({ id, attr, attributeValueUid: changed.attributeValueUid }).data).toEqual({
      uid: changed.attributeValueUid,
      deleted: true,
    });
    const left = await values.list({ id, attr, q: "shield", attributeValueUid: first.attributeValueUid });
    expect([left.data.length, left.totalResults]).toEqual([1, 1]);
    expect(await refusedWith(values.delete({ id, attr, attributeValueUid: changed.attributeValueUid }))).toEqual([404]);
  });

  it("refuses a value twice, a value of another attribute, and an item without the attribute", async () => {
    const { values } = (await api()).items.invMast.attributes;
    const id = await uidOf("BRG-6205-2RS");
    const [attr, material, voltage] = await Promise.all(["Seal", "Material", "Voltage"].map(attributeUid));
    if (!attr || !material || !voltage) throw new Error("The fixture world lacks an attribute of this test.");
    const [own] = await values.list({ id, attr: material }).data;
    const other = await values.create({ id, attr: material, attributeValue: "Stainless steel" }).data;
    expect(
      await refusedWith(
        values.create({ id, attr: material, attributeValueUid: own?.attributeValueUid ?? 0 }),
        values.update({
          id,
          attr: material,
          attributeValueUid: other.attributeValueUid,
          attributeValue: own?.attributeValue ?? "",
        }),
        values.create({ id, attr, attributeValueUid: own?.attributeValueUid ?? 0 }),
        values.create({ id, attr } as Parameters<typeof values.create>[0]),
        values.list({ id, attr: voltage }),
        values.update({ id, attr, attributeValueUid: 999_999, sequenceNo: 1 }),
      ),
    ).toEqual([409, 409, 400, 400, 404, 404]);
  });

  it("gives one value once when two give it at the same time", async () => {
    const client = await api();
    const { values } = client.items.invMast.attributes;
    const place = { id: await uidOf("WSH-M8"), attr: await attributeUid("Color") };
    const statuses = await refusedWith(
      ...Array.from({ length: 4 }, () => values.create({ ...place, attributeValue: "Passivated" })),
    );
    expect(statuses.sort()).toEqual([200, 409, 409, 409]);
    expect((await values.list(place).data).map((value) => value.attributeValue)).toEqual(["Passivated"]);
  });
});
