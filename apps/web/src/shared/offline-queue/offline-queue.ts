import type { ChangeStore } from "./change-store.ts";
import { afterFailure, keyLife, newChange, nextTime, nextToSend } from "./queue-model.ts";
import type { ChangeOwner, Correction, NewChange, QueueableEndpoint, QueuedChange } from "./queued-change.ts";

/** How many stored changes stay in sight. */
const keptStored = 20;

/** What a queue works with; tests give their own. */
export interface QueueParts {
  readonly owner: ChangeOwner;
  readonly store: ChangeStore;
  /** Sends a change with its key; the answer's data. */
  send(change: QueuedChange): Promise<unknown>;
  /** Runs `work` while no other tab does. */
  exclusive(work: () => Promise<void>): Promise<void>;
  online(): boolean;
  /** What to do once the server has stored a change, such as reading again what it made stale. */
  onStored?(change: QueuedChange): void;
  /** Tells other tabs that the queue changed; returns the end of listening to them. */
  readonly tabs?: { tell(): void; listen(hear: () => void): () => void };
  /** The sentence for a change whose key the server may have forgotten. */
  readonly tooOld: string;
  now(): number;
  random(): number;
  newKey(): string;
}

/** The queue as it is now. */
export interface QueueView {
  /** False until the device's store was read. */
  readonly loaded: boolean;
  /** The person's changes, the oldest first, with the latest stored ones. */
  readonly changes: readonly QueuedChange[];
  readonly online: boolean;
}

/** Changes on their way to the server. It works while somebody listens. */
export interface OfflineQueue {
  /** Resolves when the device has written the change; from then on it is not lost. Rejects when the device cannot keep it. */
  enqueue<Endpoint extends QueueableEndpoint>(change: NewChange<Endpoint>): Promise<QueuedChange>;
  /** Sends a waiting or refused change again now. */
  retry(id: number): Promise<void>;
  /** Gives a refused change another input and sends it again; its key stays. */
  correct(id: number, correction: Correction): Promise<void>;
  /** Takes a change out that the server does not have, or one that is stored out of sight. */
  discard(id: number): Promise<void>;
  /** For `useSyncExternalStore`. */
  get(): QueueView;
  subscribe(listener: () => void): () => void;
}

/** The stored changes that were not stored before. */
function newlyStored(before: readonly QueuedChange[], now: readonly QueuedChange[]): readonly QueuedChange[] {
  const known = new Set(before.filter(({ state }) => state === "stored").map(({ id }) => id));
  return now.filter(({ id, state }) => state === "stored" && !known.has(id));
}

/** A queue of one person's changes on one site. */
export function createOfflineQueue(parts: QueueParts): OfflineQueue {
  const { owner, store, tabs } = parts;
  const listeners = new Set<() => void>();
  let view: QueueView = { loaded: false, changes: [], online: parts.online() };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: (() => void) | undefined;
  /** Whether this tab waits already for its turn after another one. */
  let followsUp = false;

  const begun = parts.now();
  let lists = 0;
  let latest = 0;

  /** Whoever reads a stored change first, by whatever occasion, tells of it: what it made stale is read again once. */
  const show = async () => {
    const list = ++lists;
    const changes = await store.list(owner);
    // Of two that read at the same time the older one may come last.
    if (list < latest) return;
    latest = list;
    const before = view;
    view = { loaded: true, changes, online: parts.online() };
    const known = before.loaded ? before.changes : changes.filter(({ storedAt = 0 }) => storedAt < begun);
    for (const change of newlyStored(known, changes)) parts.onStored?.(change);
    for (const listener of listeners) listener();
  };
  const tellAll = async () => {
    await show();
    tabs?.tell();
  };
  const update = async (id: number, change: (now: QueuedChange) => QueuedChange | undefined) => {
    const after = await store.update(id, change);
    await tellAll();
    return after;
  };

  const sendOne = async (next: QueuedChange) => {
    const now = parts.now();
    if (next.sentAt !== undefined && now - next.sentAt > keyLife) {
      await update(next.id, (change) => ({ ...change, state: "refused", problem: parts.tooOld }));
      return;
    }
    const sending = await update(next.id, (change) => ({
      ...change,
      state: "sending",
      attempts: change.attempts + 1,
      sentAt: change.sentAt ?? now,
    }));
    if (!sending) return;
    try {
      const answer = await parts.send(sending);
      const stored = {
        state: "stored",
        answer,
        storedAt: parts.now(),
        problem: undefined,
        requestId: undefined,
      } as const;
      await update(next.id, (change) => ({ ...change, ...stored }));
    } catch (error) {
      await update(next.id, (change) => afterFailure(change, error, parts.now(), parts.random()));
    }
  };
  /** A change found as `sending` was left by a tab that is gone; its key makes it safe to send again. */
  const sendAll = async () => {
    while (stop && parts.online()) {
      const next = nextToSend(await store.list(owner), parts.now());
      if (!next) break;
      await sendOne(next);
    }
    await forgetOld();
  };
  const forgetOld = async () => {
    const stored = (await store.list(owner)).filter(({ state }) => state === "stored");
    for (const { id } of stored.slice(0, -keptStored)) await store.update(id, () => undefined);
  };
  const pump = async () => {
    clearTimeout(timer);
    if (!stop) return;
    if (parts.online()) await parts.exclusive(sendAll);
    await show();
    const time = nextTime(view.changes);
    clearTimeout(timer);
    if (listeners.size > 0 && time !== undefined && view.online)
      timer = setTimeout(pumpOn, Math.max(250, time - parts.now()));
  };
  const pumpOn = () => void pump().catch((error: unknown) => console.error(error));
  /** What another tab leaves behind when it is closed is sent from here. */
  const hear = async () => {
    await show();
    if (followsUp) return;
    followsUp = true;
    // Whoever sends now does so until its answer came or its tab is gone.
    await parts.exclusive(async () => {
      followsUp = false;
    });
    await pump();
  };
  /** The network is back: the pauses are over. */
  const resume = async () => {
    for (const { id, state } of await store.list(owner))
      if (state === "waiting") await store.update(id, (change) => ({ ...change, notBefore: 0 }));
    pumpOn();
  };
  const begin = () => {
    const onOnline = () => void resume();
    const onOffline = () => void show();
    addEventListener("online", onOnline);
    addEventListener("offline", onOffline);
    const unheard = tabs?.listen(() => void hear().catch((error: unknown) => console.error(error)));
    stop = () => {
      removeEventListener("online", onOnline);
      removeEventListener("offline", onOffline);
      unheard?.();
      clearTimeout(timer);
      stop = undefined;
    };
    pumpOn();
  };

  return {
    enqueue: async (change) => {
      const queued = await store.add(newChange(change, owner, { key: parts.newKey(), now: parts.now() }));
      await tellAll();
      pumpOn();
      return queued;
    },
    retry: async (id) => {
      const again = { state: "waiting", notBefore: 0, sentAt: undefined, problem: undefined } as const;
      await update(id, (change) =>
        change.state === "stored" || change.state === "sending" ? change : { ...change, ...again },
      );
      pumpOn();
    },
    correct: async (id, { input, ...said }) => {
      const again = { ...said, state: "waiting", notBefore: 0, sentAt: undefined } as const;
      const unsaid = { problem: undefined, requestId: undefined } as const;
      await update(id, (change) => {
        const { requestId } = change.input;
        const whole = requestId === undefined ? { ...input } : { requestId, ...input };
        return change.state === "refused" ? { ...change, ...again, ...unsaid, input: whole } : change;
      });
      pumpOn();
    },
    discard: async (id) => {
      await update(id, (change) => (change.state === "sending" ? change : undefined));
      pumpOn();
    },
    get: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      if (!stop) begin();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop?.();
      };
    },
  };
}
