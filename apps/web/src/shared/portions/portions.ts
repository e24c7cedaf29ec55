import { roundedQuantity } from "../rounded-quantity.ts";

/** What of a line is of another lot, or goes into another bin, than the rest. The quantity is in the line's unit. */
export interface Portion {
  readonly quantity: number;
  readonly lot: string;
  readonly bin: string;
}

/** What came of a line, told apart by lots and bins. Quantities are in the line's unit. */
export interface SplitQuantity {
  readonly quantity: number;
  readonly lot: string;
  /** Where it goes; empty for where the item lies by rule. */
  readonly bin: string;
  /** Lots and bins beside `lot` and `bin`, which hold what these leave. */
  readonly more: readonly Portion[];
}

/** What a line is told apart by. */
export interface SplitLine {
  readonly itemId: string;
  readonly unitOfMeasure: string;
  readonly trackLots: "Y" | "N";
  readonly trackBins: "Y" | "N";
}

/** How much is of the first lot and bin: what the others leave. */
export function restOf({ quantity, more }: Pick<SplitQuantity, "quantity" | "more">): number {
  return roundedQuantity(more.reduce((rest, portion) => rest - portion.quantity, quantity));
}

/** The line with another lot and bin, of which nothing is entered. */
export function withPortion({ more }: Pick<SplitQuantity, "more">): Pick<SplitQuantity, "more"> {
  return { more: [...more, { quantity: 0, lot: "", bin: "" }] };
}

/** The line with one of its further lots and bins changed, by its place. */
export function withChangedPortion(
  { more }: Pick<SplitQuantity, "more">,
  at: number,
  change: Partial<Portion>,
): Pick<SplitQuantity, "more"> {
  return { more: more.map((portion, place) => (place === at ? { ...portion, ...change } : portion)) };
}

/** The line without one of its further lots and bins; what was of it is of the first again. */
export function withoutPortion({ more }: Pick<SplitQuantity, "more">, at: number): Pick<SplitQuantity, "more"> {
  return { more: more.filter((_, place) => place !== at) };
}

const problems = ["lotMissing", "portionMissing", "portionTwice", "restMissing"] as const;

/** What is wrong with the lots and bins of a line. */
export type PortionProblem = (typeof problems)[number];

/** Whether something that is wrong with a line is about its lots and bins. */
export function isPortionProblem(problem: string): problem is PortionProblem {
  return problems.some((each) => each === problem);
}

const keyOf = ({ lot, bin }: Pick<Portion, "lot" | "bin">) =>
  JSON.stringify([lot, bin].map((text) => text.trim().toUpperCase()));

/** What is wrong with one of the further lots and bins of a line, by its place. */
export function portionProblem(
  line: Pick<SplitLine, "trackLots">,
  entered: SplitQuantity,
  at: number,
): PortionProblem | undefined {
  const portion = entered.more[at];
  if (!portion) return undefined;
  if (line.trackLots === "Y" && portion.lot.trim() === "") return "lotMissing";
  if (portion.quantity <= 0) return "portionMissing";
  const before = [entered, ...entered.more.slice(0, at)].map(keyOf);
  return before.includes(keyOf(portion)) ? "portionTwice" : undefined;
}

/** What is wrong first with the lots and bins of a line of which something came. */
export function portionsProblem(
  line: Pick<SplitLine, "trackLots">,
  entered: SplitQuantity,
): PortionProblem | undefined {
  if (line.trackLots === "Y" && entered.lot.trim() === "") return "lotMissing";
  const wrong = entered.more.map((_, at) => portionProblem(line, entered, at)).find((problem) => problem);
  if (wrong) return wrong;
  return entered.more.length > 0 && restOf(entered) <= 0 ? "restMissing" : undefined;
}

/** All lots and bins of a line with how much is of each: the first has what the others leave. */
export function portionsOf(entered: SplitQuantity): readonly Portion[] {
  const { lot, bin, more } = entered;
  return [{ lot, bin, quantity: restOf(entered) }, ...more];
}
