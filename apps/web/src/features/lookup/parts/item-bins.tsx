import type { LocationBinStock } from "@purvey/contract/generated/items";
import { dataOf } from "@purvey/react";
import type { TableColumn } from "@purvey/ui/data/data-table";
import { Quantity } from "@purvey/ui/data/quantity";
import { EmptyState } from "@purvey/ui/empty-state";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { useItemsQueries } from "../../../shared/items-api.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { messages } from "../messages.ts";
import { PartActions } from "./part-actions.tsx";
import { StockTable } from "./stock-table.tsx";

/** What `ItemBins` takes. */
export interface ItemBinsProps {
  readonly invMastUid: number;
  readonly locationId: number;
  readonly locationName: string;
}

/** Where an item lies at a location: its usual bin, the others, its lots. */
export function ItemBins({ invMastUid, locationId, locationName }: ItemBinsProps) {
  const text = useText(messages);
  const { items } = useItemsQueries();
  const query = useQuery(dataOf(items.invMast.locations.bins.list({ id: invMastUid, loc: locationId, limit: 1000 })));
  return (
    <StockTable<LocationBinStock>
      title={text("binsHere", { location: locationName })}
      first={useBinColumn()}
      query={query}
      rows={query.data}
      rowKey={({ bin }) => bin}
      rowActions={({ bin, itemId }) => <PartActions itemId={itemId} bin={bin} />}
      skeletonRows={2}
      empty={
        <EmptyState
          title={text("noBins")}
          actions={<RouterLinkButton to="/ops/transfers">{text("toTransfers")}</RouterLinkButton>}
        >
          {text("noBinsHint")}
        </EmptyState>
      }
    />
  );
}

function useBinColumn(): TableColumn<LocationBinStock> {
  const text = useText(messages);
  return useMemo(
    () => ({
      key: "bin",
      header: text("bin"),
      minWidth: 120,
      cell: ({ bin, primaryBin, lots, unitOfMeasure }) => (
        <>
          <Link to="/ops/lookup" search={{ code: bin }} className="font-mono text-lg font-bold">
            {bin}
          </Link>
          {primaryBin === "Y" && <span className="ms-2 text-soft">{text("usual")}</span>}
          {lots.map(({ lot, qtyOnHand }) => (
            <span key={lot} className="block font-mono text-sm">
              {`${text("lot")} ${lot}: `}
              <Quantity quantity={qtyOnHand} unit={unitOfMeasure} />
            </span>
          ))}
        </>
      ),
    }),
    [text],
  );
}
