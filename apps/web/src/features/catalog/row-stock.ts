import type { SearchItem } from "@purvey/contract/generated/search";

/** The stock of a row in whole selling units. */
export interface RowStock {
  readonly here: number;
  readonly elsewhere: number;
  readonly unit: string;
}

/** Stock in the unit the row sells: 4,250 pieces in boxes of 100 are 42 boxes, since nobody gets half a box. */
export function stockOf({
  stock,
  unitOfMeasure,
  unitSize,
}: Pick<SearchItem, "stock" | "unitOfMeasure" | "unitSize">): RowStock {
  const size = unitSize > 0 ? unitSize : 1;
  const whole = (pieces: number) => Math.max(0, Math.floor(pieces / size + 1e-9));
  const here = whole(stock?.qtyAvailable ?? 0);
  const all = whole(stock?.qtyAvailableAll ?? 0);
  return { here, elsewhere: Math.max(0, all - here), unit: unitOfMeasure };
}
