import type { OrderUnit, ResolvedItem } from "@purvey/contract/generated/items";
import { type Offer, offersOf, quantityProblem } from "../../shared/ordering/order-units.ts";
import type { WrittenLine } from "../../shared/ordering/read-lines.ts";
import {
  type FoundAs,
  type Resolution,
  resolutionKey,
  type UnderstoodLine,
  type UnreadProblem,
  understandLine,
} from "../../shared/ordering/understand-line.ts";
import { roundedQuantity } from "../../shared/rounded-quantity.ts";

/** A line of the draft: what was written, under a key that stays. */
export interface DraftLine extends WrittenLine {
  readonly key: number;
}

/** Why a line cannot be ordered so. */
export type LineProblem = UnreadProblem | "notSold" | "tooLittle" | "multiple" | "soldOut";

/** What is known of a line. */
export type LineVerdict =
  | { readonly kind: "waiting" }
  | {
      readonly kind: "good";
      readonly item: ResolvedItem;
      readonly unit: OrderUnit;
      /** With the quantities of the lines that were put together with it. */
      readonly quantity: number;
      /** Positions of the lines whose quantities are in it, from 1. */
      readonly merged: readonly number[];
      /** The number it was found under, when that is not the one that was written. */
      readonly foundAs: FoundAs | undefined;
    }
  /** The same item in the same unit stands further up, and has its quantity. */
  | { readonly kind: "merged"; readonly item: ResolvedItem; readonly into: number }
  | {
      readonly kind: "bad";
      readonly problem: LineProblem;
      readonly item: ResolvedItem | undefined;
      readonly quantity: number | undefined;
      readonly unit: OrderUnit | undefined;
      readonly offers: readonly Offer[];
      /** Positions of the lines whose quantities are in it, from 1. */
      readonly merged: readonly number[];
      /** Numbers that may be meant. */
      readonly suggestions: readonly string[];
    };

/** The verdict of every line, in their order. Lines of one item and unit are put together before their quantity is judged. */
export function verdictsOf(
  lines: readonly DraftLine[],
  resolved: ReadonlyMap<string, Resolution>,
  locale: string | undefined,
): LineVerdict[] {
  const read = lines.map((line) => readLine(line, resolved.get(resolutionKey(line.number)), locale));
  const groups = new Map<string, number[]>();
  read.forEach((line, index) => {
    if (line.kind === "read") groups.set(line.group, [...(groups.get(line.group) ?? []), index]);
  });
  return read.map((line, index) => {
    if (line.kind !== "read") return line;
    const members = groups.get(line.group) ?? [];
    const [first = index, ...others] = members;
    if (first !== index) return { kind: "merged", item: line.item, into: first + 1 };
    const quantity = members.reduce((sum, member) => sum + quantityOf(read[member]), 0);
    return judge(
      line,
      roundedQuantity(quantity),
      others.map((other) => other + 1),
    );
  });
}

type ReadLine = Extract<UnderstoodLine, { kind: "read" }> & { readonly group: string };

type BadLine = Extract<LineVerdict, { kind: "bad" }>;

function quantityOf(line: ReadLine | LineVerdict | undefined): number {
  return line?.kind === "read" ? line.quantity : 0;
}

function readLine(
  line: DraftLine,
  resolution: Resolution | undefined,
  locale: string | undefined,
): ReadLine | Extract<LineVerdict, { kind: "waiting" | "bad" }> {
  const understood = understandLine(line, resolution, locale);
  if (understood.kind === "waiting") return understood;
  if (understood.kind === "unread") return badLine(understood);
  return { ...understood, group: `${understood.item.invMastUid} ${understood.unit.unitOfMeasure}` };
}

function badLine({ problem, item, quantity, suggestions }: Extract<UnderstoodLine, { kind: "unread" }>): BadLine {
  const offers = problem === "noUnit" && item && quantity !== undefined ? offersInEach(item, quantity) : [];
  return { kind: "bad", problem, item, quantity, unit: undefined, offers, merged: [], suggestions };
}

function judge({ item, unit, foundAs: found }: ReadLine, quantity: number, merged: readonly number[]): LineVerdict {
  const problem = quantityProblem(unit, quantity) ?? shortOf(item, quantity * unit.unitSize);
  if (!problem) return { kind: "good", item, unit, quantity, merged, foundAs: found };
  return {
    kind: "bad",
    problem,
    item,
    unit,
    quantity,
    offers: problem === "soldOut" ? offersOfRest(item, unit) : offersOf(item, unit, quantity),
    merged,
    suggestions: [],
  };
}

/**
 * Which unit was meant is not known, and taking the item's own could order a hundred times as much: the quantity in each
 * unit that is sold, the smallest first.
 */
function offersInEach(item: ResolvedItem, quantity: number): Offer[] {
  const sold = item.units.filter((unit) => unit.sold).sort((one, other) => one.unitSize - other.unitSize);
  const offers = sold.flatMap((unit) => offersOf(item, unit, quantity).slice(0, 1));
  return [...new Map(offers.map((offer) => [`${offer.quantity} ${offer.unit}`, offer])).values()];
}

/** What can still be ordered of what is no longer made: what is left, and nothing when none is. */
function offersOfRest(item: ResolvedItem, unit: OrderUnit): Offer[] {
  const left = item.qtyAvailable ?? 0;
  if (left <= 0) return [];
  return offersOf(item, unit, left / unit.unitSize).filter(
    ({ quantity, base }) => quantity > 0 && (base?.quantity ?? quantity) <= left,
  );
}

/** Nothing waits for new stock of what is no longer made: the checkout would refuse it. */
function shortOf({ discontinued, qtyAvailable }: ResolvedItem, needed: number): LineProblem | undefined {
  return discontinued === "Y" && qtyAvailable !== null && qtyAvailable < needed ? "soldOut" : undefined;
}
