import type { Endpoint } from "@purvey/contract/endpoint";

/** How many values are kept of one name: enough to meet, few enough that calls meet each other. */
const most = 40;

/** The column that a placeholder of a path stands for where its name does not say so, by the segment before it. */
const columns: Readonly<Record<string, string>> = {
  "users/id": "id",
  "locations/id": "locationId",
  "locations/loc": "locationId",
  "item-wishlist/id": "usersId",
  "item-favorites/id": "usersId",
  "hdr/hdr": "itemWishlistHdrUid",
  "line/line": "itemWishlistLineUid",
  "contacts/id": "contactId",
  "contacts-ud/id": "contactId",
  "inv-mast/id": "invMastUid",
  "attributes/attr": "attributeUid",
  "values/value": "attributeValueUid",
  "contracts/id": "jobNo",
  "orders/id": "orderNo",
  "scheduled-import-master/id": "scheduledImportMasterUid",
  "invoice-hdr/id": "invoiceNo",
  "oe-hdr/id": "orderNo",
  "oe-hdr/order": "orderNo",
  "oe-hdr-salesrep/id": "salesRepId",
  "pick-tickets/no": "pickTicketNo",
  "lines/line": "lineNumber",
  "po-hdr/id": "poNo",
  "job-price-hdr/hdrId": "jobPriceHdrUid",
  "lines/lineId": "jobPriceLineUid",
  "trans-purchase-order-receipt/po": "poNo",
};

type Fields = Readonly<Record<string, unknown>>;

/** A row of an answer, with what stood in the path of the call that answered it. */
interface KnownRow {
  readonly path: Fields;
  readonly row: Fields;
}

/**
 * Values that answers had, by the names of their fields: what a generated call puts in the place of an invented key, so
 * that it meets a record.
 */
export class RecordPool {
  readonly #values = new Map<string, unknown[]>();
  readonly #rows = new Map<string, KnownRow[]>();
  readonly #tables: (readonly Fields[])[] = [];
  readonly #without: ReadonlySet<unknown>;

  /** @param without values never given out: the caller's own user, say. */
  constructor(without: readonly unknown[] = []) {
    this.#without = new Set(without);
  }

  /** Keeps what a call got for an answer; the newest comes first. */
  keep(endpoint: Endpoint, input: Fields, answer: unknown): void {
    const rows = (Array.isArray(answer) ? answer : [answer]).filter(isRecord);
    const path = Object.fromEntries(placesOf(endpoint).map(({ name }) => [name, input[name]]));
    const place = endpoint.service + endpoint.path;
    const known = rows.map((row) => ({ path, row }));
    this.#rows.set(place, [...known, ...(this.#rows.get(place) ?? [])].slice(0, most));
    this.#walk(answer);
  }

  #walk(value: unknown, name?: string): void {
    if (Array.isArray(value)) for (const item of value) this.#walk(item, name);
    else if (isRecord(value)) for (const [key, item] of Object.entries(value)) this.#walk(item, key);
    else if (name && value !== null && value !== "" && !this.#without.has(value)) this.#add(name, value);
  }

  #add(name: string, value: unknown): void {
    const values = (this.#values.get(name) ?? []).filter((known) => known !== value);
    this.#values.set(name, [value, ...values].slice(0, most));
  }

  /** Values of a field of this name. */
  valuesOf(name: string): readonly unknown[] {
    return this.#values.get(name) ?? [];
  }

  /** Takes over what a table holds, its columns named as answers name them. */
  keepTable(rows: readonly Fields[]): void {
    this.#tables.push(rows.filter((row) => !this.#without.has(row.id) && !this.#without.has(row.usersId)));
    this.#walk(rows);
  }

  /**
   * What may stand in the endpoint's path: rows of the list that the last placeholder names one of; rows of a table that
   * has all placeholders; or else any value of the name.
   */
  pathsOf(endpoint: Endpoint): readonly Fields[] {
    const places = placesOf(endpoint);
    const last = places.at(-1);
    if (!last) return [];
    const rows = this.#rows.get(endpoint.service + last.before) ?? [];
    const listed = rows.map(({ path, row }) => ({
      ...path,
      [last.name]: row[last.column] ?? row[last.name] ?? Object.values(row)[0],
    }));
    return [...listed, ...this.#storedPaths(places), ...this.#loosePaths(places)].filter(
      (path) => !this.#without.has(path[last.name]),
    );
  }

  #storedPaths(places: readonly Place[]): Fields[] {
    return this.#tables
      .flat()
      .filter((row) => places.every(({ column }) => (row[column] ?? null) !== null))
      .map((row) => Object.fromEntries(places.map(({ name, column }) => [name, row[column]])));
  }

  #loosePaths(places: readonly Place[]): Fields[] {
    const candidates = places
      .map(({ name, column }) => [name, [...this.valuesOf(column), ...this.valuesOf(name)]] as const)
      .filter(([, values]) => values.length > 0);
    const count = Math.max(0, ...candidates.map(([, values]) => values.length));
    return Array.from({ length: count }, (_, turn) =>
      Object.fromEntries(candidates.map(([name, values]) => [name, values[turn % values.length]])),
    );
  }
}

/** A placeholder of a path, what stands before it, and the column that it stands for. */
interface Place {
  readonly name: string;
  readonly before: string;
  readonly column: string;
}

function placesOf({ path }: Endpoint): Place[] {
  return [...path.matchAll(/\/\{(\w+)\}/g)].map(({ 1: name = "", index }) => {
    const before = path.slice(0, index);
    return { name, before, column: columns[`${before.split("/").at(-1)}/${name}`] ?? name };
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
