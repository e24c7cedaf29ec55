import { DataTable, type DataTableProps, type TableColumn } from "@purvey/ui/data/data-table";
import { Quantity } from "@purvey/ui/data/quantity";
import { Section } from "@purvey/ui/shell/page-head";
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { Unread } from "../../../shared/parts/unread.tsx";
import { messages } from "../messages.ts";

/** What lies somewhere, in the item's base unit. */
export interface LyingStock {
  readonly qtyAvailable: number;
  readonly qtyAllocated: number;
  readonly qtyOnHand: number;
  readonly unitOfMeasure: string;
}

type TableProps<Row> = Pick<
  DataTableProps<Row>,
  "rowKey" | "rowLabel" | "rowActions" | "skeletonRows" | "empty" | "selected" | "onSelectedChange"
>;

export interface StockTableProps<Row extends LyingStock> extends TableProps<Row> {
  readonly title: string;
  /** What the rows are, when the title does not say it. */
  readonly caption?: string;
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  /** The first column: what lies there, or where it lies. */
  readonly first: TableColumn<Row>;
  readonly query: Pick<UseQueryResult, "error" | "fetchStatus" | "refetch">;
  readonly rows: readonly Row[] | undefined;
}

/** What lies in a bin, or where an item lies: available, allocated, on hand. */
export function StockTable<Row extends LyingStock>(props: StockTableProps<Row>) {
  const { title, caption = title, note, actions, first, query, rows, ...table } = props;
  const columns = useColumns(first);
  return (
    <Section title={title} note={note} actions={actions}>
      {!rows && (query.error || query.fetchStatus === "paused") ? (
        <Unread query={query} />
      ) : (
        <DataTable<Row>
          caption={caption}
          columns={columns}
          rows={rows}
          rowActionsWidth={48}
          keyboard="page"
          {...table}
        />
      )}
    </Section>
  );
}

function useColumns<Row extends LyingStock>(first: TableColumn<Row>): TableColumn<Row>[] {
  const text = useText(messages);
  return useMemo(() => {
    const figure = (key: keyof LyingStock & `qty${string}`, header: string): TableColumn<Row> => ({
      key,
      header,
      width: 104,
      align: "end",
      ...(key === "qtyAvailable" ? {} : { hideBelow: "narrow" }),
      cell: (row) => (
        <Quantity
          {...(key === "qtyAvailable" ? { className: "font-semibold" } : {})}
          quantity={row[key]}
          unit={row.unitOfMeasure}
        />
      ),
    });
    return [
      first,
      figure("qtyAvailable", text("available")),
      figure("qtyAllocated", text("allocated")),
      figure("qtyOnHand", text("onHand")),
    ];
  }, [text, first]);
}
