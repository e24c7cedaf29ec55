import { most } from "@purvey/contract/limits";
import { misfitOf } from "../trades/catalog/attribute-data.ts";
import type { AttributeCatalog, LoadedValue } from "./attribute-catalog.ts";
import type { CsvRow } from "./csv-row.ts";
import type { LoadContext } from "./load-context.ts";

/** What a file says of items. */
export interface GivenAttributes {
  readonly file: string;
  readonly byItem: ReadonlyMap<number, readonly LoadedValue[]>;
  /** Items of which a row was refused: they keep what they have beside. */
  readonly unsure: ReadonlySet<number>;
}

/** What the codes of some columns of `Product.csv` stand for. */
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  LINE: { R: "Road", M: "Mountain", T: "Touring", S: "Standard" },
  CLASS: { H: "High", M: "Medium", L: "Low" },
  STYLE: { M: "Men's", W: "Women's", U: "Universal" },
};

/** The attributes that columns of `Product.csv` give a product. */
export function attributesOfColumns(row: CsvRow, catalog: AttributeCatalog): LoadedValue[] {
  const texts = {
    COLOR: row.optionalName("Color", 255),
    SIZE: row.optionalName("Size", 255),
    LINE: row.optionalText("ProductLine", 255),
    CLASS: row.optionalText("Class", 255),
    STYLE: row.optionalText("Style", 255),
  };
  return Object.entries(texts).flatMap(([id, text]) =>
    text === undefined ? [] : [catalog.value(id, words[id]?.[text] ?? text)],
  );
}

const file = "ProductAttribute.csv";

/** Reads `ProductAttribute.csv`: what describes items, an item's values in the order of the file. */
export async function readAttributes(
  { folder, items, report }: LoadContext,
  catalog: AttributeCatalog,
): Promise<GivenAttributes> {
  const byItem = new Map<number, LoadedValue[]>();
  const unsure = new Set<number>();
  const rows = await folder.read(
    file,
    (row) => {
      const item = row.key("ProductID");
      if (!items.has(item)) return row.refuse("ProductID", `is ${item}, which was not loaded`);
      const value = attributeValue(row, catalog);
      const own = byItem.get(item) ?? [];
      if (own.includes(value))
        return row.refuse(
          "Value",
          `is \`${value.text}\`, which the product has of \`${value.attribute.name}\` already`,
        );
      own.push(value);
      byItem.set(item, own);
      return item;
    },
    (row) => unsure.add(Number(row.raw("ProductID"))),
  );
  report.stored(file, rows.length);
  return { file, byItem, unsure };
}

function attributeValue(row: CsvRow, catalog: AttributeCatalog): LoadedValue {
  const [name, text] = [row.name("Name", 255), row.name("Value", most.longText)];
  const misfit = misfitOf(text, catalog.attribute(name));
  return misfit ? row.refuse("Value", misfit.replace(/\.$/, "")) : catalog.value(name, text);
}
