import type { CustomerOrder, CustomerOrderLine } from "@purvey/contract/generated/customers";
import type { TableColumn } from "@purvey/ui/data/data-table";
import { useFormat } from "@purvey/ui/data/format-provider";
import { Money } from "@purvey/ui/data/money";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Quantity } from "@purvey/ui/data/quantity";
import { Status, type StatusShape } from "@purvey/ui/data/status";
import { useMemo } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { ItemLink } from "../../../shared/parts/item-link.tsx";
import { LongRows } from "../../../shared/parts/long-rows.tsx";
import { wholeQuantity } from "../../../shared/whole-quantity.ts";
import { courseOf } from "../line-course.ts";
import { messages } from "../messages.ts";

/** The lines of an order with where their pieces are. */
export function OrderLines({ order }: { order: CustomerOrder }) {
  const text = useText(messages);
  const columns = useColumns(order.currency);
  return (
    <LongRows
      caption={text("lines")}
      className="line-table"
      columns={columns}
      rows={order.orderLines}
      rowKey={(line) => line.lineNo}
      rowLabel={(line) => line.itemNo}
      keyboard="page"
    />
  );
}

function useColumns(currency: string): TableColumn<CustomerOrderLine>[] {
  const text = useText(messages);
  return useMemo(
    () => [
      {
        key: "item",
        header: text("item"),
        minWidth: 152,
        maxWidth: 900,
        wrap: true,
        cell: (line) => (
          <>
            <PartNumber value={line.itemNo} link={(attributes) => <ItemLink itemId={line.itemNo} {...attributes} />} />
            <span className="block text-soft">{line.description}</span>
            {line.lineNote && <q className="block text-sm">{line.lineNote}</q>}
            {line.quoteNo !== null && (
              <span className="block text-sm text-soft">{text("quote", { number: String(line.quoteNo) })}</span>
            )}
            <span className="below-medium flex-col items-start text-sm">
              <Money value={line.unitPrice} per={line.unitOfMeasure} currency={currency} reserve={0} />
              <Course line={line} />
            </span>
          </>
        ),
      },
      {
        key: "quantity",
        header: text("quantity"),
        width: 92,
        align: "end",
        cell: (line) => <Quantity quantity={line.quantity} unit={line.unitOfMeasure} />,
      },
      {
        key: "course",
        header: text("course"),
        width: 208,
        hideBelow: "medium",
        wrap: true,
        cell: (line) => <Course line={line} />,
      },
      {
        key: "price",
        header: text("price"),
        width: 120,
        align: "end",
        hideBelow: "medium",
        cell: (line) => <Money value={line.unitPrice} per={line.unitOfMeasure} currency={currency} />,
      },
      {
        key: "extended",
        header: text("extended"),
        width: 104,
        align: "end",
        cell: (line) => <Money className="font-semibold" value={line.extendedPrice} currency={currency} />,
      },
    ],
    [text, currency],
  );
}

const parts = [
  ["shipped", "transit"],
  ["allocated", "half"],
  ["backordered", "low"],
] as const satisfies readonly (readonly [string, StatusShape])[];

function Course({ line }: { line: CustomerOrderLine }) {
  const text = useText(messages);
  const { locale } = useFormat();
  const course = courseOf(line);
  const some = parts.filter(([part]) => course[part] > 0);
  return (
    <span className="flex flex-col">
      {some.map(([part, shape]) => (
        <Status key={part} tone={shape}>
          {text(part, { quantity: wholeQuantity(course[part], line, locale) })}
        </Status>
      ))}
    </span>
  );
}
