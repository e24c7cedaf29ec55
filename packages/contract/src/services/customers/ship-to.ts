import { get, post, type Resource, resource } from "../../endpoint.ts";
import {
  datetime,
  email,
  entity,
  input,
  list,
  nullable,
  oneOf,
  optional,
  orderBy,
  paging,
  required,
  text,
  uid,
  yes,
  yesNo,
} from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";
import { ofCustomer } from "../../scope.ts";
import { RefreshResult } from "../refresh-result.ts";
import { customerId, searchWords } from "./keys.ts";

/** An address of a customer, with what a delivery there needs. */
export const ShipTo: ObjectSchema = entity("ShipTo", "An address of a customer, with what a delivery there needs", {
  shipToId: uid("The address's unique number"),
  customerId,
  shipToName: text({ description: "The plant or office", example: "Plant Toledo" }),
  addressType: oneOf(["ship", "bill", "main"], {
    description: "Goods go there, invoices go there, or the head office",
  }),
  address1: nullable(text({ example: "2100 Summit Street" })),
  address2: nullable(text({ example: "Dock 4" })),
  address3: nullable(text()),
  city: text({ example: "Toledo" }),
  state: text({ example: "OH" }),
  postalCode: nullable(text({ example: "43611" })),
  country: text({ description: "The country's code of two letters", example: "US" }),
  phone: nullable(text({ example: "+1 419 555 0110" })),
  emailAddress: nullable(text({ example: "receiving@northgate.example" })),
  defaultLocationId: nullable(uid("The location that delivers there first")),
  class5Id: nullable(text({ description: "The address's class 5, as the site defines it", example: "WEST" })),
  taxExemptFlag: yesNo({ description: "Deliveries there are free of tax", example: "N" }),
  isDefault: yes({ description: "The customer's orders go there unless said otherwise", example: true }),
  deleteFlag: yesNo({ example: "N" }),
  dateCreated: datetime(),
  dateLastModified: datetime(),
});

/** A new place to deliver to (R155). */
export const CreateShipToInput: ObjectSchema = input("CreateShipToInput", "A new place to deliver to", {
  shipToName: optional(
    text({
      min: 1,
      max: 255,
      description: "The plant or office; the customer's name when left out",
      example: "Plant Akron",
    }),
  ),
  address1: text({ max: 255, example: "88 Rubber Road" }),
  address2: text({ max: 255 }),
  address3: text({ max: 255 }),
  city: required(text({ min: 1, max: most.text, example: "Akron" })),
  state: required(text({ min: 1, max: most.text, example: "OH" })),
  postalCode: text({ max: most.text, example: "44306" }),
  country: text({
    min: 2,
    max: most.text,
    description: "The country's code of two letters",
    default: "US",
    example: "US",
  }),
  phone: text({ max: most.text }),
  emailAddress: email({ max: 255 }),
  defaultLocationId: uid("The location that delivers there first"),
});

const one = { customerId };

/** All addresses of a customer. */
export const customerAddress: Resource = resource("/customer/{customerId}/address", {
  list: get("", {
    params: one,
    query: { q: searchWords("name, street, city, state or postal code"), ...paging() },
    returns: list(ShipTo),
    summary: "List the addresses of a customer: head office, billing and delivery",
    words: ["bill-to", "remit", "head office", "where is", "street"],
    tasks: ["where does a customer sit", "where is the customer located"],
    permission: "customer.read",
    scope: ofCustomer({ customerId: "customer" }),
    rules: ["R034", "R035"],
  }),
});

/** Places a customer has goods delivered to. */
export const customerShipTo: Resource = resource("/customer/{customerId}/ship-to", {
  list: get("", {
    params: one,
    query: {
      q: searchWords("name, street, city, state or postal code"),
      orderBy: orderBy("ship_to_id|ASC"),
      ...paging(),
    },
    returns: list(ShipTo),
    summary: "List the places a customer has goods delivered to",
    words: ["delivery address", "destination", "plant", "jobsite", "dock", "consignee"],
    tasks: [
      "where to deliver",
      "where does a customer take deliveries",
      "delivery locations",
      "job sites of an account",
    ],
    permission: "customer.read",
    scope: ofCustomer({ customerId: "customer" }),
    rules: ["R034", "R035"],
  }),
  create: post("", {
    params: one,
    body: CreateShipToInput,
    returns: ShipTo,
    summary: "Add a place to deliver to",
    description: "A customer's first ship-to becomes its default.",
    words: ["delivery address", "new address", "jobsite", "destination", "plant"],
    tasks: ["ship to a new place", "new job site for an account", "register another delivery location"],
    permission: "customer.write",
    scope: ofCustomer({ customerId: "customer" }),
    invalidates: ["customers.customer.shipTo", "customers.customer.address", "customers.customer"],
    rules: ["R155"],
  }),
});

/** Bringing ship-tos in line. */
export const shipTo: Resource = resource("/ship-to", {
  refresh: get("/refresh", {
    returns: RefreshResult,
    summary: "Bring the default ship-to of each customer in line",
    description:
      "A customer whose default ship-to is missing, deleted or another's gets the one that was ordered to most often, else the oldest. Ship-tos that name no location of the site get the customer's. Running it again changes nothing.",
    words: ["synchronise", "repair", "default address", "maintenance"],
    permission: "integration.run",
    scope: "site",
    safe: false,
    invalidates: ["customers.customer", "customers.customer.shipTo", "customers.customer.address"],
    rules: ["R258"],
  }),
});
