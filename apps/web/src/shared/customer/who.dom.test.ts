import { beforeEach, describe, expect, it } from "vitest";
import { readChosenShipTo, rememberShipTo } from "./who.tsx";

beforeEach(() => localStorage.clear());

describe("the chosen ship-to", () => {
  it("is remembered for a customer of a site", () => {
    rememberShipTo("demo", 100200, { shipToId: 2, locationId: 10 });
    expect(readChosenShipTo("demo", 100200)).toEqual({ shipToId: 2, locationId: 10 });
    expect(readChosenShipTo("demo", 100300)).toBeUndefined();
    expect(readChosenShipTo("aw", 100200)).toBeUndefined();
  });

  it("is nothing when what is stored is something else", () => {
    for (const text of ["{", "null", '{"shipToId":"2"}', "[]"]) {
      localStorage.setItem("purvey.shipTo.demo.100200", text);
      expect(readChosenShipTo("demo", 100200), text).toBeUndefined();
    }
    localStorage.setItem("purvey.shipTo.demo.100200", '{"shipToId":2,"locationId":"x"}');
    expect(readChosenShipTo("demo", 100200)).toEqual({ shipToId: 2, locationId: null });
  });
});
