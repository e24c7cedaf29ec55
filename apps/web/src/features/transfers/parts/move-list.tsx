import { warehouseOps } from "@purvey/client/services/warehouseOps";
import type { BinTransferHeader } from "@purvey/contract/generated/warehouseOps";
import { dataOf, useInvalidate } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import { Quantity } from "@purvey/ui/data/quantity";
import { Status, type StatusShape } from "@purvey/ui/data/status";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { Sentence } from "@purvey/ui/sentence";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import type { QueuedChange } from "../../../shared/offline-queue/queued-change.ts";
import { useQueue } from "../../../shared/offline-queue/use-queue.ts";
import { DiscardDocument } from "../../../shared/parts/discard-document.tsx";
import { FromTo } from "../../../shared/parts/from-to.tsx";
import { Unread } from "../../../shared/parts/unread.tsx";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { saySentence } from "../../../shared/sentences/say-sentence.ts";
import { useService } from "../../../shared/use-service.ts";
import { isOneMove, locationOfQueued, moveOfQueued } from "../bin-move.ts";
import { messages } from "../messages.ts";
import type { WrongMove } from "../use-bin-move.ts";
import { RefusedActions } from "./refused-actions.tsx";

/** How often the server is asked whether a move is done, in milliseconds. */
const askEvery = 1000;

const shapes: Readonly<Record<BinTransferHeader["importState"], StatusShape>> = {
  initial: "half",
  delivered: "ok",
  hold: "out",
};

/** A row; whole in one of two columns. */
const rowLook =
  "flex break-inside-avoid flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-rule py-2";

export interface MoveListProps {
  readonly locationId: number;
  /** Begins a move with what is to be moved by one that was not made. */
  readonly onCorrect: (wrong: WrongMove) => void;
}

/** The moves of this device that wait, and the latest that the server has, with what became of each. */
export function MoveList({ locationId, onCorrect }: MoveListProps) {
  const text = useText(messages);
  const queue = useQueue();
  const { queries } = useService(warehouseOps);
  const { binTransfer } = queries;
  const query = useQuery(dataOf(binTransfer.list({ locationId, limit: 15, orderBy: "date_created|DESC" })));
  const onHold = useQuery(dataOf(binTransfer.list({ locationId, importState: "hold", limit: 100 })));
  // A stored move stays until the list was read after it, so that the one takes the other's place.
  const waiting = queue.changes.filter(
    (change) =>
      locationOfQueued(change) === locationId &&
      (change.state !== "stored" || (query.data && (change.storedAt ?? 0) > query.dataUpdatedAt)),
  );
  const known = onHold.data !== undefined || onHold.fetchStatus !== "fetching";
  const going = new Set(waiting.filter(({ state }) => state !== "refused").map(heldOf));
  const all = known && query.data ? withOlder(query.data, onHold.data) : undefined;
  const here = all?.filter(({ binTransferHdrUid }) => !going.has(binTransferHdrUid));
  return (
    <>
      <ul className="gap-10 min-[110rem]:columns-2">
        {waiting.map((change) => (
          <QueuedMove key={change.id} change={change} onCorrect={onCorrect} />
        ))}
        {here?.map((transfer) => (
          <MoveRow key={transfer.binTransferHdrUid} transfer={transfer} onCorrect={onCorrect} />
        ))}
      </ul>
      {!here && <Unread query={query} />}
      {here?.length === 0 && waiting.length === 0 && <p className="py-3 text-soft">{text("noMoves")}</p>}
    </>
  );
}

/** The move on hold that a change corrects: its row is that of the change until the server has it. */
const heldOf = ({ input }: QueuedChange): number | undefined =>
  (input as { readonly binTransferHdrUid?: number }).binTransferHdrUid;

/** The latest moves, and above them older ones that are on hold: they would be forgotten where others moved much since. */
function withOlder(latest: readonly BinTransferHeader[], held: readonly BinTransferHeader[] = []) {
  const listed = new Set(latest.map(({ binTransferHdrUid }) => binTransferHdrUid));
  return [...held.filter(({ binTransferHdrUid }) => !listed.has(binTransferHdrUid)), ...latest];
}

/** A move that the server has not stored yet, or that it refused. */
function QueuedMove({ change, onCorrect }: Pick<MoveListProps, "onCorrect"> & { readonly change: QueuedChange }) {
  const text = useText(messages);
  const [open, setOpen] = useState(false);
  const { problem } = change;
  const { itemId, quantity, fromBin, toBin } = moveOfQueued(change);
  const refused = change.state === "refused";
  return (
    <li className={rowLook}>
      {/* Two lines as a stored move has, so that nothing below moves when it is stored, refused or has to wait. */}
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap gap-x-4">
          <span className="font-mono font-semibold">{itemId}</span>
          <span className="font-mono">{quantity}</span>
          <span className="whitespace-nowrap">
            <FromTo from={fromBin} to={toBin} codes />
          </span>
        </p>
        <p className={`min-h-4 text-xs ${refused ? "text-out" : "text-soft"} ${open ? "" : "line-clamp-1"}`}>
          <Sentence>{saySentence(problem ?? "")}</Sentence>
        </p>
      </div>
      {refused ? (
        <Button variant="quiet" className="-my-3" aria-expanded={open} onClick={() => setOpen(!open)}>
          <Status tone="out">{text("refused")}</Status>
        </Button>
      ) : (
        <Status tone="open">{text("waiting")}</Status>
      )}
      {refused && open && (
        <div className="flex basis-full flex-wrap gap-2">
          <RefusedActions change={change} onCorrect={() => onCorrect({ queued: change })} />
        </div>
      )}
    </li>
  );
}

/** A move with its status, asked again until it is done. */
function MoveRow({
  transfer,
  onCorrect,
}: Omit<MoveListProps, "locationId"> & { readonly transfer: BinTransferHeader }) {
  const text = useText(messages);
  const { queries } = useService(warehouseOps);
  const { binTransferHdrUid, importState } = transfer;
  const { data } = useQuery({
    ...dataOf(queries.binTransfer.status(importState === "initial" ? { binTransferHdrUid } : skipToken)),
    refetchInterval: ({ state }) => (state.data && state.data.data.importState !== "initial" ? false : askEvery),
  });
  const state = data?.importState ?? importState;
  const problem = data?.processMessage ?? transfer.processMessage;
  const invalidate = useInvalidate();
  const applied = importState === "initial" && state === "delivered";
  // The goods move after the move was stored: what lies in the bins is read again then.
  useEffect(() => {
    if (applied) void invalidate("warehouseOps.binTransfer.create");
  }, [applied, invalidate]);
  return (
    <li className={rowLook}>
      <div className="min-w-0">
        {transfer.transfers.map(({ lineNo, itemId, quantity, uom, fromBin, toBin }) => (
          <p key={lineNo} className="flex flex-wrap gap-x-4">
            <span className="font-mono font-semibold">{itemId}</span>
            {quantity !== null && <Quantity quantity={quantity} unit={uom} />}
            <span className="whitespace-nowrap">
              <FromTo from={fromBin ?? "–"} to={toBin} codes />
            </span>
          </p>
        ))}
        <p className="text-xs text-soft">
          {text("moveNo", { uid: String(binTransferHdrUid) })} · <Timestamp value={transfer.dateCreated} />
        </p>
      </div>
      <Status tone={shapes[state]}>{text(`state-${state}`)}</Status>
      {problem && (
        <p className="basis-full text-sm text-out">
          <Sentence>{saySentence(problem)}</Sentence>
        </p>
      )}
      {state === "hold" && <HeldMove transfer={transfer} onCorrect={(held) => onCorrect({ held })} />}
    </li>
  );
}

interface HeldMoveProps {
  readonly transfer: BinTransferHeader;
  /** Begins a move with what is to be moved by this one. */
  readonly onCorrect: (held: BinTransferHeader) => void;
}

/** The ways out of a move that the server could not make. */
function HeldMove({ transfer, onCorrect }: HeldMoveProps) {
  const text = useText(messages);
  const denial = useDenial("warehouse.write");
  const [asking, setAsking] = useState(false);
  const uid = String(transfer.binTransferHdrUid);
  return (
    <div className="flex basis-full flex-wrap gap-2">
      {isOneMove(transfer) && (
        <Button
          icon="edit"
          disabledReason={denial}
          aria-label={text("correctMove", { uid })}
          onClick={() => onCorrect(transfer)}
        >
          {text("correctIt")}
        </Button>
      )}
      <Button
        variant="quiet"
        icon="trash"
        disabledReason={denial}
        aria-label={text("discardMove", { uid })}
        onClick={() => setAsking(true)}
      >
        {text("discardIt")}
      </Button>
      {asking && <DiscardMove transfer={transfer} onClose={() => setAsking(false)} />}
    </div>
  );
}

function DiscardMove({ transfer, onClose }: { transfer: BinTransferHeader; onClose: () => void }) {
  const { binTransferHdrUid: uid, dateLastModified: ifLastModified } = transfer;
  const text = useText(messages);
  const { api } = useService(warehouseOps);
  return (
    <DiscardDocument
      title={text("discardTitle", { uid: String(uid) })}
      hint={text("discardHint")}
      act={text("discardIt")}
      discard={() => api.binTransfer.delete({ binTransferHdrUid: uid, ifLastModified }).data}
      endpoint="warehouseOps.binTransfer.delete"
      onClose={onClose}
    />
  );
}
