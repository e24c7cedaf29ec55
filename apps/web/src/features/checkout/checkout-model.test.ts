import type { Approval, CheckoutDocument, CheckoutIssue } from "@purvey/contract/generated/commerce";
import { describe, expect, it } from "vitest";
import {
  askedNames,
  awaitsColleague,
  blockedItems,
  declineOf,
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
import { attemptKey, endAttempt } from "./use-place-order.ts";

const form = { shipToId: 2, poNumber: " PO-1 ", note: "Ring twice", date: "2026-12-01", delivery: undefined };
const totals = { subtotal: 88, taxAmount: 6.82, freightAmount: 0, totalAmount: 94.82, currency: "USD" };

const empty = { shipToId: undefined, poNumber: " ", note: "", date: "", delivery: undefined };
const rules = {
  poRequired: false,
  today: "2026-11-23",
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
  const line = {} as CheckoutDocument["lines"][number];
  const allowance = { allowance: 500, period: "month", used: 0, remaining: 90, exceeded: true } as const;
  const open = {
    checkout: { processCd: 704, properties: {} },
    lines: [line],
    orderNo: null,
    allowance,
    approval: null,
    mayRelease: false,
  } as unknown as CheckoutDocument;
  const step = { stepNo: 1, decision: null, approvers: [{ usersId: 2, name: "Amir Haddad" }] };
  const approval = {
    status: "asked",
    isStale: false,
    mayDecide: false,
    stepNo: 1,
    steps: [step],
  } as unknown as Approval;
  const released = { ...open, checkout: { ...open.checkout, processCd: 1185 } };

  it("waits for an approval over the allowance, unless one may release or decide it or it is released", () => {
    expect(stageOf(open)).toBe("needsRelease");
    expect(stageOf({ ...open, mayRelease: true })).toBe("ready");
    expect(stageOf({ ...open, approval })).toBe("waiting");
    expect(stageOf({ ...open, approval: { ...approval, mayDecide: true } })).toBe("ready");
    expect(stageOf(released)).toBe("ready");
    expect(stageOf({ ...open, allowance: { ...allowance, exceeded: false } })).toBe("ready");
  });

  it("has to be asked again once it changed or was declined, which names why", () => {
    expect(stageOf({ ...open, approval: { ...approval, isStale: true } })).toBe("needsRelease");
    const declined = { ...step, decision: "declined", reason: "Too much." } as Approval["steps"][number];
    const refused = { ...open, approval: { ...approval, status: "declined", steps: [declined] } as Approval };
    expect(stageOf(refused)).toBe("needsRelease");
    expect([declineOf(refused)?.reason, declineOf(open)]).toEqual(["Too much.", undefined]);
    expect(askedNames(approval)).toBe("Amir Haddad");
  });

  it("needs another release where the lines were changed after it: the order was refused, and nobody could be asked", () => {
    const changed = [{ code: "CHANGED_SINCE_ACTIVATION" }] as const;
    expect(stageAfter("ready", released, changed)).toBe("needsRelease");
    expect(stageAfter("ready", { ...released, approval }, changed)).toBe("waiting");
    expect(stageAfter("ready", released, [])).toBe("ready");
    expect(stageAfter("ready", { ...released, mayRelease: true }, changed)).toBe("ready");
    expect(stageAfter("waiting", open, changed)).toBe("waiting");
    expect(stageAfter("ready", { ...released, allowance: { ...allowance, exceeded: false } }, changed)).toBe("ready");
  });

  it("is a colleague's to act on until it is ordered, also between their release and their order", () => {
    expect([open, released].map(awaitsColleague)).toEqual([true, true]);
    expect(awaitsColleague({ ...released, orderNo: 500003 })).toBe(false);
    expect(awaitsColleague({ ...open, mayRelease: true })).toBe(false);
    expect(awaitsColleague({ ...open, lines: [] })).toBe(false);
    expect(awaitsColleague({ ...open, allowance: { ...allowance, exceeded: false } })).toBe(false);
  });

  it("is ordered whatever else, and empty without lines", () => {
    expect(stageOf({ ...open, orderNo: 500003 })).toBe("ordered");
    expect(stageOf({ ...open, lines: [] })).toBe("empty");
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
    expect(attemptKey(9, forbidden)).toMatch(/^\d+(-\d+){3}$/);
    expect(attemptKey(9, undefined)).toMatch(/^\d+(-\d+){3}$/);
  });
});
