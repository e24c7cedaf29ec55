import { Button } from "@purvey/ui/button";
import type { TableColumn } from "@purvey/ui/data/data-table";
import { Popover } from "@purvey/ui/popover";
import { useState } from "react";
import { useText } from "../i18n/messages.ts";
import { type ColumnArrangement, movedColumn, toggledColumn, widthOf } from "./column-choice.ts";
import { columnChooserMessages } from "./column-chooser-messages.ts";
import { ColumnLine } from "./column-line.tsx";
import { RowHeight } from "./row-height.tsx";

/** What `ColumnChooser` takes. */
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
