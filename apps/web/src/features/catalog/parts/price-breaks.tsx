import type { PriceEngineResult } from "@purvey/contract/generated/pricing";
import { useFormat } from "@purvey/ui/data/format-provider";
import { Money } from "@purvey/ui/data/money";
import { Quantity } from "@purvey/ui/data/quantity";
import { useText } from "../../../shared/i18n/messages.ts";
import { breakRows } from "../../../shared/ordering/price-breaks.ts";
import { itemMessages } from "../item-messages.ts";

/** The price at every quantity where it changes; the one that holds now is marked. */
export function PriceBreaks({ price }: { price: PriceEngineResult }) {
  const text = useText(itemMessages);
  const { locale } = useFormat();
  const percent = new Intl.NumberFormat(locale, { style: "percent" });
  return (
    <table className="break-table">
      <caption className="text-start text-sm font-semibold">{text("breaks")}</caption>
      <thead>
        <tr>
          <th scope="col">{text("from")}</th>
          <th scope="col">{text("each", { unit: price.unitOfMeasure })}</th>
          <th scope="col">{text("saves")}</th>
        </tr>
      </thead>
      <tbody>
        {breakRows(price).map(({ minimumQuantity, unitPrice, saving, holds }) => (
          <tr key={minimumQuantity} aria-current={holds || undefined}>
            <th scope="row">
              <Quantity quantity={minimumQuantity} unit={price.unitOfMeasure} />
            </th>
            <td>
              <Money price value={unitPrice} currency={price.currency} />
            </td>
            <td>{saving > 0 ? <bdi>{percent.format(saving / 100)}</bdi> : "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
