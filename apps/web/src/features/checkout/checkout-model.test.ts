import type { CheckoutDocument, CheckoutIssue } from "@purvey/contract/generated/commerce";
import { describe, expect, it } from "vitest";
import { attemptKey, endAttempt } from "./attempt-key.ts";
import {
  awaitsColleague,
  blockedItems,
  formOf,
  formProblems,
  headerOf,
  missingAllowance,
  placeIssues,
  sameForm,
  seenTotals,
  stageAfter,
  stageOf,
  storedForm,
} from "./checkout-model.ts";

const form = { shipToId: 2, poNumber: " PO-1 ", note: "Ring twice", date: "2026-12-01", delivery: undefined };
const totals = { subtotal: 88, taxAmount: 6.82, freightAmount: 0, totalAmount: 94.82, currency: "USD" };

const empty = { shipToId: undefined, poNumber: " ", note: "", date: "", delivery: undefined };
const rules = {
  ...{ poRequired: false, today: "2026-11-23" },
  say: { poMissing: "PO!", shipToMissing: "Where to?", dayPast: "Over!" },
};

function issue(code: CheckoutIssue["code"], lineNo: number | null = null): CheckoutIssue {
  return { code, message: `${code}.`, lineNo, itemId: null, suggestedQuantity: null, suggestedUnitOfMeasure: null };
}

describe("the totals of a checkout", () => {
  it("are agreed to as they were on the page when it was ordered, but for another ship-to", () => {
    const at = (subtotal: number) =>
      ({ checkout: { shipToId: 2, properties: {} }, totals: { ...totals, subtotal } }) as CheckoutDocument;
    expect(seenTotals(at(88), at(99), form).subtotal).toBe(88);
    expect(seenTotals(at(88), at(99), { shipToId: 3 }).subtotal).toBe(99);
  });
});

describe("the form of a checkout", () => {
  it("is kept with the checkout and comes back from it", () => {
    const stored = storedForm(7, form);
    expect(stored).toEqual({
      cartHdrUid: 7,
      shipToId: 2,
      customerPoNumber: "PO-1",
      properties: { deliveryNote: "Ring twice", requestedShipDate: "2026-12-01 00:00:00" },
    });
    const checkout = {
      shipToId: 2,
      customerPoNumber: "PO-1",
      properties: stored.properties,
    } as CheckoutDocument["checkout"];
    expect(formOf({ checkout })).toEqual({ ...form, poNumber: "PO-1" });
  });

  it("begins with the checkout's ship-to, and stands what others kept in the properties", () => {
    const checkout = {
      shipToId: null,
      customerPoNumber: null,
      properties: { deliveryNote: 7 },
    } as unknown as CheckoutDocument["checkout"];
    const shipTo = { shipToId: 1 } as CheckoutDocument["shipTo"];
    expect(formOf({ checkout, ...(shipTo ? { shipTo } : {}) })).toEqual({
      shipToId: 1,
      poNumber: "",
      note: "",
      date: "",
      delivery: undefined,
    });
  });

  it("keeps the chosen delivery, whose cost is the freight of the totals and of the order", () => {
    const chosen = { ...form, delivery: { code: "ups/03", name: "UPS Ground", cost: 14.2 } };
    const { properties } = storedForm(7, chosen);
    expect(properties).toMatchObject({ deliveryCode: "ups/03", deliveryName: "UPS Ground", shippingEstimate: 14.2 });
    const checkout = { shipToId: 2, customerPoNumber: "PO-1", properties } as CheckoutDocument["checkout"];
    expect(formOf({ checkout }).delivery).toEqual(chosen.delivery);
    expect(headerOf(chosen, totals)).toMatchObject(properties ?? {});
    expect(sameForm(chosen, form)).toBe(false);
    expect(sameForm(chosen, { ...chosen, delivery: { ...chosen.delivery } })).toBe(true);
  });

  it("tells whether it changed", () => {
    expect(sameForm(form, { ...form })).toBe(true);
    expect(sameForm(form, { ...form, note: "" })).toBe(false);
  });

  it("makes the header of the order, with the tax that was shown", () => {
    expect(headerOf(form, totals)).toEqual({
      customerPoNumber: "PO-1",
      cartTax: 6.82,
      shipToId: 2,
      requestedShipDate: "2026-12-01 00:00:00",
      deliveryNote: "Ring twice",
    });
    expect(headerOf({ shipToId: undefined, poNumber: " ", note: "", date: "", delivery: undefined }, totals)).toEqual({
      customerPoNumber: null,
      cartTax: 6.82,
    });
  });

  it("asks for the order number only where the account does", () => {
    expect(formProblems(empty, { ...rules, poRequired: true })).toEqual({ shipTo: "Where to?", poNumber: "PO!" });
    expect(formProblems({ ...empty, shipToId: 1 }, rules)).toEqual({});
  });

  it("takes no day that is over, also one that was entered when it was not", () => {
    const on = (date: string) => formProblems({ ...empty, shipToId: 1, date }, rules);
    expect(on("2026-11-22")).toEqual({ date: "Over!" });
    expect([on("2026-11-23"), on("2027-01-04")]).toEqual([{}, {}]);
  });
});

describe("findings of a validation", () => {
  it("stand at their field, at their line, or above all", () => {
    const placed = placeIssues([
      issue("PO_NUMBER_REQUIRED"),
      issue("STOCK_SHORT", 2),
      issue("PRICE_CHANGED", 2),
      issue("CREDIT_HOLD"),
      issue("ALLOWANCE_EXCEEDED"),
    ]);
    expect(placed.fields).toEqual({ poNumber: "PO_NUMBER_REQUIRED." });
    expect(placed.lines.get(2)?.map(({ code }) => code)).toEqual(["STOCK_SHORT", "PRICE_CHANGED"]);
    expect(placed.page.map(({ code }) => code)).toEqual(["CREDIT_HOLD"]);
    const lines = [1, 2].map((lineNo) => ({ lineNo, itemId: `PART-${lineNo}` }));
    expect(blockedItems({ lines }, placed)).toEqual(["PART-2"]);
  });
});

describe("the stage of a checkout", () => {
  const buyer = { mayRelease: false };
  const line = {} as CheckoutDocument["lines"][number];
  const allowance = { allowance: 500, period: "month", used: 0, remaining: 90, exceeded: true } as const;
  const open = {
    checkout: { processCd: 704, properties: {} },
    lines: [line],
    orderNo: null,
    allowance,
  } as unknown as CheckoutDocument;

  it("waits for a release over the allowance, unless one may release or it is released", () => {
    expect(stageOf(open, buyer)).toBe("needsRelease");
    expect(stageOf(open, { mayRelease: true })).toBe("ready");
    const properties = { approvalAskedAt: "2026-03-14 09:26:53", approvalAskedOf: "Amir Haddad" };
    expect(stageOf({ ...open, checkout: { ...open.checkout, properties } }, buyer)).toBe("waiting");
    expect(stageOf({ ...open, checkout: { ...open.checkout, processCd: 1185 } }, buyer)).toBe("ready");
    expect(stageOf({ ...open, allowance: { ...allowance, exceeded: false } }, buyer)).toBe("ready");
  });

  it("needs another release where the lines were changed after it: the order was refused, and nobody could be asked", () => {
    const changed = [{ code: "CHANGED_SINCE_ACTIVATION" }] as const;
    const asked = (approvalAskedAt: string) => {
      const properties = { approvalAskedAt, approvalAskedOf: "Amir Haddad" };
      return { ...open, checkout: { ...open.checkout, properties, dateActivated: "2026-03-14 10:00:00" } };
    };
    expect(stageAfter("ready", open, buyer, changed)).toBe("needsRelease");
    expect(stageAfter("ready", asked("2026-03-14 09:26:53"), buyer, changed)).toBe("needsRelease");
    expect(stageAfter("ready", asked("2026-03-14 10:26:53"), buyer, changed)).toBe("waiting");
    expect(stageAfter("ready", open, buyer, [])).toBe("ready");
    expect(stageAfter("ready", open, { mayRelease: true }, changed)).toBe("ready");
    expect(stageAfter("waiting", open, buyer, changed)).toBe("waiting");
    expect(stageAfter("ready", { ...open, allowance: { ...allowance, exceeded: false } }, buyer, changed)).toBe(
      "ready",
    );
  });

  it("is a colleague's to act on until it is ordered, also between his release and his order", () => {
    const released = { ...open, checkout: { ...open.checkout, processCd: 1185 } };
    expect([open, released].map((doc) => awaitsColleague(doc, buyer))).toEqual([true, true]);
    expect(awaitsColleague({ ...released, orderNo: 500003 }, buyer)).toBe(false);
    expect(awaitsColleague(open, { mayRelease: true })).toBe(false);
    expect(awaitsColleague({ ...open, lines: [] }, buyer)).toBe(false);
    expect(awaitsColleague({ ...open, allowance: { ...allowance, exceeded: false } }, buyer)).toBe(false);
  });

  it("is ordered whatever else, and empty without lines", () => {
    expect(stageOf({ ...open, orderNo: 500003 }, buyer)).toBe("ordered");
    expect(stageOf({ ...open, lines: [] }, buyer)).toBe("empty");
  });

  it("knows what is missing of the allowance", () => {
    expect(missingAllowance({ allowance, totals })).toBe(4.82);
    expect(missingAllowance({ allowance: { ...allowance, remaining: null }, totals })).toBe(0);
  });
});

describe("the key of an attempt", () => {
  const kept = new Map<string, string>();
  const memory = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };

  it("is the same until the attempt ends, and each checkout's own", () => {
    const first = attemptKey(7, memory);
    expect(attemptKey(7, memory)).toBe(first);
    expect(attemptKey(8, memory)).not.toBe(first);
    endAttempt(7, memory);
    expect(attemptKey(7, memory)).not.toBe(first);
  });

  it("is made also where nothing can be kept", () => {
    const forbidden = {
      ...memory,
      getItem: () => {
        throw new Error("forbidden");
      },
    };
    expect(attemptKey(9, forbidden)).toMatch(/^[0-9a-f-]{36}$/);
    expect(attemptKey(9, undefined)).toMatch(/^[0-9a-f-]{36}$/);
  });
});
