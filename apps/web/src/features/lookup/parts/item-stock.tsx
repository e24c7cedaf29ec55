import { items } from "@purvey/client/services/items";
import type { ItemStock as LocationStock } from "@purvey/contract/generated/items";
import { dataOf } from "@purvey/react";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { Gauge } from "@purvey/ui/data/gauge";
import { Quantity } from "@purvey/ui/data/quantity";
import { Section } from "@purvey/ui/shell/page-head";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { Unread } from "../../../shared/parts/unread.tsx";
import { useService } from "../../../shared/use-service.ts";
import { messages } from "../messages.ts";

/** The stock of an item at every location that keeps it. */
export function ItemStock({ invMastUid }: { invMastUid: number }) {
  const text = useText(messages);
  const { queries } = useService(items);
  const query = useQuery(dataOf(queries.invMast.stock({ id: invMastUid })));
  const { data } = query;
  const columns = useStockColumns();
  return (
    <Section title={text("stock")}>
      {!data && (query.error || query.fetchStatus === "paused") ? (
        <Unread query={query} />
      ) : (
        <DataTable<LocationStock>
          caption={text("stock")}
          columns={columns}
          rows={data}
          rowKey={({ locationId }) => locationId}
          skeletonRows={2}
          empty={<p className="py-3 text-soft">{text("noStock")}</p>}
        />
      )}
    </Section>
  );
}

function useStockColumns(): TableColumn<LocationStock>[] {
  const text = useText(messages);
  return useMemo(
    () => [
      {
        key: "location",
        header: text("location"),
        minWidth: 112,
        cell: ({ locationName, primaryBin }) => (
          <>
            {locationName}
            {primaryBin && <span className="ms-2 font-mono text-soft">{primaryBin}</span>}
          </>
        ),
      },
      {
        key: "available",
        header: text("available"),
        width: 200,
        cell: ({ qtyAvailable, qtyOnOrder, minQty, maxQty, unitOfMeasure }) => (
          <Gauge
            onHand={qtyAvailable}
            onOrder={qtyOnOrder}
            minimum={minQty ?? undefined}
            maximum={maxQty ?? undefined}
            unit={unitOfMeasure}
          />
        ),
      },
      {
        key: "onOrder",
        header: text("onOrder"),
        width: 104,
        align: "end",
        hideBelow: "narrow",
        cell: ({ qtyOnOrder, unitOfMeasure }) => <Quantity quantity={qtyOnOrder} unit={unitOfMeasure} />,
      },
    ],
    [text],
  );
}
