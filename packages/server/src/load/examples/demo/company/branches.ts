import type { RowSet } from "../../row-set.ts";
import { world } from "../../world/names.ts";
import { addAccounts, addCounter } from "../../world/office.ts";

/** Number, name, address, coordinates and whether it takes orders for goods that are out. */
const branches = [
  [30, "Dayton", "4120 Webster Street", "Dayton", "OH", "45414", "937-555-0130", 39.8231, -84.1866, true],
  [40, "Cleveland", "5300 Grant Avenue", "Cleveland", "OH", "44125", "216-555-0140", 41.4242, -81.6538, true],
  [
    50,
    "Indianapolis",
    "2901 Southeastern Avenue",
    "Indianapolis",
    "IN",
    "46203",
    "317-555-0150",
    39.7512,
    -86.1139,
    true,
  ],
  [60, "Pittsburgh", "1400 Penn Avenue", "Pittsburgh", "PA", "15222", "412-555-0160", 40.4457, -79.9899, false],
] as const;

const timezones = { OH: "America/New_York", IN: "America/Indiana/Indianapolis", PA: "America/New_York" } as const;

/** Adds the branches beside Columbus and Toledo, and the sister company that is being set up. */
export function addBranches(rows: RowSet): void {
  rows.add("company", {
    company_uid: 2,
    company_id: "PFP",
    company_name: "Purvey Fluid Power",
    currency_id: "USD",
    address1: "1801 East 9th Street",
    city: "Cleveland",
    state: "OH",
    postal_code: "44114",
    country: "US",
    phone: "216-555-0200",
    email_address: "office@purveyfluidpower.example",
    tax_id: "34-5550177",
    date_created: "2026-08-17 09:00:00",
  });
  branches.forEach(([id, name, address, city, state, zip, phone, latitude, longitude, backorder], index) => {
    rows.add("location", {
      location_id: id,
      company_id: "PDS",
      location_name: name,
      address1: address,
      city,
      state,
      postal_code: zip,
      country: "US",
      phone,
      latitude,
      longitude,
      allow_backorder: backorder,
      sequence_no: index + 3,
      email_address: `${name.toLowerCase()}@purveydemo.example`,
      timezone: timezones[state],
    });
    addCounter(rows, { locationId: id, code: name.slice(0, 3).toUpperCase(), name, index });
    addAccounts(rows, { locationId: id, postalCode: zip, seed: id });
  });
}

/** The branch that serves a postal code; the first digits tell the region. */
export function branchOf(state: string, postalCode: string): number {
  if (state === "PA") return 60;
  if (state === "IN") return 50;
  if (state === "KY") return 30;
  if (state === "MI" || postalCode.startsWith("434") || postalCode.startsWith("436")) return world.locations.toledo;
  if (postalCode.startsWith("44")) return 40;
  return postalCode.startsWith("45") ? 30 : world.locations.columbus;
}
