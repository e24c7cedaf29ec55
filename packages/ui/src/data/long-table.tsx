import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../primitives/button.tsx";
import { DataTable, type DataTableProps, type RowKey, type RowWindow } from "./data-table.tsx";
import { RowsInSight } from "./rows-in-sight.tsx";

/** Up to this many rows are all drawn. */
const mostDrawn = 200;

/** What `LongTable` takes: a table's rows without groups. */
export type LongTableProps<Row> = Omit<DataTableProps<Row>, "groupOf" | "rowWindow" | "describedBy"> & {
  /** Says that the browser's search does not see rows out of sight: "5,000 rows, those out of sight are not drawn." */
  note: ReactNode;
  /** What draws them all: "Draw all rows". */
  drawAll: string;
  /** A row that is drawn even out of sight, so that it can be given the focus; a new object does it again. */
  reveal?: { readonly key: RowKey } | undefined;
};

/**
 * A `DataTable` of any number of rows. Beyond 200 only those in sight are drawn, with their place among all of them said;
 * the row with the focus stays. The keys of the browser's search, printing and a button draw them all. Rows that come and
 * go over the 200 leave the table and the focus in it as they are.
 *
 * @example
 * <LongTable caption="Rows of the file" rows={rows} rowKey={(row) => row.lineNo} columns={columns}
 *   note="5,000 rows; those out of sight are not drawn." drawAll="Draw all rows" />
 */
export function LongTable<Row>(props: LongTableProps<Row>) {
  const { note, drawAll, reveal, ...table } = props;
  const id = useId();
  const { rows, rowKey } = table;
  const keys = useMemo(() => rows?.map(rowKey) ?? [], [rows, rowKey]);
  const long = keys.length > mostDrawn;
  const [all, draw] = useDrawingAll(long);
  const inSight = useRef<Pick<RowWindow, "reveal">>(null);
  const options = { keys, source: props, all: all || !long, reveal, handle: inSight };
  const rowWindow: RowWindow = {
    draw: (drawRow, span) => <RowsInSight {...options} drawRow={drawRow} span={span} />,
    reveal: (index) => inSight.current?.reveal(index),
  };
  const noted = long && !all;
  return (
    <>
      <DataTable
        {...table}
        totalRows={table.totalRows ?? (long ? keys.length : undefined)}
        rowWindow={rows && rowWindow}
        describedBy={noted ? id : undefined}
      />
      {noted && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft print:hidden">
          <span id={id}>{note}</span>
          <Button variant="quiet" onClick={draw}>
            {drawAll}
          </Button>
        </p>
      )}
    </>
  );
}

/** Whether all rows are drawn: on request, from the keys of the browser's search on, and while the page is printed. */
function useDrawingAll(long: boolean): [all: boolean, draw: () => void] {
  const [asked, setAsked] = useState(false);
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!long) return;
    const search = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === "f")
        flushSync(() => setAsked(true));
    };
    const print = () => flushSync(() => setPrinting(true));
    const printed = () => setPrinting(false);
    window.addEventListener("keydown", search);
    window.addEventListener("beforeprint", print);
    window.addEventListener("afterprint", printed);
    return () => {
      window.removeEventListener("keydown", search);
      window.removeEventListener("beforeprint", print);
      window.removeEventListener("afterprint", printed);
    };
  }, [long]);
  return [asked || printing, () => setAsked(true)];
}
