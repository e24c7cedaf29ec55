import type { PriceLineInput } from "@purvey/contract/generated/pricing";
import { Money } from "@purvey/ui/data/money";
import { usePrices } from "../../../shared/cart/use-prices.ts";

export interface PriceNowProps {
  /** All lines of the table: they are priced together. */
  readonly lines: readonly PriceLineInput[];
  readonly invMastUid: number;
  readonly unit: string;
  /** Its place is not kept: nothing stands beside it. */
  readonly alone?: boolean;
}

/** Today's price of one of several lines. */
export function PriceNow({ lines, invMastUid, unit, alone }: PriceNowProps) {
  const { byItem, failed } = usePrices(lines);
  if (failed) return "–";
  return <Money value={byItem.get(invMastUid)?.unitPrice} per={unit} {...(alone ? { reserve: 0 } : {})} />;
}
