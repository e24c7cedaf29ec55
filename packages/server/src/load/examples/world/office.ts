import type { RowSet } from "../row-set.ts";
import { standardCodes } from "../standards/codes.ts";
import { world } from "./names.ts";

const { columbus, toledo } = world.locations;
const { ups, fedex, usps, estes } = world.carriers;

/** Adds what the office keeps: carriers and accounts with them, cash drawers, ways to pay, codes, display types. */
export function addOffice(rows: RowSet): void {
  rows.add("code_p21", ...standardCodes.map((code, index) => ({ code_uid: index + 1, ...code })));
  rows.add("payment_type", ...paymentTypes.map(paymentTypeRow));
  rows.add("web_display_type", ...displayTypes.map(displayTypeRow));
  rows.add("address", ...carriers.map(carrierRow));
  addAccounts(rows, { locationId: columbus, postalCode: "43228", seed: columbus });
  addAccounts(rows, { locationId: toledo, postalCode: "43612", seed: toledo });
  addDrawers(rows);
}

/** Address number, code, name, street, city, state, postal code, phone. */
const carriers = [
  [ups, "UPS", "UPS", "55 Glenlake Parkway NE", "Atlanta", "GA", "30328", "800-555-0187"],
  [fedex, "FEDEX", "FedEx", "942 South Shady Grove Road", "Memphis", "TN", "38120", "800-555-0146"],
  [usps, "USPS", "US Postal Service", "475 L'Enfant Plaza SW", "Washington", "DC", "20260", "800-555-0127"],
  [estes, "ESTES", "Estes Express Lines", "3901 West Broad Street", "Richmond", "VA", "23230", "804-555-0164"],
] as const;

function carrierRow([address_id, code, name, address1, city, state, postal_code, phone]: (typeof carriers)[number]) {
  return {
    address_id,
    source_type: "carrier",
    source_id: code,
    address_type: "carrier",
    address_name: name,
    address1,
    city,
    state,
    postal_code,
    country: "US",
    phone,
    carrier_flag: "Y",
    default_cd: address_id === ups ? 704 : 705,
    enabled_cd: address_id === usps ? 705 : 704,
  };
}

/** A location that ships on accounts of its own; `seed` makes their numbers. */
export interface ShippingLocation {
  readonly locationId: number;
  readonly postalCode: string;
  readonly seed: number;
}

/** Adds the accounts a location ships on: parcels by UPS unless said otherwise, pallets by Estes Express Lines. */
export function addAccounts(rows: RowSet, { locationId, postalCode, seed }: ShippingLocation): void {
  const common = { location_id: locationId, account_postal_code: postalCode };
  rows.add(
    "location_carrier_account",
    { ...common, carrier_address_id: ups, account_no: `4R${81 + seed}W7`, default_flag: "Y" },
    { ...common, carrier_address_id: fedex, account_no: `5102-88${60 + seed}-4` },
    { ...common, carrier_address_id: estes, account_no: `EX-${1000 + seed}`, billing_method: "receiver" },
  );
}

/** The counter of a branch with a drawer that is open. */
export interface Counter {
  readonly locationId: number;
  readonly code: string;
  readonly name: string;
  readonly index: number;
}

/** Adds the drawer of a branch's counter, open since this morning. */
export function addCounter(rows: RowSet, { locationId, code, name, index }: Counter): void {
  rows.add("cash_drawer", {
    cash_drawer_uid: 5 + index,
    cash_drawer_id: `${code}-1`,
    cash_drawer_desc: `${name}, will-call counter`,
    company_id: "PDS",
    location_id: locationId,
    drawer_open: "Y",
    opened_by: "Rita Kowalski",
    date_opened: "2026-10-30 06:55:00",
    opening_balance: 150,
    current_balance: 150 + 37.4 * (index + 1),
  });
}

function addDrawers(rows: RowSet): void {
  const { columbusCounter, columbusShow, toledoCounter, columbusOld } = world.cashDrawers;
  const common = { company_id: "PDS" };
  rows.add(
    "cash_drawer",
    {
      ...common,
      cash_drawer_uid: columbusCounter,
      cash_drawer_id: "COL-1",
      cash_drawer_desc: "Columbus, will-call counter",
      location_id: columbus,
      drawer_open: "Y",
      opened_by: "Walt Brennan",
      date_opened: "2026-10-30 07:02:00",
      opening_balance: 200,
      current_balance: 486.35,
    },
    {
      ...common,
      cash_drawer_uid: columbusShow,
      cash_drawer_id: "COL-2",
      cash_drawer_desc: "Columbus, showroom",
      location_id: columbus,
      opened_by: "Rita Kowalski",
      date_opened: "2026-10-29 08:00:00",
      date_closed: "2026-10-29 17:10:00",
      opening_balance: 100,
      current_balance: 100,
    },
    {
      ...common,
      cash_drawer_uid: toledoCounter,
      cash_drawer_id: "TOL-1",
      cash_drawer_desc: "Toledo, will-call counter",
      location_id: toledo,
      drawer_open: "Y",
      opened_by: "Rita Kowalski",
      date_opened: "2026-10-30 06:48:00",
      opening_balance: 200,
      current_balance: 312.9,
    },
    {
      ...common,
      cash_drawer_uid: columbusOld,
      cash_drawer_id: "COL-9",
      cash_drawer_desc: "Columbus, old counter",
      location_id: columbus,
      date_closed: "2025-06-30 17:00:00",
      status_cd: 705,
    },
  );
}

/** Code, name, method, brand, whether a surcharge may be taken, it is counted in the drawer, the shop offers it. */
const paymentTypes = [
  ["ACCT", "On account", "account", null, "N", "N", "Y"],
  ["CASH", "Cash", "cash", null, "N", "Y", "N"],
  ["CHECK", "Check", "check", null, "N", "Y", "N"],
  ["VISA", "Visa", "card", "Visa", "Y", "N", "Y"],
  ["MC", "Mastercard", "card", "Mastercard", "Y", "N", "Y"],
  ["AMEX", "American Express", "card", "American Express", "Y", "N", "Y"],
  ["DISC", "Discover", "card", "Discover", "Y", "N", "Y"],
  ["ACH", "Bank transfer (ACH)", "transfer", null, "N", "N", "Y"],
] as const;

function paymentTypeRow(
  [code, name, method, brand, surcharge, drawer, web]: (typeof paymentTypes)[number],
  index: number,
) {
  return {
    payment_type_uid: index + 1,
    payment_type_id: code,
    payment_type_desc: name,
    payment_method: method,
    card_brand: brand,
    surcharge_flag: surcharge,
    cash_drawer_flag: drawer,
    display_on_web_flag: web,
    sequence_no: index + 1,
  };
}

/** Code, name and where on the page; the number is the place in the list. */
const displayTypes = [
  ["Description", "Text at the top of an item's page", "page"],
  ["Application", "What the item is used for", "tab"],
  ["Features", "What sets the item apart", "tab"],
  ["Safety", "Warnings and how to handle the item", "tab"],
  ["Packing slip", "Note on packing slips", "print"],
] as const;

function displayTypeRow([code, description, area]: (typeof displayTypes)[number], index: number) {
  return {
    web_display_type_uid: index + 1,
    web_display_type_id: code,
    web_display_type_desc: description,
    display_area: area,
    sequence_no: index + 1,
  };
}
