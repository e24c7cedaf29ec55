import { describe, expect, it } from "vitest";
import { type SerialNumber, Serials } from "./serials.ts";

const piece: SerialNumber = {
  invMastUid: 1,
  serialNo: "A-1",
  state: "stock",
  locationId: 10,
  bin: "A1",
  lot: "L1",
  transferUid: null,
  transferLineNo: null,
};

describe("registered pieces", () => {
  it("are found by item and number", () => {
    const other = { ...piece, invMastUid: 2, serialNo: "A-1" };
    const serials = new Serials([piece, other], []);
    expect([serials.find(1, "A-1"), serials.find(2, "A-1")]).toEqual([piece, other]);
    expect([serials.find(1, "A-2"), serials.find(3, "A-1")]).toEqual([undefined, undefined]);
  });

  it("are named once each", () => {
    const serials = new Serials([], []);
    expect([
      serials.name(1, "A-1"),
      serials.name(1, "A-1"),
      serials.name(2, "A-1"),
      serials.name(1, "A-2"),
      serials.name(1, "A-1"),
    ]).toEqual([true, false, true, true, false]);
  });

  it("are counted at their location, and there by bin and lot", () => {
    const at = (locationId: number, invMastUid: number, bin: string | null, lot: string, registered: number) => ({
      locationId,
      invMastUid,
      bin,
      lot,
      registered,
    });
    const counted = [
      at(10, 1, "A1", "L1", 3),
      at(10, 1, "A1", "", 4),
      at(10, 1, null, "L1", 5),
      at(20, 1, "A1", "L1", 100),
      at(10, 2, "A1", "L1", 1000),
    ];
    const serials = new Serials([piece], counted);
    const here = { locationId: 10, invMastUid: 1 };
    const registered = () => [
      serials.registered(here),
      serials.registered(here, { bin: "A1", lot: "L1" }),
      serials.registered(here, { bin: "A1", lot: "" }),
      serials.registered(here, { bin: null, lot: "L1" }),
      serials.registered(here, { bin: "A2", lot: "L1" }),
    ];
    expect(registered()).toEqual([12, 3, 4, 5, 0]);
    expect(serials.registered({ locationId: 20, invMastUid: 1 })).toBe(100);
    expect(serials.registered({ locationId: 30, invMastUid: 1 })).toBe(0);
    serials.leave(piece);
    expect(registered()).toEqual([11, 2, 4, 5, 0]);
    serials.enter({ ...piece, bin: "A2" });
    expect(registered()).toEqual([12, 2, 4, 5, 1]);
  });
});
