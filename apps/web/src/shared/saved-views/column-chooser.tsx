import { Button } from "@purvey/ui/button";
import { Checkbox } from "@purvey/ui/checkbox";
import type { TableColumn } from "@purvey/ui/data/data-table";
import { IconButton } from "@purvey/ui/icon-button";
import { Popover } from "@purvey/ui/popover";
import { useText } from "../i18n/messages.ts";
import { earlierColumn, toggledColumn } from "./column-choice.ts";
import { columnChooserMessages } from "./column-chooser-messages.ts";

/** What `ColumnChooser` takes. */
export interface ColumnChooserProps<Row> {
  /** All columns of the list; the first one is always shown. */
  readonly columns: readonly TableColumn<Row>[];
  /** Keys of those shown besides the first; undefined for all. */
  readonly chosen: readonly string[] | undefined;
  readonly onChange: (chosen: readonly string[] | undefined) => void;
}

/**
 * Which columns a list shows, and in which order.
 *
 * @example
 * <ColumnChooser columns={columns} chosen={view.columns} onChange={(chosen) => show({ ...view, columns: chosen })} />
 * <DataTable columns={chosenColumns(columns, view.columns)} … />
 */
export function ColumnChooser<Row>({ columns, chosen, onChange }: ColumnChooserProps<Row>) {
  const text = useText(columnChooserMessages);
  const others = columns.slice(1);
  const all = others.map(({ key }) => key);
  const shown = chosen?.filter((key) => all.includes(key)) ?? all;
  const lines = [...shown, ...all.filter((key) => !shown.includes(key))];
  return (
    <Popover
      label={text("columnsOf")}
      align="end"
      trigger={(attributes) => <Button {...attributes}>{text("columns")}</Button>}
    >
      <ul className="mb-2 min-w-56">
        {lines.map((key) => (
          <ColumnLine
            key={key}
            name={others.find((column) => column.key === key)?.header}
            shown={shown.includes(key)}
            onToggle={() => onChange(toggledColumn(all, shown, key))}
            onEarlier={shown.indexOf(key) > 0 ? () => onChange(earlierColumn(all, shown, key)) : undefined}
          />
        ))}
      </ul>
      <Button variant="quiet" onClick={() => onChange(undefined)}>
        {text("asItComes")}
      </Button>
    </Popover>
  );
}

interface ColumnLineProps {
  readonly name: TableColumn<unknown>["header"];
  readonly shown: boolean;
  readonly onToggle: () => void;
  readonly onEarlier: (() => void) | undefined;
}

function ColumnLine({ name, shown, onToggle, onEarlier }: ColumnLineProps) {
  const text = useText(columnChooserMessages);
  return (
    <li className="flex items-center justify-between gap-3">
      <Checkbox label={name} checked={shown} onChange={onToggle} />
      {onEarlier && <IconButton icon="arrow-up" label={text("earlier", { name: String(name) })} onClick={onEarlier} />}
    </li>
  );
}
