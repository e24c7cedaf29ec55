import type { PriceEngineResult } from "@purvey/contract/generated/pricing";
import { Money } from "@purvey/ui/data/money";
import { useText } from "../../../shared/i18n/messages.ts";
import { itemMessages } from "../item-messages.ts";

/** The customer's price with its unit, the list price it is instead of, and the rule that gave it. */
export function PriceHead({ price, unit }: { price: PriceEngineResult | undefined; unit: string }) {
  const text = useText(itemMessages);
  const below = price && price.unitPrice < price.listPrice ? price.listPrice : undefined;
  return (
    <div>
      <p className="flex min-h-8 flex-wrap items-baseline gap-x-3">
        <Money
          className="text-2xl font-bold"
          value={price?.unitPrice}
          per={price?.unitOfMeasure ?? unit}
          currency={price?.currency}
          instead={below}
        />
        {price?.jobNo && <span className="contract-badge">{text("contractNo", { job: price.jobNo })}</span>}
      </p>
      <p className="min-h-10 max-w-prose text-sm text-soft">{price?.priceExplanation}</p>
    </div>
  );
}
