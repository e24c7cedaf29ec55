import { items } from "@purvey/client/services/items";
import type { Bin, BinContent } from "@purvey/contract/generated/items";
import { dataOf } from "@purvey/react";
import type { RowKey, TableColumn } from "@purvey/ui/data/data-table";
import { PartNumber } from "@purvey/ui/data/part-number";
import { EmptyState } from "@purvey/ui/empty-state";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { LabelsOf } from "../../../shared/parts/labels-of.tsx";
import { LookupLink } from "../../../shared/parts/lookup-link.tsx";
import { useService } from "../../../shared/use-service.ts";
import { messages } from "../messages.ts";
import { PartActions } from "./part-actions.tsx";
import { StockTable } from "./stock-table.tsx";

const keyOf = ({ itemId, lot }: BinContent) => `${itemId} ${lot}`;

/** What is in a bin: each content with what can be done with it, and shelf labels of those that are selected. */
export function BinResult({ bin }: { bin: Bin }) {
  const text = useText(messages);
  const { queries } = useService(items);
  const { locationId, locationName } = bin;
  const query = useQuery(dataOf(queries.locations.bins.get({ id: locationId, bin: bin.bin, limit: 1000 })));
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set());
  const contents = query.data?.contents;
  const chosen = contents?.filter((content) => selected.has(keyOf(content))) ?? [];
  return (
    <StockTable<BinContent>
      title={text("binHead", { bin: bin.bin })}
      caption={text("contents", { bin: bin.bin })}
      note={bin.binDesc ? text("binAt", { description: bin.binDesc, location: locationName }) : locationName}
      actions={
        <>
          <LabelsOf kind="shelf" numbers={chosen.map(({ itemId }) => `${itemId}@${bin.bin}`)} />
          <PartActions bin={bin.bin} wordy />
        </>
      }
      first={useContentColumn()}
      query={query}
      rows={contents}
      rowKey={keyOf}
      rowLabel={({ itemId }) => itemId}
      rowActions={({ itemId }) => <PartActions itemId={itemId} bin={bin.bin} />}
      selected={selected}
      onSelectedChange={setSelected}
      skeletonRows={Math.max(1, bin.contentCount)}
      empty={
        <EmptyState
          title={text("empty")}
          actions={<RouterLinkButton to="/ops/transfers">{text("moveHere")}</RouterLinkButton>}
        >
          {text("emptyHint")}
        </EmptyState>
      }
    />
  );
}

function useContentColumn(): TableColumn<BinContent> {
  const text = useText(messages);
  return useMemo(
    () => ({
      key: "item",
      header: text("item"),
      minWidth: 144,
      cell: ({ itemId, itemDesc, lot }) => (
        <>
          <PartNumber value={itemId} link={(look) => <LookupLink code={itemId} {...look} />} />
          <span className="block truncate text-soft">{itemDesc}</span>
          {lot && <span className="block font-mono text-sm">{`${text("lot")} ${lot}`}</span>}
        </>
      ),
    }),
    [text],
  );
}
