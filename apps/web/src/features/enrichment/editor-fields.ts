import type { ItemAttribute, VariantGroup } from "@purvey/contract/generated/items";
import type { WebDescription } from "@purvey/contract/generated/legacy";
import type { ItemExtension } from "@purvey/contract/generated/productInfo";
import type { IndexedItem } from "@purvey/contract/generated/search";
import { asRead } from "../../shared/overtaken/as-read.ts";
import { wasOvertaken } from "../../shared/overtaken/was-overtaken.ts";
import { isVariantKey, storedVariant, type VariantStep, variantSteps } from "./variant-fields.ts";

/** What is stored of an item and can be changed here; a record that is not there yet is created with its first field. */
export interface ItemRecords {
  readonly invMastUid: number;
  readonly extension: ItemExtension | undefined;
  readonly webDescription: WebDescription | undefined;
  readonly indexed: IndexedItem | undefined;
  readonly attributes: readonly ItemAttribute[];
  /** The group of which the item is a choice; not read where several items are changed at once. */
  readonly variants?: VariantGroup | undefined;
}

/** The records that texts belong to; each is stored by one call. */
export type TextRecord = "indexed" | "webDescription" | "extension";

/** A text of an item: where it is kept, and how long it may be. */
export interface TextField {
  readonly record: TextRecord;
  readonly field: string;
  /** Characters at most, as the contract says. */
  readonly max: number;
}

/** Every text that can be changed, by its key, in the order of the page. */
export const textFields = {
  itemDesc: { record: "indexed", field: "itemDesc", max: 255 },
  webDesc1: { record: "webDescription", field: "webDesc1", max: 255 },
  webDesc2: { record: "webDescription", field: "webDesc2", max: 255 },
  webDesc3: { record: "webDescription", field: "webDesc3", max: 255 },
  webDesc4: { record: "webDescription", field: "webDesc4", max: 255 },
  webDescFull: { record: "webDescription", field: "webDescFull", max: 4000 },
  brandName: { record: "extension", field: "brandName", max: 255 },
  manufacturerName: { record: "extension", field: "manufacturerName", max: 255 },
  partNumber: { record: "extension", field: "partNumber", max: 255 },
  upcOrEanId: { record: "extension", field: "upcOrEanId", max: 15 },
  metaTitle: { record: "extension", field: "metaTitle", max: 255 },
  metaDescription: { record: "extension", field: "metaDescription", max: 255 },
  metaKeywords: { record: "extension", field: "metaKeywords", max: 255 },
  keywords: { record: "indexed", field: "keywords", max: 4000 },
  online: { record: "indexed", field: "online", max: 1 },
  statusCd: { record: "indexed", field: "statusCd", max: 3 },
} as const satisfies Readonly<Record<string, TextField>>;

/** The key of one text. */
export type TextKey = keyof typeof textFields;

/** What was typed and is not stored, by the key of a text, `attribute:<attributeUid>`, `variantName` or `choice:<invMastUid>`. */
export type ItemDraft = Readonly<Record<string, string>>;

const attributeKeyStart = "attribute:";

/** The key of an attribute's value in a draft. */
export const attributeKey = (attributeUid: number): string => `${attributeKeyStart}${attributeUid}`;

/** The attribute of a key; undefined for a text. */
export function attributeOfKey(key: string): number | undefined {
  return key.startsWith(attributeKeyStart) ? Number(key.slice(attributeKeyStart.length)) : undefined;
}

/** What is stored under a key, as text; lists of words by comma. */
export function storedText(records: ItemRecords, key: string): string {
  const attributeUid = attributeOfKey(key);
  if (attributeUid !== undefined) return firstValueOf(records, attributeUid)?.attributeValue ?? "";
  if (isVariantKey(key)) return storedVariant(records.variants, key);
  const { record, field } = textFields[key as TextKey];
  const value: unknown = Reflect.get(Object(records[record]), field);
  return Array.isArray(value) ? value.join(", ") : String(value ?? "");
}

/** The first value an item has of an attribute. */
function firstValueOf({ attributes }: ItemRecords, attributeUid: number) {
  return attributes.find((one) => one.attributeUid === attributeUid)?.values[0];
}

/** The keys whose text differs from what is stored, in the order they were typed. */
export function changedKeys(records: ItemRecords, draft: ItemDraft): string[] {
  return Object.keys(draft).filter((key) => draft[key] !== storedText(records, key));
}

/** The keys of a draft under which somebody else has stored something since their text was `seen`; `now` is what is stored. */
export function overtakenKeys(seen: (key: string) => unknown, now: ItemRecords, draft: ItemDraft): string[] {
  return Object.keys(draft).filter((key) =>
    wasOvertaken({ seen: String(seen(key)), stored: storedText(now, key), typed: draft[key] ?? "" }),
  );
}

/** One call that stores some keys. */
export interface SaveStep {
  /** The endpoint with its service, as `invalidates` names it. */
  readonly endpoint: SaveEndpoint;
  readonly input: Readonly<Record<string, unknown>>;
  readonly keys: readonly string[];
}

/** The key that a path in the input of a call belongs to: `metaTitle`, `keywords[2]`, the value of an attribute; undefined when it is none's. */
export function keyOfPath({ keys }: SaveStep, path: string): string | undefined {
  const [field = ""] = path.split(/[.[]/);
  const fields: Readonly<Record<string, TextField>> = textFields;
  return keys.find((key) => (attributeOfKey(key) === undefined ? fields[key]?.field : "attributeValue") === field);
}

/** The endpoints that store an item's records. */
export type SaveEndpoint =
  | "search.items.update"
  | "legacy.invMast.webDesc.create"
  | "legacy.invMast.webDesc.update"
  | "productInfo.invMastExt.create"
  | "productInfo.invMastExt.update"
  | VariantStep["endpoint"]
  | "items.invMast.attributes.values.create"
  | "items.invMast.attributes.values.update"
  | "items.invMast.attributes.values.delete";

/** The calls that store a draft: one for each record with changed texts, one for each changed attribute, one for the variants. */
export function saveSteps(records: ItemRecords, draft: ItemDraft): SaveStep[] {
  const keys = changedKeys(records, draft);
  const texts = (["indexed", "webDescription", "extension"] as const).flatMap((record) =>
    textStep(records, draft, record, keys),
  );
  const attributes = keys.flatMap((key) => attributeStep(records, key, draft[key] ?? ""));
  return [...texts, ...attributes, ...variantSteps(records.variants, draft, keys)];
}

function textStep(records: ItemRecords, draft: ItemDraft, record: TextRecord, changed: readonly string[]): SaveStep[] {
  const keys = changed.filter(
    (key) => attributeOfKey(key) === undefined && !isVariantKey(key) && textFields[key as TextKey].record === record,
  );
  if (keys.length === 0) return [];
  const fields = Object.fromEntries(keys.map((key) => [textFields[key as TextKey].field, fieldValue(key, draft[key])]));
  const { endpoint, key } = targetOf(records, record);
  return [{ endpoint, input: { ...key, ...fields }, keys }];
}

function fieldValue(key: string, text = ""): unknown {
  if (key === "keywords") return text.split(",").flatMap((word) => word.trim() || []);
  if (key === "statusCd") return Number(text);
  return text === "" && key !== "itemDesc" ? null : text;
}

function targetOf(
  records: ItemRecords,
  record: TextRecord,
): { endpoint: SaveEndpoint; key: Readonly<Record<string, number | string>> } {
  const { invMastUid, extension, webDescription } = records;
  if (record === "indexed") return { endpoint: "search.items.update", key: { id: invMastUid } };
  if (record === "extension")
    return extension
      ? {
          endpoint: "productInfo.invMastExt.update",
          key: { invMastExtUid: extension.invMastExtUid, ...asRead(extension) },
        }
      : { endpoint: "productInfo.invMastExt.create", key: { invMastUid } };
  return webDescription
    ? {
        endpoint: "legacy.invMast.webDesc.update",
        key: { invMastUid, invMastWebDescUid: webDescription.invMastWebDescUid, ...asRead(webDescription) },
      }
    : { endpoint: "legacy.invMast.webDesc.create", key: { id: invMastUid } };
}

function attributeStep(records: ItemRecords, key: string, text: string): SaveStep[] {
  const attr = attributeOfKey(key);
  if (attr === undefined) return [];
  const before = firstValueOf(records, attr);
  const place = { id: records.invMastUid, attr };
  const base = "items.invMast.attributes.values" as const;
  if (!before) return [{ endpoint: `${base}.create`, input: { ...place, attributeValue: text }, keys: [key] }];
  const value = { ...place, attributeValueUid: before.attributeValueUid };
  if (text === "") return [{ endpoint: `${base}.delete`, input: value, keys: [key] }];
  return [{ endpoint: `${base}.update`, input: { ...value, attributeValue: text }, keys: [key] }];
}
