import { imports } from "@purvey/client/services/imports";
import type { ImpOeHdr, ImpOeLine } from "@purvey/contract/generated/imports";
import { dataOf } from "@purvey/react";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { DefinitionList } from "@purvey/ui/data/definition-list";
import { InCurrency } from "@purvey/ui/data/format-provider";
import { Money } from "@purvey/ui/data/money";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Quantity } from "@purvey/ui/data/quantity";
import { Section } from "@purvey/ui/shell/page-head";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { Unread } from "../../../shared/parts/unread.tsx";
import { useService } from "../../../shared/use-service.ts";
import { messages } from "../messages.ts";

/** The order that a record carries: whose it is, where it goes, its lines. */
export function CarriedOrder({ importUid }: { importUid: number }) {
  const { queries } = useService(imports);
  const query = useQuery(dataOf(queries.import.impOeHdr.get({ importUid })));
  return query.data ? <Order order={query.data} /> : <Unread query={query} />;
}

function Order({ order }: { order: ImpOeHdr }) {
  const text = useText(messages);
  const columns = useLineColumns();
  const { shipToName, shipToAddress1, shipToCity, shipToState, shipToZip } = order;
  const shipTo = [shipToName, shipToAddress1, shipToCity, [shipToState, shipToZip].filter(Boolean).join(" ")];
  const facts = [
    { term: text("customer"), value: order.customerName ?? order.customerId },
    { term: text("po"), value: order.customerPoNumber ?? "–" },
    { term: text("shipTo"), value: shipTo.filter(Boolean).join(", ") || "–" },
    { term: text("total"), value: <Money value={order.totalAmount} reserve={0} /> },
  ];
  return (
    <InCurrency currency={order.currency}>
      <Section title={text("order", { order: String(order.orderNo) })}>
        <DefinitionList inline items={facts} className="py-3" />
        <DataTable<ImpOeLine>
          caption={text("lines")}
          columns={columns}
          rows={order.lines}
          rowKey={({ lineNo }) => lineNo}
          rowLabel={({ itemId }) => itemId}
        />
      </Section>
    </InCurrency>
  );
}

function useLineColumns(): TableColumn<ImpOeLine>[] {
  const text = useText(messages);
  return useMemo(
    () => [
      {
        key: "item",
        header: text("item"),
        minWidth: 144,
        cell: ({ itemId, description }) => (
          <>
            <PartNumber value={itemId} />
            <span className="block truncate text-soft">{description}</span>
          </>
        ),
      },
      {
        key: "quantity",
        header: text("quantity"),
        width: 104,
        align: "end",
        cell: ({ unitQuantity, unitOfMeasure }) => <Quantity quantity={unitQuantity} unit={unitOfMeasure} />,
      },
      {
        key: "amount",
        header: text("amount"),
        width: 112,
        align: "end",
        cell: ({ extendedPrice }) => <Money value={extendedPrice} />,
      },
    ],
    [text],
  );
}
