import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { describeServer } from "../../../../testing/describe-server.ts";
import { refusedWith } from "../../../../testing/refused-with.ts";
import { statementsOf } from "../../../../testing/statements-of.ts";

describeServer("contracts", (server) => {
  const contracts = async (username = "dana") => (await server().clientFor(username)).items.contracts;

  rule("R198 lists the items of a contract by its job number, with the prices the price engine charges", async () => {
    const page = await (await contracts()).items({ id: "J-2024-7", sortBy: "item_id|ASC" });
    expect(page.data.map((item) => [item.itemId, item.contractUom, item.contractPrice])).toEqual([
      ["CUT-115-1", "EA", 1.742857],
      ["GLV-NIT-L", "CS", 125.8],
      ["HB-M8-40", "EA", 0.31],
      ["NUT-M8-NY", "EA", 0.13],
    ]);
    expect([page.totalResults, page.data[0]?.inForce, page.data[0]?.customerId]).toEqual([4, "Y", 100200]);
    const bolt = page.data.find((item) => item.itemId === "HB-M8-40");
    expect(bolt?.contractPrices.map((price) => [price.minQty, price.price, price.pricingMethod])).toEqual([
      [1, 0.31, "price"],
      [500, 0.29, "price"],
      [2000, 0.27, "price"],
    ]);
    expect(bolt).toMatchObject({ jobNo: "J-2024-7", contractNo: "NG-AGR-07", brandsName: "Vega", stock: null });
    const engine = (await server().clientFor("dana")).pricing.priceEngine;
    for (const item of page.data) {
      const priced = await engine.get({
        customerId: 100200,
        itemId: item.itemId,
        quantity: 1,
        unitOfMeasure: item.contractUom,
      }).data;
      expect(JSON.stringify(priced)).toContain(String(item.contractPrice));
    }
  });

  rule("R080 answers twelve items unless another limit is given", async () => {
    await server().db.execute(sql`
      insert into job_price_line (site_id, job_price_hdr_uid, inv_mast_uid, item_id, price, uom)
      select 'demo', 2, i.inv_mast_uid, i.item_id, 1, i.base_unit from item i where i.site_id = 'demo' and i.item_id <> 'HB-M8-40'`);
    const page = await (await contracts()).items({ id: "J-2022-3" });
    expect([page.data.length, page.totalResults > 12]).toEqual([12, true]);
    expect((await (await contracts()).items({ id: "J-2022-3", limit: 3, offset: 12 }).data).length).toBe(3);
    expect(page.data[0]?.inForce).toBe("N");
  });

  it("shows a contract to its customer only; another one is not found", async () => {
    const [lena, sara, ada] = [await contracts("lena"), await contracts("sara"), await contracts("ada")];
    expect(
      await refusedWith(
        lena.items({ id: "J-2024-7" }),
        lena.attributes({ id: "J-2024-7" }),
        sara.items({ id: "J-2024-7" }),
        ada.items({ id: "J-2024-7" }),
        ada.items({ id: "J-0" }),
      ),
    ).toEqual([404, 404, 200, 200, 404]);
    const walt = await contracts("walt");
    expect(await refusedWith(walt.items({ id: "J-2024-7" }))).toEqual([403]);
    const priceless = await server().clientWith(["catalog.read", "contract.read"], { customerId: 100200 });
    const [item] = await priceless.items.contracts.items({ id: "J-2024-7" }).data;
    expect([item?.contractPrice, item?.listPrice, item?.contractPrices[0]?.price]).toEqual([null, null, null]);
  });

  it("filters and searches a contract's items, and counts their attributes", async () => {
    const api = await contracts();
    expect(
      (await api.items({ id: "J-2024-7", q: "nitrile", includeStock: true }).data).map((item) => [
        item.itemId,
        item.stockStatus,
      ]),
    ).toEqual([["GLV-NIT-L", "in_stock"]]);
    expect((await api.items({ id: "J-2024-7", tags: ["bulk"] })).totalResults).toBe(2);
    const facets = await api.attributes({ id: "J-2024-7" }).data;
    const material = facets.find((attribute) => attribute.attributeId === "Material");
    expect(material?.values.map((value) => [value.attributeValue, value.itemCount]).sort()).toEqual([
      ["Aluminum oxide", 1],
      ["Nitrile", 1],
      ["Steel", 2],
    ]);
    for (const value of material?.values ?? []) {
      const filters = { [material?.attributeUid ?? 0]: [value.attributeValue] };
      expect((await api.items({ id: "J-2024-7", filters })).totalResults).toBe(value.itemCount);
    }
    expect(await statementsOf(server(), () => api.items({ id: "J-2024-7" }))).toBe(2);
  });

  rule(
    "R198 takes `jobNo` beside the contract's number or unique number, and finds nothing when they do not belong together",
    async () => {
      const api = await contracts();
      const numbers = async (input: { id: string; jobNo?: string }) =>
        (await api.items({ ...input, limit: 2, sortBy: "item_id|ASC" }).data).map(({ itemId }) => itemId);
      for (const id of ["J-2024-7", "NG-AGR-07", "1"])
        expect(await numbers({ id, jobNo: "J-2024-7" })).toEqual(["CUT-115-1", "GLV-NIT-L"]);
      expect(await api.attributes({ id: "NG-AGR-07", jobNo: "J-2024-7" }).data).not.toEqual([]);
      expect(
        await refusedWith(api.items({ id: "NG-AGR-07", jobNo: "J-2024-8" }), api.items({ id: "2", jobNo: "J-2024-7" })),
      ).toEqual([404, 404]);
    },
  );

  it("leaves lines out that have ended, and contracts that are cancelled", async () => {
    await server().db.execute(sql`
      update job_price_line set expiration_date = '2020-01-01' where site_id = 'demo' and job_price_hdr_uid = 1 and item_id = 'NUT-M8-NY'`);
    const api = await contracts();
    expect((await api.items({ id: "J-2024-7" }).data).map((item) => item.itemId)).not.toContain("NUT-M8-NY");
    await server().db.execute(
      sql`update job_price_hdr set cancelled = 'Y' where site_id = 'demo' and job_price_hdr_uid = 1`,
    );
    expect(await refusedWith(api.items({ id: "J-2024-7" }))).toEqual([404]);
  });
});
