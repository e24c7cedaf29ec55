/** A part of a stockroom: an item of the catalogue, or an own product by its `productsUid` (R100). */
export interface PartKey {
  readonly invProfileLineType: "prophet21" | "products";
  readonly invMastUid: number;
}

/** A part in a stockroom. */
export interface StockroomKey extends PartKey {
  readonly warehouseUid: number;
}

/** A part as callers name it: without a type it is an item of the catalogue. */
export interface GivenPart {
  readonly invMastUid: number;
  readonly invProfileLineType?: PartKey["invProfileLineType"];
}

/** The part that a caller names, in a stockroom. */
export function partIn(warehouseUid: number, { invMastUid, invProfileLineType }: GivenPart): StockroomKey {
  return { warehouseUid, invProfileLineType: invProfileLineType ?? "prophet21", invMastUid };
}

/** A part as text, for maps. */
export function partText({ invProfileLineType, invMastUid }: PartKey): string {
  return `${invProfileLineType} ${invMastUid}`;
}

/** A part in a stockroom as text, for maps. */
export function keyText(key: StockroomKey): string {
  return `${key.warehouseUid} ${partText(key)}`;
}

/** The keys, each once. */
export function distinctKeys(keys: readonly StockroomKey[]): StockroomKey[] {
  return [...new Map(keys.map((key) => [keyText(key), key])).values()];
}
