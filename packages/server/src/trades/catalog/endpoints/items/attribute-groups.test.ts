import { items } from "@purvey/contract/services/items/index";
import { rule } from "@purvey/contract/testing/rule";
import { expect, it } from "vitest";
import { describeServer } from "../../../../testing/describe-server.ts";
import { refusedWith } from "../../../../testing/refused-with.ts";
import { sendAs } from "../../../../testing/send-as.ts";

describeServer("attribute groups", (server) => {
  const api = async () => (await server().clientFor("ada")).items;

  rule("R107 gives a group the type code 3526 and the searchable code 704 when none are given", async () => {
    const { attributeGroups } = await api();
    const group = await attributeGroups.create({ attributeGroupDesc: "Hex bolts" }).data;
    expect(group).toMatchObject({
      attributeGroupDesc: "Hex bolts",
      attributeGroupId: null,
      attributeGroupType: null,
      typeCd: 3526,
      searchableCd: 704,
      statusCd: 704,
    });
    const given = {
      attributeGroupDesc: "Gloves",
      typeCd: 1,
      searchableCd: 705,
      attributeGroupId: "GLV",
      attributeGroupType: "product",
    };
    const other = await attributeGroups.create(given).data;
    expect(other).toMatchObject(given);
    const changed = await attributeGroups.update({ id: other.attributeGroupUid, attributeGroupDesc: "Hand protection" })
      .data;
    expect(changed).toMatchObject({ ...given, attributeGroupDesc: "Hand protection" });
  });

  rule("R106 refuses a group description that is empty or longer than 255", async () => {
    const { attributeGroups } = await api();
    const longest = await attributeGroups.create({ attributeGroupDesc: "g".repeat(255) }).data;
    expect(longest.attributeGroupDesc).toHaveLength(255);
    const given = { id: longest.attributeGroupUid };
    for (const attributeGroupDesc of ["", "g".repeat(256)]) {
      for (const operation of ["attributeGroups.create", "attributeGroups.update"]) {
        const answer = await sendAs(server(), items, operation, "ada", { ...given, attributeGroupDesc });
        expect(answer.status).toBe(400);
        expect(answer.body.validationErrors[0].field).toBe("attributeGroupDesc");
      }
    }
  });

  it("lists and finds groups, and deletes them with the places of their attributes", async () => {
    const { attributeGroups, attributes } = await api();
    const { attributeUid } = await attributes.create({ attributeId: "lists", attributeDesc: "Lists" }).data;
    const group = await attributeGroups.create({ attributeGroupDesc: "Deleted soon", attributeGroupId: "DEL" }).data;
    const id = group.attributeGroupUid;
    const { attributeXAttributeGroupUid } = await attributeGroups.attributes.create({ id, attributeUid }).data;
    expect(await attributeGroups.get({ id }).data).toEqual(group);
    const found = await attributeGroups.list({ q: "del soon", orderBy: "attributeGroupDesc|DESC" });
    expect(found).toMatchObject({ data: [group], totalResults: 1 });
    expect(await attributeGroups.delete({ id }).data).toEqual({ uid: id, deleted: true });
    const calls = [
      attributeGroups.get({ id }),
      attributeGroups.delete({ id }),
      attributeGroups.attributes.list({ id }),
      attributeGroups.attributes.get({ id, attributeXAttributeGroupUid }),
      attributeGroups.attributes.create({ id, attributeUid }),
    ];
    expect(await refusedWith(...calls)).toEqual([404, 404, 404, 404, 404]);
    expect((await attributes.get({ id: attributeUid }).data).statusCd).toBe(704);
  });

  it("puts attributes into a group once each, in their order", async () => {
    const { attributeGroups, attributes } = await api();
    const { attributeGroupUid: id } = await attributeGroups.create({ attributeGroupDesc: "Ordered" }).data;
    const width = await attributes.create({ attributeId: "g-width", attributeDesc: "Group width", unit: "mm" }).data;
    const color = await attributes.create({ attributeId: "g-color", attributeDesc: "Group color" }).data;
    const second = await attributeGroups.attributes.create({ id, attributeUid: width.attributeUid, sequenceNo: 2 })
      .data;
    expect(second).toMatchObject({
      attributeGroupUid: id,
      attributeUid: width.attributeUid,
      attributeId: "g-width",
      attributeDesc: "Group width",
      dataType: "text",
      unit: "mm",
      sequenceNo: 2,
      requiredFlag: "N",
      statusCd: 704,
    });
    const given = { id, attributeUid: color.attributeUid, sequenceNo: 1, requiredFlag: "Y" } as const;
    const first = await attributeGroups.attributes.create(given).data;
    const listed = await attributeGroups.attributes.list({ id });
    expect(listed.data).toEqual([first, second]);
    expect((await attributeGroups.attributes.list({ id, q: "group w" })).data).toEqual([second]);
    await expect(attributeGroups.attributes.create(given)).rejects.toMatchObject({ status: 409 });
    await expect(attributeGroups.attributes.create({ id, attributeUid: 999_999 })).rejects.toMatchObject({
      errors: [{ path: "attributeUid", message: "There is no attribute `999999`; create it, or list them." }],
    });
    const { attributeXAttributeGroupUid } = first;
    const changed = await attributeGroups.attributes.update({ id, attributeXAttributeGroupUid, sequenceNo: 3 }).data;
    expect(changed).toMatchObject({ attributeId: "g-color", sequenceNo: 3, requiredFlag: "Y" });
    expect(await attributeGroups.attributes.get({ id, attributeXAttributeGroupUid }).data).toEqual(changed);
    const gone = await attributeGroups.attributes.delete({ id, attributeXAttributeGroupUid }).data;
    expect(gone).toEqual({ uid: attributeXAttributeGroupUid, deleted: true });
    expect((await attributeGroups.attributes.list({ id })).totalResults).toBe(1);
    expect((await attributeGroups.attributes.create(given).data).sequenceNo).toBe(1);
  });

  it("deletes the places of an attribute with it", async () => {
    const { attributeGroups, attributes } = await api();
    const { attributeGroupUid: id } = await attributeGroups.create({ attributeGroupDesc: "Emptied" }).data;
    const { attributeUid } = await attributes.create({ attributeId: "emptied", attributeDesc: "Emptied" }).data;
    await attributeGroups.attributes.create({ id, attributeUid });
    await attributes.delete({ id: attributeUid });
    expect((await attributeGroups.attributes.list({ id })).data).toEqual([]);
  });
});
