import type { WishlistLine } from "@purvey/contract/generated/items";
import { Money } from "@purvey/ui/data/money";
import { Quantity } from "@purvey/ui/data/quantity";
import { StatusGlyph } from "@purvey/ui/data/status";
import type { ManyPrices } from "../../../shared/cart/use-many-prices.ts";
import { type LineVerdict, priceAsk } from "../list-model.ts";

export interface LinePriceProps {
  readonly line: WishlistLine;
  readonly verdict: LineVerdict | undefined;
  readonly prices: ManyPrices;
}

/** Today's price of one unit of a line; nothing for what cannot be ordered so. */
export function LinePrice({ line, verdict, prices }: LinePriceProps) {
  if (verdict?.kind === "quantity" || verdict?.kind === "gone") return null;
  const unit = verdict?.kind === "good" ? verdict.unit : undefined;
  const price = unit && prices.of(priceAsk(line, unit));
  if (!price && prices.error) return "–";
  return <Money value={price?.unitPrice} per={unit?.unitOfMeasure ?? line.unitOfMeasure} />;
}

/** What the branch has of a line's item: in whole units of the line, else in base units. */
export function LineStock({ verdict }: { verdict: LineVerdict | undefined }) {
  if (!verdict || verdict.kind === "waiting") return <span className="min-h-6 w-16" />;
  if (!verdict.item || verdict.item.qtyAvailable === null) return null;
  const { qtyAvailable, baseUnit } = verdict.item;
  const unit = verdict.kind === "good" ? verdict.unit : { unitSize: 1, unitOfMeasure: baseUnit };
  const whole = Math.max(0, Math.floor(qtyAvailable / unit.unitSize + 1e-9));
  return (
    <span className="inline-flex min-h-6 items-center gap-1.5">
      <Quantity quantity={whole} unit={unit.unitOfMeasure} />
      <StatusGlyph shape={whole > 0 ? "ok" : "out"} />
    </span>
  );
}
