import { erpHeaderAliases, erpLineAliases, snakeName } from "@purvey/contract/services/commerce/erp-aliases";
import { rule } from "@purvey/contract/testing/rule";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addedLines, erpRequestOf, keptHeader } from "./erp-order-request.ts";

const texts = [
  "shipToZip",
  "shipToEmail",
  "customerPoNumber",
  "class1",
  "class2",
  "class3",
  "class4",
  "class5",
  "taker",
  "userEmail",
];
const numbers = ["customerId", "shippingEstimate", "cartTax", "userId"];

describe("the header of an ERP order", () => {
  rule("R065 understands every alias in camelCase, snake_case and any case", () => {
    for (const [name, aliases] of Object.entries(erpHeaderAliases)) {
      const value =
        texts.includes(name) || name.startsWith("delivery") || (name.startsWith("shipTo") && name !== "shipToId")
          ? "7"
          : name === "requestedShipDate"
            ? "2026-03-14 00:00:00"
            : 7;
      for (const alias of [name, ...aliases]) {
        for (const spelled of [alias, snakeName(alias), alias.toUpperCase()]) {
          expect(erpRequestOf({ header: { [spelled]: value } }).header, spelled).toEqual({ [name]: value });
        }
      }
    }
  });

  rule("R065 knows every field the specification names", () => {
    expect(Object.keys(erpHeaderAliases)).toEqual(expect.arrayContaining([...texts, ...numbers]));
  });

  rule("R064 R065 takes any of the four forms; of several, fields of earlier ones go first", () => {
    for (const form of ["oeHdr", "oe_hdr", "header", "customer"]) {
      expect(erpRequestOf({ [form]: { po_no: "PO-1" } }).header).toEqual({ customerPoNumber: "PO-1" });
    }
    const header = erpRequestOf({
      customer: { po_no: "4", taker: "ANN" },
      header: { po_no: "3" },
      oeHdr: { class1: "A" },
    }).header;
    expect(header).toEqual({ customerPoNumber: "3", taker: "ANN", class1: "A" });
  });

  it("puts a field's own name before its aliases, and leaves out nothing, empty and unknown ones", () => {
    const given = { po_no: "alias", customer_po_number: "own", taker: "", class1: null, whatever: { deep: true } };
    expect(erpRequestOf({ header: given }).header).toEqual({ customerPoNumber: "own" });
  });

  it("checks values under aliases no less than under the name, and reads numbers from text", () => {
    expect(erpRequestOf({ header: { customerNo: "100200", ship2Zip: 43610 } }).header).toEqual({
      customerId: 100200,
      shipToZip: "43610",
    });
    expect(() => erpRequestOf({ oe_hdr: { takenBy: "t".repeat(256) } })).toThrow(
      expect.objectContaining({ issues: [expect.objectContaining({ path: "oe_hdr.taker" })] }),
    );
  });

  it("reads what a checkout keeps, and leaves out what is no header field", () => {
    expect(keptHeader({ poNumber: "PO-1", colour: "red", email: { a: 1 } }, undefined)).toEqual({
      customerPoNumber: "PO-1",
    });
    expect(keptHeader({ poNumber: "PO-1" }, { oe_hdr: { po_no: "PO-2" } })).toEqual({ customerPoNumber: "PO-2" });
    expect(keptHeader(null, "text")).toEqual({});
  });

  it("never fails on what callers keep in a checkout", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (properties, body) => {
        expect(typeof keptHeader(properties, body)).toBe("object");
      }),
    );
  });
});

describe("the lines and the payment account of an ERP order", () => {
  rule("R066 understands every alias of a line", () => {
    for (const [name, aliases] of Object.entries(erpLineAliases)) {
      const value = ["manualPriceOverride", "willCall"].includes(name)
        ? "Y"
        : ["itemId", "unitOfMeasure", "lineNote"].includes(name)
          ? "x"
          : 7;
      for (const alias of [name, ...aliases]) {
        for (const spelled of [alias, snakeName(alias)]) {
          expect(erpRequestOf({ lines: [{ [spelled]: value }] }).lines, spelled).toEqual([{ [name]: value }]);
        }
      }
    }
  });

  rule("R066 refuses lines that do not fit, by field", () => {
    expect(() => erpRequestOf({ lines: [{}, { uom: "123456789", qty: -1 }] })).toThrow(
      expect.objectContaining({
        issues: [
          expect.objectContaining({ path: "lines[1].unitQuantity" }),
          expect.objectContaining({ path: "lines[1].unitOfMeasure" }),
        ],
      }),
    );
  });

  rule("R066 reads one line from the fields themselves, or several", () => {
    expect(addedLines({ item_id: "A", unit_quantity: 2, checkoutUid: 1 })).toEqual([{ itemId: "A", unitQuantity: 2 }]);
    expect(addedLines({ lines: [{ itemId: "A" }, { itemId: "B" }] })).toHaveLength(2);
  });

  rule("R067 understands a payment account in both spellings", () => {
    const account = {
      payment_account_id: "pa_1",
      processor: "element",
      last_four: 4242,
      card_brand: "Visa",
      exp_month: "09",
      expirationYear: "2028",
      name: "Dana Whitfield",
      street: "3400 Detroit Avenue",
      city: "Toledo",
      state: "OH",
      zip: "43610",
      country: "US",
    };
    const wanted = {
      paymentAccountId: "pa_1",
      processor: "element",
      lastFour: "4242",
      brand: "Visa",
      expirationMonth: "09",
      expirationYear: "2028",
      name: "Dana Whitfield",
      street: "3400 Detroit Avenue",
      city: "Toledo",
      state: "OH",
      zip: "43610",
      country: "US",
    };
    expect(erpRequestOf({ paymentAccount: account }).payment).toEqual(wanted);
    expect(erpRequestOf({ payment_account: account }).payment).toEqual(wanted);
    expect(erpRequestOf({ header: {} }).payment).toBeUndefined();
  });
});
