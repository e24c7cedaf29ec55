import type { Section, Warehouse } from "@purvey/contract/generated/vmi";
import { dataOf } from "@purvey/react";
import type { TableColumn } from "@purvey/ui/data/data-table";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { useVmiMutations, useVmiQueries } from "../../../shared/vmi-api.ts";
import { messages } from "../messages.ts";
import { listedStates } from "../stockrooms-view.ts";
import { RecordList } from "./record-list.tsx";
import { SectionDialog } from "./section-dialog.tsx";
import { useListedState } from "./state-filter.tsx";

/** The racks, cabinets and aisles; each can be counted by itself. */
export function SectionsPart({ stockroom: { warehouseUid, customerId } }: { stockroom: Warehouse }) {
  const text = useText(messages);
  const state = useListedState();
  const queries = useVmiQueries();
  const ofCustomer = customerId === null ? {} : { customerId };
  const input = { limit: 1000, orderBy: "section_name|ASC", statusCd: listedStates[state], ...ofCustomer } as const;
  const query = useQuery(dataOf(queries.vmi.sections.list(input)));
  const { mutateAsync } = useMutation(useVmiMutations().vmi.sections.enable());
  const [edited, setEdited] = useState<Section | "new">();
  const columns: TableColumn<Section>[] = [
    {
      ...{ key: "name", header: text("section"), minWidth: 110, maxWidth: 240 },
      cell: ({ sectionName }) => <span className="font-semibold">{sectionName}</span>,
    },
    {
      ...{ key: "contents", header: text("contents"), width: 320, hideBelow: "narrow" },
      cell: ({ sectionDesc }) => sectionDesc ?? "–",
    },
    {
      key: "parts",
      header: text("parts"),
      width: 72,
      align: "end",
      hideBelow: "narrow",
      cell: ({ partCount }) => partCount,
    },
    {
      ...{ key: "count", header: "", width: 104, align: "end", control: true },
      cell: ({ sectionsUid }) => (
        <RouterLinkButton
          to="/ops/vmi/$warehouse/count"
          params={{ warehouse: warehouseUid }}
          search={{ section: sectionsUid }}
        >
          {text("countSection")}
        </RouterLinkButton>
      ),
    },
  ];
  return (
    <>
      <RecordList<Section>
        caption={text("sections")}
        columns={columns}
        query={query}
        keyOf={({ sectionsUid }) => sectionsUid}
        nameOf={({ sectionName }) => sectionName}
        words={{ add: text("addSection"), none: text("noSections"), hint: text("noSectionsHint") }}
        onAdd={() => setEdited("new")}
        onEdit={setEdited}
        onSet={({ sectionsUid }, statusCd) => mutateAsync({ sectionsUid, statusCd })}
      />
      {edited && (
        <SectionDialog
          customerId={customerId}
          section={edited === "new" ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
