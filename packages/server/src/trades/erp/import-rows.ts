import type { ImportRecord } from "@purvey/contract/generated/imports";
import sql, { join, type Sql } from "sql-template-tag";
import { orderBy } from "../../platform/db/order-by.ts";
import { everyWord } from "../../platform/db/words.ts";
import type { Context, Page } from "../../platform/endpoints/context.ts";
import { queryPage } from "../../platform/endpoints/page.ts";
import { invalid } from "../../platform/errors.ts";

const columns = sql`r.import_uid as "importUid", r.scheduled_import_master_uid as "scheduledImportMasterUid",
  r.source_name as "sourceName", r.source_id as "sourceId", r.import_state as "importState", r.json_data::text as "jsonData",
  r.import_status_cd as "importStatusCd", r.import_results as "importResults", r.reference_no as "referenceNo", r.attempts,
  r.state_since as "stateSince",
  greatest(floor(extract(epoch from localtimestamp - r.state_since) / 3600), 0)::integer as "hoursInState",
  r.date_delivered as "dateDelivered", r.date_created as "dateCreated", r.date_last_modified as "dateLastModified"`;

const sortable = [
  ...[
    "importUid",
    "scheduledImportMasterUid",
    "sourceName",
    "sourceId",
    "importState",
    "importStatusCd",
    "referenceNo",
  ],
  ...["attempts", "stateSince", "dateDelivered", "dateCreated", "dateLastModified"],
];

/** What lists of records can be narrowed by. */
export interface ImportFilter {
  readonly importState?: string;
  readonly excludeState?: string;
  readonly createdFrom?: string;
  readonly createdOn?: string;
  readonly createdTo?: string;
  readonly sourceId?: string;
  readonly sourceName?: string;
  readonly referenceNo?: string;
  readonly q?: string;
}

/** Which records a list answers, in which order. */
export interface ImportPage extends ImportFilter {
  readonly limit: number;
  readonly offset: number;
  readonly orderBy: string;
}

/** Text that `q` looks in. */
const searched = sql`lower(concat_ws(' ', r.source_name, r.source_id, r.reference_no, r.import_results,
  r.json_data #>> '{impOeHdr,customerName}', r.json_data #>> '{impOeHdr,customerId}'))`;

/** A page of the records that are not deleted. */
export function importPage(page: ImportPage, more: readonly Sql[], { db, site }: Context): Promise<Page<ImportRecord>> {
  const where = [sql`r.site_id = ${site}`, sql`r.import_status_cd <> 700`, ...conditions(page), ...more];
  return queryPage(db, {
    select: columns,
    from: sql`from import_record r where ${join(where, " and ")}`,
    order: orderBy(page.orderBy, sortable, "import_uid"),
    limit: page.limit,
    offset: page.offset,
  });
}

/** One record; undefined when there is none, or it is deleted. */
export function importRow(
  importUid: number,
  { db, site }: Pick<Context, "db" | "site">,
): Promise<ImportRecord | undefined> {
  return db.first<ImportRecord>(sql`
    select ${columns} from import_record r
    where r.site_id = ${site} and r.import_uid = ${importUid} and r.import_status_cd <> 700`);
}

function conditions(filter: ImportFilter): Sql[] {
  const found: Sql[] = [];
  const { importState, excludeState, createdFrom, createdOn, createdTo, sourceId, sourceName, referenceNo, q } = filter;
  if (importState !== undefined) found.push(sql`r.import_state = ${importState}`);
  if (excludeState !== undefined) found.push(sql`r.import_state <> ${excludeState}`);
  if (createdFrom !== undefined) found.push(sql`r.date_created >= ${createdFrom}::timestamp`);
  if (createdTo !== undefined) found.push(sql`r.date_created <= ${createdTo}::timestamp`);
  if (createdOn !== undefined) found.push(onDay(createdOn));
  if (sourceId !== undefined) found.push(sql`r.source_id = ${sourceId}`);
  if (sourceName !== undefined) found.push(sql`r.source_name = ${sourceName}`);
  if (referenceNo !== undefined) found.push(sql`r.reference_no = ${referenceNo}`);
  return [...found, ...everyWord(searched, q)];
}

function onDay(day: string): Sql {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day)
    throw invalid("createdOn", `There is no day \`${day}\`; give one as \`2026-03-14\`.`, day);
  return sql`r.date_created >= ${day}::date and r.date_created < ${day}::date + 1`;
}
