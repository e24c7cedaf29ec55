import { useState } from "react";
import { isHeldBack } from "../offline-queue/queue-model.ts";
import type { NewChange, QueueableEndpoint, QueuedChange } from "../offline-queue/queued-change.ts";
import { useQueue } from "../offline-queue/use-queue.ts";

/** A change that a screen handed to the queue, as it stands now. */
export interface Posting<Draft, Endpoint extends QueueableEndpoint = QueueableEndpoint> {
  /** The last change posted here, or one that was left refused or waiting; undefined after it was put away. */
  readonly change: QueuedChange | undefined;
  /** What was entered of it; undefined of a change that was queued without. */
  readonly posted: Draft | undefined;
  /** Whether it waits for the decision about an earlier change of the same stockroom. */
  readonly heldBack: boolean;
  readonly online: boolean;
  /** Hands a change to the queue, with what was entered; resolves when the device has it. */
  readonly post: (change: Omit<NewChange<Endpoint>, "endpoint" | "record" | "draft">, draft: Draft) => Promise<void>;
  /** Takes a refused change out of the queue, to enter it again. */
  readonly takeBack: () => Promise<void>;
  /** No longer shows what was posted. */
  readonly putAway: () => void;
}

/**
 * Posts movements of goods through the queue, so that they survive a reload and a missing network and are made once. What
 * was refused, or still waits, is found again after a reload.
 *
 * @param record what is sent in order: `vmi/1`
 */
export function usePosting<Draft extends object, Endpoint extends QueueableEndpoint>(
  endpoint: Endpoint,
  record: string,
): Posting<Draft, Endpoint> {
  const queue = useQueue();
  const [id, setId] = useState<number>();
  const known = queue.changes.find((change) => change.id === id);
  const left = known ? undefined : leftOf(queue.changes, endpoint, record);
  // From here on it is shown until it is put away, also when it is stored.
  if (left) setId(left.id);
  const change = known ?? left;
  return {
    change,
    posted: change?.draft as Draft | undefined,
    heldBack: change !== undefined && isHeldBack(change, queue.changes),
    online: queue.online,
    post: async (next, draft) => {
      setId((await queue.enqueue<Endpoint>({ ...next, endpoint, record, draft } as NewChange<Endpoint>)).id);
    },
    takeBack: async () => {
      if (change) await queue.discard(change.id);
      setId(undefined);
    },
    putAway: () => setId(undefined),
  };
}

/** What was left undecided: the first that was refused, else the first that waits. */
function leftOf(changes: readonly QueuedChange[], endpoint: QueueableEndpoint, record: string) {
  const undecided = changes.filter(
    (change) => change.endpoint === endpoint && change.record === record && change.state !== "stored",
  );
  return undecided.find(({ state }) => state === "refused") ?? undecided[0];
}
