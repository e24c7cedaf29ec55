import { get, type Resource, resource } from "../../endpoint.ts";
import {
  datetime,
  entity,
  integer,
  list,
  money,
  nullable,
  open,
  orderBy,
  paging,
  required,
  text,
  uid,
  yesNo,
} from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";
import { Contact } from "./contact.ts";
import { customerId, searchWords } from "./keys.ts";
import { ShipTo } from "./ship-to.ts";

function classId(position: number) {
  return nullable(text({ description: `The customer's class ${position}, as the site defines it`, example: "WEST" }));
}

const customerFields = {
  customerId,
  companyId: text({ max: 8, description: "The company that serves the customer", example: "01" }),
  customerName: text({ example: "Northgate Fabrication" }),
  class1Id: classId(1),
  class2Id: classId(2),
  class3Id: classId(3),
  class4Id: classId(4),
  class5Id: classId(5),
  webEnabledFlag: yesNo({ description: "May order on the web" }),
  deleteFlag: yesNo({ example: "N" }),
  salesRepId: nullable(text({ description: "The sales representative who looks after the customer", example: "S10" })),
  poNoRequired: yesNo({ description: "Orders need a purchase order number" }),
  termsId: nullable(text({ description: "Terms of payment", example: "N30" })),
  termsDesc: nullable(text({ description: "The terms in words", example: "Net 30 days" })),
  taxableFlag: yesNo({ description: "Pays sales tax" }),
  priceClass: integer({ min: 1, max: 10, description: "The column of the price list, price1 to price10", example: 2 }),
  creditLimit: nullable(money({ description: "How much may be open at most; none without a limit", example: 50000 })),
  creditHold: yesNo({ description: "The account is on hold", example: "N" }),
  defaultShipToId: nullable(uid("The ship-to address used first")),
  defaultLocationId: nullable(uid("The location that serves the customer first")),
  emailAddress: nullable(text({ example: "purchasing@northgate.example" })),
  phone: nullable(text({ example: "+1 419 555 0100" })),
  userDefined: open({ description: "The site's own fields of a customer", example: { region: "Great Lakes" } }),
  dateCreated: datetime(),
  dateLastModified: datetime(),
};

/** A company that buys (R194). */
export const Customer: ObjectSchema = entity("Customer", "A company that buys", customerFields);

/** Who sells to a customer: somebody to ask for a price. */
export const CustomerSalesRep: ObjectSchema = entity(
  "CustomerSalesRep",
  "A representative who looks after a customer",
  {
    usersId: uid("The user, who can be notified"),
    name: text({ description: "Their name", example: "Sara Lindqvist" }),
    email: nullable(text({ example: "sara@purveydemo.example" })),
  },
);

/** A customer at a glance: addresses, people and the state of the account. */
export const CustomerDoc: ObjectSchema = entity(
  "CustomerDoc",
  "A customer with addresses, contacts and the state of the account",
  {
    ...customerFields,
    addresses: list(ShipTo, { description: "All addresses, up to 100" }),
    contacts: list(Contact, { description: "The people, up to 100" }),
    salesReps: list(CustomerSalesRep, {
      description: "The representatives who look after the customer, as far as they are users of the site",
    }),
    addressCount: integer({ min: 0, example: 3 }),
    contactCount: integer({ min: 0, example: 5 }),
    currency: text({
      description: "What the amounts are in, ISO 4217: the currency of the site. Documents in another are not in them",
      example: "USD",
    }),
    openOrderCount: integer({ min: 0, description: "Orders neither invoiced nor cancelled", example: 2 }),
    openOrderAmount: money({ description: "What these orders amount to", example: 1840.5 }),
    openInvoiceCount: integer({ min: 0, example: 1 }),
    balanceDue: money({ description: "What the open invoices still ask for", example: 920.25 }),
    pastDue: money({ description: "The part of it that is past its due date", example: 0 }),
    creditAvailable: nullable(
      money({ description: "Credit limit less balance and open orders; none without a limit", example: 47239.25 }),
    ),
    lastOrderDate: nullable(datetime({ description: "When the customer ordered last" })),
  },
);

const one = { customerId };
const words = ["account", "company", "buyer", "sold-to", "client"];
const whoSees =
  "A shopper sees their own customer, a sales representative their customers, staff with `customer.all` every one.";

/** Companies that buy. */
export const customer: Resource = resource("/customer", {
  list: get("", {
    query: {
      q: searchWords("number, name or e-mail", "northgate"),
      class5Id: text({ description: "Only customers of this class 5" }),
      orderBy: orderBy("customer_id|ASC"),
      ...paging(),
    },
    returns: list(Customer),
    summary: "List customers",
    description: whoSees,
    words: [...words, "accounts of a sales rep"],
    tasks: ["all accounts", "accounts in my territory"],
    permission: "customer.read",
    scope: "customer",
    rules: ["R034", "R035"],
  }),
  lookup: get("/lookup", {
    query: { q: required(searchWords("number, name, e-mail or city; the best match comes first")), ...paging() },
    returns: list(Customer),
    summary: "Find a customer by number, name or words",
    description: `The exact number comes first, then numbers and names that begin with the text, then the rest by name. ${whoSees}`,
    words: [...words, "search", "find", "type ahead", "who is"],
    tasks: ["find an account by name", "autocomplete for customers"],
    permission: "customer.read",
    scope: "customer",
    rules: ["R034", "R156"],
  }),
  get: get("/{customerId}", {
    params: one,
    returns: Customer,
    summary: "Get one customer",
    description: whoSees,
    words: [...words, "terms", "credit limit", "price class"],
    tasks: [
      "payment terms of a customer",
      "is a PO number required",
      "customer master data",
      "sales rep of a customer",
    ],
    permission: "customer.read",
    scope: "customer",
    rules: ["R194"],
  }),
  doc: get("/{customerId}/doc", {
    params: one,
    returns: CustomerDoc,
    summary: "Get a customer with addresses, contacts and the state of the account",
    description: whoSees,
    words: [...words, "overview", "balance", "past due", "credit available", "everything about"],
    tasks: [
      "is the account on credit hold",
      "how much does a customer owe",
      "aging",
      "why can't this customer order",
      "is the account blocked",
      "how much credit is left",
    ],
    permission: "customer.read",
    scope: "customer",
  }),
});
