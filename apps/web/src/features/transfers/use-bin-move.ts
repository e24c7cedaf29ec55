import { NotFoundError } from "@purvey/client/errors";
import type { Bin, BinContent } from "@purvey/contract/generated/items";
import { dataOf } from "@purvey/react";
import { skipToken, type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useWho } from "../../shared/customer/who.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { useItemsQueries } from "../../shared/items-api.ts";
import { useQueue } from "../../shared/offline-queue/use-queue.ts";
import type { ScanVerdict } from "../../shared/scan/scan-center.ts";
import { useScan } from "../../shared/scan/use-scan.ts";
import {
  type BinMove,
  contentNamed,
  emptyMove,
  type MoveProblem,
  movable,
  moveInput,
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
  /** Hands the move to the queue and begins the next one. */
  submit(move?: BinMove): Promise<void>;
  begin(): void;
}

/** A move from bin to bin at a location. */
export function useBinMove(locationId: number, from?: string, item?: string): BinMoveWork {
  const [move, setMove] = useState<BinMove>({ ...emptyMove, fromBin: from?.toUpperCase() ?? "", itemId: item ?? "" });
  const { userId } = useWho();
  const text = useText(messages);
  const queue = useQueue();
  const queries = useItemsQueries();
  const queryClient = useQueryClient();
  const contentsOf = (bin: string) => queries.items.locations.bins.get({ id: locationId, bin, limit: 1000 });
  const bin = useQuery(dataOf(move.fromBin ? contentsOf(move.fromBin) : queries.items.locations.bins.get(skipToken)));
  const content = move.itemId ? contentNamed(bin.data, move.itemId, move.lot) : undefined;
  const most = movable(content, move.fromBin, queue.changes);
  const submit = async (ready = move) => {
    const { itemId, fromBin, toBin, quantity } = ready;
    await queue.enqueue({
      endpoint: "warehouseOps.binTransfer.create",
      input: moveInput(ready, content?.unitOfMeasure ?? "EA", { usersId: userId, locationId }),
      label: text("moveLabel", { item: itemId, quantity: quantity ?? 0, from: fromBin, to: toBin }),
      record: `bins/${locationId}/${itemId}`,
      path: "/ops/transfers",
    });
    setMove(emptyMove);
  };
  // Without a network the bin is believed; the server looks when the move arrives.
  const isUnknown = async (code: string) =>
    queue.online &&
    queryClient.fetchQuery(contentsOf(code.toUpperCase())).then(
      () => false,
      (error: unknown) => error instanceof NotFoundError,
    );
  const noSuchBin = (code: string): ScanVerdict => ({
    tone: "refused",
    message: text("noSuchBin", { bin: code.toUpperCase() }),
  });
  useScan(async (scan): Promise<ScanVerdict> => {
    const step = stepOf(move);
    if (step === "fromBin" && (await isUnknown(scan.text))) return noSuchBin(scan.text);
    // The next scan may come before the bin's contents are drawn: it waits for them.
    const known =
      step === "fromBin" ? undefined : (bin.data ?? (await queryClient.fetchQuery(contentsOf(move.fromBin))).data);
    const named =
      known && contentNamed(known, step === "item" ? scan.code : move.itemId, step === "item" ? scan.lot : move.lot);
    const cap = movable(named, move.fromBin, queue.changes);
    const next = scanMove(move, scan, named, cap);
    const problem = problemOfMove(next, named, cap);
    if (problem) return { tone: "refused", message: text(problem, { item: scan.code, bin: move.fromBin, most: cap }) };
    if (stepOf(next) === "ready") await submit(next);
    else setMove(next);
    return { tone: "ok", message: text(`after-${stepOf(next)}`, { ...next, quantity: next.quantity ?? 0 }) };
  });
  return {
    move,
    change: (change) => setMove((now) => ({ ...now, ...change })),
    bin,
    content,
    most,
    problem: bin.data ? problemOfMove(move, content, most) : undefined,
    submit: () => submit(),
    begin: () => setMove(emptyMove),
  };
}
