import { describe, expect, it } from "vitest";
import { catalogInput, missingFields, readCatalogView, sortedView, sortOf } from "./catalog-view.ts";

describe("the catalogue's view", () => {
  it("keeps words, state, order, page and columns in the address, and drops what does not fit", () => {
    const view = {
      q: "bolt",
      online: "offline",
      missing: "webDesc",
      page: 3,
      columns: ["upc"],
      sort: "changed",
      down: 1,
    } as const;
    expect(readCatalogView({ ...view, columns: "upc", other: 1 })).toEqual(view);
    expect(readCatalogView({ online: "maybe", missing: "much", sort: "color", page: 1, columns: " " })).toEqual({});
    expect(catalogInput(readCatalogView(view))).toEqual({
      q: "bolt",
      onlineCd: 705,
      missing: "webDesc",
      limit: 50,
      offset: 100,
      orderBy: "date_last_modified|DESC",
    });
  });

  it("is sorted anew from its first page on", () => {
    const next = sortedView({ q: "bolt", page: 4 }, { key: "description", direction: "ascending" });
    expect(next).toEqual({ q: "bolt", sort: "description" });
    expect(sortOf(next)).toEqual({ key: "description", direction: "ascending" });
    expect(sortOf({})).toBeUndefined();
  });

  it("says what an item lacks to be found", () => {
    const value = { attributeValueUid: 1, attributeValue: "M8", numericValue: null, sequenceNo: 1 };
    const attribute = {
      attributeUid: 11,
      attributeId: "THREAD",
      attributeDesc: "Thread",
      dataType: "text" as const,
      maxLength: 40,
      unit: null,
      sequenceNo: 1,
      statusCd: 704 as const,
    };
    const item = {
      brandsName: "Vega",
      manufacturerName: "Vega",
      manufacturerPartNumber: "VG-1",
      upc: " ",
      displayDesc: null,
      extendedDesc: "Long",
      webDesc: "",
      keywords: "screw",
      images: [],
      attributes: [{ ...attribute, values: [] }],
    };
    expect(missingFields(item)).toEqual(["upc", "displayDesc", "webDesc", "images", "attributes"]);
    expect(missingFields({ ...item, attributes: [{ ...attribute, values: [value] }] })).not.toContain("attributes");
  });
});
