import { expect, it } from "vitest";
import { describeServer } from "../../testing/describe-server.ts";
import { refusedWith } from "../../testing/refused-with.ts";
import { statementsOf } from "../../testing/statements-of.ts";

describeServer("the numbers of an ordering list", (server) => {
  const invMast = async (username: string) => (await server().clientFor(username)).items.invMast;

  it("name the items a cart would take, each with the number that fits", async () => {
    const api = await invMast("dana");
    const numbers = ["HB-M8-40", "nut m8 ny", "NG-1140", "VG-4017 8x40 88z", "FB0840", " HB-M8-40 "];
    const found = await api.resolve({ numbers }).data;
    expect(
      found.map(({ asked, verdict, matchedCode, matchedCodeType, item }) => [
        ...[asked, verdict, matchedCode, matchedCodeType, item?.itemId],
      ]),
    ).toEqual([
      ["HB-M8-40", "found", "HB-M8-40", "itemId", "HB-M8-40"],
      ["nut m8 ny", "found", "NUT-M8-NY", "itemId", "NUT-M8-NY"],
      ["NG-1140", "found", "NG-1140", "customer", "HB-M8-40"],
      ["VG-4017 8x40 88z", "found", "VG-4017-8x40-88Z", "manufacturer", "HB-M8-40"],
      ["FB0840", "found", "FB0840", "legacy", "HB-M8-40"],
      ["HB-M8-40", "found", "HB-M8-40", "itemId", "HB-M8-40"],
    ]);
  });

  it("bring the units with their multiples, and the stock of the asked location", async () => {
    const api = await invMast("dana");
    const [bolt] = await api.resolve({ numbers: ["HB-M8-40"], locationId: 20 }).data;
    const stock = await api.stock({ id: bolt?.item?.invMastUid ?? 0 }).data;
    expect(bolt?.item).toMatchObject({
      baseUnit: "EA",
      defaultSellingUnit: "BX",
      discontinued: "N",
      imageUrl: "/media/items/HB-M8-40.svg?site=demo",
      qtyAvailable: stock.find(({ locationId }) => locationId === 20)?.qtyAvailable,
    });
    expect(bolt?.item?.units.map((unit) => [unit.unitOfMeasure, unit.unitSize, unit.orderMultiple])).toEqual([
      ["EA", 1, 100],
      ["BX", 100, 1],
    ]);
    const [elsewhere] = await api.resolve({ numbers: ["HB-M8-40"] }).data;
    expect(elsewhere?.item?.qtyAvailable).toBeNull();
  });

  it("name nothing without refusing the others, and suggest what begins so", async () => {
    const api = await invMast("dana");
    const [unknown, begun, marks, rival] = await api.resolve({ numbers: ["ZZZ-404", "HB-M8", "--", "91280A440"] }).data;
    expect(unknown).toEqual({
      asked: "ZZZ-404",
      verdict: "unknown",
      matchedCode: null,
      matchedCodeType: null,
      item: null,
      suggestions: [],
    });
    expect(begun).toMatchObject({ verdict: "unknown", suggestions: ["HB-M8-25", "HB-M8-40", "HB-M8-60"] });
    expect(marks).toMatchObject({ verdict: "unknown", suggestions: [] });
    // A rival's number may name something that is only alike; a cart does not take it either.
    expect(rival).toMatchObject({ verdict: "unknown" });
  });

  it("understand a bar code with and without the zeros that scanners put before it", async () => {
    const api = await invMast("dana");
    const [bolt] = await api.lookup({ q: "HB-M8-40" }).data;
    const upc = bolt?.upc ?? "";
    const found = await api.resolve({ numbers: [upc, `0${upc}`] }).data;
    expect(found.map(({ item, matchedCodeType }) => [item?.itemId, matchedCodeType])).toEqual([
      ["HB-M8-40", "upc"],
      ["HB-M8-40", "upc"],
    ]);
  });

  it("keep a customer's own numbers to that customer", async () => {
    const verdicts = async (username: string, input: { customerId?: number } = {}) =>
      (await (await invMast(username)).resolve({ numbers: ["NG-1140"], ...input }).data).map(({ verdict }) => verdict);
    expect(await verdicts("dana")).toEqual(["found"]);
    expect(await verdicts("lena")).toEqual(["unknown"]);
    expect(await verdicts("sara", { customerId: 100200 })).toEqual(["found"]);
    const foreign = (await invMast("lena")).resolve({ numbers: ["NG-1140"], customerId: 100200 });
    expect(await refusedWith(foreign)).toEqual([404]);
  });

  it("are looked up in as many statements for two hundred as for one", async () => {
    const api = await invMast("dana");
    const numbers = Array.from({ length: 200 }, (_, index) => (index % 2 === 0 ? "HB-M8-40" : `NOT-${index}`));
    const ofOne = await statementsOf(server(), async () => void (await api.resolve({ numbers: ["HB-M8-40"] })));
    expect(await statementsOf(server(), async () => void (await api.resolve({ numbers })))).toBe(ofOne);
  });
});
