import type { VariantGroup, VariantLine } from "@purvey/contract/generated/items";
import { asRead } from "../../shared/overtaken/as-read.ts";

/** One choice of a variant group as it is edited. */
export type VariantChoice = Pick<
  VariantLine,
  "itemId" | "variantValue" | "colorCode" | "priceDifference" | "isDefault"
>;

/** The key of a group's name in a draft. */
export const variantNameKey = "variantName";

const choiceKeyStart = "choice:";

/** The key of an item's choice in a draft. */
export const choiceKey = (invMastUid: number): string => `${choiceKeyStart}${invMastUid}`;

/** The item whose choice a key stands for; undefined for other keys. */
export function choiceOfKey(key: string): number | undefined {
  return key.startsWith(choiceKeyStart) ? Number(key.slice(choiceKeyStart.length)) : undefined;
}

/** Whether a key belongs to a variant group. */
export function isVariantKey(key: string): boolean {
  return key === variantNameKey || choiceOfKey(key) !== undefined;
}

/** A choice as the text of a draft; none is the empty text. */
export function writeChoice(choice: VariantChoice | undefined): string {
  if (!choice) return "";
  const { itemId, variantValue, colorCode, priceDifference, isDefault } = choice;
  return [itemId, variantValue.replaceAll("\t", " "), colorCode ?? "", priceDifference, isDefault].join("\t");
}

/** The choice that a draft's text stands for; undefined for the empty one: the item is no choice. */
export function readChoice(text: string): VariantChoice | undefined {
  if (text === "") return undefined;
  const [itemId = "", variantValue = "", colorCode = "", priceDifference = "0", isDefault = "N"] = text.split("\t");
  return {
    itemId,
    variantValue,
    priceDifference: Number(priceDifference) || 0,
    colorCode: colorCode === "" ? null : colorCode,
    isDefault: isDefault === "Y" ? "Y" : "N",
  };
}

/** What is stored of a group under a key. */
export function storedVariant(group: VariantGroup | undefined, key: string): string {
  if (key === variantNameKey) return group?.variantName ?? "";
  return writeChoice(group?.lines.find(({ invMastUid }) => invMastUid === choiceOfKey(key)));
}

/** The choices as they will be: those stored in their order, then those that are new. */
export function choicesOf(
  group: VariantGroup | undefined,
  draft: Readonly<Record<string, string>>,
): (VariantChoice & { readonly invMastUid: number })[] {
  const stored = (group?.lines ?? []).map(({ invMastUid }) => invMastUid);
  const typed = Object.keys(draft).flatMap((key) => choiceOfKey(key) ?? []);
  return [...new Set([...stored, ...typed])].flatMap((invMastUid) => {
    const key = choiceKey(invMastUid);
    const choice = readChoice(draft[key] ?? storedVariant(group, key));
    return choice ? [{ ...choice, invMastUid }] : [];
  });
}

/** The call that stores a group: made with its first choice, gone with its last one. */
export interface VariantStep {
  readonly endpoint: "items.variants.create" | "items.variants.update" | "items.variants.delete";
  readonly input: Readonly<Record<string, unknown>>;
  readonly keys: readonly string[];
}

/** What to send for the changed keys of a group: all its choices at once, since they are replaced together. */
export function variantSteps(
  group: VariantGroup | undefined,
  draft: Readonly<Record<string, string>>,
  changed: readonly string[],
): VariantStep[] {
  const keys = changed.filter(isVariantKey);
  if (keys.length === 0) return [];
  const variantName = (draft[variantNameKey] ?? storedVariant(group, variantNameKey)).trim();
  const lines = choicesOf(group, draft).map(({ itemId: _, ...choice }, index) => ({
    ...choice,
    variantValue: choice.variantValue.trim(),
    sequenceNo: index + 1,
  }));
  if (!group) return [{ endpoint: "items.variants.create", input: { variantName, lines }, keys }];
  const id = group.itemVariantHdrUid;
  if (lines.length === 0) return [{ endpoint: "items.variants.delete", input: { id }, keys }];
  return [{ endpoint: "items.variants.update", input: { id, variantName, lines, ...asRead(group) }, keys }];
}
