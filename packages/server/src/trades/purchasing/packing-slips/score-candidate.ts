import type { ScanCriterion, ScanLine } from "@purvey/contract/generated/orders";
import { compactCode } from "../../../values/compact-code.ts";
import { type Known, readings, vendorLikeness } from "./find-candidates.ts";
import { type LineMatch, LineMatcher } from "./match-lines.ts";
import { asRead, editDistance } from "./read-characters.ts";
import type { Candidate, Slip } from "./slip.ts";

/** How well a slip fits a purchase order. */
export interface Score {
  readonly similarity: number;
  readonly matchedCriteria: ScanCriterion[];
  readonly matchedLines: ScanLine[];
}

/** What each thing counts when the slip says it. */
const weights = { poNo: 0.5, items: 0.25, vendor: 0.12, quantities: 0.08, date: 0.05 } as const;

type Criterion = keyof typeof weights;

interface Finding {
  readonly score: number;
  readonly given: string;
  readonly found: string;
}

/**
 * Weighs what a slip says against purchase orders. What it does not say does not count. Each thing counts fully only with
 * the others: a number alone, a vendor alone or a date alone never makes a slip an order's.
 */
export class SlipScorer {
  readonly #slip: Slip;
  readonly #lines: LineMatcher;
  readonly #vendors = new Map<string, Finding | undefined>();

  constructor(slip: Slip, known: Known) {
    this.#slip = slip;
    this.#lines = new LineMatcher(slip, known);
  }

  /** How well the slip fits a purchase order. */
  score(candidate: Candidate): Score {
    const lines = this.#lines.match(candidate);
    const vendor = this.#vendor(candidate);
    const support = lines ? lines.coverage : vendor?.score;
    const findings: Partial<Record<Criterion, Finding | undefined>> = {
      poNo: numberFinding(this.#slip, candidate, support),
      items: lines && { score: lines.items, given: `${lines.asked} items`, found: `${lines.matched.length} of them` },
      vendor: vendor && { ...vendor, score: vendor.score * (lines ? 0.4 + 0.6 * lines.coverage : 1) },
      quantities: lines && quantityFinding(lines),
      date: dateFinding(this.#slip, candidate, support ?? 1),
    };
    return { ...weigh(findings), matchedLines: lines ? lines.matched : [] };
  }

  #vendor(candidate: Candidate): Finding | undefined {
    const { vendorId } = candidate;
    if (!this.#vendors.has(vendorId)) this.#vendors.set(vendorId, vendorFinding(this.#slip, candidate));
    return this.#vendors.get(vendorId);
  }
}

function weigh(
  findings: Partial<Record<Criterion, Finding | undefined>>,
): Pick<Score, "similarity" | "matchedCriteria"> {
  const given = (Object.keys(weights) as Criterion[]).flatMap((criterion) => {
    const finding = findings[criterion];
    return finding ? [{ criterion, weight: weights[criterion], ...finding }] : [];
  });
  const total = given.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return { similarity: 0, matchedCriteria: [] };
  const criteria = given.map((finding) => ({
    ...finding,
    weight: rounded(finding.weight / total),
    score: rounded(finding.score),
  }));
  const similarity = given.reduce((sum, { weight, score }) => sum + (weight / total) * score, 0);
  return { similarity: rounded(similarity), matchedCriteria: criteria.filter(({ score }) => score > 0) };
}

function rounded(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;
}

/**
 * The number beside a label: the same counts 1, read alike 0.98, one error 0.8, two 0.45 – as far as the items (or, where
 * none are named, the vendor) agree. A loose number of the text counts only when it is the same.
 */
function numberFinding(slip: Slip, candidate: Candidate, support: number | undefined): Finding | undefined {
  const own = [String(candidate.poNo), candidate.externalPoNo].flatMap((number) => (number ? [asRead(number)] : []));
  const found = String(candidate.poNo);
  if (slip.poNumbers.length === 0) {
    const loose = slip.looseNumbers.find((number) => own.includes(number));
    return loose === undefined ? undefined : { score: supported(0.95, support), given: loose, found };
  }
  const best = slip.poNumbers
    .map((given) => ({ given, likeness: Math.max(...own.map((number) => numberLikeness(given, number))) }))
    .reduce((one, other) => (other.likeness > one.likeness ? other : one));
  return { score: supported(best.likeness, support), given: best.given, found };
}

function numberLikeness(given: string, number: string): number {
  if (compactCode(given) === number) return 1;
  const read = readings(given);
  if (read.includes(number)) return 0.98;
  const errors = Math.min(...read.map((text) => editDistance(text, number, 2)));
  if (errors === 1) return 0.8;
  return errors === 2 && number.length >= 6 ? 0.45 : 0;
}

function supported(likeness: number, support: number | undefined): number {
  if (likeness >= 0.95) return likeness * (support === undefined ? 1 : 0.55 + 0.45 * support);
  return likeness * (0.3 + 0.7 * (support ?? 0.4));
}

function vendorFinding(slip: Slip, { vendorId, vendorName }: Candidate): Finding | undefined {
  if (slip.vendorId !== undefined)
    return { score: slip.vendorId === vendorId ? 1 : 0, given: slip.vendorId, found: vendorId };
  if (slip.vendorName !== undefined)
    return { score: vendorLikeness(vendorName, [slip.vendorName], true), given: slip.vendorName, found: vendorName };
  if (slip.words.length < 3) return undefined;
  const score = vendorLikeness(vendorName, slip.words, false);
  return { score, given: score > 0 ? vendorName : "", found: vendorName };
}

function quantityFinding({ asked, quantities, withQuantity }: LineMatch): Finding | undefined {
  if (withQuantity === 0) return undefined;
  return { score: quantities / asked, given: `${withQuantity} quantities`, found: `${rounded(quantities)} of them` };
}

const day = 86_400_000;

/** Goods come after the order, most within two months or about the day they are due. */
function dateFinding(slip: Slip, { poDate, dateDue }: Candidate, support: number): Finding | undefined {
  if (slip.date === undefined) return undefined;
  const daysAfter = (text: string) =>
    (Date.parse(`${slip.date}T00:00:00Z`) - Date.parse(`${text.slice(0, 10)}T00:00:00Z`)) / day;
  const age = daysAfter(poDate);
  const onTime = dateDue !== null && Math.abs(daysAfter(dateDue)) <= 14;
  const score = age < -1 ? 0 : onTime || age <= 60 ? 1 : Math.max(0, 1 - (age - 60) / 120);
  return { score: score * (0.3 + 0.7 * support), given: slip.date, found: poDate.slice(0, 10) };
}
