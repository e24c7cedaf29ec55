import type { Queryable } from "../../platform/db/database.ts";
import { businessError } from "../../platform/errors.ts";
import { type Decimal, decimal, greaterOf, lesserOf, quantityText, sumOf, zero } from "../../values/decimal.ts";
import type { SerialNumber, StockBalance } from "../inventory/index.ts";
import type { DocumentLine, DocumentResult, LinePortion, WarehouseDocument } from "./document.ts";
import { namedPiece, portionsOf, quantityOfLine, requireCount, requireLotKind, requireLotOf } from "./goods.ts";
import {
  inTransit,
  isFinished,
  lockTransfer,
  stateOfLine,
  storeTransit,
  type TransferState,
  type TransitLot,
} from "./transfer-state.ts";
import { Effects, openWork, type Work, writeEffects } from "./work.ts";

/** Adds goods of a transfer at the receiver; what is closed and did not come is recorded as short. */
export async function applyTransferReceipt(
  db: Queryable,
  site: string,
  document: WarehouseDocument,
): Promise<DocumentResult> {
  const { locationId, transferUid = 0 } = document;
  const states = await lockTransfer(db, site, document);
  const work = await openWork(db, site, document, [locationId]);
  const effects = new Effects();
  for (const line of document.lines) receive(work, line, stateOfLine(states, transferUid, line.targetLineNo), effects);
  await storeTransit(db, site, transferUid, states.values());
  return writeEffects(work, effects, [...states.values()].every(isFinished));
}

function receive(work: Work, line: DocumentLine, state: TransferState, effects: Effects): void {
  const balance = work.balance(work.document.locationId, line);
  const quantity = quantityOfLine(line);
  const expected = sumOf(state.lots.map(inTransit));
  const over = greaterOf(quantity.minus(expected), zero);
  const short = line.isFinal ? greaterOf(expected.minus(quantity), zero) : zero;
  if (!line.reason) refuseUnexplained(work, line, expected, { over, short });
  const bins = portionsOf(line)
    .filter((portion) => portion.quantity?.gt(0))
    .map((portion) => bringIn(work, line, balance, portion, state, effects));
  if (line.isFinal) close(state, effects);
  const left = sumOf(state.lots.map(inTransit));
  effects.onOrder.push({ locationId: balance.locationId, invMastUid: line.invMastUid, change: left.minus(expected) });
  effects.note(line, quantity, bins, { short, over });
}

function refuseUnexplained(
  { document }: Work,
  line: DocumentLine,
  expected: Decimal,
  { over, short }: { over: Decimal; short: Decimal },
): void {
  if (over.eq(0) && short.eq(0)) return;
  const unit = line.baseUnit;
  const how = over.gt(0) ? `${quantityText(over)} ${unit} more` : `${quantityText(short)} ${unit} less`;
  throw businessError(
    `${quantityText(quantityOfLine(line))} ${unit} of \`${line.itemId}\` are ${how} than the ${quantityText(expected)} that are under way with the transfer ${document.transferUid}. Give a \`reason\`, or correct the quantity.`,
    { transferUid: document.transferUid, lineNo: line.targetLineNo },
  );
}

/** Brings a portion in, lot by lot; what is beyond what was under way is an adjustment. Answers the bin. */
function bringIn(
  work: Work,
  line: DocumentLine,
  balance: StockBalance,
  portion: LinePortion,
  state: TransferState,
  effects: Effects,
): string | undefined {
  requireLotKind(line, portion.lot);
  const bin = work.shelves.binFor(balance, portion.bin);
  const pieces = arrivingPieces(work, line, portion, state);
  effects.moved.push(...pieces.map((piece) => arrived(piece, work.document.locationId, bin)));
  const { locationId, invMastUid } = balance;
  const add = (lot: string, quantity: Decimal, type: "transfer" | "adjust"): void => {
    if (quantity.eq(0)) return;
    effects.movements.push({
      locationId,
      invMastUid,
      type,
      bin,
      lot: lot || undefined,
      onHandChange: quantity,
      reason: line.reason,
    });
    work.shelves.put(balance, { bin, lot, free: quantity, allocated: zero });
  };
  for (const part of byLot(line, portion, pieces)) {
    const left = drawFromTransit(part, state, (lot, came) => add(lot, came, "transfer"));
    if (left.gt(0)) add(surplus(line, part, state, left), left, "adjust");
  }
  return bin;
}

/** What came of one lot, or of whichever lots were shipped. */
interface LotPart {
  readonly lot: string | undefined;
  readonly quantity: Decimal;
}

/** Named pieces come out of their own lots, everything else out of the lot that the portion names. */
function byLot({ hasLots }: DocumentLine, { lot, quantity }: LinePortion, pieces: readonly SerialNumber[]): LotPart[] {
  if (!hasLots || pieces.length === 0) return [{ lot, quantity: quantity ?? zero }];
  const counts = new Map<string, number>();
  for (const piece of pieces) counts.set(piece.lot, (counts.get(piece.lot) ?? 0) + 1);
  return [...counts].map(([of, count]) => ({ lot: of, quantity: decimal(count) }));
}

/** Receives as much as is under way, lot by lot as it was shipped; answers how much came beyond that. */
function drawFromTransit(
  { lot, quantity }: LotPart,
  state: TransferState,
  receive: (lot: string, came: Decimal) => void,
): Decimal {
  let left = quantity;
  for (const one of lotsFor(lot, state)) {
    const came = lesserOf(left, unnamedIn(one, state));
    one.received = one.received.plus(came);
    left = left.minus(came);
    receive(one.lot, came);
  }
  return left;
}

function lotsFor(lot: string | undefined, { lots }: TransferState): TransitLot[] {
  return lot === undefined ? lots : lots.filter((one) => one.lot === lot);
}

/** What of a lot may arrive without the registered pieces that nobody has named yet. */
function unnamedIn(lot: TransitLot, { pieces }: TransferState): Decimal {
  const registered = [...pieces.values()].filter((piece) => piece.lot === lot.lot).length;
  return greaterOf(inTransit(lot).minus(registered), zero);
}

/** Records what came beyond what was under way; answers the lot it is of. */
function surplus(line: DocumentLine, part: LotPart, state: TransferState, quantity: Decimal): string {
  const [first] = lotsFor(part.lot, state);
  const lot = part.lot ?? first?.lot ?? "";
  if (!line.reason)
    throw businessError(
      `Of the lot \`${lot}\` of \`${line.itemId}\` less is under way than came. Name the lots as they were shipped, or give a \`reason\`.`,
    );
  if (line.hasLots && lot === "")
    throw businessError(`\`${line.itemId}\` is kept by lots. Name the lot of what came beyond the transfer.`);
  if (first) first.over = first.over.plus(quantity);
  else state.lots.push({ lot, shipped: zero, received: zero, short: zero, over: quantity });
  return lot;
}

/**
 * Takes the registered pieces of a portion out of what is under way: the next line and the end of the transfer find only
 * the others. As many as pieces came, unless so many were shipped unregistered.
 */
function arrivingPieces(
  work: Work,
  line: DocumentLine,
  portion: LinePortion,
  state: TransferState,
): readonly SerialNumber[] {
  const unregistered = sumOf(lotsFor(portion.lot, state).map((lot) => unnamedIn(lot, state)));
  if (portion.serials.length === 0 && (!line.isSerialized || (portion.quantity ?? zero).lte(unregistered))) return [];
  requireCount(line, portion);
  return portion.serials.map((serialNo) => {
    namedPiece(work, line, serialNo);
    const piece = state.pieces.get(serialNo);
    if (!piece)
      throw businessError(
        `\`${line.itemId}\` \`${serialNo}\` is not under way with the transfer ${work.document.transferUid}. Check its plate.`,
      );
    requireLotOf(line, piece, portion.lot);
    state.pieces.delete(serialNo);
    return piece;
  });
}

function arrived(piece: SerialNumber, locationId: number, bin: string | undefined): SerialNumber {
  return { ...piece, state: "stock", locationId, bin: bin ?? null, transferUid: null, transferLineNo: null };
}

/** Nothing more will come: what is still under way is short, and its pieces are missing. */
function close({ lots, pieces }: TransferState, effects: Effects): void {
  for (const lot of lots) lot.short = lot.short.plus(inTransit(lot));
  for (const piece of pieces.values()) effects.moved.push({ ...piece, state: "missing" });
  pieces.clear();
}
