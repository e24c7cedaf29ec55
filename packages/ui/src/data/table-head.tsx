import { Icon } from "../icons.tsx";
import { Checkbox } from "../primitives/checkbox.tsx";
import { useUiText } from "../primitives/ui-text-provider.tsx";
import { columnWidth, type TableColumn, type TableSort } from "./table-column.tsx";
import type { RowSelection } from "./use-row-selection.tsx";

/** What `TableHead` takes from its table. */
export interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  selection: RowSelection | undefined;
  /** Width of the column of row actions in pixels; undefined when there is none. */
  actionsWidth: number | undefined;
}

/** The head of a table: names, sort buttons, the box that selects all. */
export function TableHead<Row>({ columns, sort, onSortChange, selection, actionsWidth }: TableHeadProps<Row>) {
  const say = useUiText();
  return (
    <thead>
      <tr>
        {selection && (
          <th className="select-cell" scope="col">
            <Checkbox
              label={say("selectPage")}
              labelHidden
              checked={selection.all}
              indeterminate={selection.some && !selection.all}
              onChange={selection.toggleAll}
            />
          </th>
        )}
        {columns.map((column, index) => (
          <HeadCell key={column.key} column={column} first={index === 0} sort={sort} onSortChange={onSortChange} />
        ))}
        {actionsWidth !== undefined && (
          <th scope="col" style={{ inlineSize: `${actionsWidth / 16}rem` }}>
            <span className="sr-only">{say("actions")}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface HeadCellProps<Row> {
  column: TableColumn<Row>;
  first: boolean;
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
}

function HeadCell<Row>({ column, first, sort, onSortChange }: HeadCellProps<Row>) {
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const sortable = column.sortable && onSortChange;
  const turn = () =>
    onSortChange?.({ key: column.key, direction: direction === "ascending" ? "descending" : "ascending" });
  return (
    <th
      scope="col"
      data-first={first ? "" : undefined}
      data-align={column.align}
      data-hide-below={column.hideBelow}
      aria-sort={sortable ? (direction ?? "none") : undefined}
      data-flexible={column.width === undefined ? "" : undefined}
      style={columnWidth(column)}
    >
      {sortable ? (
        <button type="button" className="sort-button" onClick={turn}>
          {column.header}
          <Icon
            name={direction === "descending" ? "arrow-down" : "arrow-up"}
            size={10}
            data-shown={direction ? "" : undefined}
          />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}
