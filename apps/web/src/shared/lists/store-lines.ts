import type { ItemsClient } from "@purvey/client/services/items";
import { problemOf } from "../errors/problem.ts";

/** A line that is to be put on a list. */
export interface ListAddition {
  readonly invMastUid: number;
  /** The part number, to name the line by. */
  readonly itemId: string;
  readonly quantity: number;
  readonly unitOfMeasure: string;
  readonly notes?: string | null;
  readonly priority?: number;
}

/** A list by its user and number. */
export interface ListPlace {
  readonly id: number;
  readonly hdr: number;
}

/** A line that a list did not take, with the sentence that says why. */
export interface LineNotStored {
  readonly line: ListAddition;
  readonly reason: string;
}

/** What became of lines that were put on a list, in their order. */
export interface StoredLines {
  readonly stored: readonly ListAddition[];
  readonly failed: readonly LineNotStored[];
}

/** What the service is asked for, to put a line on a list. */
export function lineInput(place: ListPlace, { invMastUid, quantity, unitOfMeasure, notes, priority }: ListAddition) {
  const line = { ...place, invMastUid, qtyDesired: quantity, unitOfMeasure };
  return { ...line, ...(notes ? { notes } : {}), ...(priority === undefined ? {} : { priority }) };
}

/**
 * Puts lines on a list, one after the other, because the service takes one at a time. A line that is refused stands in
 * nobody's way; when the service cannot be reached the rest is not tried.
 */
export async function storeLines(
  api: Pick<ItemsClient, "itemWishlist">,
  place: ListPlace,
  lines: readonly ListAddition[],
): Promise<StoredLines> {
  const stored: ListAddition[] = [];
  const failed: LineNotStored[] = [];
  let unreachable: string | undefined;
  for (const line of lines) {
    if (unreachable === undefined) {
      try {
        await api.itemWishlist.hdr.createLine(lineInput(place, line));
        stored.push(line);
      } catch (error) {
        const problem = problemOf(error);
        if (problem.again) unreachable = problem.message;
        failed.push({ line, reason: problem.message });
      }
    } else failed.push({ line, reason: unreachable });
  }
  return { stored, failed };
}
