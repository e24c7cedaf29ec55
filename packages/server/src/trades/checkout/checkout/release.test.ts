import type { Permission } from "@purvey/contract/permissions";
import { describe, expect, it } from "vitest";
import type { Context } from "../../../platform/endpoints/context.ts";
import { decimal } from "../../../values/decimal.ts";
import type { CheckoutFacts } from "../checkout-facts.ts";
import type { Evaluation } from "./evaluate-checkout.ts";
import { isUnchanged, mayRelease, requireRelease } from "./release.ts";

const [dana, amir] = [1, 2];

const caller = (userId: number, ...permissions: Permission[]) =>
  ({ user: { userId }, can: (permission: Permission) => permissions.includes(permission) }) as Context;

/** Dana's checkout 90 of a cart in version 5; released for 100.00 where `changes` says so. */
function facts(changes: object = {}, version: number | null = 5): CheckoutFacts {
  const unreleased = { processCd: 1184, activatedVersion: null, activatedTotal: null };
  return {
    checkout: { checkoutUid: 90, usersId: dana, ...unreleased, ...changes },
    cart: version === null ? null : { version: `${version}` },
    currency: "USD",
    chain: [],
  } as unknown as CheckoutFacts;
}

const released = { processCd: 1185, activatedVersion: 5, activatedTotal: 100 };

/** A total, and whether it is more than the 40.00 that are left of the allowance. */
const coming = (total: number, exceeded: boolean, remaining: number | null = 40) =>
  ({ total: decimal(total), allowance: { exceeded, remaining } }) as Evaluation;

describe("a release", () => {
  it("is the caller's to give by permission, or for a checkout of one's own within the allowance", () => {
    const may = (context: Context, exceeded: boolean) => mayRelease(context, facts(), coming(100, exceeded));
    expect([may(caller(dana), false), may(caller(dana), true)]).toEqual([true, false]);
    expect([may(caller(amir), false), may(caller(amir, "customer.all"), false)]).toEqual([false, false]);
    expect(may(caller(amir, "checkout.activate"), true)).toBe(true);
  });

  it("is within the allowance a colleague's with the permission", () => {
    const chain = [{ stepNo: 1, fromAmount: 0, usersId: 3, roles: ["approver"] }];
    for (const checkout of [facts(), { ...facts(), chain } as CheckoutFacts]) {
      const may = (context: Context) => mayRelease(context, checkout, coming(100, false));
      expect([may(caller(amir, "checkout.activate")), may(caller(amir))]).toEqual([true, false]);
    }
  });

  it("is nobody's own beyond the allowance but staff's, who order on their own or for a customer", () => {
    const may = (user: object, ...permissions: Permission[]) =>
      mayRelease(
        { ...caller(dana, ...permissions), user: { userId: dana, ...user } } as Context,
        facts(),
        coming(100, true),
      );
    const activate = "checkout.activate";
    expect(may({ customerId: 100200 }, activate)).toBe(false);
    expect(may({}, activate)).toBe(true);
    expect(may({ customerId: 100200, actingFor: 100200 }, activate)).toBe(true);
    expect(may({ customerId: 100200, actingFor: 100200 })).toBe(false);
    expect(may({}, "customer.all")).toBe(false);
  });

  it("is that colleague's whose approval alone the customer's policy asks for", () => {
    const roles = ["approver"];
    const steps = [
      { stepNo: 1, fromAmount: 0, usersId: amir, roles },
      { stepNo: 2, fromAmount: 500, usersId: 3, roles },
    ];
    const may = (userId: number, total: number, chain: readonly object[] = steps) =>
      mayRelease(caller(userId, "checkout.activate"), { ...facts(), chain } as CheckoutFacts, coming(total, true));
    expect([may(amir, 499.99), may(amir, 500)]).toEqual([true, false]);
    expect([may(3, 499.99), may(3, 500)]).toEqual([false, false]);
    expect(may(3, 499.99, [{ stepNo: 1, fromAmount: 0, usersId: null, roles: null }])).toBe(true);
    const anybody = [0, 100].map((fromAmount, index) => ({
      stepNo: index + 1,
      fromAmount,
      usersId: null,
      roles: null,
    }));
    expect([may(amir, 99.99, anybody), may(amir, 100, anybody)]).toEqual([true, false]);
    expect(mayRelease(caller(amir), facts(), coming(100, true))).toBe(false);
  });

  it("is of the cart in the state that was seen, or of none", () => {
    expect(isUnchanged(facts(released))).toBe(true);
    expect(isUnchanged(facts(released, 6))).toBe(false);
    expect(isUnchanged(facts(released, null))).toBe(false);
    expect(isUnchanged(facts({ ...released, activatedVersion: null }, null))).toBe(true);
    expect(isUnchanged(facts({ ...released, activatedVersion: null }))).toBe(false);
  });
});

describe("an order needs a release", () => {
  const order = (checkout: CheckoutFacts, total: number, ownLines = false) =>
    requireRelease(caller(dana), checkout, coming(total, true), ownLines);

  it("but of whoever may give it", () => {
    expect(requireRelease(caller(dana), facts(), coming(40, false), false)).toBeUndefined();
    expect(requireRelease(caller(amir, "checkout.activate"), facts(), coming(999, true), true)).toBeUndefined();
  });

  it("and is refused without one", () => {
    expect(() => order(facts(), 100)).toThrow(
      expect.objectContaining({
        status: 403,
        message:
          "The total of 100.00 USD exceeds the 40.00 USD that are left of the allowance. Ask somebody with the permission `checkout.activate` to release the checkout 90.",
        details: { permission: "checkout.activate", checkoutUid: 90, remaining: 40 },
      }),
    );
    expect(() => requireRelease(caller(amir), facts(), coming(100, false, null), false)).toThrow("the 0.00 USD");
    const askOthers = "Ask somebody with the permission `checkout.activate` to release the checkout 90.";
    const byPolicy =
      "The customer's approval policy decides who releases the checkout 90: let its buyer ask for an approval.";
    const chain = [{ stepNo: 1, fromAmount: 0, usersId: 3, roles: ["approver"] }];
    const refusal = (userId: number, ...permissions: Permission[]) => {
      const checkout = { ...facts(), chain } as CheckoutFacts;
      const context = { ...caller(userId, ...permissions), user: { userId, customerId: 100200 } } as Context;
      return () => requireRelease(context, checkout, coming(100, true), false);
    };
    expect(refusal(amir, "checkout.activate")).toThrow(byPolicy);
    expect(refusal(amir)).toThrow(askOthers);
    expect(refusal(dana, "checkout.activate")).toThrow(askOthers);
    // A release that was taken back left its total behind.
    expect(() => order(facts({ ...released, processCd: 1184 }), 100)).toThrow(expect.objectContaining({ status: 403 }));
  });

  it("that covers its total and its lines", () => {
    expect(order(facts(released), 100)).toBeUndefined();
    expect(order(facts(released), 99.99)).toBeUndefined();
    const changed = expect.objectContaining({
      status: 409,
      message:
        "The checkout 90 was released for 100.00 USD and has changed since; now it comes to 100.01 USD. Have it released again.",
      details: { checkoutUid: 90, releasedTotal: 100 },
    });
    expect(() => order(facts(released), 100.01)).toThrow(changed);
    expect(() => order(facts(released, 6), 100.01)).toThrow(changed);
    expect(() => order(facts(released, 6), 50)).toThrow(expect.objectContaining({ status: 409 }));
    expect(() => order(facts(released), 100, true)).toThrow(expect.objectContaining({ status: 409 }));
    expect(() => order(facts({ ...released, activatedTotal: null }), 0.01)).toThrow("was released for 0.00 USD");
  });
});
