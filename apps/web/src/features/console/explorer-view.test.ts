import { services } from "@purvey/contract/services/index";
import { describe, expect, it } from "vitest";
import { readExplorerView } from "./explorer-address.ts";
import { allServices, changesByGet, domainsOf, endpointName, endpointsOf, isOverview } from "./explorer-view.ts";

const total = services.flatMap(({ endpoints }) => Object.keys(endpoints)).length;

describe("the explorer's view", () => {
  it("shows every endpoint of the contract without knowing any", () => {
    expect(allServices().map(({ service }) => service)).toEqual(services.map(({ name }) => name));
    expect(endpointsOf({})).toHaveLength(total);
  });

  it("finds by words, with a score and the reason", () => {
    const [best] = endpointsOf({ q: "add cart lines" });
    expect(best).toMatchObject({ operation: "commerce.cartLine.add", method: "POST" });
    expect(best?.score).toBeGreaterThan(0.5);
    expect(best?.why).toContain("`cart lines`");
  });

  it("narrows by service, domain and to what changes nothing", () => {
    expect(new Set(endpointsOf({ service: "content", domain: "users" }).map(({ path }) => path.split("/")[1]))).toEqual(
      new Set(["users", "usergroups", "api-keys", "open-id"]),
    );
    expect(endpointsOf({ q: "cart", readOnly: 1 }).every(({ readOnly }) => readOnly)).toBe(true);
    expect(domainsOf("content")).toContain("users");
  });

  it("tells a GET that changes something from others", () => {
    const flagged = endpointsOf({}).filter(changesByGet);
    expect(flagged.map(({ path }) => path)).toContain("/orders/{id}/reset");
    expect(flagged.every(({ method }) => method === "GET")).toBe(true);
    expect(endpointName({ service: "commerce", operation: "commerce.cartLine.add" })).toBe("cartLine.add");
  });

  it("reads its address and drops what does not fit", () => {
    expect(readExplorerView({ q: " cart ", readOnly: "1", service: "" })).toEqual({
      q: "cart",
      service: undefined,
      domain: undefined,
      readOnly: 1,
    });
    expect([isOverview({}), isOverview({ service: "tax" })]).toEqual([true, false]);
  });
});
