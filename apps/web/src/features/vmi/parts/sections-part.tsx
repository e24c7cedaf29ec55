import type { Section, Warehouse } from "@purvey/contract/generated/vmi";
import { dataOf } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { EmptyState } from "@purvey/ui/empty-state";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { useVmiMutations, useVmiQueries } from "../../../shared/vmi-api.ts";
import { messages } from "../messages.ts";
import { listedStates } from "../stockrooms-view.ts";
import { useSwitch } from "../use-switch.ts";
import { RecordMenu } from "./record-menu.tsx";
import { SectionDialog } from "./section-dialog.tsx";
import { NoneDisabled, StateFilter, useListedState } from "./state-filter.tsx";

/** The racks, cabinets and aisles; each can be counted by itself. */
export function SectionsPart({ stockroom: { warehouseUid, customerId } }: { stockroom: Warehouse }) {
  const text = useText(messages);
  const state = useListedState();
  const queries = useVmiQueries();
  const ofCustomer = customerId === null ? {} : { customerId };
  const input = { limit: 1000, orderBy: "section_name|ASC", statusCd: listedStates[state], ...ofCustomer } as const;
  const { data: sections, error, refetch } = useQuery(dataOf(queries.vmi.sections.list(input)));
  const [edited, setEdited] = useState<Section | "new">();
  const denial = useDenial("stockroom.manage");
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
  const add = (
    <Button icon="plus" disabledReason={denial} onClick={() => setEdited("new")}>
      {text("addSection")}
    </Button>
  );
  if (error) return <Failure error={error} onRetry={refetch} />;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap justify-between gap-2">
        <StateFilter />
        {add}
      </div>
      <DataTable<Section>
        caption={text("sections")}
        columns={columns}
        rows={sections}
        rowKey={({ sectionsUid }) => sectionsUid}
        rowLabel={({ sectionName }) => sectionName}
        rowActions={(section) => <SectionActions section={section} onEdit={() => setEdited(section)} />}
        rowActionsWidth={56}
        skeletonRows={3}
        empty={
          state === "disabled" ? (
            <NoneDisabled />
          ) : (
            <EmptyState title={text("noSections")} actions={add}>
              {text("noSectionsHint")}
            </EmptyState>
          )
        }
      />
      {edited && (
        <SectionDialog
          customerId={customerId}
          section={edited === "new" ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}

function SectionActions({ section, onEdit }: { section: Section; onEdit: () => void }) {
  const { sectionsUid, sectionName: name, statusCd } = section;
  const { mutateAsync } = useMutation(useVmiMutations().vmi.sections.enable());
  const toggle = useSwitch();
  return (
    <RecordMenu
      name={name}
      onEdit={onEdit}
      other={statusCd === 704 ? "disable" : "enable"}
      onOther={() => toggle({ name, statusCd, set: (next) => mutateAsync({ sectionsUid, statusCd: next }) })}
    />
  );
}
