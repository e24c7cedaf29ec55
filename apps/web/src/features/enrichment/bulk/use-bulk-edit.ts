import { useInvalidate } from "@purvey/react";
import { useRef, useState } from "react";
import { useCatalogApi } from "../../../shared/catalog-api.ts";
import { problemOf } from "../../../shared/errors/problem.ts";
import { inFlight } from "../../../shared/in-flight.ts";
import { useDeviceDraft } from "../../../shared/use-device-draft.ts";
import { type ItemDraft, type ItemRecords, type SaveEndpoint, saveSteps } from "../editor-fields.ts";
import { sendStep } from "../send-step.ts";
import {
  type BulkItem,
  type BulkResult,
  type BulkWork,
  plannedDraft,
  recordsOf,
  storedDraft,
  waitingItems,
} from "./bulk-plan.ts";
import { readRecords } from "./read-records.ts";

/** An item with what the work will change of it; without `after` its records could not be read. */
export interface PlannedItem {
  readonly item: BulkItem;
  readonly before: ItemDraft;
  readonly after: ItemDraft | undefined;
  readonly problem?: string;
}

/** What is under way, and how far it is. */
export interface BulkProgress {
  readonly kind: "reading" | "storing" | "undoing";
  readonly done: number;
  readonly all: number;
}

/** So many results are written to the device at once: each writes the whole work. */
const writeEvery = 12;

/** The change of many items: planned, previewed, stored six at a time, taken back; it outlives a reload. */
export function useBulkEdit() {
  const api = useCatalogApi();
  const invalidate = useInvalidate();
  const { loaded, draft: work, keep, failed: notKept } = useDeviceDraft<BulkWork>("catalog/bulk");
  const [plan, setPlan] = useState<readonly PlannedItem[]>();
  const [progress, setProgress] = useState<BulkProgress>();
  const stop = useRef<AbortController>(undefined);

  const each = async (
    kind: BulkProgress["kind"],
    items: readonly BulkItem[],
    job: (item: BulkItem) => Promise<void>,
  ) => {
    const abort = new AbortController();
    stop.current = abort;
    let done = 0;
    setProgress({ kind, done, all: items.length });
    await inFlight(
      items,
      async (item) => {
        await job(item);
        done += 1;
        setProgress({ kind, done, all: items.length });
      },
      abort.signal,
    );
    setProgress(undefined);
  };

  const change = (next: Pick<BulkWork, "changes"> | Pick<BulkWork, "onlyEmpty">) => {
    if (!work) return;
    setPlan(undefined);
    const { before: _, ...rest } = work;
    keep({ ...rest, results: {}, ...next });
  };

  const preview = async () => {
    if (!work) return;
    const needs = recordsOf(Object.keys(work.changes));
    const planned = new Map<number, PlannedItem>();
    await each("reading", work.items, async (item) => {
      planned.set(item.invMastUid, await plannedItem(item, work, () => readRecords(api, item.invMastUid, needs)));
    });
    setPlan(work.items.flatMap(({ invMastUid }) => planned.get(invMastUid) ?? []));
  };

  /** Writes drafts of items, keeps what became of each, and makes lists read again what has changed. */
  const write = async (
    from: BulkWork,
    kind: "storing" | "undoing",
    items: readonly BulkItem[],
    draftOf: (records: ItemRecords) => ItemDraft,
  ) => {
    const results: Record<number, BulkResult> = { ...from.results };
    const touched = new Set<SaveEndpoint>();
    const needs = recordsOf(Object.keys(from.changes));
    let unwritten = 0;
    await each(kind, items, async ({ invMastUid }) => {
      try {
        const records = await readRecords(api, invMastUid, needs);
        for (const step of saveSteps(records, draftOf(records))) {
          await sendStep(api, step);
          touched.add(step.endpoint);
        }
        results[invMastUid] = kind === "storing" ? "stored" : "undone";
      } catch (error) {
        results[invMastUid] = { error: problemOf(error).message };
      }
      unwritten += 1;
      if (unwritten % writeEvery === 0) keep({ ...from, results: { ...results } });
    });
    keep({ ...from, results });
    await Promise.all([...touched].map((endpoint) => invalidate(endpoint)));
  };

  const store = async () => {
    if (!work) return;
    const known = Object.fromEntries((plan ?? []).map(({ item, before }) => [item.invMastUid, before]));
    const begun = { ...work, before: work.before ?? known };
    keep(begun);
    await write(begun, "storing", waitingItems(begun), (records) => plannedDraft(records, begun));
  };

  const undo = async () => {
    if (!work?.before) return;
    const { before } = work;
    // What was refused may have been stored in part.
    const touched = work.items.filter(({ invMastUid }) => !["undone", undefined].includes(stateOf(work, invMastUid)));
    await write(work, "undoing", touched, ({ invMastUid }) => before[invMastUid] ?? {});
  };

  return {
    ...{ loaded, work, plan, progress, notKept, change, preview, store, undo },
    stop: () => stop.current?.abort(),
    drop: () => {
      setPlan(undefined);
      keep(undefined);
    },
  };
}

const stateOf = ({ results }: BulkWork, invMastUid: number): string | undefined => {
  const result = results[invMastUid];
  return typeof result === "object" ? "failed" : result;
};

/** The change of many items under way. */
export type BulkEdit = ReturnType<typeof useBulkEdit>;

async function plannedItem(item: BulkItem, work: BulkWork, read: () => Promise<ItemRecords>): Promise<PlannedItem> {
  try {
    const records = await read();
    const after = plannedDraft(records, work);
    return { item, before: storedDraft(records, Object.keys(after)), after };
  } catch (error) {
    return { item, before: {}, after: undefined, problem: problemOf(error).message };
  }
}
