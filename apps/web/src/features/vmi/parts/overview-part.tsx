import { vmi } from "@purvey/client/services/vmi";
import type { StockMovement, Warehouse } from "@purvey/contract/generated/vmi";
import { dataOf } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { DefinitionList } from "@purvey/ui/data/definition-list";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Quantity } from "@purvey/ui/data/quantity";
import { Status } from "@purvey/ui/data/status";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { EmptyState } from "@purvey/ui/empty-state";
import { Field } from "@purvey/ui/field";
import { Select } from "@purvey/ui/select";
import { Section } from "@purvey/ui/shell/page-head";
import { TextInput } from "@purvey/ui/text-input";
import { useToasts } from "@purvey/ui/toast";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { PartName } from "../../../shared/stockroom/part-name.tsx";
import { reasonOf, useMovementWord } from "../../../shared/stockroom/use-movement-word.ts";
import { useService } from "../../../shared/use-service.ts";
import { messages } from "../messages.ts";
import { useEnable } from "../use-enable.ts";
import { FormDialog } from "./form-dialog.tsx";
import { Health } from "./health.tsx";

/** State, facts and the latest movements of a stockroom. */
export function OverviewPart({ stockroom }: { stockroom: Warehouse }) {
  const text = useText(messages);
  const [editing, setEditing] = useState(false);
  const toggle = useEnable();
  const denial = useDenial("stockroom.manage");
  const { warehouseUid, warehouseName: name, statusCd } = stockroom;
  const active = statusCd === 704;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <DefinitionList inline items={factsOf(stockroom, text)} />
        <span className="flex gap-2">
          <Button icon="edit" disabledReason={denial} onClick={() => setEditing(true)}>
            {text("edit")}
          </Button>
          <Button
            aria-label={text(active ? "disableOf" : "enableOf", { name })}
            disabledReason={denial}
            onClick={() => toggle(stockroom)}
          >
            {text(active ? "disable" : "enable")}
          </Button>
        </span>
      </div>
      <Movements warehouseUid={warehouseUid} />
      {editing && <EditDialog stockroom={stockroom} onClose={() => setEditing(false)} />}
    </div>
  );
}

function factsOf(stockroom: Warehouse, text: ReturnType<typeof useText<(typeof messages)["en"]>>) {
  const { warehouseUid, statusCd, openRestockCount: count } = stockroom;
  return [
    {
      term: text("state"),
      value: (
        <Status tone={statusCd === 704 ? "ok" : "neutral"}>{text(statusCd === 704 ? "active" : "inactive")}</Status>
      ),
    },
    { term: text("health"), value: <Health stockroom={stockroom} /> },
    {
      term: text("onOrder"),
      value: (
        <Link to="/ops/restock" search={{ warehouse: warehouseUid }}>
          {text("openRestocks", { count })}
        </Link>
      ),
    },
    { term: text("customer"), value: stockroom.customerName ?? text("everyCustomer") },
    { term: text("profile"), value: stockroom.invProfileHdrDesc ?? text("noProfile") },
    { term: text("place"), value: stockroom.warehouseDesc ?? "–" },
  ];
}

function Movements({ warehouseUid }: { warehouseUid: number }) {
  const text = useText(messages);
  const wordOf = useMovementWord();
  const { queries } = useService(vmi);
  const { data } = useQuery(dataOf(queries.warehouse.movements({ warehouseUid, limit: 20 })));
  const columns: TableColumn<StockMovement>[] = [
    {
      key: "itemId",
      header: text("part"),
      width: 152,
      cell: (move) => <PartNumber value={move.itemId} link={(look) => <PartName part={move} {...look} />} />,
    },
    { key: "type", header: text("what"), width: 104, cell: ({ movementType }) => wordOf(movementType) },
    {
      key: "change",
      header: text("change"),
      width: 96,
      align: "end",
      cell: ({ qtyChange, unitOfMeasure }) => <Quantity quantity={qtyChange} unit={unitOfMeasure} />,
    },
    {
      key: "why",
      header: text("why"),
      minWidth: 140,
      maxWidth: 400,
      hideBelow: "narrow",
      cell: (move) => reasonOf(move) || "–",
    },
    { key: "by", header: text("by"), width: 136, hideBelow: "wide", cell: ({ userName }) => userName ?? "–" },
    {
      key: "when",
      header: text("when"),
      width: 176,
      hideBelow: "medium",
      cell: ({ dateCreated }) => <Timestamp value={dateCreated} />,
    },
  ];
  return (
    <Section title={text("movements")}>
      <DataTable<StockMovement>
        caption={text("movements")}
        columns={columns}
        rows={data}
        rowKey={({ vmiMovementUid }) => vmiMovementUid}
        skeletonRows={20}
        empty={
          <EmptyState
            title={text("noMovements")}
            actions={
              <RouterLinkButton to="/ops/vmi/$warehouse/count" params={{ warehouse: warehouseUid }}>
                {text("toCount")}
              </RouterLinkButton>
            }
          />
        }
      />
    </Section>
  );
}

/** Name, place and profile of a stockroom. */
function EditDialog({ stockroom, onClose }: { stockroom: Warehouse; onClose: () => void }) {
  const text = useText(messages);
  const toasts = useToasts();
  const { warehouseUid, customerId } = stockroom;
  // What is on the screen was read then, also when the list has been read again since.
  const [asRead] = useState(stockroom.dateLastModified);
  const [name, setName] = useState(stockroom.warehouseName);
  const [place, setPlace] = useState(stockroom.warehouseDesc ?? "");
  const [profile, setProfile] = useState(stockroom.invProfileHdrUid);
  const { queries } = useService(vmi);
  const ofCustomer = customerId === null ? {} : { customerId };
  const { data: profiles } = useQuery(
    dataOf(queries.invProfileHdr.list({ limit: 1000, statusCd: 704, ...ofCustomer })),
  );
  const { mutateAsync, error, isPending } = useMutation(useService(vmi).mutations.warehouse.update());
  const missing = name.trim() === "";
  const save = async (ifLastModified = asRead) => {
    if (missing) return;
    const changes = { warehouseName: name.trim(), warehouseDesc: place.trim() || null, invProfileHdrUid: profile };
    const stored = await mutateAsync({ warehouseUid, ifLastModified, ...changes }).catch(() => undefined);
    if (!stored) return;
    toasts.show({ tone: "ok", message: text("saved") });
    onClose();
  };
  const chosen = profiles?.find(({ invProfileHdrUid }) => invProfileHdrUid === profile);
  return (
    <FormDialog
      title={text("editStockroom")}
      error={error}
      busy={isPending}
      endpoint="vmi.warehouse.update"
      onSave={save}
      onClose={onClose}
    >
      <Field label={text("name")} error={missing && text("nameRequired")} required>
        <TextInput maxLength={255} value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Field label={text("place")}>
        <TextInput maxLength={255} value={place} onChange={({ target }) => setPlace(target.value)} />
      </Field>
      <Field label={text("useProfile")} hint={chosen && text("usedBy", { count: chosen.warehouseCount })}>
        <Select value={profile ?? ""} onChange={({ target }) => setProfile(Number(target.value) || null)}>
          <option value="">{text("noProfile")}</option>
          {(profiles ?? []).map(({ invProfileHdrUid, invProfileHdrDesc }) => (
            <option key={invProfileHdrUid} value={invProfileHdrUid}>
              {invProfileHdrDesc}
            </option>
          ))}
        </Select>
      </Field>
    </FormDialog>
  );
}
