import { createWriteStream, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { gunzipSync } from "node:zlib";
import type { IndexRecord, Schema } from "@purvey/search/schema";
import { readTable } from "@purvey/tables/read-table";

/** The fields of products that were judged. */
export const judgedSchema: Schema = {
  fields: {
    name: { kind: "text", weight: 1 },
    description: { kind: "text", weight: 0.7 },
    brand: { kind: "text", weight: 0.3 },
    attributes: { kind: "text", weight: 0.15 },
    number: { kind: "partNumber" },
    type: { kind: "type" },
    brandFacet: { kind: "facet" },
    cents: { kind: "number" },
  },
  prior: "cents",
};

function rowsOf(folder: string, name: string): string[][] {
  const bytes = readFileSync(join(folder, name));
  const text = (name.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  return readTable(text)
    .rows.slice(1)
    .map(({ cells }) => [...cells]);
}

/** Names and values of attributes by product. */
function readAttributes(folder: string): Map<string, [name: string, value: string][]> {
  const attributes = new Map<string, [string, string][]>();
  for (const [id = "", name = "", value = ""] of rowsOf(folder, "attributes.csv.gz")) {
    const own = attributes.get(id) ?? [];
    own.push([name, value]);
    attributes.set(id, own);
  }
  return attributes;
}

/** The products of a folder with `products.csv.gz` and `attributes.csv.gz`. */
export function readProducts(folder: string): IndexRecord[] {
  const attributes = readAttributes(folder);
  return rowsOf(folder, "products.csv.gz").map(([id = "", number = "", name, description, type, brand, price]) => ({
    id,
    values: {
      name,
      description,
      brand,
      attributes: [(attributes.get(id) ?? []).map(([, value]) => value).join(" ")],
      number,
      type,
      brandFacet: brand,
      cents: Math.round(Number(price) * 100),
    },
  }));
}

/** The ratings of products by query, from the files `judgments*.csv` (`query,id,rating`), by the name of the file. */
export function readJudgments(folder: string): Map<string, Map<string, Map<string, number>>> {
  const files = readdirSync(folder).filter((name) => /^judgments.*\.csv$/.test(name));
  return new Map(
    files.map((file) => {
      const judged = new Map<string, Map<string, number>>();
      for (const [query = "", id = "", rating] of rowsOf(folder, file)) {
        const ratings = judged.get(query) ?? new Map<string, number>();
        judged.set(query, ratings.set(id, Number(rating)));
      }
      return [file, judged];
    }),
  );
}

/** What {@link writeTables} writes beside the items themselves. */
export interface TableOptions {
  /** How many items: the products again and again, with numbers of their own; each product once without it. */
  readonly count?: number;
  /** Without the attributes. */
  readonly bare?: boolean;
}

/** The products of a folder as tables of `purvey load`: types are categories, what something costs is not known. */
export async function writeTables(
  folder: string,
  target: string,
  { count, bare = false }: TableOptions = {},
): Promise<number> {
  const products = rowsOf(folder, "products.csv.gz");
  const items = count ?? products.length;
  const types = new Map([...new Set(products.map(([, , , , type = ""]) => type))].map((type, at) => [type, at + 1]));
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, "ProductCategory.csv"), "ProductCategoryID,Name\n1,Catalog\n");
  await write(join(target, "ProductSubcategory.csv"), ["ProductSubcategoryID", "ProductCategoryID", "Name"], () =>
    Array.from(types, ([type, uid]) => [uid, 1, type.replaceAll("/", " ")]),
  );
  // A description belongs to a model: each product is one of its own.
  await write(join(target, "ProductDescription.csv"), ["ProductDescriptionID", "Description"], () =>
    products.flatMap(([, , , text], at) => (text ? [[at + 1, text]] : [])),
  );
  await write(
    join(target, "ProductModelProductDescriptionCulture.csv"),
    ["ProductModelID", "ProductDescriptionID", "CultureID"],
    () => products.flatMap(([, , , text], at) => (text ? [[at + 1, at + 1, "en"]] : [])),
  );
  await write(join(target, "Product.csv"), itemColumns, () => itemRows(products, items, types));
  if (!bare) {
    const attributes = readAttributes(folder);
    await write(join(target, "ProductAttribute.csv"), ["ProductID", "Name", "Value"], () =>
      attributeRows(products, items, attributes),
    );
  }
  return items;
}

const itemColumns =
  "ProductID,ProductNumber,Name,ListPrice,StandardCost,ProductSubcategoryID,ProductModelID,Brand".split(",");

type Cells = readonly (string | number)[];

/** Copies beyond the products themselves have numbers behind them. */
function* itemRows(products: string[][], count: number, types: ReadonlyMap<string, number>): Generator<Cells> {
  for (let at = 0; at < count; at++) {
    const [id = "", number = "", name = "", text, type = "", brand = "", price = ""] = products[
      at % products.length
    ] as string[];
    const copy = Math.floor(at / products.length);
    const model = text ? (at % products.length) + 1 : "";
    yield [uidOf(id, copy), copy ? `${number}-${copy}` : number, name, price, 0, types.get(type) ?? "", model, brand];
  }
}

function* attributeRows(
  products: string[][],
  count: number,
  attributes: ReturnType<typeof readAttributes>,
): Generator<Cells> {
  for (let at = 0; at < count; at++) {
    const [id = ""] = products[at % products.length] as string[];
    for (const [name, value] of attributes.get(id) ?? [])
      yield [uidOf(id, Math.floor(at / products.length)), name, value];
  }
}

/** Products have numbers below 1,000,000,000. */
function uidOf(id: string, copy: number): string {
  return copy === 0 ? id : `${copy}${id.padStart(9, "0")}`;
}

async function write(file: string, columns: readonly string[], rows: () => Iterable<Cells>): Promise<void> {
  const lines = function* () {
    yield `${columns.join(",")}\n`;
    for (const cells of rows()) yield `${cells.map(cell).join(",")}\n`;
  };
  await finished(Readable.from(lines()).pipe(createWriteStream(file)));
}

function cell(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
