import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { readTable } from "@purvey/tables/read-table";

// Found by the package's name, wherever a bundle puts this module.
const packaged = createRequire(import.meta.url);

/** A row of a table by its columns' names; an empty cell is the empty text. */
export type DataRow<Column extends string> = Readonly<Record<Column, string>>;

/**
 * Reads a table that ships with the server: a CSV file of the package's folder `data`.
 *
 * @param file its path below that folder
 * @param columns the columns that it must have
 * @throws Error when it lacks one of them
 *
 * @example
 * dataTable("demo/ProductCategory.csv", ["ProductCategoryID", "Name"])[0]; // { ProductCategoryID: "1", Name: "Fasteners" }
 */
export function dataTable<const Column extends string>(file: string, columns: readonly Column[]): DataRow<Column>[] {
  const [head, ...rows] = readTable(readFileSync(packaged.resolve(`@purvey/server/data/${file}`), "utf8"), ",").rows;
  const places = columns.map((column): [Column, number] => {
    const place = head?.cells.indexOf(column) ?? -1;
    if (place < 0) throw new Error(`The table \`${file}\` has no column \`${column}\`.`);
    return [column, place];
  });
  return rows.map(
    ({ cells }) => Object.fromEntries(places.map(([column, place]) => [column, cells[place] ?? ""])) as DataRow<Column>,
  );
}

/** What is made when it is asked for first, and then kept: a start waits for no table. */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
