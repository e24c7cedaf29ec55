import { vmi as service } from "@purvey/contract/services/vmi/index";
import { rule } from "@purvey/contract/testing/rule";
import { beforeAll, expect, it } from "vitest";
import { world } from "../../../load/examples/world/names.ts";
import { describeServer } from "../../../testing/describe-server.ts";
import { invMastUidOf } from "../../../testing/inv-mast-uid-of.ts";
import { refusedWith } from "../../../testing/refused-with.ts";
import { sendAs } from "../../../testing/send-as.ts";
import type { StockroomClient } from "../../../testing/stockrooms.ts";
import { wrongField } from "../../../testing/wrong-field.ts";

const { northgate, lakeside } = world.customers;

describeServer("inventory profiles", (server) => {
  let ada: StockroomClient;
  let dana: StockroomClient;
  let lena: StockroomClient;
  beforeAll(async () => {
    const of = async (name: string) => (await server().clientFor(name)).vmi;
    [ada, dana, lena] = [await of("ada"), await of("dana"), await of("lena")];
  });

  rule("R090 creates, changes and deletes profiles, and refuses one without a description", async () => {
    const created = await ada.invProfileHdr.create({ invProfileHdrDesc: "Welding bay", customerId: northgate }).data;
    expect(created).toMatchObject({
      invProfileHdrDesc: "Welding bay",
      customerId: northgate,
      lineCount: 0,
      warehouseCount: 0,
    });
    const { invProfileHdrUid } = created;
    expect(
      (await ada.invProfileHdr.update({ invProfileHdrUid, invProfileHdrDesc: "Welding bays" }).data).invProfileHdrDesc,
    ).toBe("Welding bays");
    const page = await dana.invProfileHdr.list({ customerId: northgate });
    expect(page.data.map((one) => [one.invProfileHdrDesc, one.lineCount, one.warehouseCount])).toEqual([
      ["Plant Toledo crib", 4, 1],
      ["Plant Dayton crib", 0, 1],
      ["Welding bays", 0, 0],
    ]);
    expect(await lena.invProfileHdr.list().data).toEqual([]);
    expect(
      await refusedWith(
        lena.invProfileHdr.get({ invProfileHdrUid }).data,
        dana.invProfileHdr.get({ invProfileHdrUid }).data,
      ),
    ).toEqual([404, 200]);
    await expect(ada.invProfileHdr.delete({ invProfileHdrUid: 1 }).data).rejects.toThrow(
      /in use by the warehouse `Plant Toledo crib`/,
    );
    expect(await ada.invProfileHdr.delete({ invProfileHdrUid }).data).toEqual({ uid: invProfileHdrUid, deleted: true });
    for (const input of [{}, { invProfileHdrDesc: "" }]) {
      const refused = await sendAs(server(), service, "invProfileHdr.create", "ada", input);
      expect(refused.body.validationErrors).toMatchObject([
        { field: "invProfileHdrDesc", message: "Profile description is required" },
      ]);
    }
  });

  rule("R100 lists parts of the catalogue and own products, each once", async () => {
    const lines = ada.invProfileHdr.invProfileLine;
    const page = await dana.invProfileHdr.invProfileLine.list({ invProfileHdrUid: 1, orderBy: "itemId|ASC" });
    expect(
      page.data.map(({ itemId, invProfileLineType, minQty, maxQty, unitOfMeasure }) => [
        itemId,
        invProfileLineType,
        minQty,
        maxQty,
        unitOfMeasure,
      ]),
    ).toEqual([
      ["CUT-115-1", "prophet21", 20, 100, "EA"],
      ["GLV-NIT-L", "prophet21", 10, 30, "BX"],
      ["HB-M8-40", "prophet21", 200, 800, "EA"],
      ["NGF-7781", "products", 10, 40, "EA"],
    ]);
    expect(page.data[3]).toMatchObject({
      sectionName: "Rack A",
      distributorsName: "Kessler Tool & Die",
      distributorsUid: null,
    });
    const { invProfileHdrUid } = await ada.invProfileHdr.create({
      invProfileHdrDesc: "Both kinds",
      customerId: northgate,
    }).data;
    const bolt = await invMastUidOf(server(), "HB-M8-40");
    const created = await lines.create({
      invProfileHdrUid,
      invMastUid: bolt,
      minQty: 5,
      maxQty: 50,
      sectionsUid: 1,
      distributorsUid: 1,
    }).data;
    expect(created).toMatchObject({
      invProfileLineType: "prophet21",
      itemId: "HB-M8-40",
      minQty: 5,
      maxQty: 50,
      reorderQty: null,
      statusCd: 704,
      sectionName: "Rack A",
      distributorsName: "Purvey Demo Supply",
    });
    const own = await lines.create({ invProfileHdrUid, invMastUid: 1, invProfileLineType: "products", maxQty: 4 }).data;
    expect(own).toMatchObject({ itemId: "NGF-7781", description: "Bracket, Left, Laser Cut, 40 mm", minQty: 0 });
    await expect(lines.create({ invProfileHdrUid, invMastUid: bolt, maxQty: 1 }).data).rejects.toMatchObject({
      status: 409,
    });
    const wrong = await sendAs(server(), service, "invProfileHdr.invProfileLine.create", "ada", {
      invProfileHdrUid,
      invMastUid: bolt,
      maxQty: 1,
      invProfileLineType: "sap",
    });
    expect(wrong.body.validationErrors).toMatchObject([{ field: "invProfileLineType" }]);
    const found = async (query: object) =>
      (await lines.list({ invProfileHdrUid: 1, ...query }).data).map(({ itemId }) => itemId);
    expect(await found({ q: "hbm840" })).toEqual(["HB-M8-40"]);
    expect(await found({ sectionsUid: 99 })).toEqual([]);
    expect(await found({ statusCd: 705 })).toEqual([]);
  });

  it("keeps minimum and maximum in order, and references within the customer", async () => {
    const lines = ada.invProfileHdr.invProfileLine;
    const { invProfileHdrUid } = await ada.invProfileHdr.create({ invProfileHdrDesc: "Lakeside", customerId: lakeside })
      .data;
    const [nut, glove] = [await invMastUidOf(server(), "NUT-M8-NY"), await invMastUidOf(server(), "GLV-NIT-M")];
    await expect(lines.create({ invProfileHdrUid, invMastUid: nut, minQty: 9, maxQty: 8 }).data).rejects.toMatchObject(
      wrongField("minQty", /minimum/),
    );
    await expect(
      lines.create({ invProfileHdrUid, invMastUid: 1, invProfileLineType: "products", maxQty: 8 }).data,
    ).rejects.toMatchObject({ status: 400 });
    await expect(lines.create({ invProfileHdrUid, invMastUid: 987_654, maxQty: 8 }).data).rejects.toMatchObject({
      status: 400,
    });
    await expect(
      lines.create({ invProfileHdrUid, invMastUid: nut, maxQty: 8, sectionsUid: 1 }).data,
    ).rejects.toMatchObject({ status: 400 });
    const { invProfileLineUid } = await lines.create({
      invProfileHdrUid,
      invMastUid: nut,
      minQty: 2,
      maxQty: 8,
      reorderQty: 4,
    }).data;
    await lines.create({ invProfileHdrUid, invMastUid: glove, maxQty: 8 }).data;
    const at = { invProfileHdrUid, invProfileLineUid };
    await expect(lines.update({ ...at, maxQty: 1 }).data).rejects.toMatchObject({ status: 400 });
    expect(await lines.update({ ...at, maxQty: 12, reorderQty: null, statusCd: 705 }).data).toMatchObject({
      minQty: 2,
      maxQty: 12,
      reorderQty: null,
      statusCd: 705,
    });
    expect(await lines.get(at).data).toMatchObject({ maxQty: 12, itemId: "NUT-M8-NY" });
    expect(
      await refusedWith(dana.invProfileHdr.invProfileLine.get(at).data, lines.get({ ...at, invProfileHdrUid: 1 }).data),
    ).toEqual([404, 404]);
    expect(await lines.delete(at).data).toEqual({ uid: invProfileLineUid, deleted: true });
    expect(await refusedWith(lines.get(at).data)).toEqual([404]);
    expect((await lines.create({ invProfileHdrUid, invMastUid: nut, maxQty: 3 }).data).maxQty).toBe(3);
    expect((await lines.list({ invProfileHdrUid })).totalResults).toBe(2);
  });
});
