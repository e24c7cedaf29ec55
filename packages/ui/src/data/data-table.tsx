import type { ReactNode } from "react";
import { Fragment, useMemo, useRef } from "react";
import { classNames } from "../class-names.ts";
import type { Tone } from "../primitives/tone.tsx";
import { useUiText } from "../primitives/ui-text-provider.tsx";
import { leastStyle, leastWidths, type RowKey, type TableColumn, type TableSort } from "./table-column.tsx";
import { TableHead } from "./table-head.tsx";
import { SkeletonRow, TableRow } from "./table-row.tsx";
import { useFit } from "./use-fit.tsx";
import { useRowKeys } from "./use-row-keys.tsx";
import { useRowSelection } from "./use-row-selection.tsx";

export type { HideBelow, RowKey, TableColumn, TableSort } from "./table-column.tsx";

/** A group of rows that follow each other. */
export interface RowGroup {
  key: string;
  label: ReactNode;
}

/** What `DataTable` takes. */
export interface DataTableProps<Row> {
  /** What the rows are, for those who listen and for the keyboard: "Open orders". */
  caption: string;
  columns: readonly TableColumn<Row>[];
  /** Undefined while the first answer is on its way. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => RowKey;
  /** The row in words, for its box and its actions: the part number. The key when absent. */
  rowLabel?: (row: Row) => string;
  sort?: TableSort | undefined;
  onSortChange?: (sort: TableSort) => void;
  /** Keys of the selected rows; with `onSelectedChange` the rows get boxes. */
  selected?: ReadonlySet<RowKey>;
  onSelectedChange?: (selected: ReadonlySet<RowKey>) => void;
  /** Buttons of a row, shown on hover and focus, always on touch. */
  rowActions?: (row: Row) => ReactNode;
  /** Width of the column of row actions in pixels; 80 when absent. */
  rowActionsWidth?: number;
  /** A mark at the start of a row that needs attention. */
  rowTone?: (row: Row) => Tone | undefined;
  /** Heading rows between groups; rows must come sorted by group. */
  groupOf?: (row: Row) => RowGroup;
  /** Newer rows are on their way; those shown stay. */
  refreshing?: boolean;
  /** How many rows stand in before the first answer; 8 when absent. */
  skeletonRows?: number;
  /** An `EmptyState`. */
  empty?: ReactNode;
  /** Rows of a foot, such as totals: `<tr>`s. */
  foot?: ReactNode;
  /** Where `j`, `k`, `x` and `a` work: `page` for the one list of a screen, `table` (only inside it) otherwise. */
  keyboard?: "page" | "table";
  /** All rows there are, when only a part is shown. */
  totalRows?: number;
  /** Position of the first row shown among all, from 0. */
  firstRow?: number;
  className?: string;
  /** The id of a text that says more about the table than its caption. */
  describedBy?: string | undefined;
  /** Draws only some of the rows, see `LongTable`. */
  rowWindow?: RowWindow | undefined;
}

/** How the rows of a long table are drawn, see `LongTable`. */
export interface RowWindow {
  /** Draws the body of the table, with a gap as wide as `span` columns where rows are not drawn. */
  readonly draw: (drawRow: (index: number) => ReactNode, span: number) => ReactNode;
  /** Brings a row into the window before it returns. */
  readonly reveal: (index: number) => void;
}

/**
 * The table of the application: semantic, with a sticky head and first column, links that are links, rows moved by
 * keyboard, columns of fixed width, and no jump when rows arrive or are refreshed.
 *
 * @example
 * <DataTable caption="Open orders" rows={orders} rowKey={(order) => order.orderNo} keyboard="page" columns={[
 *   { key: "orderNo", header: "Order", width: 120, cell: (order) => <a href={`/shop/orders/${order.orderNo}`}>{order.orderNo}</a> },
 *   { key: "name", header: "Ship-to", cell: (order) => order.shipToName },
 * ]} />
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    rowActions,
    rowActionsWidth = 80,
    refreshing = false,
    totalRows,
    rowWindow,
    className,
  } = props;
  const say = useUiText();
  const place = useRef<HTMLElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const keys = useMemo(() => rows?.map(rowKey) ?? [], [rows, rowKey]);
  const selection = useRowSelection(keys, props.selected, props.onSelectedChange);
  const reveal = rowWindow && { rowCount: rows?.length, reveal: rowWindow.reveal };
  useRowKeys(table, props.keyboard ?? "table", { ...selection, ...reveal });
  const least = leastWidths(columns, (selection ? 36 : 0) + (rowActions ? rowActionsWidth : 0));
  const overflows = useFit(place, table, least);
  const loading = rows === undefined;
  return (
    <div className={classNames("table-frame", className)}>
      <section
        ref={place}
        className="table-place"
        data-overflows={overflows ? "" : undefined}
        aria-label={overflows ? caption : undefined}
        tabIndex={overflows ? 0 : undefined}
      >
        <table
          ref={table}
          className="data-table"
          data-selectable={selection ? "" : undefined}
          style={leastStyle(least)}
          aria-describedby={props.describedBy}
          aria-busy={loading || refreshing || undefined}
          aria-rowcount={totalRows === undefined ? undefined : totalRows + 1}
        >
          <caption className="sr-only">{caption}</caption>
          <TableHead
            columns={columns}
            sort={props.sort}
            onSortChange={props.onSortChange}
            selection={selection}
            actionsWidth={rowActions ? rowActionsWidth : undefined}
          />
          {loading ? <SkeletonRows {...props} /> : <Rows {...props} rows={rows} selection={selection} />}
          {props.foot && <tfoot>{props.foot}</tfoot>}
        </table>
      </section>
      {(loading || refreshing) && <span className="table-refresh" aria-hidden="true" />}
      <span role="status" className="sr-only">
        {loading ? say("loading", { what: caption }) : ""}
      </span>
      {rows?.length === 0 && props.empty}
    </div>
  );
}

function SkeletonRows<Row>({ columns, skeletonRows = 8, selected, rowActions }: DataTableProps<Row>) {
  const places = Array.from({ length: skeletonRows }, (_, index) => `place-${index}`);
  return (
    <tbody>
      {places.map((place) => (
        <SkeletonRow
          key={place}
          columns={columns}
          selectable={selected !== undefined}
          withActions={rowActions !== undefined}
        />
      ))}
    </tbody>
  );
}

type RowsProps<Row> = DataTableProps<Row> & { rows: readonly Row[]; selection: ReturnType<typeof useRowSelection> };

function Rows<Row>(props: RowsProps<Row>) {
  const { rows, rowWindow } = props;
  const span = props.columns.length + (props.selection ? 1 : 0) + (props.rowActions ? 1 : 0);
  const draw = (index: number) => drawRow(props, index, span);
  return rowWindow ? rowWindow.draw(draw, span) : <tbody>{rows.map((_, index) => draw(index))}</tbody>;
}

function drawRow<Row>(props: RowsProps<Row>, index: number, span: number): ReactNode {
  const { rows, rowKey, rowLabel, rowTone, rowActions, groupOf, columns, selection, totalRows, firstRow = 0 } = props;
  const row = rows[index] as Row;
  const key = rowKey(row);
  const previous = rows[index - 1];
  const group = groupOf?.(row);
  const opensGroup = group && (previous === undefined || groupOf?.(previous).key !== group.key);
  return (
    <Fragment key={key}>
      {opensGroup && (
        <tr className="group-row">
          <th colSpan={span} scope="colgroup">
            {group.label}
          </th>
        </tr>
      )}
      <TableRow
        row={row}
        index={index}
        rowIndex={totalRows === undefined ? undefined : firstRow + index + 2}
        label={rowLabel?.(row) ?? String(key)}
        columns={columns}
        selection={selection}
        tone={rowTone?.(row)}
        actions={rowActions && (rowActions(row) ?? null)}
      />
    </Fragment>
  );
}
