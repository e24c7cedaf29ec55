import { describe, expect, it } from "vitest";
import type { DocumentHeader, OrderDocument } from "../orders/order-document.ts";
import { type OrderFacts, orderProblems } from "./order-problems.ts";

const header: DocumentHeader = {
  customerId: 100200,
  customerName: "Northgate",
  companyId: "PDS",
  contactId: 1,
  salesLocationId: 20,
  approved: "Y",
  quote: "N",
  customerPoNumber: "PO-1",
  requestedDate: null,
  taker: "WEB",
  shipToId: 1,
  shipToName: "Plant",
  shipToAddress1: "3400 Detroit Avenue",
  shipToAddress2: null,
  shipToCity: "Toledo",
  shipToState: "OH",
  shipToZip: "43610",
  shipToCountry: "US",
  shipToEmail: null,
  deliveryCode: null,
  deliveryName: null,
  deliveryNote: null,
  class1: null,
  class2: null,
  class3: null,
  class4: null,
  class5: null,
  addressCheck: null,
  subtotal: 1,
  taxAmount: 0,
  freightAmount: 0,
  totalAmount: 1,
  currency: "USD",
  lines: [
    {
      lineNo: 1,
      invMastUid: 7,
      itemId: "HB-M8-40",
      description: "Bolt",
      unitQuantity: 1,
      unitOfMeasure: "BX",
      unitPrice: 1,
      extendedPrice: 1,
      manualPriceOverride: "N",
      willCall: "N",
      sourceLocationId: 20,
      lineNote: null,
    },
  ],
};
const facts: OrderFacts = {
  orderStatus: "open",
  customer: { creditHold: false, poNoRequired: true },
  shipToCustomerId: 100200,
  units: new Map([[7, ["EA", "BX"]]]),
};
const document = (more: Partial<DocumentHeader>): OrderDocument => ({
  importSetNo: "5",
  orderNo: 5,
  orderDate: "2026-03-14 09:26:53",
  impOeHdrSalesrep: [],
  impOeHdr: { ...header, ...more },
  impOeHdrWeb: {
    webReferenceNo: null,
    checkoutUid: null,
    cartHdrUid: null,
    sourceName: null,
    usersId: null,
    userName: null,
    userEmail: null,
  },
});
const problems = (more: Partial<DocumentHeader>, other: Partial<OrderFacts> = {}) =>
  orderProblems(document(more), { ...facts, ...other });

describe("why the ERP does not take an order", () => {
  it("finds nothing wrong with a good one", () => {
    expect(problems({})).toEqual([]);
    expect(problems({ shipToZip: "43610-1204" })).toEqual([]);
  });

  it.each([
    [{ customerPoNumber: null }, "give `customerPoNumber`"],
    [{ shipToState: "oh" }, "two capital letters"],
    [{ shipToState: null }, "two capital letters"],
    [{ shipToZip: "90210" }, "lies in `CA`, not in `OH`"],
    [{ shipToZip: "4361" }, "There is no postal code `4361`"],
    [{ shipToZip: "43610 1204" }, "not five digits"],
    [{ shipToState: "Ohio" }, "two capital letters"],
    [{ shipToCountry: "CA", shipToState: "ON", shipToZip: "V5K 0A1" }, "lies in `BC`, not in `ON`"],
    [{ shipToCity: null }, "no `shipToCity`"],
    [{ shipToAddress1: "" }, "no `shipToAddress1`"],
    [{ taker: "x".repeat(31) }, "`taker` has 31 characters, and the ERP takes 30"],
  ] as const)("names what is wrong in %o", (more, sentence) => {
    expect(problems(more)).toEqual([expect.stringContaining(sentence)]);
  });

  it.each([
    [{ orderStatus: undefined }, "There is no order 5 any more"],
    [{ orderStatus: "cancelled" }, "was cancelled"],
    [{ customer: undefined }, "There is no customer 100200"],
    [{ customer: { creditHold: true, poNoRequired: false } }, "credit hold"],
    [{ shipToCustomerId: 100300 }, "Ship-to 1 is none of customer 100200"],
    [{ units: new Map() }, "Line 1: there is no item `HB-M8-40`"],
    [{ units: new Map([[7, ["EA"]]]) }, "has no unit `BX`, only EA"],
  ] as const)("says what the ERP does not know: %o", (other, sentence) => {
    expect(problems({}, other)).toEqual([expect.stringContaining(sentence)]);
  });

  it("looks at no address of what is collected, and at no US state abroad or with the armed forces", () => {
    const collected = header.lines.map((line) => ({ ...line, willCall: "Y" as const }));
    expect(problems({ lines: collected, shipToZip: null, shipToState: null, shipToCity: null })).toEqual([]);
    expect(problems({ shipToCountry: "CA", shipToState: "Ontario", shipToZip: "M5V 2T6" })).toEqual([]);
    expect(problems({ shipToState: "AE", shipToZip: "09021" })).toEqual([]);
  });
});
