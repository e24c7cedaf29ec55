import type { ItemMaster } from "@purvey/contract/generated/items";
import { Button } from "@purvey/ui/button";
import type { TableColumn } from "@purvey/ui/data/data-table";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Status } from "@purvey/ui/data/status";
import { Link } from "@tanstack/react-router";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { catalogMessages } from "../catalog-messages.ts";
import { completenessFields, missingFields, onlineStates } from "../catalog-view.ts";

/** The columns of the catalogue. */
export function useCatalogColumns(): TableColumn<ItemMaster>[] {
  const text = useText(catalogMessages);
  return [
    {
      ...{ key: "itemId", header: text("item"), width: 184 },
      cell: ({ itemId }) => (
        <PartNumber
          value={itemId}
          link={(look) => (
            <Link to="/admin/catalog/$item" params={{ item: itemId }} {...look}>
              {itemId}
            </Link>
          )}
        />
      ),
    },
    {
      ...{ key: "description", header: text("description"), minWidth: 140, maxWidth: 460, hideBelow: "narrow" },
      cell: ({ itemDesc }) => <span title={itemDesc}>{itemDesc}</span>,
    },
    { key: "complete", header: text("complete"), width: 144, cell: (item) => <Completeness item={item} /> },
    {
      key: "brand",
      header: text("brand"),
      width: 128,
      hideBelow: "medium",
      cell: ({ brandsName }) => brandsName ?? "–",
    },
    {
      ...{ key: "manufacturer", header: text("manufacturer"), width: 144, hideBelow: "wide" },
      cell: ({ manufacturerName }) => manufacturerName ?? "–",
    },
    {
      ...{ key: "upc", header: text("upc"), width: 136, hideBelow: "wide" },
      cell: ({ upc }) => <span className="font-mono">{upc ?? "–"}</span>,
    },
    {
      ...{ key: "online", header: text("sold"), width: 128, hideBelow: "medium" },
      cell: ({ onlineCd }) => {
        const online = onlineCd === onlineStates.online;
        return <Status tone={online ? "ok" : "open"}>{text(online ? "online" : "offline")}</Status>;
      },
    },
    {
      ...{ key: "edit", header: text("edit"), width: 104, control: true, align: "end", hideBelow: "narrow" },
      cell: ({ itemId }) => <EditLink itemId={itemId} />,
    },
  ];
}

/** How many of the fields that make an item findable are filled; the missing ones in words. */
function Completeness({ item }: { item: ItemMaster }) {
  const text = useText(catalogMessages);
  const missing = missingFields(item);
  const all = completenessFields.length;
  const names = missing.map((field) => text(field)).join(", ");
  return (
    <span className="flex items-center gap-2" title={names ? text("lacks", { names }) : text("lacksNothing")}>
      <meter className="w-16" min={0} max={all} value={all - missing.length} aria-label={text("complete")} />
      <span className="font-mono">
        {all - missing.length}/{all}
      </span>
    </span>
  );
}

function EditLink({ itemId }: { itemId: string }) {
  const text = useText(catalogMessages);
  const denial = useDenial("catalog.write");
  const label = text("editItem", { item: itemId });
  if (denial)
    return (
      <Button icon="edit" aria-label={label} disabledReason={denial}>
        {text("edit")}
      </Button>
    );
  return (
    <RouterLinkButton to="/admin/catalog/$item" params={{ item: itemId }} icon="edit" aria-label={label}>
      {text("edit")}
    </RouterLinkButton>
  );
}
