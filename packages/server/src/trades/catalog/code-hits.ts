import sql, { empty, join, type Sql } from "sql-template-tag";
import { everyWord } from "../../platform/db/words.ts";
import { compactCode } from "../../values/compact-code.ts";
import { type Viewer, visibleCode } from "../pricing/index.ts";
import { itemWords } from "../search/index.ts";

/** What to find items by. */
export interface HitQuery {
  readonly viewer: Viewer;
  /** As a person types or scans it. */
  readonly text: string;
  /** Whether words of the description count, beside numbers. */
  readonly words: boolean;
  /** Of numbers that begin so, at most this many are looked at. All without it. */
  readonly beginningAtMost?: number;
}

/**
 * Common table expressions that find items by any of their numbers; `best` has a row for each item with `rank`
 * (100 an exact item number … 10 words), `code` and `code_type`.
 *
 * @example
 * sql`with ${codeHits({ viewer, text: "ng 1140", words: false })} select * from best order by rank desc`
 */
export function codeHits(query: HitQuery): Sql {
  const compact = compactCode(query.text);
  const arms = [...(compact === "" ? [] : codeArms(query, compact)), ...(query.words ? wordArms(query) : [])];
  const none = sql`select null::bigint, 0, null::text, null::text where false`;
  return sql`hit (inv_mast_uid, rank, code, code_type) as (${arms.length === 0 ? none : join(arms, " union all ")}),
    best as (select distinct on (inv_mast_uid) * from hit order by inv_mast_uid, rank desc, code)`;
}

function codeArms({ viewer, beginningAtMost }: HitQuery, compact: string): Sql[] {
  const codes = sameCodes(compact);
  const some = (column: Sql) => (beginningAtMost ? sql`order by ${column} using ~<~ limit ${beginningAtMost}` : empty);
  return [
    sql`select i.inv_mast_uid, 100, i.item_id, 'itemId' from item i
      where i.site_id = ${viewer.site} and i.item_id_compact = any(${codes}::text[])`,
    sql`select k.inv_mast_uid, ${exactRank}, k.alternate_code, k.code_type from item_alternate_code k
      where k.site_id = ${viewer.site} and k.code_compact = any(${codes}::text[]) and ${visibleCode(viewer)}`,
    sql`select i.inv_mast_uid, 90, i.upc_or_ean_id, 'upc' from item i
      where i.site_id = ${viewer.site} and i.upc_or_ean_id = any(${codes}::text[])`,
    sql`(select i.inv_mast_uid, 60, i.item_id, 'itemId' from item i
      where i.site_id = ${viewer.site} and ${beginsWith(sql`i.item_id_compact`, compact)}
      ${some(sql`i.item_id_compact`)})`,
    sql`(select k.inv_mast_uid, ${exactRank} - 40, k.alternate_code, k.code_type from item_alternate_code k
      where k.site_id = ${viewer.site} and ${beginsWith(sql`k.code_compact`, compact)} and ${visibleCode(viewer)}
      ${some(sql`k.code_compact`)})`,
  ];
}

const exactRank = sql`case k.code_type when 'customer' then 95 when 'upc' then 90 when 'manufacturer' then 85 else 80 end`;

function wordArms({ viewer, text }: HitQuery): Sql[] {
  const conditions = everyWord(itemWords, text);
  if (conditions.length === 0) return [];
  return [
    sql`select i.inv_mast_uid, 10, null::text, null::text from item i
      where i.site_id = ${viewer.site} and ${join(conditions, " and ")}`,
  ];
}

/** Bar codes of 12, 13 and 14 digits are the same number with zeros before it; scanners differ in how many they send. */
export function sameCodes(compact: string): string[] {
  if (!/^\d{12,14}$/.test(compact)) return [compact];
  const digits = compact.replace(/^0+/, "");
  return [...new Set([compact, ...[12, 13, 14].map((length) => digits.padStart(length, "0"))])];
}

/** The condition that a compact code begins with another; written as a range so that every plan can use the index. */
export function beginsWith(column: Sql, compact: string): Sql {
  return sql`${column} ~>=~ ${compact} and ${column} ~<~ ${`${compact}\u{10FFFF}`}`;
}
