import { describe, expect, it } from "vitest";
import { localeOf, zoneOf } from "./locale.ts";

describe("locale and zone", () => {
  it("takes the browser's region when it speaks the person's language", () => {
    expect(localeOf("en", ["de-DE", "en-GB"])).toBe("en-GB");
    expect(localeOf("de", ["en-GB"])).toBe("de");
    expect(localeOf(undefined, ["en-CA"])).toBe("en-CA");
  });

  it("takes the person's zone when it exists, else the browser's", () => {
    expect(zoneOf("America/New_York")).toBe("America/New_York");
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect([zoneOf("Nowhere/Else"), zoneOf(undefined)]).toEqual([own, own]);
  });
});
