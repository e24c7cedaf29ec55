import type { SearchItem } from "@purvey/contract/generated/search";
import { Money } from "@purvey/ui/data/money";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";

/** The customer's price of a row with its unit; a contract says so below. */
export function PriceCell({ item: { price } }: { item: SearchItem }) {
  const text = useText(messages);
  if (!price) return <span className="text-faint">{text("onRequest")}</span>;
  return (
    <span className="flex flex-col items-end leading-tight">
      <Money value={price.unitPrice} per={price.unitOfMeasure} className="font-semibold" />
      {price.priceSource === "contract" && <span className="text-xs text-soft">{text("contract")}</span>}
    </span>
  );
}
