import type { Queryable } from "../../platform/db/database.ts";
import { type Decimal, numberOf, zero } from "../../values/decimal.ts";
import {
  changeOnOrder,
  keyText,
  lockStock,
  type Movement,
  moveLockedStock,
  moveSerials,
  type OnOrderChange,
  readSerials,
  readShelves,
  registerSerials,
  type SerialNumber,
  type Serials,
  type Shelves,
  type StockBalance,
} from "../inventory/index.ts";
import type { DocumentLine, DocumentLineResult, DocumentResult, WarehouseDocument } from "./document.ts";

/** What a document finds where it is applied, locked until the transaction ends. */
export interface Work {
  readonly db: Queryable;
  readonly site: string;
  readonly document: WarehouseDocument;
  readonly shelves: Shelves;
  readonly serials: Serials;
  /** The stock of a line's item at a location. */
  balance(locationId: number, line: DocumentLine): StockBalance;
  readonly balances: ReadonlyMap<string, StockBalance>;
}

/** What a document does, gathered line by line and written at its end. */
export class Effects {
  readonly movements: Movement[] = [];
  readonly onOrder: OnOrderChange[] = [];
  readonly registered: SerialNumber[] = [];
  readonly moved: SerialNumber[] = [];
  readonly lines: DocumentLineResult[] = [];

  /** Notes what became of a line. */
  note(
    line: DocumentLine,
    quantity: Decimal,
    bins: readonly (string | undefined)[],
    more: { short?: Decimal; over?: Decimal } = {},
  ): void {
    this.lines.push({
      lineNo: line.lineNo,
      itemId: line.itemId,
      quantity: numberOf(quantity),
      baseUnit: line.baseUnit,
      qtyShort: numberOf(more.short ?? zero),
      qtyOver: numberOf(more.over ?? zero),
      bins: [...new Set(bins.filter((bin) => bin !== undefined))],
    });
  }
}

/** Locks the balances of the document's items at these locations, and reads their bins and pieces. */
export async function openWork(
  db: Queryable,
  site: string,
  document: WarehouseDocument,
  locations: readonly number[],
): Promise<Work> {
  const { lines } = document;
  const keys = locations.flatMap((locationId) => lines.map(({ invMastUid }) => ({ locationId, invMastUid })));
  const balances = await lockStock(db, site, keys);
  const bins = lines.flatMap(({ toBin, portions }) => [toBin, ...portions.map(({ bin }) => bin)]);
  const shelves = await readShelves(
    db,
    site,
    keys,
    bins.filter((bin) => bin !== undefined),
  );
  const pieces = lines.flatMap(({ invMastUid, portions }) =>
    portions.flatMap(({ serials }) => serials.map((serialNo) => ({ invMastUid, serialNo }))),
  );
  const isRegistered = pieces.length > 0 || lines.some(({ isSerialized }) => isSerialized);
  const serials = await readSerials(db, site, pieces, isRegistered ? keys : []);
  const balance = (locationId: number, { invMastUid }: DocumentLine): StockBalance => {
    const found = balances.get(keyText({ locationId, invMastUid }));
    if (!found) throw new Error(`The stock of item ${invMastUid} at location ${locationId} was not read.`);
    return found;
  };
  return { db, site, document, shelves, serials, balances, balance };
}

/** The words of the ledger for each kind of document. */
const referenceTypes = {
  binTransfer: "bin-transfer",
  receiving: "receiving",
  purchaseOrderReceipt: "po-receipt",
  transfer: "transfer",
  transferShipping: "transfer-shipping",
  transferReceipt: "transfer-receipt",
} as const;

/** Writes what the document does to stock, bins, pieces and what is on order. */
export async function writeEffects(
  { db, site, document, balances }: Work,
  effects: Effects,
  complete: boolean | null,
): Promise<DocumentResult> {
  const { movements, lines } = effects;
  await moveLockedStock(db, site, balances, movements, {
    type: referenceTypes[document.kind],
    number: String(document.documentUid),
    usersId: document.usersId,
  });
  await changeOnOrder(db, site, effects.onOrder);
  await registerSerials(db, site, effects.registered);
  await moveSerials(db, site, effects.moved);
  return { movements: movements.length, lines, complete };
}
