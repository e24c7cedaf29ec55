import { describe, expect, it } from "vitest";
import { someCallsModule } from "./generate.ts";
import { commerce } from "./services/commerce/index.ts";

describe("some calls of a service", () => {
  const text = someCallsModule(commerce, ["cartHdr.lookup", "cartLine.list"]);

  it("are described, and no others", () => {
    expect([...text.matchAll(/"([\w.]+)": endpoint\(/g)].map(([, name]) => name)).toEqual([
      "cartHdr.lookup",
      "cartLine.list",
    ]);
    expect(text).toContain('CallsAt<CommerceClient, "cartHdr.lookup" | "cartLine.list">');
    expect(text).not.toContain("/checkout");
  });

  it("must be calls of it", () => {
    expect(() => someCallsModule(commerce, ["cartLine.burn"])).toThrow(
      "`commerce` has no call `cartLine.burn`. Name one of `packages/contract/src/services/commerce`, as `resource.operation`.",
    );
  });
});
