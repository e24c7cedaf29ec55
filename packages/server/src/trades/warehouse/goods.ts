import { businessError, type ServerError } from "../../platform/errors.ts";
import { type Decimal, decimal, quantityText, zero } from "../../values/decimal.ts";
import type { BinPortion, RegisteredStay, SerialNumber, StockBalance, TakeRequest } from "../inventory/index.ts";
import type { DocumentLine, LinePortion } from "./document.ts";
import type { Work } from "./work.ts";

/** Goods in one bin and lot, with the registered pieces among them. */
export interface Goods extends BinPortion {
  readonly pieces: readonly SerialNumber[];
}

/** All of the goods' quantity. */
export function quantityOf({ free, allocated }: BinPortion): Decimal {
  return free.plus(allocated);
}

/** What a line says of bins and lots; one portion of everything where it says nothing. */
export function portionsOf(line: DocumentLine): readonly LinePortion[] {
  return line.portions.length > 0
    ? line.portions
    : [{ bin: undefined, lot: undefined, quantity: line.quantity, serials: [] }];
}

/**
 * Takes goods from the bins. Named pieces come from where they are; an item that is registered by serial numbers moves
 * without them only as far as pieces are there that nobody registered.
 */
export function takeGoods(
  work: Work,
  line: DocumentLine,
  balance: StockBalance,
  portion: LinePortion,
  more: Pick<TakeRequest, "which" | "except">,
): Goods[] {
  const { bin, lot, quantity, serials } = portion;
  requireLotKind(line, lot);
  if (serials.length === 0) {
    const registered = line.isSerialized ? registeredStay(work, line, balance) : undefined;
    const taken = work.shelves.take(balance, { bin, lot, quantity, registered, ...more });
    return taken.map((part) => ({ ...part, pieces: [] }));
  }
  requireCount(line, portion);
  return [...piecesByBin(work, line, balance, portion).values()].flatMap((pieces) => {
    const [first] = pieces;
    const from = {
      bin: first?.bin ?? undefined,
      lot: line.hasLots ? first?.lot : undefined,
      quantity: decimal(pieces.length),
    };
    return work.shelves.take(balance, { ...from, ...more }).map((part) => ({ ...part, pieces }));
  });
}

function piecesByBin(
  work: Work,
  line: DocumentLine,
  balance: StockBalance,
  { bin, lot, serials }: LinePortion,
): Map<string, SerialNumber[]> {
  const wanted = bin === undefined ? undefined : work.shelves.binNamed(balance, bin);
  const groups = new Map<string, SerialNumber[]>();
  for (const serialNo of serials) {
    const piece = namedPiece(work, line, serialNo);
    if (piece?.state !== "stock" || piece.locationId !== balance.locationId)
      throw businessError(
        `${balance.locationName} has no \`${line.itemId}\` with the serial number \`${serialNo}\` in stock${whereabouts(piece)}.`,
      );
    if (wanted !== undefined && piece.bin !== wanted)
      throw businessError(`\`${line.itemId}\` \`${serialNo}\` lies in the bin \`${piece.bin}\`, not in \`${wanted}\`.`);
    requireLotOf(line, piece, lot);
    work.serials.leave(piece);
    const key = `${piece.bin}\n${piece.lot}`;
    groups.set(key, [...(groups.get(key) ?? []), piece]);
  }
  return groups;
}

/** The piece of this number, which one document may name once. */
export function namedPiece(work: Work, line: DocumentLine, serialNo: string): SerialNumber | undefined {
  if (!work.serials.name(line.invMastUid, serialNo))
    throw businessError(`The document names \`${line.itemId}\` \`${serialNo}\` twice. A piece exists once.`);
  return work.serials.find(line.invMastUid, serialNo);
}

function whereabouts(piece: SerialNumber | undefined): string {
  if (!piece) return "; nobody registered it";
  if (piece.state === "transit") return `; it is under way with the transfer ${piece.transferUid}`;
  return piece.state === "missing"
    ? `; it is missing since the transfer ${piece.transferUid}`
    : `; it is at location ${piece.locationId}`;
}

/** Registered pieces stay where they are until their numbers are named, whichever line or portion took what lay beside them. */
function registeredStay({ serials }: Work, line: DocumentLine, balance: StockBalance): RegisteredStay {
  return {
    at: (bin, lot) => serials.registered(balance, { bin, lot }),
    everywhere: () => serials.registered(balance),
    refusal: (quantity) =>
      businessError(
        `\`${line.itemId}\` is registered by serial numbers. Name those of the ${quantityText(quantity)} ${line.baseUnit} that move.`,
        { itemId: line.itemId },
      ),
  };
}

/**
 * Goods that come in new: into the bin named, else where the item lies by rule. Items kept by lots need one, registered
 * ones a number for each piece that nobody has registered yet.
 */
export function incomingGoods(work: Work, line: DocumentLine, balance: StockBalance, portion: LinePortion): Goods {
  const { lot, serials, quantity = zero } = portion;
  requireLotKind(line, lot);
  if (line.hasLots && lot === undefined && quantity.gt(0))
    throw businessError(
      `\`${line.itemId}\` is kept by lots. Name the lot of the ${quantityText(quantity)} ${line.baseUnit} that came.`,
    );
  if (line.isSerialized || serials.length > 0) requireCount(line, portion);
  const bin = work.shelves.binFor(balance, portion.bin);
  const place = { locationId: balance.locationId, bin: bin ?? null, lot: lot ?? "" };
  const pieces = serials.map((serialNo) => newPiece(work, line, serialNo, place));
  const goods = { bin, lot: lot ?? "", free: quantity, allocated: zero, pieces };
  work.shelves.put(balance, goods);
  return goods;
}

function newPiece(
  work: Work,
  line: DocumentLine,
  serialNo: string,
  place: Pick<SerialNumber, "locationId" | "bin" | "lot">,
): SerialNumber {
  const known = namedPiece(work, line, serialNo);
  if (known)
    throw businessError(
      `There is a \`${line.itemId}\` with the serial number \`${serialNo}\` already${whereabouts(known)}. A piece exists once; check its plate.`,
      { itemId: line.itemId, serialNo },
    );
  return { invMastUid: line.invMastUid, serialNo, state: "stock", transferUid: null, transferLineNo: null, ...place };
}

/** Refuses a lot of an item that is kept without, and serial numbers of one that is not registered. */
export function requireLotKind(line: DocumentLine, lot: string | undefined): void {
  if (lot !== undefined && !line.hasLots)
    throw businessError(`\`${line.itemId}\` is not kept by lots. Leave the lot \`${lot}\` away.`);
}

/** Refuses a registered piece of another lot than the one named. */
export function requireLotOf(
  { itemId }: DocumentLine,
  { serialNo, lot }: SerialNumber,
  named: string | undefined,
): void {
  if (named !== undefined && lot !== named)
    throw businessError(`\`${itemId}\` \`${serialNo}\` is of the lot \`${lot}\`, not of \`${named}\`.`);
}

/** Refuses serial numbers that are not as many as pieces. */
export function requireCount(line: DocumentLine, { serials, quantity }: LinePortion): void {
  if (!line.isSerialized) throw notRegistered(line);
  if (quantity === undefined || quantity.eq(serials.length)) return;
  throw businessError(
    `${quantityText(quantity)} ${line.baseUnit} of \`${line.itemId}\` need as many serial numbers; ${serials.length} were given.`,
    { itemId: line.itemId, serials: serials.length },
  );
}

function notRegistered({ itemId }: DocumentLine): ServerError {
  return businessError(`\`${itemId}\` is not registered by serial numbers. Leave them away.`);
}

/** The line's quantity, which only bin transfers may leave open. */
export function quantityOfLine({ quantity, lineNo }: DocumentLine): Decimal {
  if (quantity) return quantity;
  throw new Error(`Line ${lineNo} has no quantity.`);
}
