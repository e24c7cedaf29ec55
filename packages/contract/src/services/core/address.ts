import { get, type Resource, resource } from "../../endpoint.ts";
import {
  datetime,
  entity,
  list,
  nullable,
  number,
  oneOf,
  orderBy,
  paging,
  statusCd,
  text,
  uid,
  yesNo,
} from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";
import { RefreshResult } from "../refresh-result.ts";

const defaultCd = oneOf([704, 705], { description: "704 is the default of its kind, 705 is not" });
const enabledCd = oneOf([704, 705], { description: "704 may be used, 705 is switched off" });
const carrierFlag = yesNo({ description: "Y for a carrier", example: "N" });
const addressLine = (example?: string) => nullable(text({ max: 255, example }));

/** Where something is and how it is reached; shared by addresses and locations. */
export const placeFields = {
  address1: addressLine("3400 Detroit Avenue"),
  address2: addressLine("Dock 4"),
  city: nullable(text({ max: most.text, example: "Toledo" })),
  state: nullable(text({ max: most.text, example: "OH" })),
  postalCode: nullable(text({ max: most.text, example: "43610" })),
  country: nullable(text({ max: most.text, description: "The country's code of two letters", example: "US" })),
  phone: nullable(text({ max: most.text, example: "419-555-0130" })),
  emailAddress: nullable(text({ max: 255, example: "receiving@northgatefab.example" })),
};

/** An entry of the address book (R259). */
export const Address: ObjectSchema = entity("Address", "An entry of the address book", {
  addressId: uid("The address's unique number; of a customer's address its ship-to number"),
  addressName: text({ max: 255, description: "Who or what is there", example: "Plant Toledo" }),
  addressType: oneOf(["ship", "bill", "main", "location", "company", "vendor", "carrier"], {
    description: "Goods of a customer go there, their invoices, their head office; one of ours; a vendor; a carrier",
  }),
  sourceId: text({
    max: most.text,
    description: "The number of the ship-to, location, company or vendor, or the carrier's code",
    example: "1",
  }),
  customerId: nullable(number({ description: "The customer it belongs to; null for others", example: 100200 })),
  ...placeFields,
  address3: addressLine(),
  corpAddressId: nullable(
    uid("The head office: of a customer their main address, of a location its company; null where there is none"),
  ),
  carrierFlag,
  defaultCd,
  enabledCd,
  statusCd: statusCd(),
  dateCreated: datetime(),
  dateLastModified: datetime(),
});

const id = uid("addressId of the address");
const words = ["ship-to", "bill-to", "street", "city", "ZIP code", "address book", "where is", "location"];
const q = text({
  description:
    "Words to look for in name, street, city, state, postal code and source, and in the number and name of the customer",
  example: "toledo",
});
const seen = "Addresses of customers are answered to those who may see the customer.";
const asOf = "A default is kept with the record it belongs to: of a customer's ship-tos it is where their orders go.";

/** `/address`: the address book of customers, locations, companies, vendors and carriers. */
export const address: Resource = resource("/address", {
  list: get("", {
    query: {
      ...paging(),
      orderBy: orderBy("address_id|ASC"),
      q,
      carrierFlag: { ...carrierFlag, description: "Y only carriers, N all but carriers" },
      defaultCd: { ...defaultCd, description: "704 only defaults, 705 only others" },
      enabledCd: { ...enabledCd, description: "704 only those that may be used, 705 only those switched off" },
      statusCd: statusCd({ description: "704 active, 705 inactive, 700 deleted; all but deleted when left out" }),
    },
    returns: list(Address),
    summary: "List the addresses of customers, locations, companies, vendors and carriers",
    description: seen,
    words: [...words, "carrier", "ship via", "vendor"],
    tasks: ["carriers that can be chosen", "find an address"],
    permission: "core.read",
    scope: "customer",
    rules: ["R147", "R248", "R259"],
  }),
  get: get("/{id}", {
    params: { id },
    returns: Address,
    summary: "Get one address",
    description: seen,
    words,
    permission: "core.read",
    scope: "customer",
  }),
  corpAddress: get("/{id}/corp-address", {
    params: { id },
    query: { ...paging(), orderBy: orderBy("address_id|ASC"), q },
    returns: list(Address),
    summary: "List the addresses that have the same head office as an address",
    description: `The head office itself is among them. An address without a head office has only itself. ${seen}`,
    words: [...words, "head office", "headquarters", "corporation", "parent company", "branches", "subsidiaries"],
    tasks: ["other branches of the same company", "sister sites of an address"],
    permission: "core.read",
    scope: "customer",
  }),
  default: get("/{id}/default", {
    params: { id },
    returns: Address,
    summary: "Make an address the default of its kind",
    description: `Of a customer's ship-tos their orders go there from now on; of carriers, locations, companies and vendors it is the one that comes first. Refused (409) while it is switched off, inactive or not a place of deliveries. ${asOf}`,
    words: [...words, "preferred", "standard", "main", "default carrier", "default ship-to"],
    tasks: ["choose the default ship-to", "set the main address"],
    permission: "core.write",
    scope: "customer",
    safe: false,
    idempotent: true,
    invalidates: ["core.address", "core.location", "customers.customer"],
    errors: ["RESOURCE_CONFLICT"],
  }),
  enable: get("/{id}/enable", {
    params: { id },
    query: { enabledCd: { ...enabledCd, default: 704, description: "704 switches it on, 705 off" } },
    returns: Address,
    summary: "Switch an address on or off",
    description: "The default of its kind stays on (409): make another one the default first.",
    words: [...words, "activate", "deactivate", "disable", "carrier", "allow"],
    tasks: ["stop using an address"],
    permission: "core.write",
    scope: "customer",
    safe: false,
    idempotent: true,
    invalidates: ["core.address", "core.location"],
    errors: ["RESOURCE_CONFLICT"],
  }),
  refresh: get("/refresh", {
    returns: RefreshResult,
    summary: "Bring the address book in line with customers, locations, companies and vendors",
    description:
      "Adds what is missing, takes over what was changed there, marks as deleted what is gone, and sets head offices and the customers' defaults. What was switched off stays off. Running it again changes nothing.",
    words: ["synchronise", "repair", "maintenance", "address book", "sync"],
    permission: "integration.run",
    scope: "site",
    safe: false,
    idempotent: true,
    invalidates: ["core.address", "core.location"],
    rules: ["R258"],
  }),
});
