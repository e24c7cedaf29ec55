import { ApiError, NetworkError } from "@purvey/client/errors";
import { IDBFactory } from "fake-indexeddb";
import { afterAll, describe, expect, it, vi } from "vitest";
import { openChangeStore } from "./change-store.ts";
import { createOfflineQueue, type OfflineQueue, type QueueParts } from "./offline-queue.ts";
import { keyLife } from "./queue-model.ts";
import type { NewChange, QueuedChange } from "./queued-change.ts";
import { exclusively } from "./use-queue.ts";

/** The page, as far as the queue listens to it. */
const page = new EventTarget();
vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
afterAll(() => vi.unstubAllGlobals());

const rita = { siteId: "demo", userId: 4 };

function count(qtyOnHand: number, record = "vmi/1"): NewChange<"vmi.warehouse.adjust"> {
  const input = { warehouseUid: 1, adjustments: [{ invMastUid: 1, qtyOnHand, reason: "Count" }] };
  return { endpoint: "vmi.warehouse.adjust", input, label: `Count ${qtyOnHand}`, record };
}

interface Bench {
  readonly queue: OfflineQueue;
  readonly sent: QueuedChange[];
  readonly device: IDBFactory;
  network(on: boolean): void;
  /** Closes the page. */
  stop(): void;
}

/** A queue with a network that can be cut and a server whose answers can be chosen. */
function bench(parts: Partial<QueueParts> & { readonly device?: IDBFactory } = {}): Bench {
  const { device = new IDBFactory(), ...others } = parts;
  const sent: QueuedChange[] = [];
  let on = true;
  let keys = 0;
  const queue = createOfflineQueue({
    owner: rita,
    store: openChangeStore(device),
    exclusive: exclusively("test"),
    online: () => on,
    tooOld: "Too old.",
    now: () => 0,
    random: () => 0,
    newKey: () => `key-${++keys}`,
    ...others,
    send: async (change) => {
      sent.push(change);
      return parts.send?.(change);
    },
  });
  const stop = queue.subscribe(() => undefined);
  const network = (next: boolean) => {
    on = next;
    page.dispatchEvent(new Event(next ? "online" : "offline"));
  };
  return { queue, sent, device, network, stop };
}

/** Waits until the queue's changes are as they should be. */
function until(queue: OfflineQueue, done: (changes: readonly QueuedChange[]) => boolean): Promise<void> {
  let end = () => {};
  const seen = new Promise<void>((resolve) => {
    const look = () => {
      if (queue.get().loaded && done(queue.get().changes)) resolve();
    };
    end = queue.subscribe(look);
    look();
  });
  return seen.finally(() => end());
}

const untilStates = (queue: OfflineQueue, states: readonly string[]) =>
  until(queue, (changes) => changes.map(({ state }) => state).join() === states.join());

/** Waits until the first change was tried in vain. */
const untilTried = (queue: OfflineQueue) =>
  until(queue, ([first]) => first?.state === "waiting" && first.attempts === 1);

/**
 * Two tabs of a browser that hear of each other. What the first sends is never answered unless said otherwise; the browser
 * takes its turn away when it is closed.
 */
function twoTabs(second: Partial<QueueParts> = {}, first: Partial<QueueParts> = { send: () => new Promise(() => {}) }) {
  const ears: (() => void)[][] = [[], []];
  const tabs = (own: number) => ({
    tell: () => {
      for (const hear of ears[1 - own] ?? []) hear();
    },
    listen: (hear: () => void) => {
      ears[own]?.push(hear);
      return () => void ears[own]?.splice(0);
    },
  });
  let close = () => {};
  const closed = new Promise<void>((resolve) => {
    close = resolve;
  });
  const exclusive = exclusively("heard");
  const one = bench({
    tabs: tabs(0),
    ...first,
    exclusive: (work) => exclusive(() => Promise.race([work(), closed])),
  });
  const two = bench({ device: one.device, tabs: tabs(1), exclusive, ...second });
  return {
    one,
    two,
    close: () => {
      one.stop();
      close();
    },
  };
}

describe("the offline queue", () => {
  it("keeps changes without a network over a reload and sends each once when it is back", async () => {
    const before = bench();
    before.network(false);
    await before.queue.enqueue(count(1));
    await before.queue.enqueue(count(2));
    expect(before.queue.get()).toMatchObject({ online: false, changes: [{ state: "waiting" }, { state: "waiting" }] });
    before.stop();
    const after = bench({ device: before.device });
    await untilStates(after.queue, ["stored", "stored"]);
    expect(before.sent).toEqual([]);
    expect(after.sent.map(({ label, key }) => [label, key])).toEqual([
      ["Count 1", "key-1"],
      ["Count 2", "key-2"],
    ]);
    after.stop();
  });

  it("says stored only after the server's answer, and keeps the answer", async () => {
    let answer: (value: unknown) => void = () => undefined;
    const answered = new Promise((resolve) => {
      answer = resolve;
    });
    const { queue, stop } = bench({ send: () => answered });
    await queue.enqueue(count(1));
    await untilStates(queue, ["sending"]);
    answer([{ qtyOnHand: 1 }]);
    await untilStates(queue, ["stored"]);
    expect(queue.get().changes[0]).toMatchObject({ answer: [{ qtyOnHand: 1 }], problem: undefined });
    stop();
  });

  it("sends with the same key again when no answer came", async () => {
    const answers = [new NetworkError("network", "cut"), undefined];
    const { queue, sent, network, stop } = bench({
      send: async () => {
        const error = answers.shift();
        if (error) throw error;
      },
    });
    await queue.enqueue(count(1));
    await untilTried(queue);
    network(true);
    await untilStates(queue, ["stored"]);
    expect(sent.map(({ key }) => key)).toEqual(["key-1", "key-1"]);
    stop();
  });

  it("keeps a refused change until somebody corrects it, and what follows it waits", async () => {
    const stored: unknown[] = [];
    const { queue, stop } = bench({
      send: async ({ input }) => {
        if (JSON.stringify(input).includes("-1")) throw new ApiError("RESOURCE_CONFLICT", 409, "Count from 0.");
      },
      onStored: ({ label }) => stored.push(label),
    });
    await queue.enqueue(count(-1));
    await queue.enqueue(count(2));
    await queue.enqueue(count(3, "vmi/2"));
    await untilStates(queue, ["refused", "waiting", "stored"]);
    const [refused] = queue.get().changes;
    expect(refused?.problem).toBe("Count from 0.");
    await queue.correct(refused?.id ?? 0, { input: count(1).input, label: "Count 1" });
    await untilStates(queue, ["stored", "stored", "stored"]);
    expect(stored).toEqual(["Count 3", "Count 1", "Count 2"]);
    expect(queue.get().changes[0]).toMatchObject({ key: refused?.key, changes: 1, record: "vmi/1" });
    stop();
  });

  it("lets a refused change be discarded, and then goes on", async () => {
    const { queue, stop } = bench({
      send: async ({ label }) => {
        if (label === "Count 1") throw new ApiError("RESOURCE_CONFLICT", 409, "No.");
      },
    });
    await queue.enqueue(count(1));
    await queue.enqueue(count(2));
    await untilStates(queue, ["refused", "waiting"]);
    await queue.discard(queue.get().changes[0]?.id ?? 0);
    await untilStates(queue, ["stored"]);
    stop();
  });

  it("never shows or sends another person's changes", async () => {
    const first = bench();
    first.network(false);
    await first.queue.enqueue(count(1));
    first.stop();
    const second = bench({ device: first.device, owner: { siteId: "demo", userId: 3 } });
    await second.queue.enqueue(count(9));
    await untilStates(second.queue, ["stored"]);
    expect(second.sent.map(({ label }) => label)).toEqual(["Count 9"]);
    second.stop();
  });

  it("asks before it sends again what may have arrived longer ago than the server remembers", async () => {
    let now = 1;
    const failing = bench({
      now: () => now,
      send: async () => {
        throw new NetworkError("network", "cut");
      },
    });
    await failing.queue.enqueue(count(1));
    await untilTried(failing.queue);
    failing.stop();
    now += keyLife + 1;
    const late = bench({ device: failing.device, now: () => now });
    await untilStates(late.queue, ["refused"]);
    expect(late.queue.get().changes[0]?.problem).toBe("Too old.");
    expect(late.sent).toEqual([]);
    late.stop();
  });

  it("sends each change once though two tabs are open", async () => {
    const exclusive = exclusively("both");
    const one = bench({ exclusive });
    const two = bench({ exclusive, device: one.device });
    await Promise.all([one.queue.enqueue(count(1)), two.queue.enqueue(count(2, "vmi/2"))]);
    await untilStates(one.queue, ["stored", "stored"]);
    expect([...one.sent, ...two.sent].map(({ label }) => label).toSorted()).toEqual(["Count 1", "Count 2"]);
    one.stop();
    two.stop();
  });

  it("goes on with what a closed tab left on its way, and says what another one stored", async () => {
    const { one, two, close } = twoTabs();
    await one.queue.enqueue(count(1));
    await untilStates(two.queue, ["sending"]);
    close();
    await untilStates(two.queue, ["stored"]);
    expect([...one.sent, ...two.sent].map(({ key }) => key)).toEqual(["key-1", "key-1"]);
    two.stop();
  });

  it("hears of what another tab stored, each change once", async () => {
    const stored: string[] = [];
    const { one, two } = twoTabs({ onStored: ({ label }) => stored.push(label) }, {});
    await untilStates(two.queue, []);
    await one.queue.enqueue(count(1));
    await untilStates(two.queue, ["stored"]);
    await one.queue.enqueue(count(2));
    await untilStates(two.queue, ["stored", "stored"]);
    expect(stored).toEqual(["Count 1", "Count 2"]);
    expect([...one.sent, ...two.sent]).toHaveLength(2);
    one.stop();
    two.stop();
  });

  it("hears of it too when it looks for another reason before the other tab's word arrives", async () => {
    const stored: string[] = [];
    const one = bench();
    const two = bench({ device: one.device, onStored: ({ label }) => stored.push(label) });
    await untilStates(two.queue, []);
    await one.queue.enqueue(count(1));
    await untilStates(one.queue, ["stored"]);
    two.network(true);
    await untilStates(two.queue, ["stored"]);
    expect(stored).toEqual(["Count 1"]);
    one.stop();
    two.stop();
  });

  it("hears of what was stored between its beginning and its first look, and of nothing older", async () => {
    let now = 1;
    const stored: string[] = [];
    const one = bench({ now: () => now });
    await one.queue.enqueue(count(1));
    await untilStates(one.queue, ["stored"]);
    const begun = ++now;
    await one.queue.enqueue(count(2));
    await untilStates(one.queue, ["stored", "stored"]);
    const two = bench({ device: one.device, now: () => begun, onStored: ({ label }) => stored.push(label) });
    await untilStates(two.queue, ["stored", "stored"]);
    expect(stored).toEqual(["Count 2"]);
    one.stop();
    two.stop();
  });
});
