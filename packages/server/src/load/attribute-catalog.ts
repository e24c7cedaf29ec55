import sql from "sql-template-tag";
import type { Queryable } from "../platform/db/database.ts";
import type { AttributeData } from "../trades/catalog/attribute-data.ts";

/** An attribute that the site has, or that a file brings. */
export interface LoadedAttribute extends AttributeData {
  /** Its number; undefined for one that the site does not have yet. */
  readonly uid: number | undefined;
  readonly id: string;
  readonly name: string;
  readonly values: Map<string, LoadedValue>;
}

/** A value of an attribute, the same object for all items that have it: files name few values often. */
export interface LoadedValue {
  readonly attribute: LoadedAttribute;
  readonly text: string;
}

/** What is known of an attribute before any of its values is asked for. */
type NewAttribute = Pick<LoadedAttribute, "id" | "name"> & Partial<AttributeData & { readonly uid: number }>;

/** The columns of `Product.csv` that buyers filter by, with the attribute each becomes. */
const ofColumns: readonly NewAttribute[] = [
  { id: "COLOR", name: "Color" },
  { id: "SIZE", name: "Size" },
  { id: "LINE", name: "Product line" },
  { id: "CLASS", name: "Class" },
  { id: "STYLE", name: "Style" },
];

/** The attributes of a site and of the files, found by what buyers read or by their short code, case aside. */
export class AttributeCatalog {
  readonly #byName = new Map<string, LoadedAttribute>();
  readonly #all: LoadedAttribute[] = [];

  /** The attributes that the site has by now. */
  static async read(db: Queryable, site: string): Promise<AttributeCatalog> {
    const rows = await db.query<NewAttribute>(sql`
      select attribute_uid as uid, attribute_id as id, attribute_desc as name, data_type as "dataType", max_length as "maxLength"
      from attribute where site_id = ${site} and status_cd <> 700 order by attribute_uid`);
    const catalog = new AttributeCatalog();
    for (const row of [...rows, ...ofColumns]) if (!catalog.#byName.has(row.id.toLowerCase())) catalog.#add(row);
    return catalog;
  }

  /** The attribute of a name; a name that nothing has makes a new one. */
  attribute(name: string): LoadedAttribute {
    return this.#byName.get(name.toLowerCase()) ?? this.#add({ id: name, name });
  }

  /** A value of the attribute of a name. */
  value(name: string, text: string): LoadedValue {
    const attribute = this.attribute(name);
    const known = attribute.values.get(text);
    if (known) return known;
    const value = { attribute, text };
    attribute.values.set(text, value);
    return value;
  }

  /** The attributes that a file gave values of. */
  get used(): LoadedAttribute[] {
    return this.#all.filter(({ values }) => values.size > 0);
  }

  #add({ id, name, uid, dataType = "text", maxLength = null }: NewAttribute): LoadedAttribute {
    const attribute = { uid, id, name, dataType, maxLength, values: new Map() };
    this.#all.push(attribute);
    this.#byName.set(id.toLowerCase(), attribute);
    // A short code goes before the name of another attribute.
    if (!this.#byName.has(name.toLowerCase())) this.#byName.set(name.toLowerCase(), attribute);
    return attribute;
  }
}
