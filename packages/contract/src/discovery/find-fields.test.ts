import { describe, expect, it } from "vitest";
import { discoveryIndex } from "../discovery.ts";
import { services } from "../services/index.ts";
import { readFieldNames, writeFieldNames } from "./field-names.ts";
import { searchWithFields } from "./find-fields.ts";

const index = discoveryIndex();
const found = (text: string) =>
  searchWithFields(index, text, { maxResults: 50 }).map(({ operation, why }) => `${operation}: ${why}`);

describe("the names of fields", () => {
  it("are read as they were written, nested ones too", () => {
    const names = readFieldNames(writeFieldNames(services));
    const endpoints = services.flatMap((service) => Object.values(service.endpoints));
    const at = (places: readonly number[] = []) => places.map((place) => endpoints[place]?.id);
    expect(names.get("brandsname")?.name).toBe("brandsName");
    expect(at(names.get("brandsname")?.takes)).toContain("items.brands.create");
    expect(at(names.get("brandsname")?.answers)).toContain("items.brands.get");
    expect(at(names.get("quantity")?.takes)).toContain("commerce.cartLine.add");
  });

  it.each(["brandsName", "BrandsName", "brands_name", 'the field "brandsName" is missing'])(
    "are found in %s",
    (text) => {
      expect(found(text)).toEqual(
        expect.arrayContaining([
          "items.brands.create: it takes `brandsName`",
          "items.brands.get: it answers `brandsName`",
        ]),
      );
    },
  );

  it("are found of a fault's path where every part of it stands", () => {
    const [first] = found("Expected at least 0, got -1 at lines[0].quantity");
    expect(first).toMatch(/: it takes `quantity`$/);
    expect(found("lines[0].quantity").join()).toContain("orders.poHdr.scan: it takes `quantity`");
    expect(found("lines[0].brandsName").join()).not.toContain("it takes");
  });

  it("are not looked for in words of a sentence, nor outside what is wanted", () => {
    expect(found("the quantity of an order").join()).not.toContain("it takes");
    const brands = searchWithFields(index, "brandsName", { readOnly: true, service: "items" });
    expect(brands.length).toBeGreaterThan(0);
    expect(brands.every(({ method, service }) => method === "GET" && service === "items")).toBe(true);
    expect(found("constructor.prototype").join()).not.toContain("it takes");
  });
});
