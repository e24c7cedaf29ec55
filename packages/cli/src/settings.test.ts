import { describe, expect, it } from "vitest";
import { readSettings } from "./settings.ts";

const settingsOf = (environment: Record<string, string>) =>
  readSettings({ words: [], options: {} }, { out: () => undefined, error: () => undefined, environment });

describe("the settings of the environment", () => {
  it("trust no proxy and know no maintenance unless they say so", () => {
    expect(settingsOf({})).toMatchObject({ trustProxy: false, maintenance: undefined, publicUrl: undefined });
    expect(settingsOf({ PURVEY_TRUST_PROXY: "1", PURVEY_PUBLIC_URL: "https://shop.example" })).toMatchObject({
      trustProxy: true,
      publicUrl: "https://shop.example",
    });
  });

  it("have a time of maintenance with beginning and end", () => {
    const { maintenance } = settingsOf({ PURVEY_MAINTENANCE: "2026-03-14 02:00:00/2026-03-14 04:00:00" });
    expect(maintenance).toEqual({ start: "2026-03-14 02:00:00", end: "2026-03-14 04:00:00" });
    for (const text of ["tomorrow", "2026-03-14 02:00:00", "2026-03-14 04:00:00/2026-03-14 02:00:00"])
      expect(() => settingsOf({ PURVEY_MAINTENANCE: text })).toThrow(`not \`${text}\``);
  });
});
