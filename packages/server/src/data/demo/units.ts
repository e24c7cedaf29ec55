import type { UnitDraft } from "../../load/examples/catalog/item-draft.ts";

/** Sold by the piece only. */
export const each: readonly UnitDraft[] = [{ unit: "EA", size: 1 }];

/** Pieces, and boxes of a number of pieces. */
export function boxesOf(size: number): readonly UnitDraft[] {
  return [
    { unit: "EA", size: 1 },
    { unit: "BX", size },
  ];
}

/** Pieces, sold by the full package only. */
export function onlyPackagesOf(size: number, unit = "PK"): readonly UnitDraft[] {
  return [
    { unit: "EA", size: 1, minimum: size, multiple: size },
    { unit, size },
  ];
}

/** A base unit and a case of several. */
export function casesOf(size: number, base = "EA"): readonly UnitDraft[] {
  return [
    { unit: base, size: 1 },
    { unit: "CS", size },
  ];
}

/** Sold by the foot with a least cut, and by the roll. */
export function feetOnRolls(roll: number, least = 10): readonly UnitDraft[] {
  return [
    { unit: "FT", size: 1, minimum: least },
    { unit: "RL", size: roll },
  ];
}
