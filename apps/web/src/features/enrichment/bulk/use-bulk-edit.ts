import { ValidationError } from "@purvey/client/errors";
import { useInvalidate } from "@purvey/react";
import { useState } from "react";
import { catalogServices } from "../../../shared/catalog-services.ts";
import { problemOf } from "../../../shared/errors/problem.ts";
import { stopsAll } from "../../../shared/errors/stops-all.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { inFlight } from "../../../shared/in-flight.ts";
import { useDeviceDraft } from "../../../shared/use-device-draft.ts";
import { useServices } from "../../../shared/use-service.ts";
import { useStopWhenLeft } from "../../../shared/use-stop-when-left.ts";
import { type ItemDraft, type SaveEndpoint, saveSteps } from "../editor-fields.ts";
import { sendStep } from "../send-step.ts";
import { useSayRefusal } from "../use-say-refusal.ts";
import { bulkMessages } from "./bulk-messages.ts";
import {
  type BulkItem,
  type BulkResult,
  type BulkWork,
  beforeRun,
  itemsToStore,
  type OvertakenField,
  overtakenField,
  type PlannedItem,
  plannedDraft,
  recordsOf,
  storedDraft,
} from "./bulk-plan.ts";
import { readRecords } from "./read-records.ts";
import { useFieldNames } from "./use-field-names.ts";

/** What is under way, and how far it is. */
export interface BulkProgress {
  readonly kind: "reading" | "storing" | "undoing";
  readonly done: number;
  readonly all: number;
}

/** Why a run stopped before its end: no record's fault, so that the rest waits. */
export interface BulkHalt {
  readonly kind: BulkProgress["kind"];
  readonly error: unknown;
}

/** So many results are written to the device at once: each writes the whole work. */
const writeEvery = 12;

/**
 * The change of many items: planned, previewed, stored six at a time, taken back; it outlives a reload. Who leaves the screen
 * stops it: nothing is written that nobody sees.
 */
export function useBulkEdit() {
  const { api } = useServices(catalogServices);
  const invalidate = useInvalidate();
  const { loaded, draft: work, keep, failed: notKept } = useDeviceDraft<BulkWork>("catalog/bulk");
  const [plan, setPlan] = useState<readonly PlannedItem[]>();
  const [progress, setProgress] = useState<BulkProgress>();
  const [halt, setHalt] = useState<BulkHalt>();
  const text = useText(bulkMessages);
  const { stop, sayLeft } = useStopWhenLeft({
    to: "/admin/bulk",
    goOn: text("goOn"),
    message: (count) => text("left", { count }),
  });
  const { nameOf } = useFieldNames();
  const sayOvertaken = useSayOvertaken(nameOf);
  const sayRefusal = useSayRefusal(nameOf);

  const each = async (
    kind: BulkProgress["kind"],
    items: readonly BulkItem[],
    job: (item: BulkItem) => Promise<void>,
  ) => {
    const abort = new AbortController();
    stop.current = abort;
    let done = 0;
    setHalt(undefined);
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

  /** Without a network or a session the rest of the items waits; true when that is what the error says. */
  const halted = (kind: BulkProgress["kind"], error: unknown): boolean => {
    if (!stopsAll(error)) return false;
    setHalt({ kind, error });
    stop.current?.abort();
    return true;
  };

  const change = (next: Pick<BulkWork, "changes"> | Pick<BulkWork, "onlyEmpty">) => {
    if (!work) return;
    setPlan(undefined);
    setHalt(undefined);
    const { before: _, ...rest } = work;
    keep({ ...rest, results: {}, ...next });
  };

  const preview = async () => {
    if (!work) return;
    const needs = recordsOf(Object.keys(work.changes));
    const planned = new Map<number, PlannedItem>();
    let unread = false;
    await each("reading", work.items, async (item) => {
      try {
        const records = await readRecords(api, item.invMastUid, needs);
        const after = plannedDraft(records, work);
        planned.set(item.invMastUid, { item, before: storedDraft(records, Object.keys(after)), after });
      } catch (error) {
        unread ||= halted("reading", error);
        planned.set(item.invMastUid, { item, before: {}, after: undefined, problem: problemOf(error).message });
      }
    });
    if (!unread) setPlan(work.items.flatMap(({ invMastUid }) => planned.get(invMastUid) ?? []));
  };

  /** Writes drafts of items, keeps what became of each, and makes lists read again what has changed. */
  const write = async (from: BulkWork, kind: "storing" | "undoing", edits: readonly ItemEdit[]) => {
    const results: Record<number, BulkResult> = { ...from.results };
    const touched = new Set<SaveEndpoint>();
    const needs = recordsOf(Object.keys(from.changes));
    const editOf = new Map(edits.map((edit) => [edit.item, edit]));
    let unwritten = 0;
    const writeItem = async ({ item: { invMastUid }, seen, typed }: ItemEdit) => {
      const records = await readRecords(api, invMastUid, needs);
      const overtaken = overtakenField(records, seen, typed);
      if (overtaken) return { error: sayOvertaken(kind, overtaken) };
      for (const step of saveSteps(records, typed)) {
        try {
          await sendStep(api, step);
        } catch (refusal) {
          if (!(refusal instanceof ValidationError)) throw refusal;
          return { error: sayRefusal(refusal, step) };
        }
        touched.add(step.endpoint);
      }
      return kind === "storing" ? "stored" : "undone";
    };
    await each(kind, [...editOf.keys()], async (item) => {
      const edit = editOf.get(item);
      if (!edit) return;
      try {
        results[item.invMastUid] = await writeItem(edit);
      } catch (error) {
        halted(kind, error);
        results[item.invMastUid] = { error: problemOf(error).message };
      }
      unwritten += 1;
      if (unwritten % writeEvery === 0) keep({ ...from, results: { ...results } });
    });
    keep({ ...from, results });
    sayLeft(editOf.size - unwritten);
    await Promise.all([...touched].map((endpoint) => invalidate(endpoint)));
  };

  const store = async () => {
    if (!work || !plan) return;
    const begun = { ...work, before: beforeRun(work, plan) };
    keep(begun);
    const edits = itemsToStore(begun, plan).map(({ item, before, after = {} }) => ({
      item,
      seen: before,
      typed: after,
    }));
    await write(begun, "storing", edits);
  };

  const undo = async () => {
    if (!work?.before) return;
    const { before, changes } = work;
    // What was refused may have been stored in part.
    const touched = work.items.filter(({ invMastUid }) => !["undone", undefined].includes(stateOf(work, invMastUid)));
    const edits = touched.map((item) => ({ item, seen: changes, typed: before[item.invMastUid] ?? {} }));
    await write(work, "undoing", edits);
  };

  return {
    loaded,
    work,
    plan,
    progress,
    notKept,
    halt,
    change,
    preview,
    store,
    undo,
    stop: () => stop.current?.abort(),
    drop: () => {
      setPlan(undefined);
      setHalt(undefined);
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

/** What an item is about to hold, and what it held when that was decided. */
interface ItemEdit {
  readonly item: BulkItem;
  readonly seen: ItemDraft;
  readonly typed: ItemDraft;
}

/** Says that somebody else changed a field between the preview and storing, or between storing and taking back. */
function useSayOvertaken(nameOf: (key: string) => string) {
  const text = useText(bulkMessages);
  return (kind: "storing" | "undoing", { key, stored }: OvertakenField) => {
    const values = { field: nameOf(key), value: shortened(stored) || text("empty") };
    return kind === "storing" ? text("overtaken", values) : text("overtakenSince", values);
  };
}

/** A stored text as a sentence shows it. */
const shortened = (value: string): string => (value.length > 60 ? `${value.slice(0, 60)}…` : value);
