import type { PriceEngineResult } from "@purvey/contract/generated/pricing";
import { useFormat } from "@purvey/ui/data/format-provider";
import { Money } from "@purvey/ui/data/money";
import { formatPrice } from "@purvey/ui/format";
import { useText } from "../../../shared/i18n/messages.ts";
import { useKnownWords } from "../../../shared/known-words/use-known-words.ts";
import { itemMessages } from "../item-messages.ts";
import { priceRuleMessages } from "../price-rule-messages.ts";

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
      <p className="min-h-10 max-w-prose text-sm text-soft">{price && <PriceRule price={price} />}</p>
    </div>
  );
}

/** The rule that gave the price, with the price of a single piece. */
function PriceRule({ price }: { price: PriceEngineResult }) {
  const say = useKnownWords(priceRuleMessages);
  const { locale } = useFormat();
  const single = `${formatPrice(price.baseUnitPrice, { locale, currency: price.currency })} / ${price.baseUnitOfMeasure}`;
  return say(price.priceSource, price.priceExplanation, { price: single, job: price.jobNo ?? "" });
}
