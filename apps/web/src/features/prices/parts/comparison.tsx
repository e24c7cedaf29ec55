import type { PriceEngineResult } from "@purvey/contract/generated/pricing";
import { useFormat } from "@purvey/ui/data/format-provider";
import { formatPrice } from "@purvey/ui/format";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";

/** What `Comparison` takes. */
export interface ComparisonProps {
  readonly one: PriceEngineResult | undefined;
  readonly other: PriceEngineResult | undefined;
}

/** Who pays less, in a sentence. */
export function Comparison({ one, other }: ComparisonProps) {
  const text = useText(messages);
  const { locale } = useFormat();
  if (!one || !other) return null;
  const sentence = () => {
    if (one.unitOfMeasure !== other.unitOfMeasure || one.currency !== other.currency) return text("differentUnits");
    if (one.unitPrice === other.unitPrice) return text("same");
    const [less, more] = one.unitPrice < other.unitPrice ? [one, other] : [other, one];
    return text("difference", {
      one: less.customerId.toFixed(),
      other: more.customerId.toFixed(),
      unit: less.unitOfMeasure,
      amount: formatPrice(more.unitPrice - less.unitPrice, { locale, currency: less.currency }),
    });
  };
  return (
    <p role="status" className="border-y border-ink py-2 font-semibold">
      {sentence()}
    </p>
  );
}
