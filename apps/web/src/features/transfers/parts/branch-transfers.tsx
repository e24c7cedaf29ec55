import type { Transfer } from "@purvey/contract/generated/warehouseOps";
import { dataOf } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { Status, type StatusShape } from "@purvey/ui/data/status";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { EmptyState } from "@purvey/ui/empty-state";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import type { WorkLocation } from "../../../shared/location/use-location.tsx";
import { FromTo } from "../../../shared/parts/from-to.tsx";
import { useWarehouseOpsQueries } from "../../../shared/warehouse-ops-api.ts";
import { branchStep, courseOfTransfer } from "../branch-transfer.ts";
import { messages } from "../messages.ts";
import { MoveGoods } from "./move-goods.tsx";
import { RequestTransfer } from "./request-transfer.tsx";

const shapes: Readonly<Record<ReturnType<typeof courseOfTransfer>, StatusShape>> = {
  draft: "open",
  held: "out",
  wanted: "open",
  underWay: "transit",
  partly: "half",
  done: "ok",
};

/** What `BranchTransfers` takes. */
export interface BranchTransfersProps {
  readonly location: WorkLocation;
  readonly open: number | undefined;
  readonly onOpen: (transferUid: number | undefined) => void;
}

/** Transfers that a location sends or receives, with the next act of each. */
export function BranchTransfers({ location, open, onOpen }: BranchTransfersProps) {
  const text = useText(messages);
  const [asking, setAsking] = useState(false);
  const { locationId } = location;
  const queries = useWarehouseOpsQueries();
  const query = useQuery(dataOf(queries.warehouseOps.transfer.list({ limit: 100, orderBy: "transfer_uid|DESC" })));
  const rows = query.data?.filter(
    (transfer) => transfer.locationId === locationId || transfer.toLocationId === locationId,
  );
  const opened = rows?.find(({ transferUid }) => transferUid === open);
  const columns = useColumns(onOpen);
  return (
    <>
      <div className="mb-3">
        <Button icon="plus" onClick={() => setAsking(true)}>
          {text("request")}
        </Button>
      </div>
      <DataTable<Transfer>
        caption={text("betweenBranches")}
        columns={columns}
        rows={rows}
        rowKey={({ transferUid }) => transferUid}
        keyboard="page"
        rowActionsWidth={120}
        rowActions={(transfer) => {
          const step = branchStep(transfer, locationId);
          return step === "none" ? null : <Button onClick={() => onOpen(transfer.transferUid)}>{text(step)}</Button>;
        }}
        empty={
          <EmptyState
            title={text("noTransfers")}
            actions={<Button onClick={() => setAsking(true)}>{text("request")}</Button>}
          />
        }
      />
      {asking && <RequestTransfer location={location} onClose={() => setAsking(false)} />}
      {opened && <MoveGoods transfer={opened} locationId={locationId} onClose={() => onOpen(undefined)} />}
    </>
  );
}

function useColumns(onOpen: (transferUid: number) => void): TableColumn<Transfer>[] {
  const text = useText(messages);
  return useMemo(
    () => [
      {
        key: "uid",
        header: text("transfer"),
        width: 104,
        cell: ({ transferUid }) => (
          <Button variant="quiet" className="font-mono" onClick={() => onOpen(transferUid)}>
            {transferUid}
          </Button>
        ),
      },
      {
        key: "way",
        header: text("way"),
        minWidth: 160,
        cell: ({ locationName, toLocationName }) => <FromTo from={locationName} to={toLocationName} />,
      },
      {
        key: "state",
        header: text("status"),
        width: 136,
        cell: (transfer) => {
          const course = courseOfTransfer(transfer);
          return <Status tone={shapes[course]}>{text(`course-${course}`)}</Status>;
        },
      },
      {
        key: "lines",
        header: text("lines"),
        width: 72,
        align: "end",
        hideBelow: "medium",
        cell: ({ lines }) => lines.length,
      },
      {
        key: "date",
        header: text("date"),
        width: 168,
        hideBelow: "medium",
        cell: ({ dateCreated }) => <Timestamp value={dateCreated} />,
      },
    ],
    [text, onOpen],
  );
}
