import { Button } from "@purvey/ui/button";
import { Checkbox } from "@purvey/ui/checkbox";
import type { TableColumn } from "@purvey/ui/data/data-table";
import { IconButton } from "@purvey/ui/icon-button";
import { Popover } from "@purvey/ui/popover";
import { useState } from "react";
import { useText } from "../i18n/messages.ts";
import { type ColumnArrangement, movedColumn, toggledColumn, widthLimits, widthOf } from "./column-choice.ts";
import { columnChooserMessages } from "./column-chooser-messages.ts";
import { RowHeight } from "./row-height.tsx";

export interface ColumnChooserProps<Row> {
  /** All columns of the list; the first one is always shown. */
  readonly columns: readonly TableColumn<Row>[];
  /** How they are arranged; without `columns` all are shown. */
  readonly arranged: ColumnArrangement;
  readonly onChange: (arranged: ColumnArrangement) => void;
}

/**
 * Which columns a list shows, in which order and how wide, and how high its rows are: all by boxes, buttons and
 * sliders, so that it needs no pointer.
 *
 * @example
 * <ColumnChooser columns={columns} arranged={view} onChange={(arranged) => show({ ...view, ...arranged })} />
 * <DataTable columns={arrangedColumns(columns, view)} … />
 */
export function ColumnChooser<Row>(props: ColumnChooserProps<Row>) {
  const text = useText(columnChooserMessages);
  return (
    <Popover
      label={text("columnsOf")}
      align="end"
      className="w-[26rem] max-w-[calc(100vw-1rem)]"
      trigger={(attributes) => <Button {...attributes}>{text("columns")}</Button>}
    >
      <Sheet {...props} />
    </Popover>
  );
}

function Sheet<Row>({ columns, arranged, onChange }: ColumnChooserProps<Row>) {
  const text = useText(columnChooserMessages);
  const [said, say] = useState("");
  const { columns: chosen, widths } = arranged;
  const [first, ...others] = columns;
  const all = others.map(({ key }) => key);
  const shown = chosen?.filter((key) => all.includes(key)) ?? all;
  const lines = [...shown, ...all.filter((key) => !shown.includes(key))];
  const change = (next: readonly string[] | undefined) => onChange({ columns: next, widths });
  const move = (key: string, name: string, by: -1 | 1) => {
    change(movedColumn(all, shown, key, by));
    // The first column stands before those that are moved.
    say(text("moved", { name, place: shown.indexOf(key) + by + 2, all: shown.length + 1 }));
  };
  const lineOf = (column: TableColumn<Row>) => ({
    name: String(column.header),
    width: widths?.[column.key] ?? widthOf(column),
    flexible: column.width === undefined,
    onWidth: (width: number) => onChange({ columns: chosen, widths: { ...widths, [column.key]: width } }),
  });
  return (
    <>
      <ul className="mb-2">
        {first && <ColumnLine {...lineOf(first)} place="fixed" />}
        {lines.flatMap((key) => {
          const column = others.find((each) => each.key === key);
          if (!column) return [];
          const line = lineOf(column);
          const index = shown.indexOf(key);
          return (
            <ColumnLine
              key={key}
              {...line}
              place={{ shown: index !== -1, first: index === 0, last: index === shown.length - 1 }}
              onToggle={() => change(toggledColumn(all, shown, key))}
              onMove={(by) => move(key, line.name, by)}
            />
          );
        })}
      </ul>
      <span role="status" className="sr-only">
        {said}
      </span>
      <Button variant="quiet" onClick={() => onChange({ columns: undefined, widths: undefined })}>
        {text("asItComes")}
      </Button>
      <div className="mt-3 border-t border-rule pt-3">
        <RowHeight />
      </div>
    </>
  );
}

/** Where a column stands among those that can be moved. */
interface ColumnPlace {
  readonly shown: boolean;
  readonly first: boolean;
  readonly last: boolean;
}

interface ColumnLineProps {
  readonly name: string;
  /** In pixels; with `flexible` the least it may have, as it takes what is left. */
  readonly width: number;
  readonly flexible: boolean;
  readonly onWidth: (width: number) => void;
  /** `fixed` for the first column, which is always shown where it is. */
  readonly place: ColumnPlace | "fixed";
  readonly onToggle?: () => void;
  readonly onMove?: (by: -1 | 1) => void;
}

/** One column in the choice of columns: whether it is shown, how wide, and where. Its buttons stay at either end, and with them the focus. */
function ColumnLine({ name, width, flexible, onWidth, place, onToggle, onMove }: ColumnLineProps) {
  const text = useText(columnChooserMessages);
  const fixed = place === "fixed";
  const shown = fixed || place.shown;
  const stays = (atEnd: boolean, reason: string) => (shown ? (atEnd ? reason : undefined) : text("hidden"));
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_6.5rem_auto] items-center gap-x-2">
      <Checkbox label={name} checked={shown} disabled={fixed} onChange={onToggle} />
      <input
        type="range"
        className="min-h-6 w-full min-w-0 accent-link"
        min={widthLimits.least}
        max={widthLimits.most}
        step={widthLimits.step}
        value={width}
        disabled={!shown}
        aria-label={text("width", { name })}
        aria-valuetext={text(flexible ? "atLeast" : "pixels", { width })}
        title={text(flexible ? "atLeast" : "pixels", { width })}
        onChange={({ target }) => onWidth(Number(target.value))}
      />
      <span className="flex min-w-[calc(2*var(--control))]">
        {!fixed && (
          <>
            <IconButton
              icon="arrow-up"
              label={text("earlier", { name })}
              disabledReason={stays(place.first, text("isFirst"))}
              onClick={() => onMove?.(-1)}
            />
            <IconButton
              icon="arrow-down"
              label={text("later", { name })}
              disabledReason={stays(place.last, text("isLast"))}
              onClick={() => onMove?.(1)}
            />
          </>
        )}
      </span>
    </li>
  );
}
