import sql from "sql-template-tag";
import type { Queryable } from "../db/database.ts";
import { compactCode } from "./compact-code.ts";
import { quote } from "./search-document.ts";
import type { CodeHit, SearchRequest } from "./search-request.ts";
import { stem, type Token, tokenize } from "./tokenize.ts";

/** One word of a query as the index is asked for it. */
export interface QueryWord {
  /** The text of a `tsquery`: any of the word's forms and synonyms. */
  readonly query: string;
}

/** What a query text means. */
export interface Understood {
  readonly words: readonly QueryWord[];
  /** The letters and digits of the whole text, as numbers are compared. */
  readonly code: string;
  readonly codes: readonly CodeHit[];
  readonly queryStringUid: number;
  readonly redirectLink: string | null;
  /** The text with words that no item has replaced by their nearest. */
  readonly correctedText: string | null;
}

interface WordRow {
  readonly known: boolean;
  readonly nearest: string | null;
  readonly synonyms: readonly string[] | null;
  /** Synonyms of the word together with the next one: `cap screw`. */
  readonly pairSynonyms: readonly string[] | null;
}

interface KnowledgeRow {
  readonly queryStringUid: number | null;
  readonly redirectLink: string | null;
  readonly words: readonly WordRow[] | null;
  readonly codes: readonly CodeHit[] | null;
}

/** What is understood of no text at all: everything fits. */
const nothing: Understood = {
  words: [],
  code: "",
  codes: [],
  queryStringUid: 0,
  redirectLink: null,
  correctedText: null,
};

/** Reads, in one statement, what the site knows about a text: numbers equal to it, synonyms, words it nearly is, a redirect. */
export async function understand(db: Queryable, request: SearchRequest, remember: boolean): Promise<Understood> {
  const tokens = tokenize(request.text);
  const code = compactCode(request.text);
  if (tokens.length === 0 && code === "") return nothing;
  const row = await readKnowledge(db, request, tokens, code, remember);
  const known = row?.words ?? [];
  const used = tokens.map((token, index) => corrected(token, known[index]));
  const changed = used.some((token, index) => token !== tokens[index]);
  return {
    words: used.map((token, index) => ({
      query: wordQuery(token, synonymsOf(known, index), index === used.length - 1),
    })),
    code,
    codes: row?.codes ?? [],
    queryStringUid: row?.queryStringUid ?? 0,
    redirectLink: row?.redirectLink ?? null,
    correctedText: changed ? used.map(({ word }) => word).join(" ") : null,
  };
}

/** What means the same as a word, alone or together with the word before or after it. */
function synonymsOf(known: readonly WordRow[], index: number): string[] {
  return [known[index]?.synonyms, known[index]?.pairSynonyms, known[index - 1]?.pairSynonyms].flatMap(
    (list) => list ?? [],
  );
}

/** The word itself, or the nearest known one when no item has it. */
function corrected(token: Token, known: WordRow | undefined): Token {
  if (!known || known.known || !known.nearest) return token;
  return { word: known.nearest, forms: [stem(known.nearest)] };
}

/** Any form of the word or of its synonyms; the last word may be the beginning of a longer one (R072, type-ahead). */
function wordQuery({ forms }: Token, synonyms: readonly string[], isLast: boolean): string {
  const [whole = "", ...parts] = forms;
  const alternatives = [isLast && whole.length > 1 ? `${quote(whole)}:*` : quote(whole)];
  if (parts.length > 0) alternatives.push(`(${parts.map(quote).join(" & ")})`);
  for (const synonym of synonyms) {
    const words = tokenize(synonym).map((token) => quote(token.forms[0] as string));
    if (words.length > 0) alternatives.push(`(${words.join(" & ")})`);
  }
  return `(${alternatives.join(" | ")})`;
}

function readKnowledge(
  db: Queryable,
  { site, text, customerId }: SearchRequest,
  tokens: readonly Token[],
  code: string,
  remember: boolean,
): Promise<KnowledgeRow | undefined> {
  const words = tokens.map((token) => token.forms[0] as string);
  const pairs = tokens.map((token, index) => [token, tokens[index + 1]] as const);
  const rawPairs = pairs.map(([a, b]) => (b ? `${a.word} ${b.word}` : ""));
  const stemPairs = pairs.map(([a, b]) => (b ? `${a.forms[0]} ${b.forms[0]}` : ""));
  const plain = text.trim().toLowerCase().slice(0, 500);
  const logged = remember
    ? sql`insert into search_query_string as q (site_id, query_string) values (${site}, ${plain})
        on conflict (site_id, query_string) do update set times = q.times + 1, date_last_used = localtimestamp(0) returning query_string_uid`
    : sql`select query_string_uid from search_query_string where site_id = ${site} and query_string = ${plain}`;
  return db.first<KnowledgeRow>(sql`
    with logged as (${logged}), hits as (
      select i.inv_mast_uid, i.item_id as code, 'item' as type, 0 as rank from item i
      where i.site_id = ${site} and i.item_id_compact = ${code} and i.delete_flag = 'N'
      union all
      select k.inv_mast_uid, k.alternate_code, k.code_type, case k.code_type when 'customer' then 1 else 2 end from item_alternate_code k
      where k.site_id = ${site} and k.code_compact = ${code} and (k.code_type <> 'customer' or k.customer_id = ${customerId ?? null}::numeric)
      union all
      select i.inv_mast_uid, i.upc_or_ean_id, 'upc', 3 from item i
      where i.site_id = ${site} and i.upc_or_ean_id = ${code} and i.delete_flag = 'N')
    select (select query_string_uid from logged) as "queryStringUid",
      (select redirect_link from search_redirect where site_id = ${site} and query_string = ${plain}) as "redirectLink",
      (select json_agg(json_build_object('invMastUid', h.inv_mast_uid, 'code', h.code, 'type', h.type)) from (
        select distinct on (inv_mast_uid) inv_mast_uid, code, type from hits order by inv_mast_uid, rank limit 50) h) as codes,
      (select json_agg(json_build_object('known', known.found, 'nearest', near.word, 'synonyms', s.synonyms, 'pairSynonyms', pair.synonyms) order by t.position)
        from unnest(${words}::text[], ${tokens.map((token) => token.word)}::text[], ${rawPairs}::text[], ${stemPairs}::text[])
          with ordinality as t (word, raw, raw_pair, stem_pair, position)
        left join search_synonym s on s.site_id = ${site} and s.term = case when t.raw = t.word then t.word else (
          select e.term from search_synonym e where e.site_id = ${site} and e.term in (t.raw, t.word) limit 1) end
        left join lateral (
          select p.synonyms from search_synonym p where p.site_id = ${site} and p.term in (t.raw_pair, t.stem_pair) limit 1) pair on true
        cross join lateral (select t.word ~ '[0-9]' or char_length(t.word) < 4 or s.term is not null or pair.synonyms is not null or exists (
          select 1 from search_word w where w.site_id = ${site} and w.word like t.word || '%') as found) known
        left join lateral (
          select w.word from search_word w where w.site_id = ${site} and not known.found and w.word % t.word
          order by similarity(w.word, t.word) desc, w.item_count desc limit 1) near on true) as words`);
}
