import type { AddCartLineInput } from "@purvey/contract/generated/commerce";
import { inPortions } from "../../shared/cart/in-portions.ts";
import type { Offer } from "../../shared/ordering/order-units.ts";
import type { WrittenLine } from "../../shared/ordering/read-lines.ts";
import type { DraftLine, LineVerdict } from "./verdicts.ts";

/** A line that was taken out of the order because it cannot be ordered, with the reason it had then. */
export interface LineSetAside {
  readonly line: DraftLine;
  readonly reason: string;
}

/** A list that is being made ready to be ordered. */
export interface Draft {
  readonly lines: readonly DraftLine[];
  /** Lines that were refused: kept until they are downloaded or the draft is emptied. */
  readonly setAside: readonly LineSetAside[];
  /** The key of the next line. */
  readonly nextKey: number;
}

/** A draft without lines. */
export const emptyDraft: Draft = { lines: [], setAside: [], nextKey: 1 };

/** The draft with lines behind the others. */
export function withLines(draft: Draft, written: readonly WrittenLine[]): Draft {
  const lines = written.map((line, index) => ({ ...line, key: draft.nextKey + index }));
  return { ...draft, lines: [...draft.lines, ...lines], nextKey: draft.nextKey + written.length };
}

/** The draft with something of a line written anew. */
export function withChange(draft: Draft, key: number, change: Partial<WrittenLine>): Draft {
  return { ...draft, lines: draft.lines.map((line) => (line.key === key ? { ...line, ...change } : line)) };
}

/** The draft with a quantity that can be ordered; the lines whose quantities are in it go, for they are counted. */
export function withOffer(draft: Draft, key: number, offer: Offer, merged: readonly number[]): Draft {
  const counted = new Set(merged.map((position) => draft.lines[position - 1]?.key));
  const changed = withChange(draft, key, { quantity: String(offer.quantity), unit: offer.unit });
  return { ...changed, lines: changed.lines.filter((line) => !counted.has(line.key)) };
}

/** The draft without a line. */
export function withoutLine(draft: Draft, key: number): Draft {
  return { ...draft, lines: draft.lines.filter((line) => line.key !== key) };
}

/** The draft with lines put aside, each with its reason. */
export function withSetAside(draft: Draft, refused: readonly LineSetAside[]): Draft {
  const keys = new Set(refused.map(({ line }) => line.key));
  return {
    ...draft,
    lines: draft.lines.filter(({ key }) => !keys.has(key)),
    setAside: [...draft.setAside, ...refused],
  };
}

/** One scan counts one: the last line with that number grows, or a line comes up. */
export function withScan(draft: Draft, code: string): Draft {
  const known = draft.lines.findLast((line) => line.number.trim() === code && /^\d+$/.test(line.quantity));
  if (!known) return withLines(draft, [{ number: code, quantity: "1", unit: "", note: "" }]);
  return withChange(draft, known.key, { quantity: String(Number(known.quantity) + 1) });
}

/** What a cart is given at once. */
export interface Portion {
  readonly additions: readonly AddCartLineInput[];
  /** The keys of the draft's lines that are in it. */
  readonly keys: ReadonlySet<number>;
}

/** What the cart is given: a line for every good verdict, in as many portions as it takes. */
export function portionsOf(lines: readonly DraftLine[], verdicts: readonly LineVerdict[]): readonly Portion[] {
  const given = verdicts.flatMap((verdict, index) => {
    const own = lines[index];
    return verdict.kind === "good" && own ? [additionOf(verdict, [own, ...mergedLines(verdict, lines)])] : [];
  });
  return inPortions(given).map((portion) => ({
    additions: portion.map(({ addition }) => addition),
    keys: new Set(portion.flatMap(({ keys }) => keys)),
  }));
}

type GoodVerdict = Extract<LineVerdict, { kind: "good" }>;

const mergedLines = ({ merged }: GoodVerdict, lines: readonly DraftLine[]): DraftLine[] =>
  merged.map((position) => lines[position - 1]).filter((line) => line !== undefined);

function additionOf({ item, quantity, unit: { unitOfMeasure } }: GoodVerdict, written: readonly DraftLine[]) {
  const notes = new Set(written.map(({ note }) => note).filter((note) => note !== ""));
  const lineNote = [...notes].join("; ").slice(0, 255);
  const addition = { invMastUid: item.invMastUid, quantity, unitOfMeasure, ...(lineNote ? { lineNote } : {}) };
  return { addition, keys: written.map(({ key }) => key) };
}

/** The draft without the lines that a cart was given. */
export function withoutPortion(draft: Draft, { keys }: Portion): Draft {
  return { ...draft, lines: draft.lines.filter(({ key }) => !keys.has(key)) };
}

/** Where a draft outlives a reload. */
export type DraftMemory = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Keeps a draft on this device; an empty one leaves nothing. A full or closed storage keeps nothing. */
export function rememberDraft(memory: DraftMemory | undefined, name: string, draft: Draft): void {
  try {
    if (draft.lines.length + draft.setAside.length === 0) memory?.removeItem(name);
    else memory?.setItem(name, JSON.stringify(draft));
  } catch {
    return;
  }
}

/** The kept draft; an empty one when there is none that can be read. */
export function recallDraft(memory: DraftMemory | undefined, name: string): Draft {
  try {
    const kept = JSON.parse(memory?.getItem(name) ?? "null") as Draft | null;
    return kept && Array.isArray(kept.lines) && Array.isArray(kept.setAside) ? kept : emptyDraft;
  } catch {
    return emptyDraft;
  }
}
