import type { RowSet } from "../../row-set.ts";
import { createRandom } from "../random.ts";
import { branchOf } from "./branches.ts";
import { type CustomerDraft, customerDrafts, type Trade } from "./customer-list.ts";
import { People, type Person, salesRepIds } from "./people.ts";

/** A customer as its purchases are made up. */
export interface Buyer {
  readonly customerId: number;
  readonly trade: Trade;
  readonly priceClass: number;
  readonly locationId: number;
  readonly shipToIds: readonly number[];
  readonly people: readonly Person[];
  /** The contract that it buys under. */
  readonly contract: string | undefined;
  readonly poRequired: boolean;
  /** Letters of its own part numbers and purchase orders. */
  readonly initials: string;
}

/** Adds 38 customers with their addresses, contacts and users; answers them as buyers. */
export function addDemoCustomers(rows: RowSet): Buyer[] {
  const random = createRandom("people");
  const people = new People(rows, random);
  let shipTo = 3;
  return customerDrafts.map((draft, index) => {
    const customerId = 100_400 + index * 100;
    const shipToIds = [...addressesOf(draft)].map((address) => {
      shipTo += 1;
      rows.add("ship_to", { ...address, ship_to_id: shipTo, customer_id: customerId });
      return shipTo;
    });
    const domain = `${draft.name
      .toLowerCase()
      .replace(/[^a-z]+/g, "")
      .slice(0, 24)}.example`;
    const count = 1 + Math.round(draft.priceClass / 2);
    const staff = Array.from({ length: count }, (_, position) =>
      people.add(customerId, domain, shipToIds[0] ?? 0, position),
    );
    addCustomer(rows, draft, { customerId, shipToId: shipToIds[0] ?? 0, domain, index });
    return buyerOf(draft, customerId, shipToIds, staff);
  });
}

function buyerOf(draft: CustomerDraft, customerId: number, shipToIds: number[], people: Person[]): Buyer {
  return {
    customerId,
    shipToIds,
    people,
    trade: draft.trade,
    priceClass: draft.priceClass,
    contract: draft.contract,
    locationId: branchOf(draft.state, draft.zip),
    poRequired: draft.poRequired ?? false,
    initials: draft.name.replace(/[^A-Z]/g, "").slice(0, 3),
  };
}

const tradeCodes: Readonly<Record<Trade, string>> = {
  fabrication: "FAB",
  machining: "MCH",
  maintenance: "MRO",
  food: "FOD",
  construction: "CON",
  automotive: "AUT",
  packaging: "PKG",
};

interface Given {
  readonly customerId: number;
  readonly shipToId: number;
  readonly domain: string;
  readonly index: number;
}

function addCustomer(rows: RowSet, draft: CustomerDraft, { customerId, shipToId, domain, index }: Given): void {
  const terms =
    draft.priceClass >= 5
      ? ["N45", "Net 45 days"]
      : draft.priceClass === 1
        ? ["CC", "Credit card"]
        : ["N30", "Net 30 days"];
  rows.add("customer", {
    customer_id: customerId,
    company_id: "PDS",
    customer_name: draft.name,
    default_ship_to_id: shipToId,
    class1_id: tradeCodes[draft.trade],
    class2_id: draft.state,
    sales_rep_id: salesRepIds[index % salesRepIds.length],
    po_no_required: draft.poRequired ? "Y" : "N",
    terms_id: terms[0],
    terms_desc: terms[1],
    price_class: draft.priceClass,
    credit_limit: 5000 * draft.priceClass ** 2,
    default_location_id: branchOf(draft.state, draft.zip),
    credit_hold: index === 22 ? "Y" : "N",
    email_address: `purchasing@${domain}`,
    phone: `800-555-${String(2000 + index * 7)}`,
  });
  if (!draft.exempt) return;
  rows.add("tax_exemption", {
    customer_id: customerId,
    state: draft.state,
    certificate_no: draft.exempt,
    reason: draft.exempt.includes("GOV") ? "Public body" : "Resale or manufacturing",
    start_date: "2024-01-01 00:00:00",
    end_date: "2039-12-31 23:59:59",
  });
}

function* addressesOf(draft: CustomerDraft) {
  const plants = [
    [`${draft.name}`, draft.street, draft.city, draft.state, draft.zip] as const,
    ...(draft.plants ?? []),
  ];
  for (const [name, street, city, state, zip] of plants) {
    yield {
      ship_to_name: name,
      address1: street,
      city,
      state,
      postal_code: zip,
      default_location_id: branchOf(state, zip),
    };
  }
}
