import type { RestockLine } from "@purvey/contract/generated/vmi";
import type { TableColumn } from "@purvey/ui/data/data-table";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Quantity } from "@purvey/ui/data/quantity";
import { useText } from "../../../shared/i18n/messages.ts";
import { LongRows } from "../../../shared/parts/long-rows.tsx";
import { PartName } from "../../../shared/stockroom/part-name.tsx";
import { messages } from "../messages.ts";

/** What was ordered, what arrived, and what is still to come. */
export function RestockLines({ lines }: { lines: readonly RestockLine[] }) {
  const text = useText(messages);
  const amount = (read: (line: RestockLine) => number) => (line: RestockLine) => (
    <Quantity quantity={read(line)} unit={line.unitOfMeasure} />
  );
  const columns: TableColumn<RestockLine>[] = [
    {
      key: "itemId",
      header: text("part"),
      width: 168,
      cell: (line) => <PartNumber value={line.itemId} link={(look) => <PartName part={line} {...look} />} />,
    },
    {
      key: "description",
      header: text("description"),
      minWidth: 140,
      hideBelow: "medium",
      cell: ({ description }) => description,
    },
    {
      key: "ordered",
      header: text("quantity"),
      width: 104,
      align: "end",
      hideBelow: "narrow",
      cell: amount((line) => line.qtyOrdered),
    },
    {
      key: "received",
      header: text("arrived"),
      width: 104,
      align: "end",
      hideBelow: "narrow",
      cell: amount((line) => line.qtyReceived),
    },
    { key: "open", header: text("rest"), width: 88, align: "end", cell: amount((line) => line.qtyOpen) },
  ];
  return (
    <LongRows<RestockLine>
      caption={text("lines")}
      columns={columns}
      rows={lines}
      rowKey={({ lineNo }) => lineNo}
      rowLabel={({ itemId }) => itemId}
      rowTone={({ qtyReceived, complete }) => (complete ? "ok" : qtyReceived > 0 ? "transit" : undefined)}
      keyboard="page"
    />
  );
}
