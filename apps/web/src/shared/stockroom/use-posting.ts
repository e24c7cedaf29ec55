import { useState } from "react";
import type { NewChange, QueueableEndpoint, QueuedChange } from "../offline-queue/queued-change.ts";
import { useQueue } from "../offline-queue/use-queue.ts";

/** A change that a screen handed to the queue, as it stands now. */
export interface Posting {
  /** The last change posted here; undefined before, and after it was put away. */
  readonly change: QueuedChange | undefined;
  readonly online: boolean;
  /** Hands a change to the queue; resolves when the device has it. */
  readonly post: <Endpoint extends QueueableEndpoint>(change: NewChange<Endpoint>) => Promise<void>;
  /** Takes a refused change out of the queue, to enter it again. */
  readonly takeBack: () => Promise<void>;
  /** No longer shows what was posted. */
  readonly putAway: () => void;
}

/** Posts movements of goods through the queue, so that they survive a reload and a missing network and are made once. */
export function usePosting(): Posting {
  const queue = useQueue();
  const [id, setId] = useState<number>();
  return {
    change: id === undefined ? undefined : queue.changes.find((change) => change.id === id),
    online: queue.online,
    post: async (change) => setId((await queue.enqueue(change)).id),
    takeBack: async () => {
      if (id !== undefined) await queue.discard(id);
      setId(undefined);
    },
    putAway: () => setId(undefined),
  };
}
