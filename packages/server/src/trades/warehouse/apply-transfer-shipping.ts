import type { Queryable } from "../../platform/db/database.ts";
import { businessError } from "../../platform/errors.ts";
import { type Decimal, quantityText, zero } from "../../values/decimal.ts";
import type { DocumentLine, DocumentResult, WarehouseDocument } from "./document.ts";
import { type Goods, portionsOf, quantityOf, quantityOfLine, takeGoods } from "./goods.ts";
import {
  isFinished,
  lockTransfer,
  stateOfLine,
  storeTransit,
  type TransferState,
  unshippedOf,
} from "./transfer-state.ts";
import { Effects, openWork, type Work, writeEffects } from "./work.ts";

/** Takes goods of a transfer from the sender; they are under way from then on. */
export async function applyTransferShipping(
  db: Queryable,
  site: string,
  document: WarehouseDocument,
): Promise<DocumentResult> {
  const { locationId, otherLocationId = 0, transferUid = 0 } = document;
  const states = await lockTransfer(db, site, document);
  const work = await openWork(db, site, document, [locationId, otherLocationId]);
  const effects = new Effects();
  for (const line of document.lines) ship(work, line, stateOfLine(states, transferUid, line.targetLineNo), effects);
  await storeTransit(db, site, transferUid, states.values());
  return writeEffects(work, effects, [...states.values()].every(isFinished));
}

function ship(work: Work, line: DocumentLine, state: TransferState, effects: Effects): void {
  const { locationId, otherLocationId = 0 } = work.document;
  const balance = work.balance(locationId, line);
  const quantity = quantityOfLine(line);
  const short = shortOf(work, line, state, quantity);
  const taken = portionsOf(line).flatMap((portion) => takeGoods(work, line, balance, portion, { which: "free" }));
  for (const goods of taken) load(work, line, goods, state, effects);
  const key = { locationId, invMastUid: line.invMastUid };
  effects.movements.push({ ...key, type: "release", allocatedChange: quantity.plus(short).neg(), reason: line.reason });
  effects.onOrder.push({ locationId: otherLocationId, invMastUid: line.invMastUid, change: short.neg() });
  state.unshipped = state.unshipped.plus(short);
  effects.note(
    line,
    quantity,
    taken.map(({ bin }) => bin),
    { short },
  );
}

/** What will not be shipped any more. Refuses more than the transfer asks for, and a shortage without a reason. */
function shortOf({ document }: Work, line: DocumentLine, state: TransferState, quantity: Decimal): Decimal {
  const open = unshippedOf(state);
  const unit = line.baseUnit;
  if (quantity.gt(open))
    throw businessError(
      `The transfer ${document.transferUid} asks for ${quantityText(open)} ${unit} more of \`${line.itemId}\`; ${quantityText(quantity)} ${unit} were loaded. Unload the rest, or hand in another transfer for it.`,
      { transferUid: document.transferUid, lineNo: state.lineNo },
    );
  const missing = line.isFinal ? open.minus(quantity) : zero;
  if (missing.gt(0) && !line.reason)
    throw businessError(
      `${quantityText(missing)} ${unit} of \`${line.itemId}\` would be missing for good. Give a \`reason\`, or leave \`complete\` away.`,
      { transferUid: document.transferUid, lineNo: state.lineNo },
    );
  return missing;
}

function load(work: Work, line: DocumentLine, goods: Goods, state: TransferState, effects: Effects): void {
  const { locationId, transferUid = 0 } = work.document;
  const quantity = quantityOf(goods);
  effects.movements.push({
    locationId,
    invMastUid: line.invMastUid,
    type: "transfer",
    bin: goods.bin,
    lot: goods.lot || undefined,
    onHandChange: quantity.neg(),
    reason: line.reason,
  });
  const known = state.lots.find(({ lot }) => lot === goods.lot);
  if (known) known.shipped = known.shipped.plus(quantity);
  else state.lots.push({ lot: goods.lot, shipped: quantity, received: zero, short: zero, over: zero });
  effects.moved.push(
    ...goods.pieces.map((piece) => ({
      ...piece,
      state: "transit" as const,
      bin: null,
      transferUid,
      transferLineNo: state.lineNo,
    })),
  );
}
