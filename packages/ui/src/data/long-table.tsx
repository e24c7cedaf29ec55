import { type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../primitives/button.tsx";
import { DataTable, type DataTableProps } from "./data-table.tsx";
import { useRowWindow } from "./use-row-window.tsx";

/** Up to this many rows are all drawn. */
const mostDrawn = 200;

/** What `LongTable` takes: a table's rows without groups. */
export type LongTableProps<Row> = Omit<DataTableProps<Row>, "rows" | "groupOf" | "rowWindow"> & {
  /** Keep the same list between renders: another one is measured anew. */
  rows: readonly Row[];
  /** Says that the browser's search does not see rows out of sight: "5,000 rows, those out of sight are not drawn." */
  note: ReactNode;
  /** What draws them all: "Draw all rows". */
  drawAll: string;
};

/**
 * A `DataTable` of thousands of rows. Beyond 200 only those in sight are drawn, with their place among all of them said;
 * the row with the focus stays. The keys of the browser's search, printing and a button draw them all.
 *
 * @example
 * <LongTable caption="Rows of the file" rows={rows} rowKey={(row) => row.lineNo} columns={columns}
 *   note="5,000 rows; those out of sight are not drawn." drawAll="Draw all rows" />
 */
export function LongTable<Row>(props: LongTableProps<Row>) {
  return props.rows.length > mostDrawn ? <WindowedTable {...props} /> : <DataTable {...props} />;
}

function WindowedTable<Row>(props: LongTableProps<Row>) {
  const { note, drawAll, ...table } = props;
  const [all, setAll] = useState(false);
  useDrawingAll(() => setAll(true));
  const rowWindow = useRowWindow({ rows: table.rows, source: props, all });
  return (
    <>
      {!all && (
        <p className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft print:hidden">
          {note}
          <Button variant="quiet" onClick={() => setAll(true)}>
            {drawAll}
          </Button>
        </p>
      )}
      <DataTable {...table} totalRows={table.totalRows ?? table.rows.length} rowWindow={rowWindow} />
    </>
  );
}

/** Draws all rows before the browser searches the page or prints it. */
function useDrawingAll(draw: () => void): void {
  useEffect(() => {
    const now = () => flushSync(draw);
    const search = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === "f") now();
    };
    window.addEventListener("keydown", search);
    window.addEventListener("beforeprint", now);
    return () => {
      window.removeEventListener("keydown", search);
      window.removeEventListener("beforeprint", now);
    };
  });
}
