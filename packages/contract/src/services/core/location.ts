import { get, type Resource, resource } from "../../endpoint.ts";
import {
  datetime,
  entity,
  integer,
  list,
  nullable,
  number,
  oneOf,
  orderBy,
  paging,
  pick,
  statusCd,
  text,
  uid,
  yesNo,
} from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";
import { Address, placeFields } from "./address.ts";
import { CashDrawer } from "./cash-drawer.ts";

/** An account that a location ships on with a carrier. */
export const CarrierAccount: ObjectSchema = entity(
  "CarrierAccount",
  "An account that a location ships on with a carrier",
  {
    carrierAddressId: uid("addressId of the carrier"),
    carrierId: text({ max: most.text, description: "The carrier's code", example: "UPS" }),
    carrierName: text({ description: "The carrier's name", example: "UPS" }),
    accountNo: text({ max: most.text, description: "The location's account with the carrier", example: "4R81W7" }),
    accountPostalCode: nullable(
      text({ max: most.text, description: "The postal code of the account", example: "43228" }),
    ),
    billingMethod: oneOf(["sender", "receiver", "thirdParty"], { description: "Who pays the carrier" }),
    defaultFlag: yesNo({ description: "Y for the account that is used unless said otherwise" }),
    enabledCd: pick(Address, "enabledCd").enabledCd ?? {},
  },
);

/** Where a location is. */
export const LocationAddress: ObjectSchema = entity("LocationAddress", "Where a location is", {
  addressId: nullable(uid("Its entry in the address book; null until the book was refreshed")),
  ...placeFields,
});

/** A place of ours that holds and ships stock (R259). */
export const Location: ObjectSchema = entity("Location", "A place of ours that holds and ships stock", {
  locationId: uid("The location's number"),
  locationName: text({ max: 255, description: "The location's name", example: "Columbus" }),
  ...pick(CashDrawer, "companyId", "companyName"),
  allowBackorder: yesNo({
    description: "Y takes orders for goods that are out; they get what arrives, oldest first, before anybody else",
    example: "N",
  }),
  latitude: nullable(number({ min: -90, max: 90, example: 39.9985 })),
  longitude: nullable(number({ min: -180, max: 180, example: -83.1197 })),
  timezone: text({ description: "The name of its time zone", example: "America/New_York" }),
  sequenceNo: integer({ min: 0, description: "Position in lists", example: 1 }),
  carrierAccounts: list(CarrierAccount, { description: "What it ships on, the default first" }),
  address: nullable(LocationAddress),
  deleteFlag: yesNo({ description: "Y when it is closed for good", example: "N" }),
  statusCd: statusCd(),
  dateCreated: datetime(),
  dateLastModified: datetime(),
});

const includeAddress = yesNo({ description: "Y fills `address`", default: "N", example: "Y" });
const words = ["warehouse", "branch", "store", "depot", "distribution center", "ship from", "carrier account", "UPS"];

/** `/location`: the places that hold and ship stock, with the accounts they ship on. */
export const location: Resource = resource("/location", {
  list: get("", {
    query: {
      ...paging(),
      orderBy: orderBy("location_id|ASC"),
      q: text({
        description: "Words to look for in number, name, street, city, state and postal code",
        example: "columbus",
      }),
      deleteFlag: yesNo({ description: "Y only closed ones, N (or nothing) all others", example: "N" }),
      includeAddress,
    },
    returns: list(Location),
    summary: "List our locations with their carrier accounts",
    words,
    tasks: ["branches and their addresses", "where are we located"],
    permission: "core.read",
    scope: "site",
    rules: ["R147", "R248", "R251", "R259"],
  }),
  get: get("/{id}", {
    params: { id: uid("locationId of the location") },
    query: { includeAddress },
    returns: Location,
    summary: "Get one of our locations with its carrier accounts",
    words,
    tasks: ["address of a branch", "details of a branch"],
    permission: "core.read",
    scope: "site",
  }),
});
