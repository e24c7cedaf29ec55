/** Every table has a column that says which record a row is about: `ProductID`. */
const isKey = /^[A-Z]\w*ID$/;

/** The header line of a table: which cell belongs to which column. */
export class CsvHeader {
  readonly columns: readonly string[];
  readonly #positions: ReadonlyMap<string, number>;

  /** @throws Error when the line is a row already. */
  constructor(file: string, cells: readonly string[]) {
    this.columns = cells.map((cell) => cell.trim());
    this.#positions = new Map(this.columns.map((column, position) => [column, position]));
    if (!this.columns.some((column) => isKey.test(column)))
      throw new Error(
        `The first line of \`${file}\` names none of its columns: \`${cells.join(",").slice(0, 60)}\`. Write the names of the columns above the rows, spelled as docs/loading-your-data.md has them.`,
      );
  }

  positionOf(column: string): number | undefined {
    return this.#positions.get(column);
  }

  /** Whether two columns have the name: then nobody knows which is meant. */
  isDouble(column: string): boolean {
    return this.columns.indexOf(column) !== this.#positions.get(column);
  }
}
