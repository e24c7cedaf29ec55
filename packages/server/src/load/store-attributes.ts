import sql from "sql-template-tag";
import type { Queryable } from "../platform/db/database.ts";
import { insertRows } from "../platform/db/insert-rows.ts";
import type { CsvRow } from "./csv-row.ts";
import { type Destination, storeRows } from "./load-context.ts";

interface LoadedAttribute {
  readonly id: string;
  readonly name: string;
  readonly column: string;
  /** What the codes of the column stand for. */
  readonly words?: Readonly<Record<string, string>>;
}

/** The columns of a product that buyers filter by, with the attribute each becomes. */
const attributes: readonly LoadedAttribute[] = [
  { id: "COLOR", name: "Color", column: "Color" },
  { id: "SIZE", name: "Size", column: "Size" },
  {
    id: "LINE",
    name: "Product line",
    column: "ProductLine",
    words: { R: "Road", M: "Mountain", T: "Touring", S: "Standard" },
  },
  { id: "CLASS", name: "Class", column: "Class", words: { H: "High", M: "Medium", L: "Low" } },
  { id: "STYLE", name: "Style", column: "Style", words: { M: "Men's", W: "Women's", U: "Universal" } },
];

/** What an item is in an attribute: `{ id: "COLOR", value: "Red" }`. */
export interface AttributeText {
  readonly id: string;
  readonly value: string;
}

/** A product's attributes. */
export function attributesOf(row: CsvRow): AttributeText[] {
  return attributes.flatMap(({ id, column, words }) => {
    const value = row.optionalText(column, 255);
    return value === undefined ? [] : [{ id, value: words?.[value] ?? value }];
  });
}

/** Items whose attributes are stored at a time. */
const batch = 5000;

/** Brings these attributes of items in line with the file; others that they were given stay. */
export async function storeAttributes(
  db: Queryable,
  to: Destination,
  items: ReadonlyMap<number, readonly AttributeText[]>,
): Promise<void> {
  const uids = await attributeUids(db, to.site);
  const values = await valueUids(db, to.site, uids, items);
  const all = [...items];
  for (let start = 0; start < all.length; start += batch) {
    const slice = all.slice(start, start + batch);
    const owned = slice.flatMap(([item, list]) =>
      list.map(({ id, value }) => ({
        inv_mast_uid: item,
        attribute_uid: uids.get(id) ?? 0,
        attribute_value_uid: values.get(`${id}\t${value}`) ?? 0,
      })),
    );
    await storeOwned(
      db,
      to,
      [...uids.values()],
      slice.map(([item]) => item),
      owned,
    );
  }
}

type OwnedValue = {
  readonly inv_mast_uid: number;
  readonly attribute_uid: number;
  readonly attribute_value_uid: number;
};

async function storeOwned(
  db: Queryable,
  to: Destination,
  uids: readonly number[],
  items: readonly number[],
  owned: readonly OwnedValue[],
): Promise<void> {
  const [owners, values] = [owned.map((value) => value.inv_mast_uid), owned.map((value) => value.attribute_value_uid)];
  await db.execute(sql`
    delete from item_attribute_value v where v.site_id = ${to.site} and v.inv_mast_uid = any(${items}::bigint[])
      and v.attribute_uid = any(${uids}::bigint[])
      and (v.inv_mast_uid, v.attribute_value_uid) not in (select * from unnest(${owners}::bigint[], ${values}::bigint[]))`);
  await db.execute(sql`
    delete from item_attribute a where a.site_id = ${to.site} and a.inv_mast_uid = any(${items}::bigint[])
      and a.attribute_uid = any(${uids}::bigint[]) and (a.inv_mast_uid, a.attribute_uid) not in (
        select * from unnest(${owners}::bigint[], ${owned.map((value) => value.attribute_uid)}::bigint[]))`);
  const key = ["inv_mast_uid", "attribute_uid"];
  await storeRows(
    db,
    to,
    "item_attribute",
    key,
    owned.map(({ inv_mast_uid, attribute_uid }) => ({ inv_mast_uid, attribute_uid })),
  );
  await storeRows(db, to, "item_attribute_value", [...key, "attribute_value_uid"], owned);
}

/** The numbers of the attributes; those that the site does not have are made. */
async function attributeUids(db: Queryable, site: string): Promise<Map<string, number>> {
  const read = async () => {
    const rows = await db.query<{ id: string; uid: number }>(sql`
      select attribute_id as id, attribute_uid as uid from attribute
      where site_id = ${site} and status_cd <> 700 and attribute_id = any(${attributes.map(({ id }) => id)}::text[])`);
    return new Map(rows.map(({ id, uid }) => [id, uid]));
  };
  const known = await read();
  const rows = attributes.map(({ id, name }, index) => ({
    site_id: site,
    attribute_id: id,
    attribute_desc: name,
    sequence_no: index + 1,
  }));
  const added = rows.filter((row) => !known.has(row.attribute_id));
  await insertRows(db, "attribute", added);
  return added.length > 0 ? read() : known;
}

/** The numbers of values by attribute and text; those that the site does not have are made. */
async function valueUids(
  db: Queryable,
  site: string,
  uids: ReadonlyMap<string, number>,
  items: ReadonlyMap<number, readonly AttributeText[]>,
): Promise<Map<string, number>> {
  const read = async () => {
    const rows = await db.query<{ key: string; uid: number }>(sql`
      select a.attribute_id || E'\t' || v.attribute_value as key, v.attribute_value_uid as uid
      from attribute_value v join attribute a on a.site_id = v.site_id and a.attribute_uid = v.attribute_uid
      where v.site_id = ${site} and v.status_cd <> 700 and v.attribute_uid = any(${[...uids.values()]}::bigint[])`);
    return new Map(rows.map(({ key, uid }) => [key, uid]));
  };
  const known = await read();
  const wanted = new Map([...items.values()].flat().map((text) => [`${text.id}\t${text.value}`, text]));
  const added = [...wanted].filter(([key]) => !known.has(key)).sort(([a], [b]) => inOrder(a, b));
  const rows = added.map(([, { id, value }], index) => ({
    site_id: site,
    attribute_uid: uids.get(id),
    attribute_value: value,
    sequence_no: known.size + index + 1,
  }));
  await insertRows(db, "attribute_value", rows);
  return added.length > 0 ? read() : known;
}

/** Numbers by size, words by letters. */
function inOrder(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}
