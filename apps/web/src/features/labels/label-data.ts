import { code128 } from "./code128.ts";
import type { LabelKind } from "./labels-view.ts";

/** What is known of an item for its label. */
export interface LabelFacts {
  readonly itemId?: string;
  readonly itemDesc?: string;
  readonly baseUnit?: string;
}

/** The longest number that a label takes. */
const mostCharacters = 40;

/** What a number is written as: of a shelf and of an item, `item@bin`. */
function partsOf(kind: LabelKind, number: string): { readonly code: string; readonly bin: string | undefined } {
  if (kind === "bin") return { code: number, bin: number.toUpperCase() };
  const [code = number, bin] = number.split("@");
  return { code, bin: bin ? bin.toUpperCase() : undefined };
}

/** The numbers of items that are to be looked up, each once; none of bins. */
export function itemsOf(kind: LabelKind, numbers: readonly string[]): string[] {
  const codes = kind === "bin" ? [] : numbers.map((number) => partsOf(kind, number).code);
  return [...new Set(codes)].filter((code) => code !== "");
}

/** Whether no item has a number; false as long as nobody has answered. */
export function isUnknown(code: string, facts: ReadonlyMap<string, LabelFacts>): boolean {
  const found = facts.get(code);
  return found !== undefined && found.itemId === undefined;
}

/** Whether a number lacks the bin that a shelf's label says. */
export function lacksBin(kind: LabelKind, number: string): boolean {
  return kind === "shelf" && partsOf(kind, number).bin === undefined;
}

/** Whether a number, or its bin, is too long for a label or cannot be said by a bar code: nothing is printed with it. */
export function isMisfit(kind: LabelKind, number: string): boolean {
  const { code, bin = "" } = partsOf(kind, number);
  return code128(code) === undefined || code.length > mostCharacters || bin.length > mostCharacters;
}

/** A label as the print takes it. */
export interface PrintedLabel {
  readonly itemId?: string;
  readonly bin?: string;
  readonly itemDesc?: string;
  readonly unitOfMeasure?: string;
  readonly copies: number;
}

/** What tells a label from the others. */
export const labelKey = ({ itemId = "", bin = "" }: PrintedLabel): string => `${itemId}@${bin}`;

/**
 * The labels of numbers, each once. A number that names an item gets the item's own number, description and unit; another
 * one is printed as it is.
 */
export function labelsOf(
  kind: LabelKind,
  numbers: readonly string[],
  facts: ReadonlyMap<string, LabelFacts>,
  copies: number,
): PrintedLabel[] {
  const labels = numbers
    .filter((number) => !lacksBin(kind, number))
    .map((number) => ({ ...labelOf(kind, number, facts), copies }));
  return [...new Map(labels.map((label) => [labelKey(label), label])).values()];
}

function labelOf(kind: LabelKind, number: string, facts: ReadonlyMap<string, LabelFacts>) {
  const { code, bin } = partsOf(kind, number);
  if (kind === "bin") return { bin: code.toUpperCase() };
  const { itemId = code, itemDesc, baseUnit } = facts.get(code) ?? {};
  return {
    itemId,
    ...(bin ? { bin } : {}),
    ...(itemDesc ? { itemDesc } : {}),
    ...(baseUnit ? { unitOfMeasure: baseUnit } : {}),
  };
}
