import type { Transport } from "@purvey/client";
import { createClientOf } from "@purvey/client/client";
import { newIdempotencyKey } from "@purvey/client/context";
import { invalidate } from "@purvey/react/mutations";
import { callAt } from "@purvey/react/queries";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import { clientContext } from "../api.ts";
import type { Translate } from "../i18n/messages.ts";
import { useText } from "../i18n/messages.ts";
import { useSession, useSessionAccess } from "../session/session-context.tsx";
import type { SessionStore } from "../session/session-store.ts";
import { openChangeStore } from "./change-store.ts";
import { createOfflineQueue, type OfflineQueue, type QueueView } from "./offline-queue.ts";
import { queueMessages } from "./queue-messages.ts";
import { countChanges } from "./queue-model.ts";
import type { ChangeOwner, QueuedChange } from "./queued-change.ts";

/** The services that are used without a network, by name. */
const modules = {
  warehouseOps: async () => (await import("@purvey/client/services/warehouseOps")).warehouseOps,
  vmi: async () => (await import("@purvey/client/services/vmi")).vmi,
};

/**
 * Sends changes of one person as them: nothing goes out with the token of somebody who signed in later. The queue knows
 * when to send again, so the client does not; an answer that is not what the contract says is stored all the same.
 */
function changeSender(
  owner: ChangeOwner,
  session: SessionStore,
  transport: Transport | undefined,
): (change: QueuedChange) => Promise<unknown> {
  const isHe = () => session.get().userId === owner.userId && session.get().siteId === owner.siteId;
  const token: SessionStore["token"] = (asked) => (isHe() ? session.token(asked) : undefined);
  return async ({ endpoint, input, key }) => {
    const [service, ...path] = endpoint.split(".") as [keyof typeof modules, ...string[]];
    const client = createClientOf(
      { [service]: await modules[service]() },
      clientContext(owner.siteId, { token }, transport),
    );
    const options = { idempotencyKey: key, retries: 0, validate: { response: "report" } } as const;
    return (await callAt(client, [service, ...path])(input, options)).data;
  };
}

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
  newKey: newIdempotencyKey,
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

/** Runs `work` while no other tab of the browser does; without Web Locks (a page that is not secure) at least one after the other in this tab. */
export function exclusively(name: string): (work: () => Promise<void>) => Promise<void> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (locks) return (work) => locks.request(name, work);
  let last: Promise<void> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}

/** Tells the other tabs of the browser that something changed. */
function tabChannel(name: string): { tell(): void; listen(hear: () => void): () => void } {
  const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(name);
  return {
    tell: () => channel?.postMessage("changed"),
    listen: (hear) => {
      channel?.addEventListener("message", hear);
      return () => channel?.removeEventListener("message", hear);
    },
  };
}
