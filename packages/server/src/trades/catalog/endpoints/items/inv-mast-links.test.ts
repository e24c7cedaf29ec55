import sql from "sql-template-tag";
import { beforeAll, expect, it } from "vitest";
import { describeServer } from "../../../../testing/describe-server.ts";
import { invMastUidOf } from "../../../../testing/inv-mast-uid-of.ts";

describeServer("links and sub parts of items", (server) => {
  const api = async () => (await server().clientFor("dana")).items;

  beforeAll(async () => {
    const { db } = server();
    const [motor, bolt, nut] = await Promise.all(
      ["MTR-075", "HB-M8-40", "NUT-M8-NY"].map((id) => invMastUidOf(server(), id)),
    );
    const link = await db.first<{ uid: number }>(sql`
      insert into item_link (site_id, inv_mast_uid, linked_inv_mast_uid, link_type, sequence_no, note)
      values ('demo', ${motor}, ${bolt}, 'kit', 1, 'Mounting kit') returning inv_mast_links_uid as uid`);
    await db.execute(sql`
      insert into item_sub_part
        (site_id, inv_mast_links_uid, inv_mast_uid, sub_part_inv_mast_uid, qty_required, unit_of_measure, is_optional, sequence_no)
      values ('demo', ${link?.uid}, ${motor}, ${bolt}, 4, null, 'N', 2), ('demo', null, ${motor}, ${nut}, 0.5, 'BX', 'Y', 1)`);
  });

  it("answers what goes with an item, by kind", async () => {
    const { invMastLinks } = await api();
    const id = await invMastUidOf(server(), "SEAL-XT");
    const links = await invMastLinks.get({ id });
    expect(links.data).toMatchObject([
      {
        invMastUid: id,
        linkedInvMastUid: await invMastUidOf(server(), "SEAL-XT2"),
        linkedItemId: "SEAL-XT2",
        linkType: "substitute",
        defaultSellingUnit: "EA",
        discontinued: "N",
        note: "Same size, higher temperature",
      },
    ]);
    expect(links.totalResults).toBe(1);
    expect(links.data[0]?.linkedItemDesc).toContain("FKM");
    expect(await invMastLinks.get({ id, linkType: "accessory" }).data).toEqual([]);
    await expect(invMastLinks.get({ id: 999_999 })).rejects.toMatchObject({ status: 404 });
  });

  it("answers what an item is made up of, in its order, also by link", async () => {
    const { invMastLinks, invMastSubParts } = await api();
    const id = await invMastUidOf(server(), "MTR-075");
    const parts = await invMastSubParts.get({ id });
    expect(parts.totalResults).toBe(2);
    expect(parts.data).toMatchObject([
      { subPartItemId: "NUT-M8-NY", qtyRequired: 0.5, unitOfMeasure: "BX", isOptional: "Y", invMastLinksUid: null },
      { invMastUid: id, subPartItemId: "HB-M8-40", qtyRequired: 4, unitOfMeasure: "EA", isOptional: "N" },
    ]);
    const [kit] = await invMastLinks.get({ id, linkType: "kit" }).data;
    const ofKit = await invMastSubParts.get({ id, invMastLinksUid: kit?.invMastLinksUid ?? 0 }).data;
    expect(ofKit.map(({ subPartItemId }) => subPartItemId)).toEqual(["HB-M8-40"]);
    const largest = await invMastSubParts.get({ id, orderBy: "qtyRequired|DESC", limit: 1 });
    expect(largest).toMatchObject({ data: [{ qtyRequired: 4 }], totalResults: 2 });
    await expect(invMastSubParts.get({ id: 999_999 })).rejects.toMatchObject({ status: 404 });
  });
});
