import type { ScanLine } from "@purvey/contract/generated/orders";
import { decimal, numberOf, roundQuantity } from "../../../values/decimal.ts";
import type { Known } from "./find-candidates.ts";
import { almostSame, asRead } from "./read-characters.ts";
import type { Candidate, CandidateLine, Slip, SlipLine } from "./slip.ts";

/** How the lines of a slip fit the lines of a purchase order. */
export interface LineMatch {
  /** How many lines of the slip name an item. */
  readonly asked: number;
  readonly matched: ScanLine[];
  /** How much of the slip the order explains, items and quantities together, from 0 to 1. */
  readonly coverage: number;
  /** The score of the items, from 0 to 1. */
  readonly items: number;
  /** How many lines say a quantity, and the sum of how well it fits. */
  readonly withQuantity: number;
  readonly quantities: number;
}

interface Pair {
  readonly line: CandidateLine;
  readonly strength: number;
  /** The slip's quantity that fits best; undefined when it says none. */
  readonly quantity: number | undefined;
  readonly quantityScore: number;
}

/** A line of the slip with what its codes may mean. */
interface AskedLine {
  readonly line: SlipLine;
  readonly items: ReadonlySet<number>;
  /** Codes that are no item's number, and so may be one with a typing error. */
  readonly unknown: readonly string[];
}

/** Matches the lines of one slip with those of many purchase orders. */
export class LineMatcher {
  readonly #asked: readonly AskedLine[];
  readonly #similar = new Map<string, boolean>();

  constructor(slip: Slip, { items }: Known) {
    const lines = slip.lines.map((line): AskedLine => {
      const codes = line.codes.map(asRead);
      const uids = codes.flatMap((code) => [...(items.get(code) ?? [])]);
      return { line, items: new Set(uids), unknown: codes.filter((code) => code.length >= 6 && !items.has(code)) };
    });
    this.#asked = lines.filter(({ line, items: found }) => line.certain || found.size > 0);
  }

  /** How the slip fits a purchase order; undefined when it names no items at all. */
  match(candidate: Candidate): LineMatch | undefined {
    const asked = this.#asked;
    if (asked.length === 0) return undefined;
    const free = new Set(candidate.lines);
    const found = asked.flatMap((one) => {
      const pair = this.#bestPair(one, free);
      if (!pair) return [];
      free.delete(pair.line);
      return [[one.line, pair] as const];
    });
    const coverage = found.reduce((sum, [line, pair]) => sum + evidence(line, pair), 0) / asked.length;
    const explained = candidate.lines.length === 0 ? 0 : found.length / candidate.lines.length;
    return {
      asked: asked.length,
      matched: found.map(([line, pair]) => scanLine(line, pair)),
      coverage,
      items: coverage ** 2 * (0.9 + 0.1 * explained),
      withQuantity: asked.filter(({ line }) => line.quantities.length > 0).length,
      quantities: found.reduce((sum, [, { quantityScore }]) => sum + quantityScore, 0),
    };
  }

  #bestPair(asked: AskedLine, free: ReadonlySet<CandidateLine>): Pair | undefined {
    let best: Pair | undefined;
    for (const candidate of free) {
      const strength = this.#strength(asked, candidate);
      if (strength === 0) continue;
      const pair = { line: candidate, strength, ...bestQuantity(asked.line, candidate) };
      if (!best || evidence(asked.line, pair) > evidence(asked.line, best)) best = pair;
    }
    return best;
  }

  /** 1 for the item itself by any of its numbers, 0.8 for a number with one typing error that is no other item's. */
  #strength({ items, unknown }: AskedLine, { invMastUid, itemId, vendorItemId }: CandidateLine): number {
    if (items.has(invMastUid)) return 1;
    return unknown.some(
      (code) => this.#isSimilar(code, itemId) || (vendorItemId && this.#isSimilar(code, vendorItemId)),
    )
      ? 0.8
      : 0;
  }

  #isSimilar(code: string, number: string): boolean {
    const key = `${code} ${number}`;
    const known = this.#similar.get(key);
    if (known !== undefined) return known;
    const read = asRead(number);
    const similar = read.length >= 6 && almostSame(code, read);
    this.#similar.set(key, similar);
    return similar;
  }
}

/** An item of the right number is half of the evidence, its quantity the other half. */
function evidence({ quantities }: SlipLine, { strength, quantityScore }: Pair): number {
  return strength * (quantities.length === 0 ? 0.8 : 0.55 + 0.45 * quantityScore);
}

function bestQuantity({ quantities }: SlipLine, line: CandidateLine): Pick<Pair, "quantity" | "quantityScore"> {
  let best: Pick<Pair, "quantity" | "quantityScore"> = { quantity: quantities[0], quantityScore: 0 };
  for (const quantity of quantities) {
    const quantityScore = Math.max(
      quantityLikeness(quantity, line),
      line.unitSize === 1 ? 0 : 0.9 * quantityLikeness(inUnitOf(line, quantity), line),
    );
    if (quantityScore > best.quantityScore) best = { quantity, quantityScore };
  }
  return best;
}

/** Pieces in the line's unit, as open quantities are told there. */
function inUnitOf({ unitSize }: CandidateLine, pieces: number): number {
  return numberOf(roundQuantity(decimal(pieces).div(decimal(unitSize))));
}

/** What is still to come counts most, then what was ordered, what has come already, and a part. */
function quantityLikeness(quantity: number, { qtyOpen, qtyOrdered, qtyReceived }: CandidateLine): number {
  if (quantity === qtyOpen || quantity === qtyOrdered) return 1;
  if (quantity === qtyReceived) return 0.8;
  return quantity < qtyOrdered ? 0.4 : 0;
}

function scanLine(slip: SlipLine, { line, quantity }: Pair): ScanLine {
  return {
    lineNo: line.lineNo,
    invMastUid: line.invMastUid,
    itemId: line.itemId,
    given: slip.given,
    qtyGiven: quantity ?? null,
    qtyOpen: line.qtyOpen,
    unitOfMeasure: line.unitOfMeasure,
  };
}
