import { items } from "@purvey/client/services/items";
import type { ItemMaster, ItemStock } from "@purvey/contract/generated/items";
import { dataOf } from "@purvey/react";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { Gauge } from "@purvey/ui/data/gauge";
import { Quantity } from "@purvey/ui/data/quantity";
import { Section } from "@purvey/ui/shell/page-head";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useWho } from "../../../shared/customer/who.tsx";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { useService } from "../../../shared/use-service.ts";
import { itemMessages } from "../item-messages.ts";
import { stockInOrder } from "../stock-order.ts";

/** The stock of each branch: the one that serves the ship-to first, then those that have most. */
export function StockByBranch({ item }: { item: ItemMaster }) {
  const text = useText(itemMessages);
  const { locationId } = useWho();
  const { queries } = useService(items);
  const { data, error, isLoadingError, refetch } = useQuery(dataOf(queries.invMast.stock({ id: item.invMastUid })));
  const columns = useColumns(locationId);
  const rows = data && stockInOrder(data, locationId);
  return (
    <Section title={text("stockByBranch")} className="mt-6" note={rows && text("branches", { count: rows.length })}>
      {isLoadingError ? (
        <Failure error={error} onRetry={refetch} />
      ) : (
        <DataTable
          caption={text("stockByBranch")}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.locationId}
          skeletonRows={2}
        />
      )}
    </Section>
  );
}

function useColumns(locationId: number | undefined): TableColumn<ItemStock>[] {
  const text = useText(itemMessages);
  return useMemo(
    () => [
      {
        key: "branch",
        header: text("branch"),
        minWidth: 120,
        cell: (row) => (
          <>
            <span className="font-semibold">{row.locationName}</span>
            {row.locationId === locationId && <span className="block text-xs text-soft">{text("servesYou")}</span>}
          </>
        ),
      },
      {
        key: "available",
        header: text("available"),
        width: 208,
        cell: (row) => (
          <Gauge
            onHand={row.qtyAvailable}
            onOrder={row.qtyOnOrder}
            minimum={row.minQty ?? undefined}
            maximum={row.maxQty ?? undefined}
            unit={row.unitOfMeasure}
          />
        ),
      },
      {
        key: "onOrder",
        header: text("onOrder"),
        width: 96,
        align: "end",
        hideBelow: "narrow",
        cell: (row) => (row.qtyOnOrder > 0 ? <Quantity quantity={row.qtyOnOrder} unit={row.unitOfMeasure} /> : "–"),
      },
    ],
    [text, locationId],
  );
}
