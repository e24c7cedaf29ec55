import { describe, expect, it } from "vitest";
import { businessError } from "../../platform/errors.ts";
import { decimal } from "../../values/decimal.ts";
import { type RegisteredStay, Shelves, type TakeRequest } from "./shelves.ts";
import type { StockBalance } from "./stock-balance.ts";

const balance: StockBalance = {
  locationId: 10,
  invMastUid: 1,
  locationName: "Columbus",
  allowBackorder: false,
  itemId: "CUT-115-1",
  baseUnit: "EA",
  onHand: decimal(100),
  allocated: decimal(0),
  backordered: decimal(0),
};
const none = { ...balance, onHand: decimal(0) };

/** Bin, lot, on hand, of it allocated. */
type Lies = readonly [bin: string, lot: string, onHand: number, allocated: number];

function shelvesOf(
  lies: readonly Lies[],
  { primaryBin, receivingBin }: { primaryBin?: string; receivingBin?: string } = {},
): Shelves {
  const contents = lies.map(([bin, lot, onHand, allocated]) => ({
    bin,
    lot,
    onHand: decimal(onHand),
    allocated: decimal(allocated),
  }));
  return new Shelves(
    new Map([["10 1", { primaryBin, receivingBin, contents }]]),
    new Map([
      ["10 a-01", "A-01"],
      ["10 spare", "SPARE"],
      ["20 b-01", "B-01"],
    ]),
  );
}

const taken = (shelves: Shelves, request: TakeRequest, of = balance) =>
  shelves
    .take(of, request)
    .map(({ bin, lot, free, allocated }) => [bin, lot, Number(free.toFixed()), Number(allocated.toFixed())]);

const three: readonly Lies[] = [
  ["A-01", "", 30, 10],
  ["A-02", "", 40, 40],
  ["A-03", "", 50, 0],
];

describe("what is taken from bins", () => {
  it("goes bin by bin in their order, what is not allocated only", () => {
    expect(taken(shelvesOf(three), { which: "free", quantity: decimal(25) })).toEqual([
      ["A-01", "", 20, 0],
      ["A-03", "", 5, 0],
    ]);
  });

  it("is what is allocated where that is asked for", () => {
    expect(taken(shelvesOf(three), { which: "allocated", quantity: decimal(45) })).toEqual([
      ["A-01", "", 0, 10],
      ["A-02", "", 0, 35],
    ]);
  });

  it("is of both, in each bin what is free first", () => {
    expect(taken(shelvesOf(three), { which: "both", quantity: decimal(75) })).toEqual([
      ["A-01", "", 20, 10],
      ["A-02", "", 0, 40],
      ["A-03", "", 5, 0],
    ]);
  });

  it("is everything where no quantity is said, and then gone", () => {
    const shelves = shelvesOf(three);
    expect(taken(shelves, { which: "free" })).toEqual([
      ["A-01", "", 20, 0],
      ["A-03", "", 50, 0],
    ]);
    expect(() => taken(shelves, { which: "free" })).toThrow(
      "The bins of Columbus hold 0 EA of `CUT-115-1` that is not allocated.",
    );
    expect(taken(shelves, { which: "allocated" })).toEqual([
      ["A-01", "", 0, 10],
      ["A-02", "", 0, 40],
    ]);
  });

  it("is of the bin and the lot that are named, and never of the bin that it shall go to", () => {
    const lies: readonly Lies[] = [
      ["A-01", "L-1", 5, 0],
      ["A-01", "L-2", 7, 0],
      ["A-02", "L-1", 9, 0],
    ];
    expect(taken(shelvesOf(lies), { which: "free", lot: "L-1" })).toEqual([
      ["A-01", "L-1", 5, 0],
      ["A-02", "L-1", 9, 0],
    ]);
    expect(taken(shelvesOf(lies), { which: "free", bin: "a-01", lot: "L-2" })).toEqual([["A-01", "L-2", 7, 0]]);
    expect(taken(shelvesOf(lies), { which: "free", except: "A-01" })).toEqual([["A-02", "L-1", 9, 0]]);
    expect(taken(shelvesOf(lies), { which: "free", bin: "A-02", quantity: decimal(4) })).toEqual([
      ["A-02", "L-1", 4, 0],
    ]);
  });

  it("needs the lot where the bin holds several; what is used up is none", () => {
    const lies: readonly Lies[] = [
      ["A-01", "L-1", 5, 0],
      ["A-01", "L-2", 7, 0],
    ];
    const shelves = shelvesOf(lies);
    expect(() => taken(shelves, { which: "free", bin: "A-01" })).toThrow(
      "The bin `A-01` holds several lots of `CUT-115-1`: `L-1` (5 EA), `L-2` (7 EA). Name the lot.",
    );
    taken(shelves, { which: "free", bin: "A-01", lot: "L-1" });
    expect(taken(shelves, { which: "free", bin: "A-01" })).toEqual([["A-01", "L-2", 7, 0]]);
  });

  it("is refused where there is less, with what there is", () => {
    expect(() => taken(shelvesOf(three), { which: "free", quantity: decimal(70.5) })).toThrow(
      "The bins of Columbus hold 70 EA of `CUT-115-1` that is not allocated; 70.5 EA were asked for.",
    );
    expect(taken(shelvesOf(three), { which: "free", quantity: decimal(70) })).toHaveLength(2);
    expect(() => taken(shelvesOf(three), { which: "allocated", bin: "A-01", quantity: decimal(11) })).toThrow(
      "The bin `A-01` of Columbus holds 10 EA of `CUT-115-1` that is allocated; 11 EA were asked for.",
    );
    expect(() => taken(shelvesOf(three), { which: "both", lot: "L-9", quantity: decimal(1) })).toThrow(
      "The bins of Columbus hold 0 EA of `CUT-115-1` of lot `L-9` at all; 1 EA were asked for.",
    );
    expect(() => taken(shelvesOf(three), { which: "free", quantity: decimal(0) })).toThrow("0 EA were asked for");
    expect(() => taken(shelvesOf(three), { which: "free", bin: "B-01" })).toThrow(
      "Columbus has no bin `B-01`. Check the label, or set the bin up first.",
    );
  });
});

describe("a refusal", () => {
  const detailsOf = (work: () => unknown): unknown => {
    try {
      work();
    } catch (error) {
      return Reflect.get(Object(error), "details");
    }
    return expect.fail("Nothing was refused.");
  };
  const [locationId, itemId] = [10, "CUT-115-1"];

  it("names location, item, bin and lot for who reads it by program", () => {
    const shelves = shelvesOf(three);
    const lots = shelvesOf([
      ["A-01", "L-1", 5, 0],
      ["A-01", "L-2", 7, 0],
    ]);
    expect(detailsOf(() => shelves.binNamed(balance, "B-01"))).toEqual({ locationId, bin: "B-01" });
    expect(detailsOf(() => shelvesOf([]).binFor(balance, "A-01"))).toEqual({ locationId, itemId, bin: "A-01" });
    expect(detailsOf(() => taken(shelvesOf([]), { which: "free" }))).toEqual({ locationId, itemId });
    expect(detailsOf(() => taken(lots, { which: "free", bin: "A-01" }))).toEqual({ itemId, bin: "A-01" });
    const request = { which: "free", bin: "a-01", lot: "L-9" } as const;
    expect(detailsOf(() => taken(shelves, request))).toEqual({ locationId, itemId, bin: "A-01", lot: "L-9" });
  });
});

describe("registered pieces whose numbers are not named", () => {
  const stay = (places: Readonly<Record<string, number>>, everywhere: number): RegisteredStay => ({
    at: (bin, lot) => places[`${bin} ${lot}`] ?? 0,
    everywhere: () => everywhere,
    refusal: (quantity) => businessError(`Name the numbers of ${quantity.toFixed()}.`, {}),
  });

  it("stay in their bins", () => {
    const registered = stay({ "A-01 ": 25, "A-03 ": 50 }, 75);
    expect(taken(shelvesOf(three), { which: "free", quantity: decimal(5), registered })).toEqual([["A-01", "", 5, 0]]);
    expect(() => taken(shelvesOf(three), { which: "free", quantity: decimal(6), registered })).toThrow(
      "Name the numbers of 6.",
    );
    // More registered than there is leaves nothing, and takes nothing from the other bins.
    const beyond = stay({ "A-01 ": 99 }, 30);
    expect(taken(shelvesOf(three), { which: "free", quantity: decimal(50), registered: beyond })).toEqual([
      ["A-03", "", 50, 0],
    ]);
  });

  it("stay at the location where no bin is known of them", () => {
    // 120 are there: with 110 registered ten may go.
    expect(taken(shelvesOf(three), { which: "free", quantity: decimal(10), registered: stay({}, 110) })).toEqual([
      ["A-01", "", 10, 0],
    ]);
    expect(() => taken(shelvesOf(three), { which: "free", quantity: decimal(11), registered: stay({}, 110) })).toThrow(
      "Name the numbers of 11.",
    );
  });

  it("stay where the location keeps no bins, counted over all that is taken", () => {
    const shelves = shelvesOf([]);
    const request = { which: "free", quantity: decimal(20), registered: stay({}, 60) } as const;
    expect(taken(shelves, request)).toEqual([[undefined, "", 20, 0]]);
    expect(taken(shelves, request)).toEqual([[undefined, "", 20, 0]]);
    expect(() => taken(shelves, request)).toThrow("Name the numbers of 20.");
  });
});

describe("a location that keeps no bins for an item", () => {
  it("gives a quantity, and nothing else", () => {
    const shelves = shelvesOf([]);
    expect(shelves.isKeptByBins(balance)).toBe(false);
    expect(taken(shelves, { which: "free", quantity: decimal(3) })).toEqual([[undefined, "", 3, 0]]);
    const refusal =
      "Columbus keeps `CUT-115-1` without bins and lots. Count it into bins first, or give a quantity without bin and lot.";
    for (const request of [
      { which: "free" },
      { which: "free", quantity: decimal(3), bin: "A-01" },
      { which: "free", quantity: decimal(3), lot: "L-1" },
    ] as const)
      expect(() => taken(shelves, request)).toThrow(refusal);
  });

  it("puts goods where the rest lies, which is no bin", () => {
    const shelves = shelvesOf([], { primaryBin: "A-01", receivingBin: "RECV" });
    expect(shelves.binFor(balance, undefined)).toBeUndefined();
    expect(() => shelves.binFor(balance, "A-01")).toThrow(
      "Columbus keeps `CUT-115-1` without bins: 100 EA lie in none. Count them into bins first, or leave the bin `A-01` away.",
    );
    shelves.put(balance, { bin: undefined, lot: "", free: decimal(5), allocated: decimal(0) });
    expect(shelves.isKeptByBins(balance)).toBe(false);
  });

  it("keeps them from the first piece on where there is nothing yet", () => {
    const shelves = shelvesOf([], { receivingBin: "RECV" });
    expect(shelves.isKeptByBins(none)).toBe(true);
    expect(shelves.binFor(none, undefined)).toBe("RECV");
  });
});

describe("what is put into bins", () => {
  it("goes into the one named, else the item's own, else the receiving dock", () => {
    const own = shelvesOf(three, { primaryBin: "A-02", receivingBin: "RECV" });
    expect([own.binFor(balance, undefined), own.binFor(balance, "spare")]).toEqual(["A-02", "SPARE"]);
    expect(shelvesOf(three, { receivingBin: "RECV" }).binFor(balance, undefined)).toBe("RECV");
    expect(shelvesOf(three).binFor(balance, undefined)).toBeUndefined();
  });

  it("is spelled as the location spells its bins, as what lies there first", () => {
    const shelves = shelvesOf([["a-01", "", 5, 0]]);
    expect([shelves.binNamed(balance, "A-01"), shelves.binNamed(balance, "Spare")]).toEqual(["a-01", "SPARE"]);
    expect(() => shelves.binNamed(balance, "B-01")).toThrow("Columbus has no bin `B-01`.");
  });

  it("joins what lies there of the same lot, and can be taken at once", () => {
    const shelves = shelvesOf([
      ["A-00", "L-1", 8, 0],
      ["A-01", "L-1", 5, 1],
    ]);
    shelves.put(balance, { bin: "A-01", lot: "L-1", free: decimal(2), allocated: decimal(3) });
    shelves.put(balance, { bin: "A-01", lot: "L-2", free: decimal(4), allocated: decimal(6) });
    expect(taken(shelves, { which: "free", bin: "A-01", lot: "L-1" })).toEqual([["A-01", "L-1", 6, 0]]);
    expect(taken(shelves, { which: "allocated", bin: "A-01", lot: "L-1" })).toEqual([["A-01", "L-1", 0, 4]]);
    expect(taken(shelves, { which: "both", bin: "A-01", lot: "L-2" })).toEqual([["A-01", "L-2", 4, 6]]);
  });

  it("is of an item whose bins were read", () => {
    expect(() => shelvesOf(three).isKeptByBins({ ...balance, locationId: 20 })).toThrow(
      "The bins of item 1 at location 20 were not read.",
    );
  });
});
