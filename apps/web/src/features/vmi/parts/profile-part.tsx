import { vmi } from "@purvey/client/services/vmi";
import type {
  InventoryProfileLine,
  InvProfileHdrInvProfileLineCreateInput,
  Warehouse,
} from "@purvey/contract/generated/vmi";
import { dataOf } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import type { TableColumn } from "@purvey/ui/data/data-table";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Quantity } from "@purvey/ui/data/quantity";
import { EmptyState } from "@purvey/ui/empty-state";
import { useToasts } from "@purvey/ui/toast";
import { skipToken, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useRefused } from "../../../shared/errors/use-refused.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { asRead } from "../../../shared/overtaken/as-read.ts";
import { LongRows } from "../../../shared/parts/long-rows.tsx";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { PartName } from "../../../shared/stockroom/part-name.tsx";
import { useService } from "../../../shared/use-service.ts";
import { messages } from "../messages.ts";
import { LineDialog } from "./line-dialog.tsx";
import { RecordMenu } from "./record-menu.tsx";

/** What the stockroom should hold. On the board minimums and maximums are edited beside what is there. */
export function ProfilePart({ stockroom }: { stockroom: Warehouse }) {
  const text = useText(messages);
  const { warehouseUid, customerId, invProfileHdrUid } = stockroom;
  const { queries } = useService(vmi);
  const [edited, setEdited] = useState<InventoryProfileLine | "new">();
  const denial = useDenial("stockroom.manage");
  const input = invProfileHdrUid === null ? skipToken : ({ invProfileHdrUid, limit: 1000, statusCd: 704 } as const);
  const { data: lines, error, refetch } = useQuery(dataOf(queries.invProfileHdr.invProfileLine.list(input)));
  const amount = (read: (line: InventoryProfileLine) => number | null) => (line: InventoryProfileLine) => {
    const quantity = read(line);
    return quantity === null ? "–" : <Quantity quantity={quantity} unit={line.unitOfMeasure} />;
  };
  const columns: TableColumn<InventoryProfileLine>[] = [
    {
      key: "itemId",
      header: text("part"),
      width: 152,
      cell: (line) => <PartNumber value={line.itemId} link={(look) => <PartName part={line} {...look} />} />,
    },
    {
      key: "description",
      header: text("description"),
      minWidth: 140,
      maxWidth: 420,
      hideBelow: "medium",
      cell: ({ description }) => description,
    },
    { key: "min", header: text("minimum"), width: 104, align: "end", cell: amount(({ minQty }) => minQty) },
    { key: "max", header: text("maximum"), width: 104, align: "end", cell: amount(({ maxQty }) => maxQty) },
    {
      key: "usual",
      header: text("usual"),
      width: 112,
      align: "end",
      hideBelow: "narrow",
      cell: amount(({ reorderQty }) => reorderQty),
    },
    {
      key: "section",
      header: text("section"),
      width: 120,
      hideBelow: "wide",
      cell: ({ sectionName }) => sectionName ?? "–",
    },
    {
      key: "distributor",
      header: text("distributor"),
      width: 192,
      hideBelow: "wide",
      cell: ({ distributorsName }) => distributorsName ?? "–",
    },
  ];
  const toBoard = (
    <RouterLinkButton to="/ops/vmi/$warehouse/board" params={{ warehouse: warehouseUid }} search={{ show: "all" }}>
      {text("toBoard")}
    </RouterLinkButton>
  );
  const add = (
    <Button
      icon="plus"
      disabledReason={denial ?? (invProfileHdrUid === null ? text("chooseProfile") : undefined)}
      onClick={() => setEdited("new")}
    >
      {text("addLine")}
    </Button>
  );
  if (error) return <Failure error={error} onRetry={refetch} />;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap justify-between gap-2">
        {toBoard}
        {add}
      </div>
      <LongRows<InventoryProfileLine>
        caption={text("profile")}
        columns={columns}
        rows={invProfileHdrUid === null ? noLines : lines}
        rowKey={({ invProfileLineUid }) => invProfileLineUid}
        rowLabel={({ itemId }) => itemId}
        rowActions={(line) => <LineActions line={line} onEdit={() => setEdited(line)} />}
        rowActionsWidth={56}
        empty={
          <EmptyState title={text("noLines")} actions={add}>
            {text("noLinesHint")}
          </EmptyState>
        }
      />
      {edited && invProfileHdrUid !== null && (
        <LineDialog
          invProfileHdrUid={invProfileHdrUid}
          customerId={customerId}
          line={edited === "new" ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}

function LineActions({ line, onEdit }: { line: InventoryProfileLine; onEdit: () => void }) {
  const text = useText(messages);
  const toasts = useToasts();
  const refused = useRefused();
  const mutations = useService(vmi).mutations.invProfileHdr.invProfileLine;
  const { mutateAsync: take } = useMutation(mutations.delete());
  const { mutateAsync: create } = useMutation(mutations.create());
  const { invProfileHdrUid, invProfileLineUid, itemId: item } = line;
  const remove = async () => {
    try {
      await take({ invProfileHdrUid, invProfileLineUid, ...asRead(line) });
    } catch (error) {
      refused(error);
      return;
    }
    const undo = { label: text("undo"), onAction: () => void create(lineBody(line)).catch(refused) };
    toasts.show({ tone: "ok", message: text("removed", { item }), action: undo });
  };
  return <RecordMenu name={item} onEdit={onEdit} other="remove" onOther={remove} />;
}

function lineBody(line: InventoryProfileLine): InvProfileHdrInvProfileLineCreateInput {
  const { invProfileHdrUid, invMastUid, invProfileLineType, minQty, maxQty, reorderQty, sectionsUid } = line;
  const part = { invProfileHdrUid, invMastUid, invProfileLineType, minQty, maxQty, reorderQty, sectionsUid };
  return invProfileLineType === "products" ? part : { ...part, distributorsUid: line.distributorsUid };
}

const noLines: readonly InventoryProfileLine[] = [];
