import { describe, expect, it } from "vitest";
import { decimal } from "../../../values/decimal.ts";
import type { CheckoutCustomer, CheckoutFacts, CheckoutShipTo } from "../checkout-facts.ts";
import { customerFindings } from "./customer-findings.ts";

const buyer: CheckoutCustomer = {
  customerId: 100200,
  customerName: "Northgate",
  companyId: "1",
  poNoRequired: false,
  termsDesc: null,
  creditHold: false,
  creditLimit: null,
  creditUsed: 0,
  openElsewhere: [],
  webEnabled: true,
  salesRepId: null,
  classes: [],
};

const dock: CheckoutShipTo = {
  shipToId: 1,
  shipToName: "Dock",
  address1: "1 Dock Road",
  address2: null,
  city: "Toledo",
  state: "OH",
  postalCode: "43610",
  country: "US",
  email: null,
};

/** The errors of an order of 100, as `CODE sentence`; there are never warnings. */
function errorsOf(
  customer: Partial<CheckoutCustomer> | null,
  header: Parameters<typeof customerFindings>[1] = {},
  shipTo: CheckoutShipTo | null = dock,
): string[] {
  const facts = { customer: customer && { ...buyer, ...customer }, shipTo, currency: "USD" } as CheckoutFacts;
  const { errors, warnings } = customerFindings(facts, header, decimal(100));
  expect(warnings).toEqual([]);
  return errors.map(({ code, message }) => `${code} ${message}`);
}

describe("what is said of a customer", () => {
  it("is nothing of one who may order", () => {
    expect(errorsOf({})).toEqual([]);
  });

  it("is that there is none, or that the shop is not open to it", () => {
    expect(errorsOf(null)).toEqual([
      "CUSTOMER_MISSING The checkout has no customer who exists. Begin it with a cart of a customer.",
    ]);
    expect(errorsOf({ webEnabled: false })).toEqual([
      "CUSTOMER_INACTIVE Northgate does not order in the shop. Ask our sales desk.",
    ]);
  });

  it("is that the order would take it over its credit limit, and not that it would meet it", () => {
    expect(errorsOf({ creditLimit: 1000, creditUsed: 900 })).toEqual([]);
    expect(errorsOf({ creditLimit: 1000, creditUsed: 900.01 })).toEqual([
      "CREDIT_LIMIT_EXCEEDED The order of 100.00 USD would take Northgate over the credit limit of 1000.00 USD: 900.01 USD are open. Order for less, or pay open invoices first.",
    ]);
    expect(errorsOf({ creditLimit: 99.99 })).toHaveLength(1);
    expect(errorsOf({ creditLimit: 100 })).toEqual([]);
    expect(errorsOf({ creditLimit: 0 })).toHaveLength(1);
    expect(errorsOf({ creditLimit: null, creditUsed: 1_000_000 })).toEqual([]);
  });

  it("is what it owes in other currencies, which its limit does not count", () => {
    const openElsewhere = [{ currency: "EUR", amount: 40.5 }];
    const customer: CheckoutCustomer = { ...buyer, creditLimit: 1000, creditUsed: 950, openElsewhere };
    const facts = { customer, shipTo: dock as CheckoutShipTo | null, currency: "USD" } as CheckoutFacts;
    const { errors, warnings } = customerFindings(facts, {}, decimal(100));
    expect([errors.map(({ code }) => code), warnings.map(({ code, message }) => `${code} ${message}`)]).toEqual([
      ["CREDIT_LIMIT_EXCEEDED"],
      [
        "OPEN_IN_OTHER_CURRENCY Northgate owes 40.50 EUR besides, which the credit limit of 1000.00 USD does not count.",
      ],
    ]);
    expect(errorsOf({ creditLimit: null, openElsewhere })).toEqual([]);
  });

  it("is a credit hold, whatever the limit leaves", () => {
    const held = ["CREDIT_HOLD Northgate is on credit hold and may not order for now. Ask our accounts receivable."];
    expect(errorsOf({ creditHold: true, creditLimit: 1_000_000 })).toEqual(held);
    expect(errorsOf({ creditHold: true, creditLimit: 0 })).toEqual(held);
  });

  it("is a missing purchase order number where one is required; blanks are none", () => {
    const missing = ["PO_NUMBER_REQUIRED Northgate requires a purchase order number. Give `customerPoNumber`."];
    expect(errorsOf({ poNoRequired: true })).toEqual(missing);
    expect(errorsOf({ poNoRequired: true }, { customerPoNumber: "  " })).toEqual(missing);
    expect(errorsOf({ poNoRequired: true }, { customerPoNumber: "PO-1" })).toEqual([]);
  });

  it("is a missing place to ship to: street and ZIP of the order's own are one", () => {
    const choose = "Choose one of the customer's, or give an address.";
    const missing = [`SHIP_TO_MISSING Northgate has no ship-to address. ${choose}`];
    expect(errorsOf({}, {}, null)).toEqual(missing);
    expect(errorsOf({}, { shipToAddress1: "1 Main Street" }, null)).toEqual(missing);
    expect(errorsOf({}, { shipToZip: "43610" }, null)).toEqual(missing);
    expect(errorsOf({}, { shipToAddress1: "1 Main Street", shipToZip: "43610" }, null)).toEqual([]);
    expect(errorsOf({}, { shipToId: 9 }, null)).toEqual([`SHIP_TO_MISSING Northgate has no ship-to \`9\`. ${choose}`]);
  });

  it("is all of it at once, in the order in which it is mended", () => {
    const codes = errorsOf({ webEnabled: false, creditHold: true, poNoRequired: true }, {}, null).map(
      (text) => text.split(" ")[0],
    );
    expect(codes).toEqual(["CUSTOMER_INACTIVE", "CREDIT_HOLD", "PO_NUMBER_REQUIRED", "SHIP_TO_MISSING"]);
  });
});
