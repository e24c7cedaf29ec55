import { describe, expect, it } from "vitest";
import { isLocationMissing, type WorkLocation } from "./use-location.tsx";

const location = (query: Partial<WorkLocation["query"]>, locationId?: number): WorkLocation =>
  ({ locationId, locations: undefined, query: { error: null, fetchStatus: "idle", ...query } }) as WorkLocation;

describe("the location that somebody works in", () => {
  it("is missing where neither the account nor a list names one, not while it is read or could not be", () => {
    expect(isLocationMissing(location({}))).toBe(true);
    expect(isLocationMissing(location({}, 10))).toBe(false);
    expect(isLocationMissing(location({ fetchStatus: "fetching" }))).toBe(false);
    expect(isLocationMissing(location({ fetchStatus: "paused" }))).toBe(false);
    expect(isLocationMissing(location({ error: new Error("Away") }))).toBe(false);
  });
});
