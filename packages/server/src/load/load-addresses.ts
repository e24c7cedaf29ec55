import sql from "sql-template-tag";
import type { Row } from "../platform/db/insert-rows.ts";
import { canonicalPlace } from "../values/places/canonical-place.ts";
import type { LoadContext } from "./load-context.ts";

/** An address of a store, a person or a vendor. */
export interface Address {
  readonly id: number;
  readonly row: Row & { readonly address_type: string; readonly delete_flag: string };
}

/** `AddressTypeID`: 1 billing, 2 home, 3 main office, 4 primary, 5 shipping, 6 archive. */
const addressTypes: Readonly<Record<number, string>> = {
  1: "bill",
  2: "ship",
  3: "main",
  4: "ship",
  5: "ship",
  6: "main",
};
const archive = 6;

/** `Address.csv`, `BusinessEntityAddress.csv`: the addresses of stores, people and vendors by whose they are, one of each a ship-to. */
export async function readAddresses(context: LoadContext): Promise<Map<number, Address[]>> {
  const { folder, report } = context;
  const places = await readPlaces(context);
  const owners = new Map<number, Address[]>();
  const links = await folder.read("BusinessEntityAddress.csv", (row) => {
    const [owner, id] = [row.key("BusinessEntityID"), row.key("AddressID")];
    const place = places.get(id);
    if (!place) return row.refuse("AddressID", `is ${id}, which was not loaded from Address.csv`);
    const type = row.optionalInteger("AddressTypeID") ?? 5;
    const address_type = addressTypes[type];
    if (!address_type)
      return row.refuse("AddressTypeID", `is ${type}; known are ${Object.keys(addressTypes).join(", ")}`);
    const own = owners.get(owner) ?? [];
    owners.set(
      owner,
      withAddress(own, { id, row: { ...place, address_type, delete_flag: type === archive ? "Y" : "N" } }),
    );
    return owner;
  });
  report.stored("Address.csv", places.size);
  report.stored("BusinessEntityAddress.csv", links.length);
  return new Map([...owners].map(([owner, addresses]) => [owner, withShipTo(addresses)]));
}

function readPlaces({ folder, states }: LoadContext): Promise<Map<number, Row>> {
  return folder.readByKey("Address.csv", "AddressID", (row) => {
    const stateId = row.key("StateProvinceID");
    const state = states.get(stateId);
    if (!state) return row.refuse("StateProvinceID", `is ${stateId}, which StateProvince.csv does not have`);
    const postalCode = row.optionalText("PostalCode", 20);
    const place = canonicalPlace({ country: state.country, state: state.code, postalCode });
    return {
      address1: row.optionalText("AddressLine1", 255) ?? null,
      address2: row.optionalText("AddressLine2", 255) ?? null,
      city: row.text("City", 100),
      state: state.code,
      postal_code: place.postalCode ?? null,
      country: state.country,
    };
  });
}

/** An address of two types is one address: a ship-to if one of the types says so, else a main office. */
function withAddress(own: readonly Address[], address: Address): Address[] {
  const known = own.find(({ id }) => id === address.id);
  if (!known) return [...own, address];
  return own.map((other) => (other === known && rank(address) > rank(known) ? address : other));
}

function rank({ row }: Address): number {
  return row.delete_flag === "Y" ? -1 : ["bill", "main", "ship"].indexOf(row.address_type);
}

/** Goods must go somewhere: without a shipping address to the main office, else to where the invoice goes. */
function withShipTo(addresses: readonly Address[]): Address[] {
  if (addresses.some(isShipTo)) return [...addresses];
  const live = addresses.filter(({ row }) => row.delete_flag === "N");
  const chosen = live.find(({ row }) => row.address_type === "main") ?? live[0];
  return addresses.map((address) =>
    address === chosen ? { ...address, row: { ...address.row, address_type: "ship" } } : address,
  );
}

function isShipTo({ row }: Address): boolean {
  return row.address_type === "ship" && row.delete_flag === "N";
}

/** Where a company that is no customer is: its main office, else any of its addresses; nothing when it has none. */
export function mainAddress(addresses: readonly Address[]): Row {
  const live = addresses.filter(({ row }) => row.delete_flag === "N");
  const chosen = live.find(({ row }) => row.address_type === "main") ?? live[0];
  const { address_type: _, delete_flag: __, ...place } = chosen?.row ?? { address_type: "", delete_flag: "" };
  return place;
}

/**
 * Gives ship-tos their numbers: those they have from an earlier load, else the next free one behind the customer's own
 * number (the first of customer 29825 is 2982501).
 */
export async function shipToNumbers({
  db,
  site,
}: LoadContext): Promise<(customerId: number, addressId: number) => number> {
  const rows = await db.query<{ key: string; shipToId: number }>(sql`
    select customer_id || ' ' || source_id as "key", ship_to_id as "shipToId" from ship_to where site_id = ${site}`);
  const known = new Map(rows.map(({ key, shipToId }) => [key, shipToId]));
  const used = new Set(rows.map(({ shipToId }) => shipToId));
  return (customerId, addressId) => {
    const key = `${customerId} ${addressId}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    let number = customerId * 100 + 1;
    while (used.has(number)) number += 1;
    known.set(key, number);
    used.add(number);
    return number;
  };
}
