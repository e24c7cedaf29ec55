import { describe, expect, it } from "vitest";
import { catalogInput, missingFields, readCatalogView } from "./catalog-view.ts";

describe("the catalogue's view", () => {
  it("keeps words, state, page and columns in the address, and drops what does not fit", () => {
    const view = { q: "bolt", online: "offline", page: 3, columns: ["upc"] };
    expect(readCatalogView({ ...view, columns: "upc", other: 1 })).toEqual(view);
    expect(readCatalogView({ online: "maybe", page: 1, columns: " " })).toEqual({});
    expect(catalogInput(readCatalogView(view))).toEqual({ q: "bolt", onlineCd: 705, limit: 50, offset: 100 });
  });

  it("says what an item lacks to be found", () => {
    const item = {
      ...{ brandsName: "Vega", manufacturerName: "Vega", manufacturerPartNumber: "VG-1", upc: " " },
      ...{ displayDesc: null, extendedDesc: "Long", webDesc: "", keywords: "screw" },
    };
    expect(missingFields(item)).toEqual(["upc", "displayDesc", "webDesc"]);
  });
});
