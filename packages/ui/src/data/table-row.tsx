import type { KeyboardEvent, ReactNode } from "react";
import { Checkbox } from "../primitives/checkbox.tsx";
import { Skeleton } from "../primitives/skeleton.tsx";
import type { Tone } from "../primitives/tone.tsx";
import { useUiText } from "../primitives/ui-text-provider.tsx";
import type { TableColumn } from "./table-column.tsx";
import { rowLink } from "./use-row-keys.tsx";
import type { RowSelection } from "./use-row-selection.tsx";

/** What `TableRow` takes from its table. */
export interface TableRowProps<Row> {
  row: Row;
  index: number;
  rowIndex: number | undefined;
  label: string;
  columns: readonly TableColumn<Row>[];
  selection: RowSelection | undefined;
  tone: Tone | undefined;
  actions: ReactNode | undefined;
}

/** One row. Enter on the row itself opens its link. */
export function TableRow<Row>({ row, index, rowIndex, label, columns, selection, tone, actions }: TableRowProps<Row>) {
  const open = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.key === "Enter" && event.target === event.currentTarget) rowLink(event.currentTarget)?.click();
  };
  return (
    <tr
      data-row={index}
      data-tone={tone}
      data-selected={selection?.has(index) ? "" : undefined}
      tabIndex={-1}
      aria-rowindex={rowIndex}
      onKeyDown={open}
    >
      {selection && <SelectCell index={index} label={label} selection={selection} />}
      {columns.map((column, position) => drawCell(column, position === 0, column.cell(row, index)))}
      {actions !== undefined && (
        <td className="row-actions" data-control="">
          {actions}
        </td>
      )}
    </tr>
  );
}

function SelectCell({ index, label, selection }: { index: number; label: string; selection: RowSelection }) {
  const say = useUiText();
  return (
    <td className="select-cell">
      <Checkbox
        label={say("select", { row: label })}
        labelHidden
        checked={selection.has(index)}
        onChange={(event) => {
          const native = event.nativeEvent;
          if (native instanceof MouseEvent && native.shiftKey) selection.toggleRange(index);
          else selection.toggle(index);
        }}
      />
    </td>
  );
}

/** No component of its own: a long table draws a hundred of them within a frame. */
function drawCell<Row>(column: TableColumn<Row>, first: boolean, content: ReactNode) {
  const { key, align, hideBelow, mono, wrap, control } = column;
  const attributes = {
    className: mono ? "font-mono" : undefined,
    "data-align": align,
    "data-hide-below": hideBelow,
    "data-wrap": wrap ? "" : undefined,
    "data-control": control ? "" : undefined,
  };
  return first ? (
    <th key={key} scope="row" data-first="" {...attributes}>
      {content}
    </th>
  ) : (
    <td key={key} {...attributes}>
      {content}
    </td>
  );
}

/** What `SkeletonRow` takes from its table. */
export interface SkeletonRowProps<Row> {
  columns: readonly TableColumn<Row>[];
  selectable: boolean;
  withActions: boolean;
}

/** A row that is on its way: same height, same columns, bars where texts will stand. */
export function SkeletonRow<Row>({ columns, selectable, withActions }: SkeletonRowProps<Row>) {
  return (
    <tr>
      {selectable && <td className="select-cell" />}
      {columns.map((column, position) => (
        <td
          key={column.key}
          data-first={position === 0 ? "" : undefined}
          data-align={column.align}
          data-hide-below={column.hideBelow}
        >
          <Skeleton width={column.skeleton ?? "60%"} />
        </td>
      ))}
      {withActions && <td />}
    </tr>
  );
}
