import { type Decimal, decimal, moneyText } from "../../../values/decimal.ts";
import type { ErpHeader } from "../../orders/index.ts";
import type { CheckoutCustomer, CheckoutFacts } from "../checkout-facts.ts";
import { allFindings, error, type Findings, issue, nothingFound, warning } from "../issue.ts";

/** What is to be said of the customer: missing, inactive, on hold, over its limit, without PO number or ship-to. */
export function customerFindings(facts: CheckoutFacts, header: ErpHeader, total: Decimal): Findings {
  const { customer } = facts;
  if (!customer) {
    return error(
      issue("CUSTOMER_MISSING", "The checkout has no customer who exists. Begin it with a cart of a customer."),
    );
  }
  return allFindings([
    activity(customer),
    credit(customer, total, facts.currency),
    purchaseOrder(customer, header),
    destination(customer, facts, header),
  ]);
}

function activity({ customerName, webEnabled }: CheckoutCustomer): Findings {
  if (webEnabled) return nothingFound;
  return error(issue("CUSTOMER_INACTIVE", `${customerName} does not order in the shop. Ask our sales desk.`));
}

function credit(customer: CheckoutCustomer, total: Decimal, currency: string): Findings {
  const name = customer.customerName;
  if (customer.creditHold)
    return error(
      issue("CREDIT_HOLD", `${name} is on credit hold and may not order for now. Ask our accounts receivable.`),
    );
  if (customer.creditLimit === null) return nothingFound;
  const limit = `${moneyText(decimal(customer.creditLimit))} ${currency}`;
  const notCounted = customer.openElsewhere.map((open) =>
    issue(
      "OPEN_IN_OTHER_CURRENCY",
      `${name} owes ${moneyText(decimal(open.amount))} ${open.currency} besides, which the credit limit of ${limit} does not count.`,
    ),
  );
  const used = decimal(customer.creditUsed);
  if (used.plus(total).lte(customer.creditLimit)) return warning(...notCounted);
  const exceeded = issue(
    "CREDIT_LIMIT_EXCEEDED",
    `The order of ${moneyText(total)} ${currency} would take ${name} over the credit limit of ${limit}: ${moneyText(used)} ${currency} are open. Order for less, or pay open invoices first.`,
  );
  return { errors: [exceeded], warnings: notCounted };
}

function purchaseOrder({ customerName, poNoRequired }: CheckoutCustomer, header: ErpHeader): Findings {
  if (!poNoRequired || header.customerPoNumber?.trim()) return nothingFound;
  return error(
    issue("PO_NUMBER_REQUIRED", `${customerName} requires a purchase order number. Give \`customerPoNumber\`.`),
  );
}

function destination({ customerName }: CheckoutCustomer, { shipTo }: CheckoutFacts, header: ErpHeader): Findings {
  if (shipTo || (header.shipToAddress1 && header.shipToZip)) return nothingFound;
  const named = header.shipToId === undefined ? "has no ship-to address" : `has no ship-to \`${header.shipToId}\``;
  return error(issue("SHIP_TO_MISSING", `${customerName} ${named}. Choose one of the customer's, or give an address.`));
}
