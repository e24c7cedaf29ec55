import type { WarehouseAdjustInput } from "@purvey/contract/generated/vmi";
import { evaluateSum } from "@purvey/ui/sum";
import { type PartKey, partKeyOf, partText } from "../../shared/stockroom/part-key.ts";
import type { ScannablePart } from "../../shared/stockroom/part-scan.tsx";

/** A part that was counted. */
export interface CountLine extends PartKey {
  readonly itemId: string;
  readonly description: string;
  readonly unitOfMeasure: string;
  readonly counted: number;
  /** What was on hand by the books when the sheet was begun, or the part was found. */
  readonly was: number;
}

/** A count that is under way; the device keeps it until it is posted. */
export interface CountSheet {
  /** The section that is counted; undefined for the whole stockroom. */
  readonly sectionsUid: number | undefined;
  readonly sectionName: string | undefined;
  /** Whether the expected figures stay hidden until the review. */
  readonly blind: boolean;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** The parts as they were when the sheet was begun: it goes on without the network. */
  readonly parts: readonly ScannablePart[];
  /** What was counted, the latest first. */
  readonly lines: readonly CountLine[];
  /** A part was counted too that the books have elsewhere. */
  readonly elsewhere?: true;
  /** The change that posts it, once it is in the queue. */
  readonly changeId?: number;
}

/** The sheet with a part counted; counted again, the new figure holds. */
export function withCount(sheet: CountSheet, part: ScannablePart, counted: number): CountSheet {
  const before = lineOf(sheet, part);
  const { itemId, description, unitOfMeasure, qtyOnHand } = part;
  const line = { ...partKeyOf(part), itemId, description, unitOfMeasure, counted, was: before?.was ?? qtyOnHand };
  return {
    ...sheet,
    ...(isExpected(sheet, part) ? {} : { parts: [...sheet.parts, part], elsewhere: true }),
    lines: [line, ...sheet.lines.filter((each) => each !== before)],
  };
}

/** The figure that somebody typed, a sum too; undefined where it is none, or below 0. */
export function readCount(typed: string, locale: string | undefined): number | undefined {
  const reading = evaluateSum(typed, locale);
  return "problem" in reading || reading.value < 0 ? undefined : reading.value;
}

/**
 * The sheet with what stands in the field of a part, as when Enter were pressed there: the sheet itself where nothing new
 * does, undefined where it is no figure.
 */
export function withTyped(
  sheet: CountSheet,
  part: ScannablePart | undefined,
  typed: string,
  locale: string | undefined,
): CountSheet | undefined {
  if (!part || typed.trim() === "") return sheet;
  const counted = readCount(typed, locale);
  if (counted === undefined) return undefined;
  return counted === lineOf(sheet, part)?.counted ? sheet : withCount(sheet, part, counted);
}

/** Whether a part lies where the sheet counts, by the books or as somebody found. */
export function isExpected({ parts }: CountSheet, part: PartKey): boolean {
  return parts.some((each) => partText(each) === partText(part));
}

/** The line of a part, when it was counted already. */
export function lineOf({ lines }: CountSheet, part: PartKey): CountLine | undefined {
  return lines.find((line) => partText(line) === partText(part));
}

/** The sheet with a part to be counted again, against what the books say now. */
export function recounted(sheet: CountSheet, line: ReviewLine): CountSheet {
  const key = partText(line);
  return {
    ...sheet,
    parts: sheet.parts.map((part) => (partText(part) === key ? { ...part, qtyOnHand: line.now } : part)),
    lines: sheet.lines.filter((each) => partText(each) !== key),
  };
}

/** Whose books a sheet is compared with: its section's, or all when a part was counted that does not lie there. */
export function booksOf({ sectionsUid, elsewhere }: CountSheet): { readonly sectionsUid?: number } {
  return sectionsUid === undefined || elsewhere ? {} : { sectionsUid };
}

/** The parts of the sheet that nobody has counted. */
export function uncounted(sheet: CountSheet): ScannablePart[] {
  const counted = new Set(sheet.lines.map(partText));
  return sheet.parts.filter((part) => !counted.has(partText(part)));
}

/** A counted part against the books as they are now. */
export interface ReviewLine extends CountLine {
  readonly now: number;
  /** Something was moved since the sheet was begun: the count may be of before or after. */
  readonly moved: boolean;
  /** The count corrects the books. */
  readonly corrects: boolean;
}

/**
 * Compares the counts with the books as they are now. Those that moved come first, then those that correct the books.
 *
 * @param now what is on hand by {@link partText}; a part that is not there is taken as it was
 */
export function review(lines: readonly CountLine[], now: ReadonlyMap<string, number>): ReviewLine[] {
  const rows = lines.map((line) => {
    const current = now.get(partText(line)) ?? line.was;
    return { ...line, now: current, moved: current !== line.was, corrects: current !== line.counted };
  });
  const rank = ({ moved, corrects }: ReviewLine) => (moved ? 0 : corrects ? 1 : 2);
  return rows.toSorted((one, other) => rank(one) - rank(other) || one.itemId.localeCompare(other.itemId));
}

/** The body of a posted count. */
export type CountBody = Omit<WarehouseAdjustInput, "warehouseUid">;

/** The body of the call: every count with what the counter believes to be there, and the reason where it corrects. */
export function adjustBody(lines: readonly ReviewLine[], reason: string | undefined): CountBody {
  return {
    adjustments: lines.map((line) => ({
      ...partKeyOf(line),
      qtyOnHand: line.counted,
      expectedQtyOnHand: line.now,
      ...(line.corrects && reason ? { reason } : {}),
    })),
  };
}
