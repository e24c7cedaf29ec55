import { vmi as service } from "@purvey/contract/services/vmi/index";
import { rule } from "@purvey/contract/testing/rule";
import { beforeAll, expect, it } from "vitest";
import { world } from "../../../load/examples/world/names.ts";
import { describeServer } from "../../../testing/describe-server.ts";
import { refusedWith } from "../../../testing/refused-with.ts";
import { sendAs } from "../../../testing/send-as.ts";
import type { StockroomClient } from "../../../testing/stockrooms.ts";
import { wrongField } from "../../../testing/wrong-field.ts";

const { northgate, lakeside } = world.customers;
const { house, kessler } = world.vmi.distributors;

describeServer("distributors, own products and sections", (server) => {
  let ada: StockroomClient;
  let dana: StockroomClient;
  let lena: StockroomClient;
  let sara: StockroomClient;
  beforeAll(async () => {
    const of = async (name: string) => (await server().clientFor(name)).vmi;
    [ada, dana, lena, sara] = [await of("ada"), await of("dana"), await of("lena"), await of("sara")];
  });

  it("shows a customer their own distributors and those of everybody", async () => {
    const page = await dana.distributors.list({ customerId: northgate });
    expect(page.data).toMatchObject([
      { distributorsUid: house, distributorsName: "Purvey Demo Supply", customerId: null, productCount: 0 },
      {
        distributorsUid: kessler,
        distributorsAccount: "NGF-22",
        customerId: northgate,
        productCount: 1,
        openRestockCount: 0,
      },
    ]);
    expect((await lena.distributors.list().data).map(({ distributorsUid }) => distributorsUid)).toEqual([house]);
    expect(await refusedWith(lena.distributors.get({ distributorsUid: kessler }).data)).toEqual([404]);
    expect(
      (await ada.distributors.list({ q: "laser bracket" }).data).map(({ distributorsId }) => distributorsId),
    ).toEqual(["KTD"]);
  });

  rule("R088 R097 creates and changes a distributor, with a name and a customer to the hundredth", async () => {
    const created = await sara.distributors.create({
      distributorsName: "Lakeshore Gas",
      distributorsDesc: "Welding gas",
      distributorsId: "LSG",
      customerId: northgate,
      distributorsAccount: "88-1",
      distributorsEmail: "desk@lakeshore.example",
    }).data;
    expect(created).toMatchObject({
      distributorsName: "Lakeshore Gas",
      distributorsEmail: "desk@lakeshore.example",
      statusCd: 704,
    });
    const { distributorsUid } = created;
    const changed = await sara.distributors.update({ distributorsUid, distributorsDesc: null, customerId: lakeside })
      .data;
    expect(changed).toMatchObject({ distributorsDesc: null, distributorsId: "LSG", customerId: lakeside });
    expect(
      await refusedWith(sara.distributors.update({ distributorsUid: house, distributorsName: "Mine" }).data),
    ).toEqual([404]);
    for (const [input, path] of [
      [{}, "distributorsName"],
      [{ distributorsName: "" }, "distributorsName"],
    ] as const) {
      const refused = await sendAs(server(), service, "distributors.create", "ada", input);
      expect(refused.body.validationErrors).toMatchObject([{ field: path, message: "Distributor name is required" }]);
    }
    const fraction = { distributorsName: "x", customerId: 100200.005 };
    const refused = await sendAs(server(), service, "distributors.create", "ada", fraction);
    expect(refused.body.validationErrors).toMatchObject([{ field: "customerId", code: "multipleOf" }]);
    const changedTo = await sendAs(server(), service, "distributors.update", "ada", {
      distributorsUid,
      customerId: 1.001,
    });
    expect(changedTo.body.validationErrors).toMatchObject([{ field: "customerId" }]);
  });

  rule("R099 keeps a distributor that is in use, and enables what was deleted", async () => {
    await expect(ada.distributors.delete({ distributorsUid: kessler }).data).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining("in use by the product `NGF-7781`"),
    });
    await expect(ada.distributors.enable({ distributorsUid: house, statusCd: 700 }).data).rejects.toThrow(
      /in use by the restock order `1` and 3 more/,
    );
    const { distributorsUid } = await ada.distributors.create({ distributorsName: "For a day" }).data;
    expect((await ada.distributors.enable({ distributorsUid, statusCd: 705 }).data).statusCd).toBe(705);
    expect(await ada.distributors.delete({ distributorsUid }).data).toEqual({ uid: distributorsUid, deleted: true });
    expect(await refusedWith(ada.distributors.get({ distributorsUid }).data)).toEqual([404]);
    expect((await ada.distributors.list({ statusCd: 700 }).data).map((one) => one.distributorsUid)).toContain(
      distributorsUid,
    );
    expect((await ada.distributors.enable({ distributorsUid }).data).statusCd).toBe(704);
    expect(await refusedWith(dana.distributors.delete({ distributorsUid }).data)).toEqual([403]);
  });

  rule("R089 R101 creates own products under their distributor, each number once", async () => {
    const created = await ada.distributors.products.create({
      distributorsUid: kessler,
      productsId: "NGF-8000",
      partNumber: "BKT-80-R",
      productsDesc: "Bracket, right",
      defaultSellingUnit: "BX",
      sellingUnitSize: 25,
      upcOrEanId: "012345678905",
      imageUrl: "/media/products/8000.svg",
    }).data;
    expect(created).toMatchObject({
      productsId: "NGF-8000",
      unitOfMeasure: "EA",
      defaultSellingUnit: "BX",
      sellingUnitSize: 25,
      statusCd: 704,
      distributorsName: "Kessler Tool & Die",
      customerId: northgate,
      distributorsUid: kessler,
    });
    await expect(
      ada.distributors.products.create({ distributorsUid: kessler, productsId: "ngf-8000" }).data,
    ).rejects.toMatchObject({ status: 409 });
    expect(
      await refusedWith(ada.distributors.products.create({ distributorsUid: 4711, productsId: "x" }).data),
    ).toEqual([404]);
    for (const input of [{ distributorsUid: kessler }, { distributorsUid: kessler, productsId: "" }]) {
      const refused = await sendAs(server(), service, "distributors.products.create", "ada", input);
      expect(refused.body.validationErrors).toMatchObject([{ field: "productsId", message: "Product ID is required" }]);
    }
    expect(Object.keys(service.endpoints).filter((id) => id.startsWith("products."))).toEqual([
      ...["products.list", "products.get", "products.update", "products.delete", "products.find", "products.enable"],
    ]);
  });

  it("finds a product by the beginning of any of its numbers in one call, an exact one first", async () => {
    const { productsUid } = await ada.distributors.products.create({
      distributorsUid: kessler,
      productsId: "WG-1",
      partNumber: "NGF-8000-X",
      productsDesc: "Wedge",
      upcOrEanId: "00098765432105",
    }).data;
    const found = async (prefix: string, client = dana) =>
      (await client.products.find({ prefix }).data).map(({ productsId }) => productsId);
    expect(await found("ngf 8000")).toEqual(["NGF-8000", "WG-1"]);
    expect(await found("NGF8000x")).toEqual(["WG-1"]);
    expect(await found("bkt-80")).toEqual(["NGF-8000"]);
    expect(await found("012345678905")).toEqual(["NGF-8000"]);
    expect(await found("0012345678905")).toEqual(["NGF-8000"]);
    expect(await found("098765432105")).toEqual(["WG-1"]);
    expect(await found("NGF")).toEqual(["NGF-7781", "NGF-8000", "WG-1"]);
    expect(await found("%")).toEqual([]);
    expect(await found("NGF", lena)).toEqual([]);
    expect((await dana.products.find({ prefix: "NGF", limit: 1 })).totalResults).toBe(3);
    await ada.products.enable({ productsUid, statusCd: 705 }).data;
    expect(await found("WG")).toEqual([]);
    const refused = await sendAs(server(), service, "products.find", "dana", {});
    expect(refused.body.validationErrors).toMatchObject([{ field: "prefix" }]);
  });

  it("lists, changes, deletes and enables own products", async () => {
    const list = async (query: Parameters<StockroomClient["products"]["list"]>[0]) =>
      (await dana.products.list(query).data).map(({ productsId }) => productsId);
    expect(await list({ customerId: northgate, prefix: "ngf-77" })).toEqual(["NGF-7781"]);
    expect(await list({ distributorsUid: house })).toEqual([]);
    expect(await list({ q: "laser bracket" })).toEqual(["NGF-7781"]);
    const { productsUid } = await ada.distributors.products.create({ distributorsUid: kessler, productsId: "PIN-1" })
      .data;
    const changed = await ada.products.update({ productsUid, productsDesc: "Pin", distributorsUid: house }).data;
    expect(changed).toMatchObject({ productsDesc: "Pin", distributorsUid: house, customerId: null });
    expect(await dana.products.get({ productsUid }).data).toEqual(changed);
    await expect(
      ada.products.update({ productsUid, productsId: "PIN-1", distributorsUid: 4711 }).data,
    ).rejects.toMatchObject(wrongField("distributorsUid", /no distributor `4711`/));
    await expect(ada.products.delete({ productsUid: world.vmi.products.bracket }).data).rejects.toMatchObject({
      status: 409,
    });
    expect(await ada.products.delete({ productsUid }).data).toEqual({ uid: productsUid, deleted: true });
    await ada.distributors.products.create({ distributorsUid: house, productsId: "pin-1" }).data;
    await expect(ada.products.enable({ productsUid }).data).rejects.toMatchObject({ status: 409 });
  });

  rule("R087 R099 keeps sections of a customer's stockrooms", async () => {
    const created = await ada.sections.create({ sectionName: "Cabinet 2", sectionDesc: "Taps", customerId: northgate })
      .data;
    expect(created).toMatchObject({ sectionName: "Cabinet 2", customerId: northgate, partCount: 0, statusCd: 704 });
    const { sectionsUid } = created;
    expect(
      (await dana.sections.list({ customerId: northgate, orderBy: "sectionName|DESC" }).data).map((one) => [
        one.sectionName,
        one.partCount,
      ]),
    ).toEqual([
      ["Rack A", 4],
      ["Cabinet 2", 0],
    ]);
    expect(await lena.sections.list().data).toEqual([]);
    expect(await ada.sections.update({ sectionsUid, sectionName: "Cabinet 3", sectionDesc: null }).data).toMatchObject({
      sectionName: "Cabinet 3",
      sectionDesc: null,
    });
    expect((await dana.sections.get({ sectionsUid }).data).sectionName).toBe("Cabinet 3");
    await expect(ada.sections.delete({ sectionsUid: world.vmi.sections.rackA }).data).rejects.toThrow(
      /in use by the inventory profile `Plant Toledo crib` and 3 more/,
    );
    expect(await ada.sections.delete({ sectionsUid }).data).toEqual({ uid: sectionsUid, deleted: true });
    expect((await ada.sections.enable({ sectionsUid }).data).statusCd).toBe(704);
    expect((await ada.sections.enable({ sectionsUid, statusCd: 705 }).data).statusCd).toBe(705);
    for (const input of [{}, { sectionName: "" }]) {
      const refused = await sendAs(server(), service, "sections.create", "ada", input);
      expect(refused.body.validationErrors).toMatchObject([
        { field: "sectionName", message: "Section name is required" },
      ]);
    }
  });
});
