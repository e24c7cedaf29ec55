import type { PurveyClient } from "@purvey/client";
import sql from "sql-template-tag";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "../platform/db/database.ts";
import { type CsvFiles, csvFolder, smallShop } from "../testing/csv-files.ts";
import { signIn } from "../testing/shop-on.ts";
import { tableHashes } from "../testing/table-hashes.ts";
import { describeOfAll } from "../testing/test-database.ts";
import { loadFolder } from "./load-folder.ts";

const password = "Passw0rd!demo";
const product = (bolt: string, nut: string) =>
  `ProductID,Name,ProductNumber,Color,StandardCost,ListPrice,Brand,ManufacturerNumber\n1,Hex bolt,HB-M8-40,Silver,0.08,0.31,${bolt}\n2,Hex nut,NUT-M8,,0.02,0.07,${nut}\n`;
const attributes = (rows: string) => `ProductID,Name,Value\n${rows}`;
const described = "1,Thread,M8\n1,Fits,Frame A\n1,Fits,Frame B\n2,thread,M8\n2,Color,Black\n2,Product line,Budget\n";

describeOfAll("attributes and brands of ProductAttribute.csv and Product.csv", (open) => {
  let db: Database;
  let sites = 0;
  beforeAll(async () => {
    db = await open();
  });

  async function shop() {
    sites += 1;
    const site = `described${sites}`;
    const load = (changed: CsvFiles = {}, without: readonly string[] = []) => {
      const files: Record<string, string | Uint8Array> = {
        ...smallShop,
        "BillOfMaterials.csv": "BillOfMaterialsID,ComponentID,PerAssemblyQty\n",
        "Product.csv": product("Vega,VG-8840", "vega,NUT-M8"),
        "ProductAttribute.csv": attributes(described),
        ...changed,
      };
      for (const file of without) delete files[file];
      return loadFolder(db, csvFolder(files), { site, password });
    };
    const report = await load();
    const api = await signIn(db, site, "admin", password);
    return { site, load, report, api };
  }

  async function attributesOf(api: PurveyClient, id: number) {
    const item = await api.items.invMast.doc({ id }).data;
    return Object.fromEntries(
      item.attributes.map(({ attributeDesc, values }) => [
        attributeDesc,
        values.map(({ attributeValue }) => attributeValue),
      ]),
    );
  }

  const makerOf = async (api: PurveyClient, id: number) => {
    const { brandsName, manufacturerPartNumber, alternateCodes } = await api.items.invMast.doc({ id }).data;
    return [brandsName, manufacturerPartNumber, alternateCodes.map(({ alternateCode }) => alternateCode)];
  };

  it("describe items, list them under one brand of any case, and find them by the manufacturer's number", async () => {
    const { api, report } = await shop();
    expect(report.refused).toEqual([]);
    expect(report.files.find(({ file }) => file === "ProductAttribute.csv")).toMatchObject({ read: 6, stored: 6 });
    expect(await attributesOf(api, 1)).toEqual({ Color: ["Silver"], Thread: ["M8"], Fits: ["Frame A", "Frame B"] });
    expect(await attributesOf(api, 2)).toEqual({ Thread: ["M8"], Color: ["Black"], "Product line": ["Budget"] });
    expect(await makerOf(api, 1)).toEqual(["Vega", "VG-8840", ["VG-8840"]]);
    expect(await makerOf(api, 2)).toEqual(["Vega", "NUT-M8", []]);
    const brands = await api.items.brands.list().data;
    expect(brands.map(({ brandsName, brandsId }) => [brandsName, brandsId])).toEqual([["Vega", "VEGA"]]);
    const listed = await api.items.brands.items.list({ id: brands[0]?.brandsUid ?? 0 }).data;
    expect(listed.map(({ itemId }) => itemId).sort()).toEqual(["HB-M8-40", "NUT-M8"]);
    const found = await api.search.itemSearch.list({ q: "vg8840" }).data;
    expect(found.items.map(({ itemId }) => itemId)).toEqual(["HB-M8-40"]);
  });

  it("change nothing when they are loaded twice", async () => {
    const { site, load } = await shop();
    const before = await tableHashes(db, site);
    await load();
    expect(await tableHashes(db, site)).toEqual(before);
  });

  it("go when the file no longer says them, and stay where it is missing, was refused, or somebody gave them", async () => {
    const { site, load, api } = await shop();
    const finish = await api.items.attributes.create({ attributeId: "finish", attributeDesc: "Finish" }).data;
    await api.items.invMast.attributes.create({ id: 1, attributeUid: finish.attributeUid, values: ["Zinc"] });
    await load({}, ["ProductAttribute.csv"]);
    expect(await attributesOf(api, 1)).toMatchObject({ Thread: ["M8"], Finish: ["Zinc"] });
    await load({ "ProductAttribute.csv": attributes("1,Fits,Frame B\n2,Thread,\n2,Thread,M10\n") });
    expect(await attributesOf(api, 1)).toEqual({ Color: ["Silver"], Fits: ["Frame B"], Finish: ["Zinc"] });
    expect(await attributesOf(api, 2)).toMatchObject({ Thread: ["M8", "M10"], Color: ["Black"] });
    expect(
      await db.query(sql`select a.attribute_desc as name from item_attribute x
        join attribute a on a.site_id = x.site_id and a.attribute_uid = x.attribute_uid
        where x.site_id = ${site} and x.inv_mast_uid = 1 order by 1`),
    ).toEqual([{ name: "Color" }, { name: "Finish" }, { name: "Fits" }]);
  });

  it("follow a new brand and number, an empty cell takes them away, and a missing column leaves them", async () => {
    const { load, api } = await shop();
    await load({ "Product.csv": product("Kessler,K-1", ",") });
    expect(await makerOf(api, 1)).toEqual(["Kessler", "K-1", ["K-1"]]);
    expect(await makerOf(api, 2)).toEqual([null, null, []]);
    const [vega] = await api.items.brands.list({ q: "vega" }).data;
    expect(await api.items.brands.items.list({ id: vega?.brandsUid ?? 0 }).data).toEqual([]);
    await load({
      "Product.csv": "ProductID,Name,ProductNumber,StandardCost,ListPrice\n1,Hex bolt,HB-M8-40,0.08,0.31\n",
    });
    expect(await makerOf(api, 1)).toEqual(["Kessler", "K-1", ["K-1"]]);
  });

  it("are refused with line and column when they do not fit", async () => {
    const { load, api } = await shop();
    await api.items.attributes.create({ attributeId: "length", attributeDesc: "Length", dataType: "number" });
    const rows = `9,Thread,M8\n1,,M8\n1,Thread,\n1,Thread,M8\n1,thread,M8\n1,Length,long\n1,Length,40 mm\n1,Note,${"x".repeat(4001)}\n1,Note,a\u200Bb\n`;
    const { refused } = await load({ "ProductAttribute.csv": attributes(rows) });
    expect(refused.map(({ line, column, reason }) => [line, column, reason])).toEqual([
      [2, "ProductID", "is 9, which was not loaded"],
      [3, "Name", "is empty"],
      [4, "Value", "is empty"],
      [6, "Value", "is `M8`, which the product has of `Thread` already"],
      [7, "Value", "`long` is not a number; values of the attribute begin with one, such as `12.5 mm` or `3/8 in`"],
      [9, "Value", "has 4001 characters; at most 4000 are stored"],
      [10, "Value", "is `a\u200Bb`; nobody sees its sign 2 (U+200B), so type it anew"],
    ]);
    expect(await attributesOf(api, 1)).toMatchObject({ Length: ["40 mm"], Thread: ["M8"] });
  });
});
