import type { PurveyClient } from "@purvey/client";
import sql, { raw } from "sql-template-tag";
import type { Database } from "../platform/db/database.ts";
import { refreshIndex } from "../trades/search/refresh-index.ts";
import { openTestServer, type TestServer } from "./test-server.ts";

/** The site of the fixture world, and the one beside it that has the same numbers. */
export const twoSites = { first: "demo", second: "quillon" } as const;

/** Stands in every text that people wrote on the second site, and in its name: nothing of the first site contains it. */
export const tellTale = /quillon/i;

/** A server with two sites that differ in nothing but texts, prices and quantities. */
export interface TwoSites extends TestServer {
  /** A token of a user of the world, who has the same number on both sites: `dana`, `ada` … */
  tokenOn(site: string, username: string): Promise<string>;
  /** A client of that user. */
  clientOn(site: string, username: string): Promise<PurveyClient>;
}

/**
 * Opens the server with the fixture world on two sites: every record of the first is on the second under the same
 * number, with other texts (`tellTale`), twice the quantities and three times the prices. What a statement without its
 * site finds, or changes, is then in plain sight.
 *
 * @example
 * const server = await openTwoSites("embedded");
 * const answer = await (await server.clientOn("demo", "dana")).items.brands.list({}).data;
 * expect(JSON.stringify(answer)).not.toMatch(tellTale);
 */
export async function openTwoSites(...options: Parameters<typeof openTestServer>): Promise<TwoSites> {
  const server = await openTestServer(...options);
  await addSecondSite(server.db);
  const tokenOn = async (site: string, username: string) =>
    server.app.tokens.issue({ ...(await server.principalOf(username)), site });
  return {
    ...server,
    tokenOn,
    clientOn: async (site, username) => server.clientOf(await tokenOn(site, username), site),
  };
}

/** Copies the fixture world to the second site. */
export async function addSecondSite(db: Database): Promise<void> {
  const tables = await readColumns(db);
  await db.transaction(async (transaction) => {
    // Neither the order of tables nor what triggers would note of a copy is of interest.
    await transaction.execute(sql`set local session_replication_role = replica`);
    for (const [table, columns] of tables) await transaction.execute(copyOf(table, columns));
  });
  await refreshIndex(db, twoSites.second);
}

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  /** Part of a key or of a rule that says which values it may have. */
  readonly bound: boolean;
}

async function readColumns(db: Database): Promise<Map<string, Column[]>> {
  const columns = await db.query<Column>(sql`
    select c.relname::text as "table", a.attname::text as name, format_type(a.atttypid, a.atttypmod) as type,
      exists (select from pg_index x where x.indrelid = c.oid and x.indisunique and a.attnum = any(x.indkey))
        or exists (select from pg_constraint k where k.conrelid = c.oid and k.contype in ('c', 'f') and a.attnum = any(k.conkey)) as bound
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
      and exists (select from pg_attribute s where s.attrelid = c.oid and s.attname = 'site_id')
    order by 1, a.attnum`);
  const tables = new Map<string, Column[]>();
  for (const column of columns) tables.set(column.table, [...(tables.get(column.table) ?? []), column]);
  return tables;
}

function copyOf(table: string, columns: readonly Column[]) {
  const names = columns.map(({ name }) => `"${name}"`).join(", ");
  return raw(`insert into "${table}" (${names}) overriding system value
    select ${columns.map(onSecondSite).join(", ")} from "${table}" where site_id = '${twoSites.first}'`);
}

const prose =
  /(^|_)(desc\d?|desc_full|description|title|name|notes?|message|text|text_value|wording|summary|answer|question|content|transcript|participants|organizer|reason|address\d|city|keywords|article\d?|results|product_collection|opened_by|requested_by)$/;
/** Names that programs read. */
const codes = /^(service|setting|source|user|file)_?name$/;
const money = /price|cost|amount|total|balance|credit_limit|allowance/;
const quantity = /^qty|quantity|_(on_hand|allocated|backordered)_change$|^(min|max|reorder)_qty$/;

/** What a column has on the second site, as SQL. */
function onSecondSite({ name, type, bound }: Column): string {
  if (name === "site_id") return `'${twoSites.second}'`;
  const value = `"${name}"`;
  if (type.startsWith("numeric(19")) {
    if (quantity.test(name)) return `${value} * 2`;
    return money.test(name) ? `${value} * 3` : value;
  }
  if (type !== "text") return value;
  if (name.includes("email")) return `replace(${value}, '@', '@${twoSites.second}.')`;
  if (name.endsWith("_url")) return `replace(${value}, '?site=${twoSites.first}', '?site=${twoSites.second}')`;
  return !bound && prose.test(name) && !codes.test(name) ? `${value} || ' Quillon'` : value;
}
