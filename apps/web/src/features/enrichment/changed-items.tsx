import type { ItemMaster } from "@purvey/contract/generated/items";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { useQuery } from "@tanstack/react-query";
import { catalogServices } from "../../shared/catalog-services.ts";
import { Failure } from "../../shared/errors/failure.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { useServices } from "../../shared/use-service.ts";
import { catalogMessages } from "./catalog-messages.ts";
import { catalogInput } from "./catalog-view.ts";
import { CatalogNumber } from "./parts/catalog-number.tsx";

/** How many items are listed. */
const shown = 8;

/** The items that were changed last, each leading to its editor. */
export function ChangedItems() {
  const text = useText(catalogMessages);
  const { items } = useServices(catalogServices).queries;
  const { data, error, refetch } = useQuery(
    items.invMast.lookup({ ...catalogInput({ sort: "changed", down: 1 }), limit: shown }),
  );
  const columns = useColumns();
  if (error) return <Failure error={error} onRetry={refetch} />;
  return (
    <DataTable<ItemMaster>
      caption={text("changedLast")}
      columns={columns}
      rows={data?.data}
      rowKey={({ invMastUid }) => invMastUid}
      rowLabel={({ itemId }) => itemId}
      skeletonRows={shown}
    />
  );
}

function useColumns(): TableColumn<ItemMaster>[] {
  const text = useText(catalogMessages);
  return [
    {
      key: "itemId",
      header: text("item"),
      width: 156,
      cell: ({ itemId }) => <CatalogNumber item={itemId} />,
    },
    {
      key: "description",
      header: text("description"),
      minWidth: 120,
      maxWidth: 480,
      hideBelow: "narrow",
      cell: ({ itemDesc }) => <span title={itemDesc}>{itemDesc}</span>,
    },
    {
      key: "changed",
      header: text("changed"),
      width: 112,
      cell: ({ dateLastModified }) => <Timestamp value={dateLastModified} detail="date" />,
    },
  ];
}
