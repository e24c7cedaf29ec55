import { get, type Resource, resource } from "../../endpoint.ts";
import { RefreshResult } from "../refresh-result.ts";

const words = ["synchronise", "repair", "sync", "ERP", "integration", "maintenance"];

/** Bringing the people of customers in line. */
export const entityContacts: Resource = resource("/entity-contacts", {
  refresh: get("/refresh", {
    returns: RefreshResult,
    summary: "Bring contacts and their customers in line",
    description:
      "Links contacts to the customers they ordered for, gives each one main customer, and an address of theirs with its class: what `oe-contacts-customer/refresh` and `contacts/refresh` of the customers service do, in one. Running it again changes nothing.",
    words: [...words, "contact", "person"],
    permission: "integration.run",
    scope: "site",
    safe: false,
    idempotent: true,
    invalidates: ["customers.contacts", "customers.customer.contacts", "customers.customer"],
    rules: ["R258"],
  }),
});

/** Bringing customers in line. */
export const entityCustomers: Resource = resource("/entity-customers", {
  refresh: get("/refresh", {
    returns: RefreshResult,
    summary: "Bring customers, their ship-tos and the address book in line",
    description:
      "Gives each customer a default ship-to and each ship-to a location, and has the address book follow: what `ship-to/refresh` of the customers service and `address/refresh` of the core service do, in one. Running it again changes nothing.",
    words: [...words, "customer", "ship-to", "address"],
    permission: "integration.run",
    scope: "site",
    safe: false,
    idempotent: true,
    invalidates: ["customers.customer", "customers.customer.shipTo", "customers.customer.address", "core.address"],
    rules: ["R258"],
  }),
});
