import sql from "sql-template-tag";
import type { Database, Queryable } from "../platform/db/database.ts";
import { insertRows } from "../platform/db/insert-rows.ts";
import { settingText } from "../platform/settings/setting-value.ts";
import { standardCodes, standardStates } from "./examples/standards/codes.ts";

/**
 * Makes the site when it does not exist, and marks it as loaded.
 *
 * @throws Error when it has records that no load has brought: their numbers could be those of other records in the files.
 */
export async function prepareSite(db: Database, site: string, siteName: string): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`
      insert into site (site_id, site_name) values (${site}, ${siteName}) on conflict do nothing`);
    await insertRows(
      transaction,
      "code_p21",
      standardCodes.map((code) => ({ site_id: site, ...code })),
      { conflict: ["site_id", "code_no", "language_id"], existing: "skip" },
    );
    await addStates(transaction, site);
    const row = await transaction.first<{ isLoaded: boolean; hasRecords: boolean }>(sql`
      select coalesce(${settingText(sql`s.site_id`, "site", "source")}, '') = 'csv' as "isLoaded",
        exists (select 1 from item where site_id = ${site}) or exists (select 1 from customer where site_id = ${site})
        or exists (select 1 from contact where site_id = ${site}) or exists (select 1 from order_hdr where site_id = ${site}) as "hasRecords"
      from site s where s.site_id = ${site} for update`);
    if (row?.isLoaded) return;
    if (row?.hasRecords) throw ownRecordsError(site);
    await transaction.execute(sql`
      insert into site_setting (site_id, service_name, setting_name, setting_value, description)
      values (${site}, 'site', 'source', '"csv"', 'Where the records of the site come from')`);
  });
  await reserveNumbers(db, site);
}

/** The states of the United States, on a site that has none yet. */
async function addStates(db: Queryable, site: string): Promise<void> {
  const known = await db.first(sql`select 1 from state where site_id = ${site} limit 1`);
  if (known) return;
  await insertRows(
    db,
    "state",
    standardStates().map((state) => ({ site_id: site, ...state })),
  );
}

function ownRecordsError(site: string): Error {
  return new Error(
    `The site \`${site}\` has items or customers that no load has brought, and the numbers in the files may be theirs. ` +
      "Load into a site of its own: --site <another id>.",
  );
}

/** Tables whose numbers come from the files, and from people who enter records on the site. */
const shared = ["order_hdr", "po_hdr", "quote_hdr", "invoice_hdr", "contact", "ship_to", "item_uom", "vmi_distributor"];

const firstOwnNumber = 1_000_000_000;

/** Numbers of records that are entered on the site begin where those of the files will hardly come. */
async function reserveNumbers(db: Database, site: string): Promise<void> {
  await db.execute(sql`
    insert into document_number as n (site_id, document_type, last_number)
    select ${site}, t.document_type, ${firstOwnNumber}::bigint from unnest(${shared}::text[]) as t (document_type)
    on conflict (site_id, document_type) do update set last_number = greatest(n.last_number, excluded.last_number)`);
}
