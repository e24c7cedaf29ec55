import sql, { type Sql } from "sql-template-tag";
import type { Queryable } from "../platform/db/database.ts";
import { numericValueOf } from "../trades/catalog/attribute-data.ts";
import type { AttributeCatalog, LoadedAttribute, LoadedValue } from "./attribute-catalog.ts";
import { type Destination, type LoadContext, noteWritten } from "./load-context.ts";
import type { GivenAttributes } from "./read-attributes.ts";

/** Items whose attributes are stored at a time. */
const batch = 2000;

const ofItem = ["site_id", "inv_mast_uid", "attribute_uid"];

/** What items get, as columns of equal length. */
interface Pairs {
  readonly items: number[];
  readonly attributes: number[];
  readonly values: number[];
  readonly places: number[];
  readonly files: string[];
}

/**
 * Brings the attributes of items in line with the files that the folder has: what such a file no longer says is taken away,
 * what another file says, or was given on the site in an attribute that no file speaks of, stays.
 */
export async function storeAttributes(
  db: Queryable,
  { site, folder, written, items: all }: Destination & Pick<LoadContext, "folder" | "items">,
  catalog: AttributeCatalog,
  given: readonly GivenAttributes[],
): Promise<void> {
  const items = [...all.keys()];
  const attributes = await numberAttributes(db, { site, written }, catalog);
  const values = await numberValues(db, { site, written }, attributes);
  const files = given.map(({ file }) => file).filter((file) => folder.has(file));
  for (let start = 0; start < items.length; start += batch) {
    const slice = items.slice(start, start + batch);
    const pairs = pairsOf(slice, given, { attributes, values });
    const sure = slice.filter((item) => !given.some(({ unsure }) => unsure.has(item)));
    const stored = await storePairs(db, site, { files, sure, pairs });
    await noteWritten(db, written, "item_attribute", stored.attributes, ofItem);
    await noteWritten(db, written, "item_attribute_value", stored.values, ofItem);
  }
}

/** The numbers of attributes; those that the site does not have yet are stored behind the others. */
async function numberAttributes(
  db: Queryable,
  to: Destination,
  catalog: AttributeCatalog,
): Promise<Map<LoadedAttribute, number>> {
  const added = catalog.used.filter(({ uid }) => uid === undefined);
  const rows = await db.query<{ id: string; uid: number }>(sql`
    insert into attribute (site_id, attribute_id, attribute_desc, sequence_no)
    select ${to.site}, n.id, n.name, n.place + (select coalesce(max(a.sequence_no), 0) from attribute a where a.site_id = ${to.site})
    from unnest(${added.map(({ id }) => id)}::text[], ${added.map(({ name }) => name)}::text[]) with ordinality as n (id, name, place)
    returning attribute_id as id, attribute_uid as uid`);
  await noteWritten(db, to.written, "attribute", rows.length, ["site_id", "attribute_uid"]);
  const known = catalog.used.flatMap((attribute) =>
    attribute.uid === undefined ? [] : [[attribute, attribute.uid] as const],
  );
  return new Map([...known, ...rows.map(({ id, uid }) => [catalog.attribute(id), uid] as const)]);
}

/** The numbers of values; those that an attribute does not have yet are stored. */
async function numberValues(
  db: Queryable,
  to: Destination,
  attributes: ReadonlyMap<LoadedAttribute, number>,
): Promise<Map<LoadedValue, number>> {
  const byUid = new Map([...attributes].map(([attribute, uid]) => [uid, attribute]));
  const numbers = new Map<LoadedValue, number>();
  const note = (rows: readonly { attribute: number; text: string; uid: number }[]) => {
    for (const { attribute, text, uid } of rows) {
      const value = byUid.get(attribute)?.values.get(text);
      if (value) numbers.set(value, uid);
    }
  };
  const columns = sql`attribute_uid as attribute, attribute_value as text, attribute_value_uid as uid`;
  note(
    await db.query(sql`
      select ${columns} from attribute_value
      where site_id = ${to.site} and status_cd <> 700 and attribute_uid = any(${[...byUid.keys()]}::bigint[])`),
  );
  const added = [...byUid.values()].flatMap(({ values }) =>
    [...values.values()].filter((value) => !numbers.has(value)),
  );
  added.sort((a, b) => inOrder(a.text, b.text));
  for (let start = 0; start < added.length; start += batch) {
    const slice = added.slice(start, start + batch);
    const uids = slice.map(({ attribute }) => attributes.get(attribute) ?? null);
    note(await db.query(sql`${insertValues(to.site, slice, uids)} returning ${columns}`));
  }
  await noteWritten(db, to.written, "attribute_value", added.length, [
    "site_id",
    "attribute_uid",
    "attribute_value_uid",
  ]);
  return numbers;
}

function insertValues(site: string, values: readonly LoadedValue[], uids: readonly (number | null)[]): Sql {
  const numbers = values.map(({ text, attribute }) => numericValueOf(text, attribute));
  return sql`
    insert into attribute_value (site_id, attribute_uid, attribute_value, numeric_value, sequence_no)
    select ${site}, n.attribute, n.text, n.number, n.place + coalesce(m.place, 0)
    from unnest(${uids}::bigint[], ${values.map(({ text }) => text)}::text[], ${numbers}::numeric[])
      with ordinality as n (attribute, text, number, place)
    left join (
      select v.attribute_uid, max(v.sequence_no) as place from attribute_value v where v.site_id = ${site} group by 1
    ) m on m.attribute_uid = n.attribute`;
}

const { compare: inOrder } = new Intl.Collator("en", { numeric: true });

interface Numbers {
  readonly attributes: ReadonlyMap<LoadedAttribute, number>;
  readonly values: ReadonlyMap<LoadedValue, number>;
}

/** Each value of an item once, the first file that says it first. */
function pairsOf(items: readonly number[], given: readonly GivenAttributes[], numbers: Numbers): Pairs {
  const pairs: Pairs = { items: [], attributes: [], values: [], places: [], files: [] };
  for (const item of items) {
    const seen = new Set<LoadedValue>();
    for (const { file, byItem } of given)
      for (const value of byItem.get(item) ?? []) {
        const [attributeUid, valueUid] = [numbers.attributes.get(value.attribute), numbers.values.get(value)];
        if (seen.has(value) || attributeUid === undefined || valueUid === undefined) continue;
        seen.add(value);
        pairs.items.push(item);
        pairs.attributes.push(attributeUid);
        pairs.values.push(valueUid);
        pairs.places.push(seen.size);
        pairs.files.push(file);
      }
  }
  return pairs;
}

interface Stored {
  /** How many rows are new or changed. */
  readonly attributes: number;
  readonly values: number;
  /** Items and attributes that lost a value. */
  readonly gone: readonly (readonly [item: number, attribute: number])[];
}

/**
 * Takes away what the files said before, and what items are said to be otherwise in an attribute that the files speak of;
 * stores what is new. A position that somebody gave an attribute of an item on the site stays.
 *
 * @param sure the items that something is taken from
 */
async function storePairs(
  db: Queryable,
  site: string,
  {
    files,
    sure,
    pairs,
  }: { readonly files: readonly string[]; readonly sure: readonly number[]; readonly pairs: Pairs },
): Promise<Omit<Stored, "gone">> {
  const { items, attributes, values, places } = pairs;
  const stored = await db.first<Stored>(sql`
    with given as materialized (
      select * from unnest(
        ${items}::bigint[], ${attributes}::bigint[], ${values}::bigint[], ${places}::integer[], ${pairs.files}::text[])
        as n (item, attribute, value, place, file)),
    gone as (
      delete from item_attribute_value v where v.site_id = ${site} and v.inv_mast_uid = any(${sure}::bigint[])
        and (v.loaded_from = any(${files}::text[]) or (v.inv_mast_uid, v.attribute_uid) in (select n.item, n.attribute from given n))
        and (v.inv_mast_uid, v.attribute_value_uid) not in (select n.item, n.value from given n)
      returning v.inv_mast_uid as item, v.attribute_uid as attribute),
    new_attribute as (
      insert into item_attribute (site_id, inv_mast_uid, attribute_uid, sequence_no)
      select ${site}, n.item, n.attribute, min(n.place) from given n
      where not exists (
        select 1 from item_attribute a where a.site_id = ${site} and a.inv_mast_uid = n.item and a.attribute_uid = n.attribute)
      group by n.item, n.attribute
      on conflict (site_id, inv_mast_uid, attribute_uid) do nothing returning 1),
    new_value as (
      insert into item_attribute_value as v (site_id, inv_mast_uid, attribute_uid, attribute_value_uid, sequence_no, loaded_from)
      select ${site}, n.* from given n
      where not exists (
        select 1 from item_attribute_value h where h.site_id = ${site} and h.inv_mast_uid = n.item and h.attribute_uid = n.attribute
          and h.attribute_value_uid = n.value and h.loaded_from = n.file)
      on conflict (site_id, inv_mast_uid, attribute_uid, attribute_value_uid) do update set loaded_from = excluded.loaded_from
      returning 1)
    select (select count(*) from new_attribute) as attributes, (select count(*) from new_value) as values,
      (select coalesce(json_agg(json_build_array(g.item, g.attribute)), '[]') from gone g) as gone`);
  const { gone = [], ...counts } = stored ?? { attributes: 0, values: 0 };
  if (gone.length > 0) await removeEmpty(db, site, gone);
  return counts;
}

/** Attributes of items go with their last value. */
async function removeEmpty(db: Queryable, site: string, gone: Stored["gone"]): Promise<void> {
  await db.execute(sql`
    delete from item_attribute a where a.site_id = ${site} and (a.inv_mast_uid, a.attribute_uid) in (
        select * from unnest(${gone.map(([item]) => item)}::bigint[], ${gone.map(([, attribute]) => attribute)}::bigint[]))
      and not exists (
        select 1 from item_attribute_value v
        where v.site_id = a.site_id and v.inv_mast_uid = a.inv_mast_uid and v.attribute_uid = a.attribute_uid)`);
}
