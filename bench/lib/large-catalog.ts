import type { Database } from "@purvey/server/platform/db/database";
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
    where tablename in ('item_search', 'item', 'item_stock', 'item_attribute_value') and indexname not like '%_pkey' and schemaname = current_schema()`);
  for (const { name } of indexes) await db.execute(raw(`drop index "${name}"`));
  await fillVocabulary(db);
  await fillSurroundings(db);
  await db.execute(raw("select setseed(0.42)"));
  const batch = 20_000;
  for (let first = 1; first <= items; first += batch) {
    await db.transaction(async (transaction) => {
      // What refers to items is there with them, and nobody has an index that would hear of them.
      await transaction.execute(raw("set local session_replication_role = replica"));
      await transaction.execute(itemRows(first, Math.min(items, first + batch - 1)));
    });
    if ((first - 1) % 200_000 === 0) say(`items from ${first}`);
  }
  for (const { name, definition } of indexes) {
    await db.execute(raw(definition));
    say(`index ${name}`);
  }
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

/** Some items with what they are called, their brand, category and attributes. */
function itemRows(first: number, last: number) {
  return sql`
    with made as materialized (
      select b.*, b.letters || '-' || b.i || '-' || b.length as item_id, upper(b.letters) || b.i || b.length as item_code,
        w.description || ' M' || b.size || 'x' || b.length as item_desc
      from (
        select i, 1 + floor(${families} * power(random(), 2))::integer as family, 1 + floor(${brands} * power(random(), 2))::integer as brand,
          floor(exp(random() * random() * 9))::integer as popularity, (array[4, 5, 6, 8, 10, 12, 16, 20])[1 + floor(random() * 8)::integer] as size,
          5 * (1 + floor(random() * 30)::integer) as length, round(exp(random() * 6)::numeric, 2) as price,
          chr(65 + floor(random() * 26)::integer) || chr(65 + floor(random() * 26)::integer) as letters
        from generate_series(${first}::bigint, ${last}::bigint) i offset 0) b
      cross join lateral (
        select string_agg(t.word, ' ' order by x.k) as description
        from (select k, ${raw(rank("k"))} as rank from generate_series(1, 7) k) x join bench_word t on t.rank = x.rank) w),
    items as (
      insert into item (site_id, inv_mast_uid, item_id, item_id_compact, item_desc, brands_uid, base_unit, default_selling_unit, default_purchasing_unit, list_price, popularity)
      select ${site}, i, item_id, item_code, item_desc, brand, 'EA', 'EA', 'EA', price, popularity from made),
    categories as (
      insert into item_category_item (site_id, item_category_uid, inv_mast_uid) select ${site}, family, i from made),
    shown as (
      insert into item_search (site_id, inv_mast_uid, item_id, item_code, item_desc, list_price, popularity, brand_name)
      select ${site}, i, item_id, item_code, item_desc, price, popularity, 'Brand ' || brand from made),
    units as (
      insert into item_uom (site_id, inv_mast_uid, unit_of_measure, unit_size) select ${site}, i, 'EA', 1 from made),
    stock as (
      insert into item_stock (site_id, location_id, inv_mast_uid, qty_on_hand)
      select ${site}, 10, i, (hashint8(i) & 63) from made)
    insert into item_attribute_value (site_id, inv_mast_uid, attribute_uid, attribute_value_uid)
    select distinct ${site}, b.i, (b.family * 7 + k * 13) % ${attributes} + 1,
      ((b.family * 7 + k * 13) % ${attributes}) * ${valuesOfAttribute} + 1 + floor(${valuesOfAttribute} * power(${raw(chance("100 + k"))}, 2))::bigint
    from made b cross join generate_series(1, ${attributesOfItem}::integer) k`;
}
