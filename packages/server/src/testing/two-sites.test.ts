import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTwoSites, type TwoSites, tellTale, twoSites } from "./two-sites.ts";

describe.each(["embedded", "postgres"] as const)("two sites with the same numbers (%s)", (kind) => {
  let server: TwoSites;
  beforeAll(async () => {
    server = await openTwoSites(kind);
  });
  afterAll(() => server.close());

  it("have the same item under the same number, with texts and prices of their own", async () => {
    const [first, second] = await Promise.all(
      Object.values(twoSites).map(async (site) => {
        const api = await server.clientOn(site, "ada");
        const [found] = await api.items.invMast.list({ q: "HB-M8-40", limit: 1 }).data;
        return found;
      }),
    );
    expect(first?.itemId).toBe("HB-M8-40");
    expect(second?.itemId).toBe("HB-M8-40");
    expect(second?.invMastUid).toBe(first?.invMastUid);
    expect(first?.itemDesc).not.toMatch(tellTale);
    expect(second?.itemDesc).toBe(`${first?.itemDesc} Quillon`);
    expect(Number(second?.listPrice)).toBeCloseTo(3 * Number(first?.listPrice));
  });
});
