import { get, post, type Resource, resource } from "../../endpoint.ts";
import {
  datetime,
  entity,
  list,
  money,
  nullable,
  oneOf,
  open,
  paging,
  required,
  text,
  uid,
  yes,
} from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";
import { ofCustomer } from "../../scope.ts";
import { RefreshResult } from "../refresh-result.ts";
import { Contact, CreateContactInput, contactProperties } from "./contact.ts";
import { Customer } from "./customer.ts";
import { customerId, searchWords } from "./keys.ts";

/** What a contact may order on the web without approval, and what is left of it. */
export const WebAllowance: ObjectSchema = entity(
  "WebAllowance",
  "What a contact may order on the web without approval",
  {
    contactId: uid("The contact"),
    allowance: nullable(money({ description: "The limit; none when there is no limit", example: 500 })),
    period: oneOf(["order", "month", "year"], {
      description: "What the limit is for: each order, a calendar month or a calendar year (UTC)",
    }),
    periodStart: nullable(datetime({ description: "The first moment of the period; none for `order`" })),
    periodEnd: nullable(datetime({ description: "The first moment after the period; none for `order`" })),
    spent: money({
      description:
        "Web orders of the contact in the period and in the currency of the site, cancelled ones left out; 0 for `order`",
      example: 120,
    }),
    remaining: nullable(
      money({ description: "What is left, never below 0; none when there is no limit", example: 380 }),
    ),
    isUnlimited: yes({ description: "There is no limit", example: false }),
  },
);

/** A customer that a contact belongs to. */
const ContactCustomer = entity("ContactCustomer", "A customer that a contact belongs to", {
  customerId,
  customerName: text({ example: "Northgate Fabrication" }),
  isPrimary: yes({ description: "The contact's main customer", example: true }),
});

/** A contact with everything that hangs on them. */
export const ContactDoc: ObjectSchema = entity(
  "ContactDoc",
  "A contact with customers, allowance and user-defined fields",
  {
    ...contactProperties,
    customers: list(ContactCustomer, { description: "The customers the contact belongs to that the caller may see" }),
    usersId: nullable(uid("The user the contact signs in as")),
    username: nullable(text({ description: "The name the contact signs in with", example: "dana" })),
    webAllowance: WebAllowance,
    userDefined: open({ description: "The site's own fields of a contact" }),
  },
);

/** The user-defined fields of a contact. */
export const ContactUserDefined: ObjectSchema = entity("ContactUserDefined", "The site's own fields of a contact", {
  id: uid("The contact"),
  userDefined: open({
    description: "Values by the names the site gave them",
    example: { shift: "early", badge: "4471" },
  }),
  dateLastModified: datetime({ description: "When the contact was last changed" }),
});

const one = { id: uid("The contact's unique number") };
const words = ["person", "people", "buyer", "colleague", "who to call"];

/** The people of a customer. */
export const customerContacts: Resource = resource("/customer/{customerId}/contacts", {
  list: get("", {
    params: { customerId },
    query: {
      q: required(searchWords("name, e-mail, phone or position; an empty text lists all", "dana")),
      ...paging(),
    },
    returns: list(Contact),
    summary: "List or find the contacts of a customer",
    words: [...words, "phone number", "e-mail of"],
    tasks: [
      "who do I call at a customer",
      "people who work at the customer",
      "whom to call",
      "who is the buyer at this company",
      "whose e-mail do I write to",
    ],
    permission: "customer.read",
    scope: ofCustomer({ customerId: "customer" }),
    rules: ["R034", "R035", "R156"],
  }),
  create: post("", {
    params: { customerId },
    body: CreateContactInput,
    returns: Contact,
    summary: "Add a contact to a customer",
    words: [...words, "new buyer", "add a colleague"],
    tasks: [
      "new person at a customer",
      "add a purchasing agent to an account",
      "save a new contact person",
      "new buyer joined the customer",
    ],
    permission: "customer.write",
    scope: ofCustomer({ customerId: "customer" }),
    invalidates: ["customers.customer.contacts", "customers.customer", "customers.contacts"],
    rules: ["R154"],
  }),
});

/** Contacts by their own number. */
export const contacts: Resource = resource("/contacts", {
  doc: get("/{id}/doc", {
    params: one,
    returns: ContactDoc,
    summary: "Get a contact with customers, allowance and user-defined fields",
    words: [...words, "everything about"],
    tasks: ["everything about a contact", "contact card"],
    permission: "customer.read",
    scope: "customer",
  }),
  webAllowance: get("/{id}/web-allowance", {
    params: one,
    returns: WebAllowance,
    summary: "Tell what a contact may still order without approval",
    words: ["spending limit", "budget", "allowance", "approval", "how much may I order"],
    tasks: ["remaining budget of a buyer", "is approval needed", "spending limit left"],
    permission: "customer.read",
    scope: ofCustomer({ id: "contact" }),
  }),
  customers: get("/{id}/customers", {
    params: one,
    query: {
      q: searchWords("number, name or e-mail", "northgate"),
      class5Id: text({ description: "Only customers of this class 5" }),
      ...paging(),
    },
    returns: list(Customer),
    summary: "List the customers that a contact belongs to",
    words: ["accounts of a person", "companies", "switch customer", "whom do they buy for"],
    tasks: ["companies that a person buys for", "accounts linked to a contact", "companies of a buyer"],
    permission: "customer.read",
    scope: ofCustomer({ id: "contact" }),
    rules: ["R034", "R035"],
  }),
  refresh: get("/refresh", {
    returns: RefreshResult,
    summary: "Bring the address and address class of each contact in line",
    description:
      "A contact whose address is missing, deleted or of a customer they do not belong to gets the default ship-to of their main customer; then `addressClass5Id` is taken from the address. Running it again changes nothing.",
    words: ["synchronise", "repair", "maintenance", "contact address"],
    permission: "integration.run",
    scope: "site",
    safe: false,
    invalidates: ["customers.contacts", "customers.customer.contacts"],
    rules: ["R258"],
  }),
});

/** User-defined fields of contacts. */
export const contactsUd: Resource = resource("/contacts-ud", {
  get: get("/{id}", {
    params: one,
    returns: ContactUserDefined,
    summary: "Get the user-defined fields of a contact",
    words: ["custom fields", "ud fields", "extra data", "badge", "cost center"],
    tasks: ["custom fields of a person"],
    permission: "customer.read",
    scope: "customer",
  }),
});

/** Links between order-entry contacts and customers. */
export const oeContactsCustomer: Resource = resource("/oe-contacts-customer", {
  refresh: get("/refresh", {
    returns: RefreshResult,
    summary: "Bring the links between contacts and customers in line",
    description:
      "A contact who ordered for a customer or signs in for it is linked to it; every contact has exactly one main customer: the one they have, else the one they ordered for most. Running it again changes nothing.",
    words: ["synchronise", "repair", "maintenance", "order entry contacts", "belongs to"],
    permission: "integration.run",
    scope: "site",
    safe: false,
    invalidates: ["customers.contacts", "customers.customer.contacts"],
    rules: ["R258"],
  }),
});
