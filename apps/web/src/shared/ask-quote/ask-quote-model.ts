import type { QuoteOfferInput, QuoteWishInput } from "@purvey/contract/generated/commerce";

/** A line that a price is asked for. */
export interface AskedLine {
  readonly itemId: string;
  readonly quantity: number;
  readonly unitOfMeasure: string;
  readonly unitPrice?: number | null;
}

/** A line of a request or an offer while it is written. */
export interface DraftLine {
  /** Tells it from the others, whatever is typed. */
  readonly key: number;
  readonly itemId: string;
  readonly quantity: number | null;
  /** Empty for the item's selling unit. */
  readonly unitOfMeasure: string;
  readonly unitPrice: number | null;
}

/** Lines to go on from. A request that was made in words alone begins with one that is empty where prices are needed. */
export function draftOf(lines: readonly AskedLine[], atLeast = 0): DraftLine[] {
  const drafts = lines.map(({ unitPrice = null, ...line }, key) => ({ ...line, unitPrice, key }));
  return drafts.length >= atLeast ? drafts : withEmptyLine(drafts);
}

/** The same with one more, which is empty. */
export function withEmptyLine(lines: readonly DraftLine[]): DraftLine[] {
  const key = 1 + Math.max(-1, ...lines.map((line) => line.key));
  return [...lines, { key, itemId: "", quantity: null, unitOfMeasure: "", unitPrice: null }];
}

/** What is wrong with lines before they are sent; undefined when nothing is. */
export function draftProblem(
  lines: readonly DraftLine[],
  priced: boolean,
): "noItem" | "noQuantity" | "noPrice" | undefined {
  if (lines.some(({ itemId }) => itemId.trim() === "")) return "noItem";
  if (lines.some(({ quantity }) => quantity === null || quantity <= 0)) return "noQuantity";
  return priced && lines.some(({ unitPrice }) => unitPrice === null) ? "noPrice" : undefined;
}

/** Lines as they are asked for. */
export function wishesOf(lines: readonly DraftLine[]): QuoteWishInput[] {
  return lines.map(({ unitPrice, ...line }) => ({ ...sentLine(line), unitPrice }));
}

/** Lines as they are offered. */
export function offersOf(lines: readonly DraftLine[]): QuoteOfferInput[] {
  return lines.map(({ unitPrice, ...line }) => ({ ...sentLine(line), unitPrice: unitPrice ?? 0 }));
}

function sentLine({ itemId, quantity, unitOfMeasure }: Omit<DraftLine, "unitPrice">) {
  const unit = unitOfMeasure.trim();
  return { itemId: itemId.trim(), quantity: quantity ?? 0, ...(unit === "" ? {} : { unitOfMeasure: unit }) };
}
