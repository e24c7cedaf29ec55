import type { Permission } from "@purvey/contract/permissions";
import { describe, expect, it } from "vitest";
import { closureOf } from "./screen-needs.ts";

const person = (customerId: number | undefined, ...permissions: Permission[]) => ({
  customerId,
  may: (permission: Permission) => permissions.includes(permission),
});

describe("what a screen needs", () => {
  it("is nothing unless its route says so", () => {
    expect(closureOf({}, person(undefined))).toBeUndefined();
  });

  it("is a permission, and the closure names the one that is missing", () => {
    expect(closureOf({ permission: "purchasing.read" }, person(undefined, "purchasing.read"))).toBeUndefined();
    expect(closureOf({ permission: "purchasing.read" }, person(undefined, "picking.read"))).toBe("purchasing.read");
  });

  it("may be a customer, which is asked after the permission", () => {
    const needs = { permission: "cart.write", ofCustomer: true } as const;
    expect(closureOf(needs, person(100200, "cart.write"))).toBeUndefined();
    expect(closureOf(needs, person(undefined, "cart.write"))).toBe("customer");
    expect(closureOf(needs, person(undefined))).toBe("cart.write");
  });
});
