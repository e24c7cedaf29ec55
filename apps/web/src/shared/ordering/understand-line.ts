import type { OrderUnit, ResolvedItem, ResolvedNumber } from "@purvey/contract/generated/items";
import { cellFault } from "@purvey/tables/cell";
import { readQuantity, type WrittenLine } from "./read-lines.ts";
import { unitCalled } from "./unit-words.ts";

/** The largest quantity that a line may have; a scanned code in its place is larger. */
export const mostQuantity = 9_999_999;

/** What the server knows of a number; `failed` when it could not be asked. */
export type Resolution = ResolvedNumber | "failed";

/** Under which key a number's resolution is kept. */
export function resolutionKey(number: string): string {
  return number.trim();
}

/** Whether the server can know a number: it says something, and no spreadsheet has spoiled it. */
export function canBeAsked(number: string): boolean {
  return number !== "" && cellFault(number) === undefined;
}

/** The number a part was found under. */
export interface FoundAs {
  readonly code: string;
  readonly type: NonNullable<ResolvedNumber["matchedCodeType"]>;
}

/** Why a line says no item, quantity and unit. */
export type UnreadProblem = "spoiled" | "unknown" | "unclear" | "noQuantity" | "badQuantity" | "noUnit" | "failed";

/** What a written line means, before anything is judged. */
export type UnderstoodLine =
  | { readonly kind: "waiting" }
  | {
      readonly kind: "read";
      readonly item: ResolvedItem;
      readonly unit: OrderUnit;
      readonly quantity: number;
      /** The number it was found under, when that is not the one that was written. */
      readonly foundAs: FoundAs | undefined;
    }
  | {
      readonly kind: "unread";
      readonly problem: UnreadProblem;
      readonly item: ResolvedItem | undefined;
      readonly quantity: number | undefined;
      /** Numbers that may be meant. */
      readonly suggestions: readonly string[];
    };

/** What a line of a list means: the item, the quantity and the unit, or which of them it does not say. */
export function understandLine(
  line: WrittenLine,
  resolution: Resolution | undefined,
  locale: string | undefined,
): UnderstoodLine {
  const quantity = readQuantity(line.quantity, locale);
  const unread = (
    problem: UnreadProblem,
    item?: ResolvedItem,
    suggestions: readonly string[] = [],
  ): UnderstoodLine => ({
    kind: "unread",
    problem,
    item,
    quantity,
    suggestions,
  });
  if (resolutionKey(line.number) === "") return unread("unknown");
  if (cellFault(line.number)) return unread("spoiled");
  if (resolution === undefined) return { kind: "waiting" };
  if (resolution === "failed") return unread("failed");
  const { item, verdict, suggestions } = resolution;
  if (!item) return unread(verdict === "unclear" ? "unclear" : "unknown", undefined, suggestions);
  if (quantity === undefined) return unread(line.quantity.trim() === "" ? "noQuantity" : "badQuantity", item);
  if (quantity > mostQuantity) return unread("badQuantity", item);
  const unit = unitCalled(item, line.unit);
  if (!unit) return unread("noUnit", item);
  return { kind: "read", item, unit, quantity, foundAs: foundAs(line, resolution) };
}

function foundAs({ number }: WrittenLine, { matchedCode, matchedCodeType }: ResolvedNumber): FoundAs | undefined {
  if (!matchedCode || !matchedCodeType) return undefined;
  if (matchedCodeType === "itemId" && matchedCode === number.trim()) return undefined;
  return { code: matchedCode, type: matchedCodeType };
}
