import type { LabelKind } from "./labels-view.ts";

/** What is known of an item for its label. */
export interface LabelFacts {
  readonly itemId?: string;
  readonly itemDesc?: string;
  readonly baseUnit?: string;
}

/** Whether no item has a number; false as long as nobody has answered. Of a shelf's number the item counts. */
export function isUnknown(number: string, facts: ReadonlyMap<string, LabelFacts>): boolean {
  const found = facts.get(number);
  return found !== undefined && found.itemId === undefined;
}

/** A label as the print takes it. */
export interface PrintedLabel {
  readonly itemId?: string;
  readonly bin?: string;
  readonly itemDesc?: string;
  readonly unitOfMeasure?: string;
  readonly copies: number;
}

/**
 * The labels of numbers. A number that names an item gets the item's own number, description and unit; another one is
 * printed as it is. A shelf's label is written `item@bin`.
 */
export function labelsOf(
  kind: LabelKind,
  numbers: readonly string[],
  facts: ReadonlyMap<string, LabelFacts>,
  copies: number,
): PrintedLabel[] {
  return numbers.flatMap((number): PrintedLabel[] => {
    if (kind === "bin") return [{ bin: number.toUpperCase(), copies }];
    const [code = number, bin] = number.split("@");
    const { itemId = code, itemDesc, baseUnit } = facts.get(number) ?? facts.get(code) ?? {};
    if (kind === "shelf" && !bin) return [];
    return [
      {
        itemId,
        copies,
        ...(bin ? { bin: bin.toUpperCase() } : {}),
        ...(itemDesc ? { itemDesc } : {}),
        ...(baseUnit ? { unitOfMeasure: baseUnit } : {}),
      },
    ];
  });
}
