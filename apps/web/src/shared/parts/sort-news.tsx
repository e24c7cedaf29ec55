import type { TableColumn, TableSort } from "@purvey/ui/data/data-table";
import { useText } from "../i18n/messages.ts";
import { sortNewsMessages } from "./sort-news-messages.ts";

export interface SortNewsProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly sort: TableSort | undefined;
}

/** Tells those who listen what a list is sorted by, each time that changes: what its head says is not read out by itself. */
export function SortNews<Row>({ columns, sort }: SortNewsProps<Row>) {
  const text = useText(sortNewsMessages);
  const column = columns.find(({ key }) => key === sort?.key);
  return (
    <span role="status" className="sr-only">
      {sort && column && text(sort.direction, { name: String(column.header) })}
    </span>
  );
}
