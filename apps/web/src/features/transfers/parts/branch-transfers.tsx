import { Button } from "@purvey/ui/button";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { Status, type StatusShape } from "@purvey/ui/data/status";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { EmptyState } from "@purvey/ui/empty-state";
import { Select } from "@purvey/ui/select";
import { useEffect, useMemo, useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import type { WorkLocation } from "../../../shared/location/use-location.tsx";
import { FromTo } from "../../../shared/parts/from-to.tsx";
import { Unread } from "../../../shared/parts/unread.tsx";
import type { BranchRow, RowCourse } from "../branch-rows.ts";
import { messages } from "../messages.ts";
import { type ReadRows, useBranchRows } from "../use-branch-rows.ts";
import { MoveGoods } from "./move-goods.tsx";
import { RequestTransfer } from "./request-transfer.tsx";

const shapes: Readonly<Record<RowCourse, StatusShape>> = {
  draft: "open",
  held: "out",
  wanted: "open",
  underWay: "transit",
  partly: "half",
  done: "ok",
  waiting: "open",
  refused: "out",
  applying: "half",
};

/** What is looked at, as the address names it. */
export interface BranchView {
  /** A transfer of the server. */
  readonly transfer?: number | undefined;
  /** A change of the queue. */
  readonly correct?: number | undefined;
  /** Only what is on hold or refused. */
  readonly show?: "held" | undefined;
}

export interface BranchTransfersProps {
  readonly location: WorkLocation;
  readonly locationId: number;
  readonly view: BranchView;
  readonly onView: (view: BranchView) => void;
}

/** Transfers that a location sends or receives, with the next act of each. */
export function BranchTransfers({ location, locationId, view, onView }: BranchTransfersProps) {
  const text = useText(messages);
  const [asking, setAsking] = useState(false);
  const { rows, query } = useBranchRows(locationId, view.transfer);
  const { show } = view;
  const shown = show ? rows?.filter(({ course }) => course === "held" || course === "refused") : rows;
  const opened = rows?.find(
    ({ transfer, queued }) =>
      (view.transfer !== undefined && transfer?.transferUid === view.transfer) ||
      (view.correct !== undefined && queued?.change.id === view.correct),
  );
  const close = () => onView({ show });
  const columns = useColumns(location, (row) => onView({ show, ...addressOf(row) }));
  const request = <Button onClick={() => setAsking(true)}>{text("request")}</Button>;
  return (
    <>
      <div className="mb-3 flex flex-wrap gap-3">
        <Button icon="plus" onClick={() => setAsking(true)}>
          {text("request")}
        </Button>
        <Select
          aria-label={text("show")}
          value={show ?? "all"}
          onChange={({ target }) => onView(target.value === "held" ? { show: "held" } : {})}
        >
          <option value="all">{text("showAll")}</option>
          <option value="held">{text("showHeld")}</option>
        </Select>
      </div>
      {query.error && !query.data ? (
        <Unread query={query} />
      ) : (
        <DataTable<BranchRow>
          caption={text("betweenBranches")}
          columns={columns}
          rows={shown}
          rowKey={({ key }) => key}
          rowLabel={({ transfer, queued }) =>
            queued?.change.label ?? text("transferNo", { uid: String(transfer?.transferUid) })
          }
          rowTone={({ course }) => (course === "held" || course === "refused" ? "out" : undefined)}
          keyboard="page"
          rowActionsWidth={120}
          rowActions={(row) =>
            row.act && (
              <Button onClick={() => onView({ show, ...addressOf(row) })}>
                {text(row.course === "draft" ? "open" : row.act)}
              </Button>
            )
          }
          empty={
            query.data ? (
              <EmptyState
                title={text(show ? "noneHeld" : "noTransfers")}
                actions={show ? <Button onClick={() => onView({})}>{text("showAll")}</Button> : request}
              />
            ) : (
              <Unread query={query} />
            )
          }
        />
      )}
      {asking && <RequestTransfer location={location} onClose={() => setAsking(false)} />}
      {opened && <OpenedRow key={opened.key} row={opened} location={location} query={query} onClose={close} />}
    </>
  );
}

/** How the address names a row. */
const addressOf = ({ transfer, queued }: BranchRow): BranchView =>
  transfer ? { transfer: transfer.transferUid } : { correct: queued?.change.id };

/** How old what was read may be for somebody who goes on with it, in milliseconds: others do so elsewhere. */
const freshFor = 1000;

interface OpenedRowProps {
  readonly row: BranchRow;
  /** What the server has. */
  readonly query: ReadRows["query"];
  readonly location: WorkLocation;
  readonly onClose: () => void;
}

/** What can be done about a row: its request corrected, or its goods moved. */
function OpenedRow({ row, query, location, onClose }: OpenedRowProps) {
  const { dataUpdatedAt, refetch } = query;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened
  useEffect(() => {
    // What was refused may be so for what others did just now.
    if (row.queued || Date.now() - dataUpdatedAt > freshFor) void refetch();
  }, []);
  const { transfer, queued, held, act } = row;
  const isRequest = queued ? queued.draft.step === "request" : held === undefined;
  if (isRequest && act === "correct") return <RequestTransfer location={location} row={row} onClose={onClose} />;
  return transfer ? <MoveGoods row={row} transfer={transfer} onClose={onClose} /> : null;
}

function useColumns({ locations }: WorkLocation, onOpen: (row: BranchRow) => void): TableColumn<BranchRow>[] {
  const text = useText(messages);
  return useMemo(() => {
    const name = (id: number) => locations?.find(({ locationId }) => locationId === id)?.locationName ?? String(id);
    return [
      {
        key: "uid",
        header: text("transfer"),
        width: 88,
        cell: (row) =>
          row.transfer ? (
            <Button variant="quiet" className="font-mono" onClick={() => onOpen(row)}>
              {row.transfer.transferUid}
            </Button>
          ) : (
            "–"
          ),
      },
      {
        key: "way",
        header: text("way"),
        minWidth: 128,
        wrap: true,
        cell: ({ transfer, from, to, course }) => (
          <>
            <FromTo from={transfer?.locationName ?? name(from)} to={transfer?.toLocationName ?? name(to)} />
            <span className="below-narrow">
              <Course course={course} />
            </span>
          </>
        ),
      },
      {
        key: "state",
        header: text("status"),
        width: 136,
        hideBelow: "narrow",
        cell: ({ course }) => <Course course={course} />,
      },
      {
        key: "lines",
        header: text("lines"),
        width: 72,
        align: "end",
        hideBelow: "medium",
        cell: ({ lineCount }) => lineCount,
      },
      {
        key: "date",
        header: text("date"),
        width: 208,
        hideBelow: "medium",
        cell: ({ transfer }) => (transfer ? <Timestamp value={transfer.dateCreated} /> : "–"),
      },
    ];
  }, [text, locations, onOpen]);
}

function Course({ course }: Pick<BranchRow, "course">) {
  const text = useText(messages);
  return <Status tone={shapes[course]}>{text(`course-${course}`)}</Status>;
}
