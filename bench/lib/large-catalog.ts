import type { Database } from "@purvey/server/platform/db/database";
import { lexemesOf } from "@purvey/server/search/lexemes";
import { anyItem } from "@purvey/server/search/search-document";
import sql, { raw } from "sql-template-tag";

/** What the generated catalogue belongs to. */
export const site = "large";

const vocabulary = 40_000;
const families = 200;
const brands = 300;
const attributes = 240;
const valuesOfAttribute = 20;
const attributesOfItem = 8;

/** The words that stand in most texts, the most frequent first; the rest of the vocabulary is made of syllables. */
const frequent =
  `steel zinc bolt hex stainless plated nut screw black washer grade metric head thread pack industrial heavy duty
  standard bearing seal valve pipe hose glove safety tape cable switch motor pump filter drill grinding disc brush wheel chain belt
  coupling sleeve flange gasket rubber nylon brass copper aluminum iron plastic white yellow red blue green clear large medium small
  round flat square socket cap pan countersunk slotted torx drive plug connector fitting adapter elbow tee reducer clamp bracket
  hinge lock handle lever knob spring pin rivet anchor stud rod bar sheet plate tube wire rope hook ring shackle lubricant grease
  adhesive sealant paint marker label`.split(/\s+/);

/**
 * Fills an empty database with a catalogue of so many items, set by set: words as frequent as in real texts (Zipf and
 * Mandelbrot's law: the most frequent stand in a quarter of the items), numbers, attributes, categories, brands, stock.
 */
export async function fillLargeCatalog(db: Database, items: number, say: (text: string) => void): Promise<void> {
  const indexes = await db.query<{ name: string; definition: string }>(sql`
    select indexname::text as name, indexdef as definition from pg_indexes
    where tablename in ('item_search', 'search_document', 'item', 'item_stock') and indexname not like '%_pkey' and schemaname = current_schema()`);
  for (const { name } of indexes) await db.execute(raw(`drop index "${name}"`));
  await fillVocabulary(db);
  await fillSurroundings(db);
  await db.execute(raw("select setseed(0.42)"));
  const batch = 20_000;
  for (let first = 1; first <= items; first += batch) {
    await db.execute(itemRows(first, Math.min(items, first + batch - 1)));
    if ((first - 1) % 200_000 === 0) say(`items from ${first}`);
  }
  await fillItems(db);
  for (const { name, definition } of indexes) {
    // Nothing that is measured here uses it.
    if (name === "item_words") continue;
    await db.execute(raw(definition));
    say(`index ${name}`);
  }
  await countWords(db);
  await db.execute(raw("vacuum analyze"));
  say("statistics");
}

/** `bench_word`: the words by rank. */
async function fillVocabulary(db: Database): Promise<void> {
  await db.execute(raw("create table bench_word (rank integer primary key, word text not null)"));
  const syllables = "ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi zo bra cle dri flo gru".split(" ");
  const known = new Set(frequent);
  const words = Array.from({ length: vocabulary }, (_, rank) => {
    if (rank < frequent.length) return frequent[rank] as string;
    const at = (place: number) => syllables[Math.floor(rank / syllables.length ** place) % syllables.length];
    const word = `${at(0)}${at(1)}${at(2)}${at(3)}`;
    return known.has(word) ? `${word}n` : word;
  });
  await db.execute(sql`
    insert into bench_word select position - 1, word from unnest(${words}::text[]) with ordinality as w (word, position)`);
  await db.execute(raw("analyze bench_word"));
}

/** The site, its brands, categories in three levels, attributes and their values, and a location. */
async function fillSurroundings(db: Database): Promise<void> {
  await db.execute(sql`insert into site (site_id, site_name) values (${site}, 'A large catalogue')`);
  await db.execute(sql`insert into company (site_id, company_id, company_name) values (${site}, '1', 'Large')`);
  await db.execute(
    sql`insert into location (site_id, location_id, company_id, location_name) values (${site}, 10, '1', 'Columbus')`,
  );
  await db.execute(sql`
    insert into brand (site_id, brands_uid, brands_name) select ${site}, i, 'Brand ' || i from generate_series(1, ${brands}::integer) i`);
  await db.execute(sql`
    insert into item_category (site_id, item_category_uid, parent_uid, root_uid, item_category_id, item_category_desc, full_path, path_uids, level)
    select ${site}, i, null, i, 'c' || i, 'Category ' || i, 'Category ' || i, array[i], 1 from generate_series(1, ${families}::integer) i`);
  await db.execute(sql`
    insert into attribute (site_id, attribute_uid, attribute_id, attribute_desc)
    select ${site}, i, 'A' || i, 'Attribute ' || i from generate_series(1, ${attributes}::integer) i`);
  await db.execute(sql`
    insert into attribute_value (site_id, attribute_value_uid, attribute_uid, attribute_value)
    select ${site}, i, 1 + (i - 1) / ${valuesOfAttribute}::integer, 'Value ' || i
    from generate_series(1, ${attributes * valuesOfAttribute}::integer) i`);
}

/** A number from 0 to 1 that is the same for the same item and place whenever it is asked for. */
function chance(place: string): string {
  return `((hashint8extended(b.i::bigint * 1000 + ${place}, 7) & 2147483647) / 2147483648.0)`;
}

/** The rank of a word by Zipf and Mandelbrot's law. */
function rank(place: string): string {
  return `least(${vocabulary - 1}, floor(11 * power(${(vocabulary + 11) / 11}, ${chance(place)}::float8))::integer - 11)`;
}

/** The rows of the index for some items. */
function itemRows(first: number, last: number) {
  const { wordPrefix } = lexemesOf(site);
  const tag = wordPrefix.slice(0, -1);
  return sql`
    with made as materialized (
    select ${site} as site_id, b.i as inv_mast_uid, b.letters || '-' || b.i || '-' || b.length as item_id, upper(b.letters) || b.i || b.length as item_code, w.description || ' M' || b.size || 'x' || b.length as item_desc,
      b.price, b.popularity, b.brand, 'Brand ' || b.brand as brand_name,
      (w.lexemes || format(' ''${raw(tag)}:m%s'':20B ''${raw(tag)}:%s'':20B ''${raw(tag)}:m%sx%s'':20B ''${raw(tag)}:brand'':21B', b.size, b.length, b.size, b.length)
        || format(' ''${raw(tag)}:%s'':1A ''${raw(tag)}#%s'' ''${raw(tag)}@b%s'' ''${raw(tag)}@c%s'' ', lower(b.letters) || b.i || b.length, upper(b.letters) || b.i || b.length, b.brand, b.family)
        || (select string_agg('''${raw(tag)}^' || k || ''' ', '') from generate_series(0, floor(log(2.0, 1 + b.popularity))::integer) k) || coalesce(h.lexemes, '') || v.lexemes)::tsvector as document,
      v.uids || -b.family::bigint as facets,
      array(select (random() - 0.5)::real / 3 from generate_series(1, 128) where b.i > 0) as embedding
    from (
      select i, 1 + floor(${families} * power(random(), 2))::integer as family, 1 + floor(${brands} * power(random(), 2))::integer as brand,
        floor(exp(random() * random() * 9))::integer as popularity, (array[4, 5, 6, 8, 10, 12, 16, 20])[1 + floor(random() * 8)::integer] as size,
        5 * (1 + floor(random() * 30)::integer) as length, round(exp(random() * 6)::numeric, 2) as price,
        chr(65 + floor(random() * 26)::integer) || chr(65 + floor(random() * 26)::integer) as letters
      from generate_series(${first}::bigint, ${last}::bigint) i offset 0) b
    cross join lateral (
      select array_agg(x.uid) as uids, string_agg('''${raw(tag)}@a' || x.uid || '''', ' ') as lexemes from (
        select ((b.family * 7 + k * 13) % ${attributes}) * ${valuesOfAttribute} + 1 + floor(${valuesOfAttribute} * power(${raw(chance("100 + k"))}, 2))::bigint as uid
        from generate_series(1, ${attributesOfItem}::integer) k) x) v
    cross join lateral (
      select string_agg('''${raw(tag)}%' || k || ''' ', '') as lexemes from generate_series(1, 20) k
      where hashint8extended(b.i, 99) & ((1::bigint << k) - 1) = 0) h
    cross join lateral (
      select string_agg('''${raw(tag)}:' || t.word || ''':' || x.k || x.weight, ' ') as lexemes,
        string_agg(t.word, ' ' order by x.k) filter (where x.weight = 'B') as description
      from (
        select k, ${raw(rank("k"))} as rank, 'B' as weight from generate_series(1, 7) k
        union all select 30 + k, (200 + v.uids[k] % 5000)::integer, 'C' from generate_series(1, ${attributesOfItem}::integer) k
        union all select 50, 100 + b.family, 'C'
        union all select 60 + k, ${raw(rank("200 + k"))}, 'D' from generate_series(1, 15) k) x
      join bench_word t on t.rank = x.rank) w),
    documents as (
      insert into search_document (site_id, inv_mast_uid, popularity, brands_uid, facets, document)
      select site_id, inv_mast_uid, popularity, brand, facets, document from made)
    insert into item_search (site_id, inv_mast_uid, item_id, item_code, item_desc, list_price, popularity, brand_name, embedding)
    select site_id, inv_mast_uid, item_id, item_code, item_desc, price, popularity, brand_name, embedding from made`;
}

/** The items themselves, a unit and the stock at one location for each. */
async function fillItems(db: Database): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.execute(raw("set local session_replication_role = replica"));
    await transaction.execute(sql`
      insert into item (site_id, inv_mast_uid, item_id, item_id_compact, item_desc, brands_uid, base_unit, default_selling_unit, default_purchasing_unit, list_price, popularity)
      select site_id, inv_mast_uid, s.item_id, s.item_code, s.item_desc, d.brands_uid, 'EA', 'EA', 'EA', s.list_price, s.popularity
      from item_search s join search_document d using (site_id, inv_mast_uid) where site_id = ${site}`);
    await transaction.execute(sql`
      insert into item_uom (site_id, inv_mast_uid, unit_of_measure, unit_size) select site_id, inv_mast_uid, 'EA', 1 from item where site_id = ${site}`);
    await transaction.execute(sql`
      insert into item_stock (site_id, location_id, inv_mast_uid, qty_on_hand)
      select site_id, 10, inv_mast_uid, (hashint8(inv_mast_uid) & 63) from item where site_id = ${site}`);
  });
}

/** `search_word` as a refresh of all items writes it. */
async function countWords(db: Database): Promise<void> {
  const { wordPrefix } = lexemesOf(site);
  await db.execute(sql`
    insert into search_word (site_id, word, item_count, is_plain)
    select ${site}, substr(x.lexeme, ${wordPrefix.length + 1}::integer), count(*), x.lexeme ~ ':[a-z]{3,}$'
    from search_document s cross join lateral unnest(s.document) x
    where s.site_id = ${site} and starts_with(x.lexeme, ${wordPrefix}) and not x.weights <@ '{A}'
    group by x.lexeme
    union all
    select ${site}, ${anyItem}, count(*), false from search_document s where s.site_id = ${site}`);
}
