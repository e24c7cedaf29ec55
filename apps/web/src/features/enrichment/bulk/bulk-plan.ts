import { wasOvertaken } from "../../../shared/overtaken/was-overtaken.ts";
import {
  attributeOfKey,
  type ItemDraft,
  type ItemRecords,
  storedText,
  type TextKey,
  type TextRecord,
  textFields,
} from "../editor-fields.ts";

/** An item that was chosen to be changed with others. */
export interface BulkItem {
  readonly invMastUid: number;
  readonly itemId: string;
}

/** What became of an item: stored, taken back, or why it was refused. */
export type BulkResult = "stored" | "undone" | { readonly error: string };

/** Work on many items, as the device keeps it over a reload. */
export interface BulkWork {
  readonly items: readonly BulkItem[];
  /** The new values by the keys of an item's draft. */
  readonly changes: ItemDraft;
  /** Only fields that are empty are filled. */
  readonly onlyEmpty: boolean;
  /** What the fields held before the run began, by item; there is none before. */
  readonly before?: Readonly<Record<number, ItemDraft>>;
  readonly results: Readonly<Record<number, BulkResult>>;
}

/** The fields that can be changed for many items at once, in the order of the list. */
export const bulkFields = [
  "webDescFull",
  "webDesc1",
  "webDesc2",
  "webDesc3",
  "webDesc4",
  "brandName",
  "manufacturerName",
  "metaTitle",
  "metaDescription",
  "metaKeywords",
  "keywords",
  "online",
  "statusCd",
] as const satisfies readonly TextKey[];

/** The records that some fields belong to, so that only these are read of each item. */
export function recordsOf(keys: readonly string[]): ReadonlySet<TextRecord | "attributes"> {
  return new Set(
    keys.map((key) => (attributeOfKey(key) === undefined ? textFields[key as TextKey].record : "attributes")),
  );
}

/** The values of an item that the work changes: those that differ, and with `onlyEmpty` only those of empty fields. */
export function plannedDraft(records: ItemRecords, { changes, onlyEmpty }: Pick<BulkWork, "changes" | "onlyEmpty">) {
  const keys = Object.keys(changes).filter((key) => {
    const now = storedText(records, key);
    return now !== changes[key] && !(onlyEmpty && now.trim() !== "");
  });
  return pickKeys(changes, keys);
}

/** An item with what the work will change of it; without `after` its records could not be read. */
export interface PlannedItem {
  readonly item: BulkItem;
  readonly before: ItemDraft;
  readonly after: ItemDraft | undefined;
  readonly problem?: string;
}

/** A field that somebody else has changed between two looks at it. */
export interface OvertakenField {
  readonly key: string;
  readonly stored: string;
}

/**
 * The first field of an item that somebody else has changed since it was looked at.
 *
 * @param seen what the fields held then
 * @param typed what they are about to hold: the same, stored by another, harms nobody
 */
export function overtakenField(records: ItemRecords, seen: ItemDraft, typed: ItemDraft): OvertakenField | undefined {
  const fields = Object.keys(typed).map((key) => ({ key, stored: storedText(records, key) }));
  return fields.find(({ key, stored }) => wasOvertaken({ seen: seen[key] ?? "", stored, typed: typed[key] ?? "" }));
}

/** The items that a run stores: those that were previewed and are not stored yet. */
export function itemsToStore({ results }: BulkWork, plan: readonly PlannedItem[]): PlannedItem[] {
  return plan.filter(({ item, after }) => after !== undefined && results[item.invMastUid] !== "stored");
}

/**
 * What taking back restores when a run begins now: what the preview has read, and of items that an earlier run may have
 * stored in part the values from before that run.
 */
export function beforeRun(work: BulkWork, plan: readonly PlannedItem[]): Record<number, ItemDraft> {
  const { before = {}, results } = work;
  const drafts = itemsToStore(work, plan).map(({ item: { invMastUid }, before: read }) => {
    const earlier = results[invMastUid] === "undone" ? {} : before[invMastUid];
    return [invMastUid, { ...earlier, ...read }] as const;
  });
  return { ...before, ...Object.fromEntries(drafts) };
}

/** What the fields of a draft hold now. */
export function storedDraft(records: ItemRecords, keys: readonly string[]): ItemDraft {
  return Object.fromEntries(keys.map((key) => [key, storedText(records, key)]));
}

const pickKeys = (draft: ItemDraft, keys: readonly string[]): ItemDraft =>
  Object.fromEntries(keys.map((key) => [key, draft[key] ?? ""]));

/** The changes with a field added, beginning with what is usual for it, or taken away. */
export function withField(changes: ItemDraft, key: string): ItemDraft {
  const { [key]: had, ...others } = changes;
  if (had !== undefined) return others;
  return { ...changes, [key]: key === "online" ? "Y" : key === "statusCd" ? "704" : "" };
}

/** How many items stand where. */
export function countResults({ items, results }: BulkWork): { stored: number; undone: number; failed: number } {
  const all = items.map(({ invMastUid }) => results[invMastUid]);
  return {
    stored: all.filter((result) => result === "stored").length,
    undone: all.filter((result) => result === "undone").length,
    failed: all.filter((result) => typeof result === "object").length,
  };
}

/** The refused items as a table: the number, the values that were meant, why not. */
export function refusedItems({ items, changes, results }: BulkWork, headings: readonly string[]): string[][] {
  const rows = items.flatMap(({ invMastUid, itemId }) => {
    const result = results[invMastUid];
    return typeof result === "object" ? [[itemId, ...Object.values(changes), result.error]] : [];
  });
  return [[...headings], ...rows];
}
