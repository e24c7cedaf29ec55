import { items } from "@purvey/contract/services/items/index";
import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { describeServer } from "../../../../testing/describe-server.ts";
import { invMastUidOf } from "../../../../testing/inv-mast-uid-of.ts";
import { refusedWith } from "../../../../testing/refused-with.ts";
import { sendAs } from "../../../../testing/send-as.ts";

describeServer("variants", (server) => {
  const api = async () => (await server().clientFor("ada")).items.variants;
  const uid = (itemId: string) => invMastUidOf(server(), itemId);

  it("creates a group with its lines and answers them in their order", async () => {
    const variants = await api();
    const [large, medium] = [await uid("GLV-NIT-L"), await uid("GLV-NIT-M")];
    const group = await variants.create({
      variantName: "Glove size",
      variantDesc: "Nitrile",
      lines: [
        { invMastUid: large, variantValue: "Large", colorCode: "#1F5FA8", priceDifference: 0.35, sequenceNo: 2 },
        { invMastUid: medium, variantValue: "Medium", isDefault: "Y", sequenceNo: 1 },
      ],
    }).data;
    expect(group).toMatchObject({
      variantName: "Glove size",
      variantDesc: "Nitrile",
      variantType: "list",
      attributeUid: null,
      statusCd: 704,
      lines: [
        {
          invMastUid: medium,
          itemId: "GLV-NIT-M",
          variantValue: "Medium",
          colorCode: null,
          priceDifference: 0,
          isDefault: "Y",
          sequenceNo: 1,
        },
        { itemId: "GLV-NIT-L", variantValue: "Large", colorCode: "#1F5FA8", priceDifference: 0.35, isDefault: "N" },
      ],
    });
    const id = group.itemVariantHdrUid;
    expect(group.lines.every((line) => line.itemVariantHdrUid === id)).toBe(true);
    const dana = await server().clientFor("dana");
    expect(await dana.items.variants.get({ id }).data).toEqual(group);
  });

  it("replaces the lines of a group at once, or leaves them as they are", async () => {
    const variants = await api();
    const [one, two] = [await uid("GLV-NIT-L"), await uid("GLV-NIT-M")];
    const group = await variants.create({ variantName: "Size", lines: [{ invMastUid: one, variantValue: "L" }] }).data;
    const id = group.itemVariantHdrUid;
    const renamed = await variants.update({ id, variantName: "Sizes", statusCd: 705 }).data;
    expect(renamed).toMatchObject({ variantName: "Sizes", statusCd: 705, lines: group.lines });
    const given = [
      { invMastUid: two, variantValue: "M" },
      { invMastUid: one, variantValue: "L" },
    ];
    const replaced = await variants.update({ id, lines: given }).data;
    expect(replaced.lines.map(({ variantValue, sequenceNo }) => [variantValue, sequenceNo])).toEqual([
      ["M", 1],
      ["L", 2],
    ]);
    expect((await variants.update({ id, lines: [] }).data).lines).toEqual([]);
  });

  it("changes nothing of a group when one of the new lines is refused", async () => {
    const variants = await api();
    const glove = await uid("GLV-NIT-L");
    const line = { invMastUid: glove, variantValue: "L" };
    const group = await variants.create({ variantName: "Kept", lines: [line] }).data;
    const id = group.itemVariantHdrUid;
    const change = { id, variantName: "Lost" };
    await expect(variants.update({ ...change, lines: [line, { ...line, invMastUid: 999_999 }] })).rejects.toMatchObject(
      {
        errors: [{ path: "lines[1].invMastUid", message: "There is no item `999999`; search for it first." }],
      },
    );
    await expect(variants.update({ ...change, lines: [line, line] })).rejects.toMatchObject({
      errors: [
        { path: "lines[1].invMastUid", message: `The item \`${glove}\` stands here twice; keep one line of it.` },
      ],
    });
    const other = await uid("GLV-NIT-M");
    const defaults = [line, { ...line, invMastUid: other }].map((each) => ({ ...each, isDefault: "Y" as const }));
    await expect(variants.update({ ...change, lines: defaults })).rejects.toMatchObject({
      errors: [{ path: "lines[1].isDefault" }],
    });
    await expect(variants.update({ ...change, attributeUid: 999_999 })).rejects.toMatchObject({
      errors: [{ path: "attributeUid" }],
    });
    expect(await variants.get({ id }).data).toEqual(group);
  });

  it("leaves the lines of one of two who replace them at once", async () => {
    const variants = await api();
    const { itemVariantHdrUid: id } = await variants.create({ variantName: "Race" }).data;
    const [one, two] = [await uid("GLV-NIT-L"), await uid("GLV-NIT-M")];
    const lines = (value: string) => [one, two].map((invMastUid) => ({ invMastUid, variantValue: value }));
    await Promise.all(["A", "B", "C", "D"].map((value) => variants.update({ id, lines: lines(value) })));
    const left = (await variants.get({ id }).data).lines;
    expect(left).toHaveLength(2);
    expect(new Set(left.map(({ variantValue }) => variantValue)).size).toBe(1);
  });

  rule("R111 refuses a color code longer than 7 characters", async () => {
    const invMastUid = await uid("GLV-NIT-L");
    const lines = (colorCode: string) => [{ invMastUid, variantValue: "Blue", colorCode }];
    const group = await (await api()).create({ variantName: "Color", lines: lines("#0055AA") }).data;
    expect(group.lines[0]?.colorCode).toBe("#0055AA");
    for (const operation of ["variants.create", "variants.update"]) {
      const given = { id: group.itemVariantHdrUid, variantName: "Color", lines: lines("#0055AAF") };
      const answer = await sendAs(server(), items, operation, "ada", given);
      expect(answer.status).toBe(400);
      expect(answer.body.validationErrors[0]).toMatchObject({ field: "lines[0].colorCode", expected: 7, received: 8 });
    }
    const eight = sql`update item_variant_line set color_code = '#0055AAF' where site_id = 'demo'`;
    await expect(server().db.execute(eight)).rejects.toMatchObject({ kind: "check" });
  });

  rule("R112 takes Y and N, not booleans, for isDefault of a variant", async () => {
    const invMastUid = await uid("GLV-NIT-L");
    for (const isDefault of [true, false, "yes"]) {
      const given = { variantName: "Flag", lines: [{ invMastUid, variantValue: "L", isDefault }] };
      const answer = await sendAs(server(), items, "variants.create", "ada", given);
      expect(answer.status).toBe(400);
      expect(answer.body.validationErrors[0].field).toBe("lines[0].isDefault");
    }
  });

  it("lists groups by item, status and order, with the number of all", async () => {
    const variants = await api();
    const invMastUid = await uid("CUT-115-1");
    const lines = [{ invMastUid, variantValue: "115 mm" }];
    for (const variantName of ["Disc b", "Disc a"]) await variants.create({ variantName, lines });
    const retired = await variants.create({ variantName: "Disc c", statusCd: 705, lines }).data;
    const page = await variants.list({ invMastUid, orderBy: "variantName|ASC", limit: 1 });
    expect(page.data).toMatchObject([{ variantName: "Disc a", lines: [{ itemId: "CUT-115-1" }] }]);
    expect(page.totalResults).toBe(3);
    expect(await variants.list({ invMastUid, statusCd: 705 }).data).toEqual([retired]);
    expect(await refusedWith(variants.list({ orderBy: "lines|ASC" }))).toEqual([400]);
  });

  it("deletes a group softly", async () => {
    const variants = await api();
    const { itemVariantHdrUid: id } = await variants.create({ variantName: "Gone" }).data;
    expect(await variants.delete({ id }).data).toEqual({ uid: id, deleted: true });
    const calls = [variants.get({ id }), variants.update({ id, variantName: "Back" }), variants.delete({ id })];
    expect(await refusedWith(...calls)).toEqual([404, 404, 404]);
    const deleted = await variants.list({ statusCd: 700, limit: 1000 }).data;
    expect(deleted.map(({ itemVariantHdrUid }) => itemVariantHdrUid)).toContain(id);
  });
});
