import type { Permission } from "@purvey/contract/permissions";
import { describe, expect, it } from "vitest";
import { areaOfPath, homeOf, mayEnter } from "./areas.ts";

const person = (customerId: number | undefined, ...permissions: Permission[]) => ({
  customerId,
  salesRepId: undefined,
  may: (permission: Permission) => permissions.includes(permission),
});

describe("areas", () => {
  it("are open to who holds one of their permissions", () => {
    const walt = person(undefined, "catalog.read", "warehouse.read");
    expect(mayEnter("shop", walt)).toBe(true);
    expect(mayEnter("ops", walt)).toBe(true);
    expect(mayEnter("admin", walt)).toBe(false);
    expect(mayEnter("dev", walt)).toBe(false);
  });

  it("begin the day of each kind of person in their own", () => {
    expect(homeOf(person(100200, "catalog.read", "stockroom.read"))).toBe("shop");
    expect(homeOf(person(undefined, "catalog.read", "stockroom.read"))).toBe("ops");
    expect(homeOf({ ...person(undefined, "catalog.read", "stockroom.read"), salesRepId: "SARA" })).toBe("shop");
    expect(homeOf(person(undefined, "catalog.read", "stockroom.read", "site.read"))).toBe("admin");
    expect(homeOf(person(undefined, "site.read", "console.use"))).toBe("dev");
    expect(homeOf(person(undefined, "catalog.read"))).toBe("shop");
  });

  it("are read from a path's first part", () => {
    expect(areaOfPath("/ops")).toBe("ops");
    expect(areaOfPath("/dev/items/brands.list")).toBe("dev");
    expect(areaOfPath("/shopping")).toBeUndefined();
    expect(areaOfPath("/")).toBeUndefined();
  });
});
