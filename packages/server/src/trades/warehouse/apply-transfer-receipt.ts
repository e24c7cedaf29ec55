import type { Queryable } from "../../platform/db/database.ts";
import { businessError } from "../../platform/errors.ts";
import { type Decimal, greaterOf, lesserOf, quantityText, sumOf, zero } from "../../values/decimal.ts";
import type { StockBalance } from "../inventory/stock-balance.ts";
import type { SerialNumber } from "../inventory/stored-serials.ts";
import type { DocumentLine, DocumentResult, LinePortion, WarehouseDocument } from "./document.ts";
import { namedPiece, portionsOf, quantityOfLine, requireCount, requireLotKind } from "./goods.ts";
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
  const named = new Set<string>();
  const bins = portionsOf(line)
    .filter((portion) => portion.quantity?.gt(0))
    .flatMap((portion) => bringIn(work, line, balance, portion, state, named, effects));
  if (line.isFinal) close(state, named, effects);
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

/** Brings a portion in, lot by lot as it was shipped; what is beyond that is an adjustment. */
function bringIn(
  work: Work,
  line: DocumentLine,
  balance: StockBalance,
  portion: LinePortion,
  state: TransferState,
  named: Set<string>,
  effects: Effects,
): (string | undefined)[] {
  requireLotKind(line, portion.lot);
  const bin = work.shelves.binFor(balance, portion.bin);
  movePieces(work, line, portion, state, { named, effects, bin });
  const { locationId, invMastUid } = balance;
  const add = (lot: string, quantity: Decimal, type: "transfer" | "adjust"): void => {
    if (quantity.eq(0)) return;
    effects.movements.push({
      ...{ locationId, invMastUid, type, bin, lot: lot || undefined, onHandChange: quantity, reason: line.reason },
    });
    work.shelves.put(balance, { bin, lot, free: quantity, allocated: zero });
  };
  let left = portion.quantity ?? zero;
  for (const lot of lotsFor(portion, state)) {
    const came = lesserOf(left, inTransit(lot));
    lot.received = lot.received.plus(came);
    left = left.minus(came);
    add(lot.lot, came, "transfer");
  }
  if (left.gt(0)) add(surplus(line, portion, state, left), left, "adjust");
  return [bin];
}

function lotsFor({ lot }: LinePortion, { lots }: TransferState): TransitLot[] {
  return lot === undefined ? lots : lots.filter((one) => one.lot === lot);
}

/** Records what came beyond what was under way; answers the lot it is of. */
function surplus(line: DocumentLine, portion: LinePortion, state: TransferState, quantity: Decimal): string {
  const [first] = lotsFor(portion, state);
  const lot = portion.lot ?? first?.lot ?? "";
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

/** Puts the registered pieces of a portion into stock; as many as pieces came, unless some were shipped unregistered. */
function movePieces(
  work: Work,
  line: DocumentLine,
  portion: LinePortion,
  state: TransferState,
  { named, effects, bin }: { named: Set<string>; effects: Effects; bin: string | undefined },
): void {
  const unregistered = sumOf(state.lots.map(inTransit)).minus(state.pieces.size - named.size);
  if (portion.serials.length === 0 && (!line.isSerialized || (portion.quantity ?? zero).lte(unregistered))) return;
  requireCount(line, portion);
  for (const serialNo of portion.serials) {
    namedPiece(work, line, serialNo);
    const piece = state.pieces.get(serialNo);
    if (!piece)
      throw businessError(
        `\`${line.itemId}\` \`${serialNo}\` is not under way with the transfer ${work.document.transferUid}. Check its plate.`,
      );
    named.add(serialNo);
    effects.moved.push(arrived(piece, work.document.locationId, bin));
  }
}

function arrived(piece: SerialNumber, locationId: number, bin: string | undefined): SerialNumber {
  return { ...piece, state: "stock", locationId, bin: bin ?? null, transferUid: null, transferLineNo: null };
}

/** Nothing more will come: what is still under way is short, and its pieces are missing. */
function close(state: TransferState, named: ReadonlySet<string>, effects: Effects): void {
  for (const lot of state.lots) lot.short = lot.short.plus(inTransit(lot));
  for (const piece of state.pieces.values())
    if (!named.has(piece.serialNo)) effects.moved.push({ ...piece, state: "missing" });
}
