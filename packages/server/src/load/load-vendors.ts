import sql from "sql-template-tag";
import type { Queryable } from "../platform/db/database.ts";
import type { Row } from "../platform/db/insert-rows.ts";
import { type Decimal, roundQuantity } from "../values/decimal.ts";
import type { CsvRow } from "./csv-row.ts";
import { mainAddress } from "./load-addresses.ts";
import { inSlices, type LoadContext, type LoadStep, storeRows } from "./load-context.ts";

interface VendorRecord {
  readonly id: number;
  readonly name: string;
  readonly account: string | null;
  readonly url: string | null;
  readonly isActive: boolean;
  readonly isPreferred: boolean;
}

/** How an item is bought from a vendor. */
interface Source {
  readonly item: number;
  readonly vendor: VendorRecord;
  readonly cost: Decimal;
  readonly row: Row;
}

/** `Vendor.csv`, `ProductVendor.csv`: vendors, who are distributors of stockrooms too, and what items cost there. */
export const loadVendors: LoadStep = {
  title: "vendors",
  async run(context) {
    const { db, folder, report } = context;
    const vendors = await folder.readByKey("Vendor.csv", "BusinessEntityID", vendorRecord);
    for (const id of vendors.keys()) context.vendors.add(id);
    const sources = await readSources(context, vendors);
    await inSlices(db, [...vendors.values()], 1000, (transaction, slice) => storeVendors(transaction, context, slice));
    await db.transaction((transaction) => storeSources(transaction, context, sources));
    report.stored("Vendor.csv", vendors.size);
    report.stored("ProductVendor.csv", sources.length);
  },
};

function vendorRecord(row: CsvRow, id: number): VendorRecord {
  return {
    id,
    name: row.text("Name", 255),
    account: row.optionalText("AccountNumber", 40) ?? null,
    url: row.optionalText("PurchasingWebServiceURL", 1000) ?? null,
    isActive: row.flag("ActiveFlag"),
    isPreferred: row.flag("PreferredVendorStatus"),
  };
}

async function readSources(
  { folder, items }: LoadContext,
  vendors: ReadonlyMap<number, VendorRecord>,
): Promise<Source[]> {
  const seen = new Map<string, number>();
  return folder.read("ProductVendor.csv", (row): Source => {
    const [item, id] = [row.key("ProductID"), row.key("BusinessEntityID")];
    if (!items.has(item)) return row.refuse("ProductID", `is ${item}, which was not loaded`);
    const vendor = vendors.get(id);
    if (!vendor) return row.refuse("BusinessEntityID", `is ${id}, which Vendor.csv does not have`);
    const [cost, days] = [row.amount("StandardPrice"), row.optionalInteger("AverageLeadTime") ?? null];
    if (days !== null && (days < 0 || days > 36_500))
      return row.refuse("AverageLeadTime", `is ${days}; days from 0 to 36500 are stored`);
    const minimum = row.optionalDecimal("MinOrderQty");
    if (minimum?.lt(0)) return row.refuse("MinOrderQty", `is ${minimum.toString()}; it must not be below 0`);
    const unit = row.optionalText("UnitMeasureCode", 8) ?? "EA";
    row.requireFirst("BusinessEntityID", `${item} ${id}`, seen);
    const bought = { unit_cost: cost.toFixed(), purchase_unit: unit, lead_time_days: days };
    const minimum_order_qty = minimum ? roundQuantity(minimum).toFixed() : null;
    return {
      item,
      vendor,
      cost,
      row: { inv_mast_uid: item, vendor_id: String(id), minimum_order_qty, ...bought },
    };
  });
}

async function storeVendors(db: Queryable, context: LoadContext, vendors: readonly VendorRecord[]): Promise<void> {
  const rows = vendors.map(({ id, name, account, url, isActive }) => ({
    vendor_id: String(id),
    vendor_name: name,
    account_no: account,
    url,
    status_cd: isActive ? 704 : 705,
    ...mainAddress(context.addresses.get(id) ?? []),
  }));
  await storeRows(db, context, "vendor", ["vendor_id"], rows);
  const distributors = vendors.map(({ id, name, account, isActive }) => ({
    distributors_uid: id,
    distributors_name: name,
    distributors_id: String(id),
    distributors_account: account,
    status_cd: isActive ? 704 : 705,
  }));
  await storeRows(db, context, "vmi_distributor", ["distributors_uid"], distributors);
}

/** An item is bought from one vendor first: an active one, a preferred one, the cheapest, the one with the lowest number. */
async function storeSources(db: Queryable, context: LoadContext, sources: readonly Source[]): Promise<void> {
  const first = new Map<number, Source>();
  for (const source of sources) {
    const known = first.get(source.item);
    if (!known || compare(source, known) < 0) first.set(source.item, source);
  }
  await db.execute(sql`
    update item_vendor v set primary_vendor = 'N'
    from unnest(${[...first.keys()]}::bigint[], ${[...first.values()].map(({ vendor }) => String(vendor.id))}::text[]) as n (item, vendor)
    where v.site_id = ${context.site} and v.inv_mast_uid = n.item and v.vendor_id <> n.vendor and v.primary_vendor = 'Y'`);
  const rows = sources.map((source) => ({
    ...source.row,
    primary_vendor: first.get(source.item) === source ? "Y" : "N",
  }));
  await storeRows(db, context, "item_vendor", ["inv_mast_uid", "vendor_id"], rows);
}

function compare(a: Source, b: Source): number {
  return (
    Number(b.vendor.isActive) - Number(a.vendor.isActive) ||
    Number(b.vendor.isPreferred) - Number(a.vendor.isPreferred) ||
    a.cost.cmp(b.cost) ||
    a.vendor.id - b.vendor.id
  );
}

/** What is known of somebody who is spoken to at a vendor. */
export interface VendorContact {
  readonly email: string | null;
  readonly phone: string | null;
}

/** Gives vendors, and the distributors that they are, the e-mail address and phone number of their contacts. */
export async function storeVendorContacts(
  { db, site }: LoadContext,
  contacts: ReadonlyMap<number, VendorContact>,
): Promise<void> {
  if (contacts.size === 0) return;
  const list = [...contacts.values()];
  const known = sql`unnest(${[...contacts.keys()]}::bigint[], ${list.map(({ email }) => email)}::text[], ${list.map(({ phone }) => phone)}::text[])
    as n (id, email, phone)`;
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`
      update vendor v set email_address = n.email, phone_number = n.phone, date_last_modified = localtimestamp(0) from ${known}
      where v.site_id = ${site} and v.vendor_id = n.id::text and (v.email_address, v.phone_number) is distinct from (n.email, n.phone)`);
    await transaction.execute(sql`
      update vmi_distributor d set distributors_email = n.email, date_last_modified = localtimestamp(0) from ${known}
      where d.site_id = ${site} and d.distributors_uid = n.id and d.distributors_email is distinct from n.email`);
  });
}
