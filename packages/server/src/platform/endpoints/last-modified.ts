import type { Endpoint } from "@purvey/contract/endpoint";
import sql, { empty, join, raw, type Sql } from "sql-template-tag";
import type { Queryable } from "../db/database.ts";
import { type GuardedRecord, guardedRecords } from "../db/guarded-records.ts";
import { conflict, type ServerError } from "../errors.ts";
import type { Context } from "./context.ts";
import type { UntypedHandler } from "./implement.ts";
import { within } from "./within.ts";

/** A record as it stands before somebody changes it. */
interface StoredState {
  readonly uid: number;
  readonly dateLastModified: string;
  /** Who changed it last and which fields they gave; null where a job or a load did, or nobody yet. */
  readonly changedBy: string | null;
  readonly changedFields: readonly string[] | null;
}

/**
 * The handler of an endpoint that takes `ifLastModified`, held against others who change the record. It refuses (409) what
 * was meant for an earlier state, and says when it was changed, by whom as far as known, and what; nothing is refused
 * without `ifLastModified`. No two changes of a record have the same time, not even within a second (`migrations/initial/changes-apart.ts`).
 *
 * What the handler itself refuses goes first: who may not see a record learns nothing of its changes.
 */
export function whileUnchanged(endpoint: Endpoint | undefined, handler: UntypedHandler): UntypedHandler {
  const noun = endpoint?.input.properties.ifLastModified?.["x-record"];
  if (endpoint === undefined || noun === undefined) return handler;
  const record = guardedRecords[endpoint.id] ?? guardedRecords[`${endpoint.service}.${endpoint.resource}`];
  if (!record)
    throw new Error(`\`${endpoint.id}\` takes \`ifLastModified\`: say in \`guardedRecords\` of which table.`);
  return ({ ifLastModified, ...input }, context) => {
    if (record.busy && ifLastModified === undefined) return handler(input, context);
    return context.transaction(async (db) => {
      const place = placeOf(record, endpoint, input, context.site);
      const before = await held(db, record, place);
      const answer = await handler(input, within(context, db));
      if (before && ifLastModified !== undefined && ifLastModified !== before.dateLastModified)
        throw changedMeanwhile(noun, before);
      if (before) await sign(db, record, place, { before, endpoint, input, context });
      return answer;
    });
  };
}

/** The condition that a row is the record of an input. */
function placeOf({ table, uid, by }: GuardedRecord, { path }: Endpoint, input: object, site: string): Sql {
  const [, param = ""] = /.*\{(\w+)\}/.exec(path) ?? [];
  const [column, name] = by ?? [uid, param];
  return sql`${raw(table)}.site_id = ${site} and ${raw(`${table}.${column}`)} = ${Reflect.get(input, name) ?? null}`;
}

async function held(
  db: Queryable,
  { table, uid, above, open }: GuardedRecord,
  place: Sql,
): Promise<StoredState | undefined> {
  if (above) {
    const [parent, column] = above;
    await db.query(sql`select 1 from ${raw(parent)} p join ${raw(table)} on p.site_id = ${raw(table)}.site_id and p.${raw(column)} = ${raw(table)}.${raw(column)}
      where ${place} for no key update of p`);
  }
  return db.first<StoredState>(sql`
    select ${raw(`${table}.${uid}`)} as uid, ${raw(table)}.date_last_modified as "dateLastModified",
      (select u.name from users u where u.site_id = ${raw(table)}.site_id and u.id = ${raw(table)}.last_modified_by) as "changedBy",
      ${raw(table)}.last_modified_fields as "changedFields"
    from ${raw(table)} where ${place}${open ? sql` and ${raw(open)}` : empty} for no key update of ${raw(table)}`);
}

interface Signature {
  readonly before: StoredState;
  readonly endpoint: Endpoint;
  readonly input: object;
  readonly context: Context;
}

/** Notes whose change it was, where there was one: the trigger has just taken the last one's away. */
async function sign(
  db: Queryable,
  { table }: GuardedRecord,
  place: Sql,
  { before, endpoint, input, context }: Signature,
): Promise<void> {
  const fields = Object.keys(endpoint.body?.properties ?? {}).filter((name) => name in input);
  const userId = context.principal?.userId ?? null;
  await db.execute(sql`
    update ${raw(table)} set ${join([sql`last_modified_by = ${userId}`, sql`last_modified_fields = ${fields}::text[]`])} 
    where ${place} and ${raw(table)}.date_last_modified <> ${before.dateLastModified}::timestamp`);
}

function changedMeanwhile(noun: string, { uid, ...state }: StoredState): ServerError {
  const { dateLastModified, changedBy, changedFields } = state;
  const author = changedBy === null ? "" : ` by ${changedBy}`;
  const names = (changedFields ?? []).map((name) => `\`${name}\``).join(", ");
  const what = names === "" ? "" : `: ${names}`;
  return conflict(
    `The ${noun} ${uid} was changed meanwhile${author} on ${dateLastModified}${what}. Look at what it says now, and correct that.`,
    { uid, ...state },
  );
}
