import type { ItemMaster } from "@purvey/contract/generated/items";
import type { TableColumn } from "@purvey/ui/data/data-table";
import { Status } from "@purvey/ui/data/status";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { IconButton } from "@purvey/ui/icon-button";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { catalogMessages } from "../catalog-messages.ts";
import { onlineStates } from "../catalog-view.ts";
import { CatalogNumber } from "./catalog-number.tsx";
import { Completeness, Lacking } from "./completeness.tsx";

/** The columns of the catalogue. */
export function useCatalogColumns(): TableColumn<ItemMaster>[] {
  const text = useText(catalogMessages);
  return [
    {
      key: "itemId",
      header: text("item"),
      width: 156,
      sortable: true,
      wrap: true,
      cell: ({ itemId, itemDesc }) => (
        <>
          <CatalogNumber item={itemId} />
          <span className="below-narrow">
            <span className="line-clamp-2 text-sm text-soft">{itemDesc}</span>
          </span>
        </>
      ),
    },
    {
      key: "description",
      header: text("description"),
      minWidth: 140,
      maxWidth: 560,
      hideBelow: "narrow",
      sortable: true,
      cell: ({ itemDesc }) => <span title={itemDesc}>{itemDesc}</span>,
    },
    {
      key: "complete",
      header: text("complete"),
      width: 96,
      hideBelow: "narrow",
      cell: (item) => <Completeness item={item} />,
    },
    { key: "lacks", header: text("missing"), width: 168, cell: (item) => <Lacking item={item} /> },
    {
      key: "brand",
      header: text("brand"),
      width: 96,
      hideBelow: "medium",
      cell: ({ brandsName }) => brandsName ?? "–",
    },
    {
      key: "manufacturer",
      header: text("manufacturer"),
      width: 104,
      hideBelow: "wide",
      sortable: true,
      cell: ({ manufacturerName }) => manufacturerName ?? "–",
    },
    {
      key: "upc",
      header: text("barCode"),
      width: 112,
      hideBelow: "wide",
      cell: ({ upc }) => <span className="font-mono">{upc ?? "–"}</span>,
    },
    {
      key: "online",
      header: text("sold"),
      width: 108,
      hideBelow: "medium",
      cell: ({ onlineCd }) => {
        const online = onlineCd === onlineStates.online;
        return <Status tone={online ? "ok" : "open"}>{text(online ? "online" : "offline")}</Status>;
      },
    },
    {
      key: "changed",
      header: text("changed"),
      width: 100,
      hideBelow: "wide",
      sortable: true,
      cell: ({ dateLastModified }) => <Timestamp value={dateLastModified} detail="date" />,
    },
    {
      key: "edit",
      header: text("edit"),
      width: 64,
      control: true,
      align: "end",
      hideBelow: "narrow",
      cell: ({ itemId }) => <EditLink itemId={itemId} />,
    },
  ];
}

function EditLink({ itemId }: { itemId: string }) {
  const text = useText(catalogMessages);
  const denial = useDenial("catalog.write");
  const label = text("editItem", { item: itemId });
  if (denial) return <IconButton icon="edit" label={label} disabledReason={denial} />;
  return (
    <RouterLinkButton
      variant="quiet"
      to="/admin/catalog/$item"
      params={{ item: itemId }}
      icon="edit"
      aria-label={label}
      title={label}
      className="w-control px-0!"
    />
  );
}
