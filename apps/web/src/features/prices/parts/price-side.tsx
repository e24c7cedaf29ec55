import type { PriceEngineResult } from "@purvey/contract/generated/pricing";
import type { UseQueryResult } from "@tanstack/react-query";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";
import type { Side } from "../prices-view.ts";
import { BuyerFields } from "./buyer-fields.tsx";
import { PriceResult } from "./price-result.tsx";

/** What `PriceSide` takes. */
export interface PriceSideProps {
  readonly label: string;
  readonly side: Side;
  readonly hasItem: boolean;
  readonly price: UseQueryResult<PriceEngineResult>;
  readonly onChange: (side: Side) => void;
}

/** One customer of the comparison: who, where to, and what he pays. */
export function PriceSide({ label, side, hasItem, price, onChange }: PriceSideProps) {
  const text = useText(messages);
  return (
    <section aria-label={label} className="flex min-w-0 flex-col gap-4">
      <BuyerFields label={label} side={side} onChange={onChange} />
      {!hasItem || side.customer === undefined ? (
        <p className="blank-ledger px-cell py-6 text-soft">{text(hasItem ? "chooseCustomer" : "chooseItem")}</p>
      ) : price.error ? (
        <Failure error={price.error} onRetry={price.refetch} />
      ) : (
        <PriceResult price={price.data} />
      )}
    </section>
  );
}
