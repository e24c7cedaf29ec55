import { useState } from "react";
import { isHeldBack } from "../offline-queue/queue-model.ts";
import type { NewChange, QueueableEndpoint, QueuedChange } from "../offline-queue/queued-change.ts";
import { useQueue } from "../offline-queue/use-queue.ts";

/** How long what became of a change is still news, in milliseconds. */
const newsFor = 15_000;

/** Whether the page was loaded anew while a change was on its way: its answer came meanwhile, and nobody has read it yet. */
const isNews = ({ storedAt = 0 }: QueuedChange): boolean =>
  performance.now() < newsFor && storedAt > Date.now() - newsFor;

/** A change that a screen handed to the queue, as it stands now. */
export interface Posting<Draft, Endpoint extends QueueableEndpoint = QueueableEndpoint> {
  /** One that was refused, which the others wait for; else the last one posted or left waiting. Undefined after it was put away. */
  readonly change: QueuedChange | undefined;
  /** The others that wait, in their order. */
  readonly others: readonly QueuedChange[];
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
  const [looked, setLooked] = useState(false);
  const ofScreen = queue.changes.filter((each) => each.endpoint === endpoint && each.record === record);
  const undecided = ofScreen.filter(({ state }) => state !== "stored");
  const known = queue.changes.find((each) => each.id === id);
  const news = known || looked ? undefined : ofScreen.filter(isNews).at(-1);
  // What another tab posts takes the place of what is stored.
  const left = known && known.state !== "stored" ? undefined : (undecided.at(-1) ?? news);
  if (queue.loaded && !looked) setLooked(true);
  // From here on it is shown until it is put away, also when it is stored.
  if (left) setId(left.id);
  const change = undecided.find(({ state }) => state === "refused") ?? left ?? known;
  return {
    change,
    others: undecided.filter((each) => each.id !== change?.id),
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
