import sql from "sql-template-tag";
import { insertRows } from "../data/insert-rows.ts";
import type { Queryable } from "../db/database.ts";
import type { CsvRow } from "./csv-row.ts";

/** The columns of a product that buyers filter by, with the attribute each becomes. */
const attributes = [
  { uid: 1, id: "COLOR", name: "Color", column: "Color" },
  { uid: 2, id: "SIZE", name: "Size", column: "Size" },
  {
    uid: 3,
    id: "LINE",
    name: "Product line",
    column: "ProductLine",
    words: { R: "Road", M: "Mountain", T: "Touring", S: "Standard" },
  },
  { uid: 4, id: "CLASS", name: "Class", column: "Class", words: { H: "High", M: "Medium", L: "Low" } },
  { uid: 5, id: "STYLE", name: "Style", column: "Style", words: { M: "Men's", W: "Women's", U: "Universal" } },
] as const;

/** A product's attributes: number of the attribute and value. */
export function attributesOf(row: CsvRow): (readonly [number, string])[] {
  return attributes.flatMap((attribute) => {
    const value = row.optionalText(attribute.column, 255);
    if (value === undefined) return [];
    const words: Readonly<Record<string, string>> = "words" in attribute ? attribute.words : {};
    return [[attribute.uid, words[value] ?? value] as const];
  });
}

/** Stores the attributes of items in place of those they had; values keep their numbers from load to load. */
export async function storeAttributes(
  db: Queryable,
  site: string,
  items: ReadonlyMap<number, readonly (readonly [number, string])[]>,
): Promise<void> {
  const rows = attributes.map(({ uid, id, name }) => ({
    site_id: site,
    attribute_uid: uid,
    attribute_id: id,
    attribute_desc: name,
    sequence_no: uid,
  }));
  await insertRows(db, "attribute", rows, { conflict: ["site_id", "attribute_uid"] });
  const numbers = await storeValues(
    db,
    site,
    new Set([...items.values()].flat().map(([uid, value]) => `${uid}\t${value}`)),
  );
  await db.execute(
    sql`delete from item_attribute where site_id = ${site} and inv_mast_uid = any(${[...items.keys()]}::bigint[])`,
  );
  const owned = [...items].flatMap(([item, list]) =>
    list.map(([uid, value]) => ({ site_id: site, inv_mast_uid: item, attribute_uid: uid, sequence_no: uid, value })),
  );
  await insertRows(
    db,
    "item_attribute",
    owned.map(({ value: _, ...row }) => row),
  );
  const values = owned.map(({ value, sequence_no: _, ...row }) => ({
    ...row,
    attribute_value_uid: numbers.get(`${row.attribute_uid}\t${value}`),
  }));
  await insertRows(db, "item_attribute_value", values);
}

async function storeValues(db: Queryable, site: string, wanted: ReadonlySet<string>): Promise<Map<string, number>> {
  const known = await db.query<{ key: string; uid: number }>(sql`
    select attribute_uid || E'\t' || attribute_value as key, attribute_value_uid as uid from attribute_value where site_id = ${site} and status_cd <> 700`);
  const numbers = new Map(known.map(({ key, uid }) => [key, uid]));
  let next = Math.max(0, ...numbers.values());
  const added = [...wanted].filter((key) => !numbers.has(key)).sort(inOrder);
  const rows = added.map((key, index) => {
    next += 1;
    numbers.set(key, next);
    const [attribute, value = ""] = key.split("\t");
    return {
      site_id: site,
      attribute_value_uid: next,
      attribute_uid: Number(attribute),
      attribute_value: value,
      sequence_no: index + 1,
    };
  });
  await insertRows(db, "attribute_value", rows);
  return numbers;
}

/** Numbers by size, words by letters. */
function inOrder(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}
