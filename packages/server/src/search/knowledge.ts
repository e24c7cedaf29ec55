import sql, { type Sql } from "sql-template-tag";
import type { Queryable } from "../platform/db/database.ts";
import type { CodeHit, SearchRequest } from "../trades/search/search-request.ts";
import type { Token } from "./tokenize.ts";

/** A word of the index and how many items have it. */
export interface KnownWord {
  readonly word: string;
  readonly count: number;
}

/** What a site knows about one word of a text. */
export interface WordKnowledge {
  /** How many items have the word as it is; null when none. */
  readonly count: number | null;
  /** The most frequent words that begin with it, itself included; asked for the last word only. */
  readonly longer: readonly KnownWord[] | null;
  /** Words that look like it, the most alike first; asked where no item has the word, and in searches by likeness. */
  readonly near: readonly KnownWord[] | null;
  readonly synonyms: readonly string[] | null;
  /** Synonyms of the word together with the next one: `cap screw`. */
  readonly pairSynonyms: readonly string[] | null;
}

/** What a site knows about a text. */
export interface Knowledge {
  readonly queryStringUid: number | null;
  readonly redirectLink: string | null;
  readonly words: readonly WordKnowledge[] | null;
  /** Numbers equal to the text. */
  readonly codes: readonly CodeHit[] | null;
}

/** So many longer words a beginning stands for; rarer ones are found when more of them has been typed. */
const mostLonger = 12;

/** Reads it in one statement. `remember` counts the text among the searches of the site. */
export function readKnowledge(
  db: Queryable,
  request: SearchRequest,
  tokens: readonly Token[],
  code: string,
  remember: boolean,
): Promise<Knowledge | undefined> {
  const { site } = request;
  const plain = request.text.trim().toLowerCase().slice(0, 500);
  return db.first<Knowledge>(sql`
    with ${logged(site, plain, remember)}, hits as (${hits(request, code)})
    select (select query_string_uid from logged) as "queryStringUid",
      (select redirect_link from search_redirect where site_id = ${site} and query_string = ${plain}) as "redirectLink",
      (select json_agg(json_build_object('invMastUid', h.inv_mast_uid, 'code', h.code, 'type', h.type)) from (
        select distinct on (inv_mast_uid) inv_mast_uid, code, type from hits order by inv_mast_uid, rank limit 50) h) as codes,
      (${words(request, tokens)}) as words`);
}

/**
 * Common table expressions that end in `logged`, the text's number in the log of searches. When several people look for
 * the same at the same moment, they do not wait for each other, and are counted as one.
 */
function logged(site: string, plain: string, remember: boolean): Sql {
  const known = sql`select query_string_uid from search_query_string where site_id = ${site} and query_string = ${plain}`;
  if (!remember) return sql`logged as (${known})`;
  return sql`
    known as (${known}),
    again as (
      update search_query_string q set times = q.times + 1, date_last_used = localtimestamp(0)
      where (q.site_id, q.query_string) in (
        select l.site_id, l.query_string from search_query_string l where l.site_id = ${site} and l.query_string = ${plain} for no key update skip locked)),
    added as (
      insert into search_query_string as q (site_id, query_string) select ${site}, ${plain} where not exists (select 1 from known)
      on conflict (site_id, query_string) do update set times = q.times + 1, date_last_used = localtimestamp(0) returning query_string_uid),
    logged as (select query_string_uid from known union all select query_string_uid from added)`;
}

/** The site's own number first, then the customer's, then those of others. */
function hits({ site, customerId }: SearchRequest, code: string): Sql {
  return sql`
    select i.inv_mast_uid, i.item_id as code, 'item' as type, 0 as rank from item i
    where i.site_id = ${site} and i.item_id_compact = ${code} and i.delete_flag = 'N'
    union all
    select k.inv_mast_uid, k.alternate_code, k.code_type, case k.code_type when 'customer' then 1 else 2 end from item_alternate_code k
    where k.site_id = ${site} and k.code_compact = ${code} and (k.code_type <> 'customer' or k.customer_id = ${customerId ?? null}::numeric)
    union all
    select i.inv_mast_uid, i.upc_or_ean_id, 'upc', 3 from item i
    where i.site_id = ${site} and i.upc_or_ean_id = ${code} and i.delete_flag = 'N'`;
}

function words({ site, searchType }: SearchRequest, tokens: readonly Token[]): Sql {
  const alike = searchType === "similarity";
  const stems = tokens.map((token) => token.forms[0] as string);
  const raw = tokens.map(({ word }) => word);
  const joined = (list: readonly string[]) => list.map((word, index) => `${word} ${list[index + 1] ?? ""}`.trim());
  // Numbers, short words and joined ones are no typing errors: nothing else may be taken for them.
  const correctable = tokens.map(({ forms: [stem = "", ...parts] }) => parts.length === 0 && /^\p{L}{4,}$/u.test(stem));
  const last = tokens.length - 1;
  const unknown = sql`own.word is null and longer.words is null and s.synonyms is null and pair.synonyms is null`;
  return sql`
    select json_agg(json_build_object('count', own.item_count, 'longer', longer.words, 'near', near.words,
      'synonyms', s.synonyms, 'pairSynonyms', pair.synonyms) order by t.position)
    from unnest((select ${stems}::text[]), (select ${raw}::text[]), (select ${joined(stems)}::text[]), (select ${joined(raw)}::text[]),
        (select ${correctable}::boolean[]), (select ${tokens.map((_, index) => index === last)}::boolean[]))
      with ordinality as t (stem, raw, stem_pair, raw_pair, correctable, is_last, position)
    left join search_word own on own.site_id = ${site} and own.word = t.stem and own.item_count > 0
    left join lateral (
      select json_agg(json_build_object('word', x.word, 'count', x.item_count) order by x.item_count desc, x.word) as words from (
        select w.word, w.item_count from search_word w
        where w.site_id = ${site} and w.word >= t.stem and w.word < t.stem || chr(1114111) and w.item_count > 0
          and t.is_last and char_length(t.stem) > 1
        order by w.item_count desc, w.word limit ${mostLonger}) x) longer on true
    left join lateral (
      select e.synonyms from search_synonym e where e.site_id = ${site} and e.term in (t.raw, t.stem)
      order by e.term <> t.raw limit 1) s on true
    left join lateral (
      select p.synonyms from search_synonym p where p.site_id = ${site} and p.term in (t.raw_pair, t.stem_pair) and t.stem_pair like '% %'
      order by p.term <> t.raw_pair limit 1) pair on true
    left join lateral (
      select json_agg(json_build_object('word', x.word, 'count', x.item_count) order by x.alike desc, x.item_count desc) as words from (
        select w.word, w.item_count, similarity(w.word, t.stem) as alike from search_word w
        where w.site_id = ${site} and w.is_plain and w.item_count > 0 and t.correctable and w.word % t.stem
          and (${alike} or (${unknown}))
        union all
        ${swapped(site, sql`t.correctable and not ${alike} and ${unknown}`)}
        order by alike desc, item_count desc, word limit ${alike ? 4 : 1}) x) near on true`;
}

/** Words in which two neighbours changed places: short ones share too few letters in a row with what was meant to look like it. */
function swapped(site: string, condition: Sql): Sql {
  return sql`
    select w.word, w.item_count, 1 as alike from search_word w
    where w.site_id = ${site} and w.is_plain and w.item_count > 0 and ${condition}
      and w.word = any (array(
        select overlay(t.stem placing substr(t.stem, i + 1, 1) || substr(t.stem, i, 1) from i for 2)
        from generate_series(1, char_length(t.stem) - 1) i))`;
}
