import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { signIn } from "../testing/shop-on.ts";
import { describeOfAll } from "../testing/test-database.ts";
import { loadFolder } from "./load-folder.ts";

const folder = fileURLToPath(new URL("../../data/demo", import.meta.url));
const password = "Passw0rd!demo";

describeOfAll("the tables of the demonstration", (open) => {
  it("load as they are, as an example to begin with", async () => {
    const db = await open();
    const report = await loadFolder(db, folder, { site: "example", password });
    expect(report.refused).toEqual([]);
    expect(report.files.find(({ file }) => file === "Product.csv")).toMatchObject({ read: 3114, stored: 3114 });
    const api = await signIn(db, "example", "admin", password);
    const { items } = await api.search.itemSearch.list({ q: "HB-M5-10" }).data;
    const item = await api.items.invMast.doc({ id: items[0]?.invMastUid ?? 0 }).data;
    expect(item).toMatchObject({ itemId: "HB-M5-10", listPrice: 0.105, brandsName: "Vega" });
    expect(item.itemUom.map(({ unitOfMeasure, unitSize }) => [unitOfMeasure, unitSize])).toEqual([
      ["EA", 1],
      ["BX", 200],
    ]);
    expect(item.attributes.map(({ attributeDesc, values }) => [attributeDesc, values[0]?.attributeValue])).toEqual([
      ["Thread", "M5"],
      ["Length", "10 mm"],
      ["Material", "Steel"],
      ["Grade", "Class 8.8"],
      ["Finish", "Zinc plated"],
      ["Standard", "ISO 4017"],
    ]);
  });
});
