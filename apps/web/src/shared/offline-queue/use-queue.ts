import { invalidate } from "@purvey/react/mutations";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import type { Translate } from "../i18n/messages.ts";
import { useText } from "../i18n/messages.ts";
import { useSession, useSessionAccess } from "../session/session-context.tsx";
import type { SessionStore } from "../session/session-store.ts";
import { openChangeStore } from "./change-store.ts";
import { createOfflineQueue, type OfflineQueue, type QueueView } from "./offline-queue.ts";
import { queueMessages } from "./queue-messages.ts";
import { countChanges } from "./queue-model.ts";
import { changeSender } from "./send-change.ts";
import { exclusively, tabChannel } from "./tab-parts.ts";

/** The queue and how it stands. */
export interface Queue extends QueueView, Pick<OfflineQueue, "enqueue" | "retry" | "correct" | "discard"> {
  /** Changes that the server has not confirmed, and those it refused. */
  readonly waiting: number;
  readonly refused: number;
}

/** One queue for each session and person, shared by everything on the page. */
const queues = new WeakMap<SessionStore, { readonly whose: string; readonly queue: OfflineQueue }>();

/**
 * The person's changes on their way to the server. They are sent while anything that uses this hook is shown.
 *
 * @example
 * const queue = useQueue();
 * await queue.enqueue({ endpoint: "vmi.warehouse.adjust", input, label: "Count of Rack A", record: `vmi/${uid}` });
 */
export function useQueue(): Queue {
  const queue = useQueueOfPerson();
  const view = useSyncExternalStore(queue.subscribe, queue.get);
  return useMemo(
    () => ({
      ...view,
      ...countChanges(view.changes),
      enqueue: queue.enqueue,
      retry: queue.retry,
      correct: queue.correct,
      discard: queue.discard,
    }),
    [queue, view],
  );
}

function useQueueOfPerson(): OfflineQueue {
  const { store, transport } = useSessionAccess();
  const { siteId, userId = 0, username = "" } = useSession();
  const queryClient = useQueryClient();
  const text = useText(queueMessages);
  const whose = `${siteId}/${userId}`;
  const known = queues.get(store);
  if (known?.whose === whose) return known.queue;
  const owner = { siteId, userId };
  const queue = createOfflineQueue({
    owner,
    store: openChangeStore(),
    send: changeSender(owner, store, transport),
    ...browserParts(whose),
    ...partsOf(queryClient, siteId, username, text),
  });
  queues.set(store, { whose, queue });
  return queue;
}

const browserParts = (whose: string) => ({
  exclusive: exclusively(`purvey.changes.${whose}`),
  tabs: tabChannel(`purvey.changes.${whose}`),
  online: () => navigator.onLine,
  now: Date.now,
  random: Math.random,
  newKey: () => crypto.getRandomValues(new Uint32Array(4)).join("-"),
});

const partsOf = (
  queryClient: QueryClient,
  siteId: string,
  username: string,
  text: Translate<(typeof queueMessages)["en"]>,
) => ({
  tooOld: text("tooOld"),
  onStored: ({ endpoint }: { readonly endpoint: string }) => void invalidate(queryClient, siteId, username, endpoint),
});
