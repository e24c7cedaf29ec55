import { describe, expect, it } from "vitest";
import type { ServiceHealth } from "../../shared/service-health.ts";
import { watchedHealth } from "./watched-health.ts";

const up: ServiceHealth = {
  state: "up",
  milliseconds: 8,
  databaseMilliseconds: 1,
  version: "1.0.0",
  reason: undefined,
};
const down: ServiceHealth = { ...up, state: "down", databaseMilliseconds: undefined, reason: "The database is gone." };

describe("the health of a service that is watched", () => {
  it("is so since an unknown time when it is first asked, and keeps that time while it stays so", () => {
    const first = watchedHealth(undefined, up, 1000);
    expect(first).toEqual({ ...up, since: 1000, changed: false, outage: undefined });
    expect(watchedHealth(first, { ...up, milliseconds: 3 }, 11_000)).toEqual({ ...first, milliseconds: 3 });
  });

  it("tells since when it is down, and after it came back how long it was", () => {
    const fell = watchedHealth(watchedHealth(undefined, up, 1000), down, 11_000);
    expect(fell).toMatchObject({ since: 11_000, changed: true, outage: undefined, reason: "The database is gone." });
    const still = watchedHealth(fell, down, 21_000);
    expect(still.since).toBe(11_000);
    const back = watchedHealth(still, up, 31_000);
    expect(back).toMatchObject({ state: "up", since: 31_000, outage: { from: 11_000, to: 31_000 }, reason: undefined });
    expect(watchedHealth(back, up, 41_000).outage).toEqual({ from: 11_000, to: 31_000 });
  });

  it("takes no time in which nobody could ask for an outage", () => {
    const cut = watchedHealth(watchedHealth(undefined, up, 1000), { ...down, state: "unknown" }, 11_000);
    expect(cut).toMatchObject({ state: "unknown", since: 11_000, changed: true });
    expect(watchedHealth(cut, up, 21_000)).toMatchObject({ since: 21_000, changed: false, outage: undefined });
  });
});
