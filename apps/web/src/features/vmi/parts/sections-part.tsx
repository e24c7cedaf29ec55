import { vmi } from "@purvey/client/services/vmi";
import type { Section, Warehouse } from "@purvey/contract/generated/vmi";
import { dataOf } from "@purvey/react";
import type { TableColumn } from "@purvey/ui/data/data-table";
import { Field } from "@purvey/ui/field";
import { TextInput } from "@purvey/ui/text-input";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { useService } from "../../../shared/use-service.ts";
import { messages } from "../messages.ts";
import { listedStates } from "../stockrooms-view.ts";
import { FormDialog } from "./form-dialog.tsx";
import { RecordList } from "./record-list.tsx";
import { useListedState } from "./state-filter.tsx";

/** The racks, cabinets and aisles; each can be counted by itself. */
export function SectionsPart({ stockroom: { warehouseUid, customerId } }: { stockroom: Warehouse }) {
  const text = useText(messages);
  const state = useListedState();
  const { queries } = useService(vmi);
  const ofCustomer = customerId === null ? {} : { customerId };
  const input = { limit: 1000, orderBy: "section_name|ASC", statusCd: listedStates[state], ...ofCustomer } as const;
  const query = useQuery(dataOf(queries.sections.list(input)));
  const { mutateAsync } = useMutation(useService(vmi).mutations.sections.enable());
  const [edited, setEdited] = useState<Section | "new">();
  const columns: TableColumn<Section>[] = [
    {
      key: "name",
      header: text("section"),
      minWidth: 110,
      maxWidth: 240,
      cell: ({ sectionName }) => <span className="font-semibold">{sectionName}</span>,
    },
    {
      key: "contents",
      header: text("contents"),
      width: 320,
      hideBelow: "narrow",
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
      key: "count",
      header: "",
      width: 104,
      align: "end",
      control: true,
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
        onSet={({ sectionsUid }, change) => mutateAsync({ sectionsUid, ...change })}
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

interface SectionDialogProps {
  readonly customerId: number | null;
  /** The section to change; a new one without. */
  readonly section: Section | undefined;
  readonly onClose: () => void;
}

/** Name and contents of a section. */
function SectionDialog({ customerId, section, onClose }: SectionDialogProps) {
  const text = useText(messages);
  const [name, setName] = useState(section?.sectionName ?? "");
  const [contents, setContents] = useState(section?.sectionDesc ?? "");
  const [tried, setTried] = useState(false);
  const [asRead] = useState(section?.dateLastModified);
  const mutations = useService(vmi).mutations.sections;
  const create = useMutation(mutations.create());
  const update = useMutation(mutations.update());
  const save = async (ifLastModified = asRead) => {
    setTried(true);
    if (name.trim() === "") return;
    const fields = { sectionName: name.trim(), sectionDesc: contents.trim() || null };
    const storing = section
      ? update.mutateAsync({ sectionsUid: section.sectionsUid, ifLastModified, ...fields })
      : create.mutateAsync({ ...fields, ...(customerId === null ? {} : { customerId }) });
    if (await storing.catch(() => undefined)) onClose();
  };
  return (
    <FormDialog
      title={section ? text("editOf", { name: section.sectionName }) : text("addSection")}
      error={create.error ?? update.error}
      busy={create.isPending || update.isPending}
      endpoint="vmi.sections.update"
      onSave={save}
      onClose={onClose}
    >
      <Field label={text("sectionName")} error={tried && name.trim() === "" && text("sectionRequired")} required>
        <TextInput maxLength={255} value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Field label={text("contents")}>
        <TextInput maxLength={255} value={contents} onChange={({ target }) => setContents(target.value)} />
      </Field>
    </FormDialog>
  );
}
