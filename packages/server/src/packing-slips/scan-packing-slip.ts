import type { OrdersOperations, PurchaseOrderScanResult } from "@purvey/contract/generated/orders";
import type { Context, Page } from "../platform/endpoints/context.ts";
import type { Received } from "../platform/endpoints/implement.ts";
import { invalid } from "../platform/errors.ts";
import { findCandidates, lookUp } from "../trades/purchasing/packing-slips/find-candidates.ts";
import { type Score, SlipScorer } from "../trades/purchasing/packing-slips/score-candidate.ts";
import type { Slip } from "../trades/purchasing/packing-slips/slip.ts";
import type { Candidate } from "./candidate.ts";
import { readSlip } from "./read-slip.ts";

/**
 * Finds the purchase orders that a packing slip may belong to, the best first, in two statements: one looks up what its
 * numbers and words may mean, one reads the orders that have them. Both are bounded by indexes, not by how many orders
 * there are; the weighing is arithmetic on at most 200 orders.
 */
export async function scanPackingSlip(
  input: Received<OrdersOperations["poHdr.scan"]>,
  context: Context,
): Promise<Page<PurchaseOrderScanResult>> {
  const slip = readSlip(input);
  requireContent(slip);
  const known = await lookUp(slip, context);
  const candidates = await findCandidates(slip, known, input.locationId, context);
  const scorer = new SlipScorer(slip, known);
  const ranked = candidates
    .map((candidate) => ({ candidate, score: scorer.score(candidate) }))
    .filter(({ score }) => score.similarity > 0 && score.similarity >= input.minSimilarity)
    .sort((a, b) => b.score.similarity - a.score.similarity || compareCandidates(a.candidate, b.candidate));
  return { data: ranked.slice(0, input.limit).map(resultOf), total: ranked.length };
}

function requireContent({ poNumbers, looseNumbers, vendorId, vendorName, words, lines }: Slip): void {
  if (poNumbers.length + looseNumbers.length + lines.length + words.length > 0 || vendorId || vendorName) return;
  throw invalid(
    "text",
    "There is nothing to compare. Give the packing slip's `text`, or at least one of `poNo`, `vendorId`, `vendorName` and `lines`.",
  );
}

/** Of equals, what is still open goes first, then the newer. */
function compareCandidates(a: Candidate, b: Candidate): number {
  return a.complete.localeCompare(b.complete) || b.poDate.localeCompare(a.poDate) || b.poNo - a.poNo;
}

function resultOf({ candidate, score }: { candidate: Candidate; score: Score }): PurchaseOrderScanResult {
  const { externalPoNo: _external, lines, ...header } = candidate;
  return { ...score, ...header, lineCount: lines.length };
}
