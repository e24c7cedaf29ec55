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

/** The items that a run has still to store: what was refused may be tried again. */
export function waitingItems({ items, results }: BulkWork): BulkItem[] {
  return items.filter(({ invMastUid }) => results[invMastUid] !== "stored");
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
