import type { AddCartLineInput } from "@purvey/contract/generated/commerce";
import type { CustomerOrderLine } from "@purvey/contract/generated/customers";
import type { ResolvedItem, ResolvedNumber } from "@purvey/contract/generated/items";
import { type Offer, offersOf, quantityProblem, unitNamed } from "../../shared/ordering/order-units.ts";

/** Something to take the place of an item that is no longer made. */
export interface Substitute {
  readonly invMastUid: number;
  readonly itemId: string;
  readonly itemDesc: string;
}

/** What can be ordered for a line of an old order. */
export interface ReorderOption {
  readonly key: string;
  readonly invMastUid: number;
  readonly itemId: string;
  readonly quantity: number;
  readonly unit: string;
}

/** A line of an old order: taken over as it was, with another quantity, only by choice, or not at all. */
export interface ReorderLine {
  readonly line: CustomerOrderLine;
  readonly kind: "added" | "changed" | "choice" | "gone";
  /** What can be ordered, the proposed one first. */
  readonly options: readonly ReorderOption[];
  /** What the location has of an item that is no longer made, in base units. */
  readonly left: number | null;
  readonly baseUnit: string | undefined;
}

/** What becomes of each line of an old order when it is ordered again. */
export function reorderLines(
  lines: readonly CustomerOrderLine[],
  resolved: readonly ResolvedNumber[],
  substitutes: ReadonlyMap<number, readonly Substitute[]>,
): ReorderLine[] {
  return lines.map((line, index) => reorderLine(line, resolved[index], substitutes));
}

function reorderLine(
  line: CustomerOrderLine,
  resolution: ResolvedNumber | undefined,
  substitutes: ReadonlyMap<number, readonly Substitute[]>,
): ReorderLine {
  const others = (substitutes.get(line.invMastUid) ?? []).map((item) =>
    option(item, line.quantity, line.unitOfMeasure),
  );
  const item = resolution?.item;
  if (!item)
    return { line, kind: others.length > 0 ? "choice" : "gone", options: others, left: null, baseUnit: undefined };
  const unit = unitNamed(item, line.unitOfMeasure);
  const fits = unit && !quantityProblem(unit, line.quantity);
  const own = fits
    ? [option(item, line.quantity, unit.unitOfMeasure)]
    : offersOf(item, unit, line.quantity).map((offer: Offer) => option(item, offer.quantity, offer.unit));
  const { baseUnit } = item;
  if (item.discontinued === "Y")
    return {
      line,
      kind: "choice",
      options: [...others, ...whileStockLasts(own, item)],
      left: item.qtyAvailable,
      baseUnit,
    };
  return { line, kind: fits ? "added" : own.length > 0 ? "changed" : "gone", options: own, left: null, baseUnit };
}

/** What is no longer made is offered only while something is left. */
function whileStockLasts(own: readonly ReorderOption[], { qtyAvailable }: ResolvedItem): readonly ReorderOption[] {
  return qtyAvailable === 0 ? [] : own;
}

function option(item: Pick<Substitute, "invMastUid" | "itemId">, quantity: number, unit: string): ReorderOption {
  const { invMastUid, itemId } = item;
  return { key: `${invMastUid} ${quantity} ${unit}`, invMastUid, itemId, quantity, unit };
}

/** What was chosen, by line number: the key of an option, or nothing to leave the line out. */
export type Choices = ReadonlyMap<number, string | undefined>;

/** The option of a line: the chosen one; without a choice the first, but for lines that ask for one. */
export function chosenOption({ line, kind, options }: ReorderLine, choices: Choices): ReorderOption | undefined {
  if (choices.has(line.lineNo)) return options.find(({ key }) => key === choices.get(line.lineNo));
  return kind === "choice" ? undefined : options[0];
}

/** How many lines still ask for a choice. */
export function openChoices(lines: readonly ReorderLine[], choices: Choices): number {
  return lines.filter(({ line, kind }) => kind === "choice" && !choices.has(line.lineNo)).length;
}

/** What the cart is given. */
export function reorderAdditions(lines: readonly ReorderLine[], choices: Choices): AddCartLineInput[] {
  return lines.flatMap((each) => {
    const chosen = chosenOption(each, choices);
    if (!chosen) return [];
    const { invMastUid, quantity, unit: unitOfMeasure } = chosen;
    return [{ invMastUid, quantity, unitOfMeasure, ...(each.line.lineNote ? { lineNote: each.line.lineNote } : {}) }];
  });
}
