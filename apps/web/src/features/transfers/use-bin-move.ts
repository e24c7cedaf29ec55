import { NotFoundError } from "@purvey/client/errors";
import { type ItemsClient, items } from "@purvey/client/services/items";
import type { Bin, BinContent } from "@purvey/contract/generated/items";
import type { BinTransferHeader } from "@purvey/contract/generated/warehouseOps";
import { dataOf, type QueriesOf } from "@purvey/react";
import { skipToken, type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useWho } from "../../shared/customer/who.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import type { QueuedChange } from "../../shared/offline-queue/queued-change.ts";
import { useQueue } from "../../shared/offline-queue/use-queue.ts";
import type { Scan } from "../../shared/scan/gs1.ts";
import { inTime } from "../../shared/scan/in-time.ts";
import type { ScanVerdict } from "../../shared/scan/scan-center.ts";
import { useItemOfCode } from "../../shared/scan/use-item-of-code.ts";
import { useScan } from "../../shared/scan/use-scan.ts";
import { useService } from "../../shared/use-service.ts";
import {
  type BinMove,
  contentNamed,
  emptyMove,
  isSent,
  type MoveProblem,
  movable,
  moveInput,
  moveOfHeld,
  moveOfQueued,
  problemOfMove,
  scanMove,
  stepOf,
} from "./bin-move.ts";
import { messages } from "./messages.ts";

/** A move that is being scanned, and what its screen does with it. */
export interface BinMoveWork {
  readonly move: BinMove;
  change(change: Partial<BinMove>): void;
  readonly bin: UseQueryResult<Bin>;
  readonly content: BinContent | undefined;
  /** The most that may move, in base units. */
  readonly most: number;
  readonly problem: MoveProblem | undefined;
  /** The bin it was to go to, which the location does not have. */
  readonly unknownTo: string | undefined;
  /** Hands the move to the queue and begins the next one; not into a bin that there is none of. */
  submit(): Promise<void>;
  /** Begins with what was to be moved by a transfer on hold or a refused change, which the move then takes the place of. */
  correct(wrong: WrongMove): void;
  begin(): void;
}

/** A move that was not made: a transfer that the server holds, or a change that it refused. */
export type WrongMove = { readonly held: BinTransferHeader } | { readonly queued: QueuedChange };

/** What a move begins with. */
export interface MoveStart {
  readonly from: string | undefined;
  readonly item: string | undefined;
  /** A refused change to be corrected. */
  readonly refused: QueuedChange | undefined;
  /** The refused change was taken over. */
  readonly onTaken: () => void;
}

/** A move from bin to bin at a location. */
export function useBinMove(locationId: number, { from, item, refused, onTaken }: MoveStart): BinMoveWork {
  const [move, setMove] = useState<BinMove>({ ...emptyMove, fromBin: from?.toUpperCase() ?? "", itemId: item ?? "" });
  const [unknownTo, setUnknownTo] = useState<string>();
  const [corrects, setCorrects] = useState<WrongMove>();
  const { userId } = useWho();
  const text = useText(messages);
  const queue = useQueue();
  const { queries } = useService(items);
  const lookInto = useLookInto(locationId);
  const itemOf = useItemOfCode();
  const bin = useQuery(dataOf(contentsOfBin(queries, locationId, move.fromBin)));
  const content = move.itemId ? contentNamed(bin.data, move.itemId, move.lot) : undefined;
  const most = movable(content, move.fromBin, queue.changes);
  const send = async (ready: BinMove) => {
    const { itemId, fromBin, toBin, quantity } = ready;
    const { transfers, ...rest } = moveInput(ready, { usersId: userId, locationId });
    const change = {
      label: text("moveLabel", { item: itemId, quantity: quantity ?? 0, from: fromBin, to: toBin }),
      record: `bins/${locationId}/${itemId}`,
      draft: { locationId },
    };
    const queued = corrects && "queued" in corrects ? corrects.queued : undefined;
    const held = corrects && "held" in corrects ? corrects.held : undefined;
    const path = "/ops/transfers";
    if (queued) await queue.correct(queued.id, { ...change, input: { ...correctedOf(queued, rest), transfers } });
    else if (held) {
      // The held one itself is corrected: made anew it could be made twice, here and by somebody else.
      const { binTransferHdrUid, dateLastModified: ifLastModified } = held;
      const input = { binTransferHdrUid, ifLastModified, transfers };
      await queue.enqueue({ ...change, path, endpoint: "warehouseOps.binTransfer.update", input });
    } else {
      const input = { ...rest, transfers };
      await queue.enqueue({ ...change, path, endpoint: "warehouseOps.binTransfer.create", input });
    }
    setMove(emptyMove);
    setCorrects(undefined);
  };
  const correct = (wrong: WrongMove) => {
    setMove("held" in wrong ? moveOfHeld(wrong.held) : moveOfQueued(wrong.queued));
    setCorrects(wrong);
  };
  /** What lies in the bin of the item that was scanned, by whatever number. */
  const scannedIn = async (inside: Bin | undefined, { code, lot }: Scan) => {
    const named = contentNamed(inside, code, lot);
    const itemId = named || !inside ? undefined : await itemOf(code);
    return itemId ? contentNamed(inside, itemId, lot) : named;
  };
  const { queued } = (corrects ?? {}) as Partial<Record<"queued", QueuedChange>>;
  // Sent again or discarded elsewhere, such as in the list of changes: it is no longer to be corrected here.
  if (queued && !queue.changes.some(({ id, state }) => id === queued.id && state === "refused")) {
    setMove(emptyMove);
    setCorrects(undefined);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused is taken over once, and never changes while it is
  useEffect(() => {
    if (!refused) return;
    correct({ queued: refused });
    onTaken();
  }, [refused?.id]);
  const noSuchBin = (code: string): ScanVerdict => ({
    tone: "refused",
    message: text("noSuchBin", { bin: code.toUpperCase() }),
  });
  useScan(async (scan): Promise<ScanVerdict> => {
    const step = stepOf(move);
    // The next scan may come before the bin's contents are drawn: it waits for them.
    const known = (step === "fromBin" ? undefined : bin.data) ?? (await lookInto(move.fromBin || scan.text));
    if (known === "none") return noSuchBin(move.fromBin || scan.text);
    const named = step === "item" ? await scannedIn(known, scan) : contentNamed(known, move.itemId, move.lot);
    const cap = movable(named, move.fromBin, queue.changes);
    const next = scanMove(move, scan, named, cap);
    const problem = problemOfMove(next, named, cap, known !== undefined);
    const words = { item: scan.code, bin: move.fromBin, most: cap, unit: named?.unitOfMeasure ?? "" };
    if (problem) return { tone: "refused", message: text(problem, words) };
    const isReady = stepOf(next) === "ready";
    if (isReady && (await lookInto(next.toBin)) === "none") return noSuchBin(next.toBin);
    const said = { ...next, quantity: next.quantity ?? 0, unit: named?.unitOfMeasure ?? "" };
    const sent = isSent(move, next);
    if (sent) await send(next);
    else setMove(next);
    if (isReady && !sent) return { tone: "again", message: text("ask-ready", said) };
    return { tone: "ok", message: text(`after-${stepOf(next)}`, said) };
  });
  return {
    move,
    change: (change) => setMove((now) => ({ ...now, ...change })),
    bin,
    content,
    most,
    problem: problemOfMove(move, content, most, bin.data !== undefined),
    unknownTo: unknownTo === move.toBin ? unknownTo : undefined,
    submit: async () => {
      if ((await lookInto(move.toBin)) === "none") setUnknownTo(move.toBin);
      else await send({ ...move, itemId: content?.itemId ?? move.itemId, lot: content?.lot ?? move.lot });
    },
    correct,
    begin: () => {
      setMove(emptyMove);
      setCorrects(undefined);
    },
  };
}

/** What a refused change names beside its lines: the move on hold that it corrects, else who moved goods where. */
function correctedOf(
  { input }: QueuedChange,
  rest: Omit<ReturnType<typeof moveInput>, "transfers">,
): { readonly binTransferHdrUid: number } | typeof rest {
  const { binTransferHdrUid } = input as { readonly binTransferHdrUid?: number };
  return binTransferHdrUid === undefined ? rest : { binTransferHdrUid };
}

/** Asks what lies in a bin; nothing without a bin. */
function contentsOfBin({ locations }: QueriesOf<ItemsClient>, locationId: number, bin: string) {
  return locations.bins.get(bin ? { id: locationId, bin, limit: 1000 } : skipToken);
}

/**
 * Looks into a bin of a location. Without a network, or with one that does not answer, it gives what was read of the bin
 * before, else undefined: the bin is believed then, and the server looks when the move arrives.
 */
function useLookInto(locationId: number): (code: string) => Promise<Bin | "none" | undefined> {
  const { queries } = useService(items);
  const queryClient = useQueryClient();
  const { online } = useQueue();
  return async (code) => {
    const contents = contentsOfBin(queries, locationId, code.toUpperCase());
    const kept = () => queryClient.getQueryData(contents.queryKey)?.data;
    // Asked without a network the answer would be waited for, and by every scan that follows.
    if (!online) return kept();
    return inTime(queryClient.fetchQuery(contents)).then(
      (answer) => answer?.data ?? kept(),
      (error: unknown) => (error instanceof NotFoundError ? "none" : kept()),
    );
  };
}
