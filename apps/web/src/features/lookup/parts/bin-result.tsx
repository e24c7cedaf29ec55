import type { Bin, BinContent } from "@purvey/contract/generated/items";
import { dataOf } from "@purvey/react";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Quantity } from "@purvey/ui/data/quantity";
import { EmptyState } from "@purvey/ui/empty-state";
import { Section } from "@purvey/ui/shell/page-head";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { useItemsQueries } from "../../../shared/items-api.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { messages } from "../messages.ts";
import { PartActions } from "./part-actions.tsx";

/** What is in a bin: each content with what can be done with it. */
export function BinResult({ bin }: { bin: Bin }) {
  const text = useText(messages);
  const { items } = useItemsQueries();
  const { locationId, locationName } = bin;
  const { data, error, refetch } = useQuery(
    dataOf(items.locations.bins.get({ id: locationId, bin: bin.bin, limit: 1000 })),
  );
  const columns = useContentColumns();
  const place = bin.binDesc ? text("binAt", { description: bin.binDesc, location: locationName }) : locationName;
  return (
    <Section title={text("binHead", { bin: bin.bin })} note={place} actions={<PartActions bin={bin.bin} wordy />}>
      {error ? (
        <Failure error={error} onRetry={refetch} />
      ) : (
        <DataTable<BinContent>
          caption={text("contents", { bin: bin.bin })}
          columns={columns}
          rows={data?.contents}
          rowKey={({ itemId, lot }) => `${itemId} ${lot}`}
          rowLabel={({ itemId }) => itemId}
          rowActions={({ itemId }) => <PartActions itemId={itemId} bin={bin.bin} />}
          rowActionsWidth={48}
          skeletonRows={Math.max(1, bin.contentCount)}
          keyboard="page"
          empty={
            <EmptyState
              title={text("empty")}
              actions={<RouterLinkButton to="/ops/transfers">{text("moveHere")}</RouterLinkButton>}
            >
              {text("emptyHint")}
            </EmptyState>
          }
        />
      )}
    </Section>
  );
}

function useContentColumns(): TableColumn<BinContent>[] {
  const text = useText(messages);
  return useMemo(
    () => [
      {
        key: "item",
        header: text("item"),
        minWidth: 144,
        cell: ({ itemId, itemDesc, lot }) => (
          <>
            <PartNumber
              value={itemId}
              link={({ className, children }) => (
                <Link to="/ops/lookup" search={{ code: itemId }} className={className}>
                  {children}
                </Link>
              )}
            />
            <span className="block truncate text-soft">{itemDesc}</span>
            {lot && <span className="block font-mono text-sm">{`${text("lot")} ${lot}`}</span>}
          </>
        ),
      },
      {
        key: "available",
        header: text("available"),
        width: 104,
        align: "end",
        cell: ({ qtyAvailable, unitOfMeasure }) => (
          <Quantity className="font-semibold" quantity={qtyAvailable} unit={unitOfMeasure} />
        ),
      },
      {
        key: "allocated",
        header: text("allocated"),
        width: 104,
        align: "end",
        hideBelow: "narrow",
        cell: ({ qtyAllocated, unitOfMeasure }) => <Quantity quantity={qtyAllocated} unit={unitOfMeasure} />,
      },
      {
        key: "onHand",
        header: text("onHand"),
        width: 104,
        align: "end",
        hideBelow: "narrow",
        cell: ({ qtyOnHand, unitOfMeasure }) => <Quantity quantity={qtyOnHand} unit={unitOfMeasure} />,
      },
    ],
    [text],
  );
}
