import type { StockroomPart } from "@purvey/contract/generated/vmi";

/** What names a part of a stockroom: an item of the catalogue, or a customer's own product. */
export type PartKey = Pick<StockroomPart, "invMastUid" | "invProfileLineType">;

/** The key as one text, such as `prophet21/23`. */
export function partText({ invProfileLineType, invMastUid }: PartKey): string {
  return `${invProfileLineType}/${invMastUid}`;
}

/** The key alone, as calls take it. */
export function partKeyOf({ invProfileLineType, invMastUid }: PartKey): PartKey {
  return { invProfileLineType, invMastUid };
}
