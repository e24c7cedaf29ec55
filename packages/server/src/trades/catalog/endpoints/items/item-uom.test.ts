import { items } from "@purvey/contract/services/items/index";
import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { beforeAll, expect, it } from "vitest";
import { describeServer } from "../../../../testing/describe-server.ts";
import { invMastUidOf } from "../../../../testing/inv-mast-uid-of.ts";
import { sendAs } from "../../../../testing/send-as.ts";

describeServer("units of measure", (server) => {
  const api = async () => (await server().clientFor("dana")).items.itemUom;

  beforeAll(async () => {
    const invMastUid = await invMastUidOf(server(), "MTR-075");
    await server().db.execute(sql`
      insert into item_uom (site_id, inv_mast_uid, unit_of_measure, unit_size, delete_flag, date_created, date_last_modified)
      values ('demo', ${invMastUid}, 'PALLET', 6, 'Y', '2024-05-01', '2024-05-02'),
        ('demo', ${invMastUid}, 'CRATE', 3, 'N', '2024-06-01 10:00:00', '2024-07-01 10:00:00')`);
  });

  it("lists the units of an item with their sizes", async () => {
    const invMastUid = await invMastUidOf(server(), "GLV-NIT-L");
    const units = await (await api()).list({ invMastUid, orderBy: "unitSize|DESC" });
    expect(units.totalResults).toBe(2);
    expect(units.data).toMatchObject([
      { invMastUid, itemId: "GLV-NIT-L", unitOfMeasure: "CS", unitSize: 10, sellingUnit: "Y", deleteFlag: "N" },
      { unitOfMeasure: "BX", unitSize: 1, purchasingUnit: "Y", b2bUnitFlag: "Y", minimumOrderQty: 1, orderMultiple: 1 },
    ]);
    const [first] = units.data;
    expect(await (await api()).get({ id: first?.itemUomUid ?? 0 }).data).toEqual(first);
    await expect((await api()).get({ id: 999_999 })).rejects.toMatchObject({
      reason: expect.stringContaining("no unit of measure `999999`"),
    });
  });

  rule("R116 takes a unit of up to 8 characters, case aside", async () => {
    const [crate] = await (await api()).list({ unitOfMeasure: "crate" }).data;
    expect(crate).toMatchObject({ itemId: "MTR-075", unitOfMeasure: "CRATE", unitSize: 3 });
    expect((await (await api()).list({ unitOfMeasure: "12345678" })).data).toEqual([]);
    const answer = await sendAs(server(), items, "itemUom.list", "dana", { unitOfMeasure: "123456789" });
    expect(answer.status).toBe(400);
    expect(answer.body.validationErrors[0]).toMatchObject({ field: "unitOfMeasure", expected: 8, received: 9 });
    const long = sql`
      insert into item_uom (site_id, inv_mast_uid, unit_of_measure, unit_size)
      values ('demo', ${await invMastUidOf(server(), "MTR-075")}, '123456789', 1)`;
    await expect(server().db.execute(long)).rejects.toMatchObject({ kind: "check" });
  });

  it("leaves units out that items no longer have, unless they are asked for", async () => {
    const invMastUid = await invMastUidOf(server(), "MTR-075");
    const kept = await (await api()).list({ invMastUid }).data;
    expect(kept.map(({ unitOfMeasure }) => unitOfMeasure).sort()).toEqual(["CRATE", "EA"]);
    const deleted = await (await api()).list({ invMastUid, deleteFlag: "Y" }).data;
    expect(deleted).toMatchObject([{ unitOfMeasure: "PALLET", deleteFlag: "Y" }]);
  });

  it("lists units created or changed since a time", async () => {
    const filters = { invMastUid: await invMastUidOf(server(), "MTR-075"), unitOfMeasure: "CRATE" };
    const found = async (since: object) => (await (await api()).list({ ...filters, ...since })).totalResults;
    expect(await found({ createdSince: "2024-06-01 10:00:00" })).toBe(1);
    expect(await found({ createdSince: "2024-06-01 10:00:01" })).toBe(0);
    expect(await found({ modifiedSince: "2024-07-01 10:00:00" })).toBe(1);
    expect(await found({ modifiedSince: "2024-07-01 10:00:01" })).toBe(0);
    const answer = await sendAs(server(), items, "itemUom.list", "dana", { createdSince: "01.06.2024" });
    expect(answer.status).toBe(400);
  });

  it("pages through the units of all items", async () => {
    const all = await (await api()).list({ limit: 1000 });
    const pages = [await (await api()).list({ limit: 5 }), await (await api()).list({ limit: 1000, offset: 5 })];
    expect(pages.flatMap(({ data }) => data)).toEqual(all.data);
    expect(all.totalResults).toBe(all.data.length);
  });
});
