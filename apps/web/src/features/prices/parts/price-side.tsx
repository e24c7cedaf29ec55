import type { PriceEngineResult } from "@purvey/contract/generated/pricing";
import { dataOf } from "@purvey/react";
import { Field } from "@purvey/ui/field";
import { Select } from "@purvey/ui/select";
import { skipToken, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useApiQueries } from "../../../shared/api.ts";
import { addressLine } from "../../../shared/customer/address.ts";
import { CustomerPicker } from "../../../shared/customer/customer-picker.tsx";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";
import type { Side } from "../prices-view.ts";
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
  const { customer, shipTo } = side;
  return (
    <section aria-label={label} className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap gap-4">
        <Field label={label} className="grow basis-56">
          <CustomerPicker customerId={customer} onChange={(next) => onChange({ customer: next, shipTo: undefined })} />
        </Field>
        <ShipToField customer={customer} shipTo={shipTo} onChange={(next) => onChange({ customer, shipTo: next })} />
      </div>
      {!hasItem || customer === undefined ? (
        <p className="blank-ledger px-cell py-6 text-soft">{text(hasItem ? "chooseCustomer" : "chooseItem")}</p>
      ) : price.error ? (
        <Failure error={price.error} onRetry={price.refetch} />
      ) : (
        <PriceResult price={price.data} />
      )}
    </section>
  );
}

interface ShipToFieldProps extends Side {
  readonly onChange: (shipTo: number | undefined) => void;
}

function ShipToField({ customer, shipTo, onChange }: ShipToFieldProps) {
  const text = useText(messages);
  const { list } = useApiQueries().customers.customer.shipTo;
  const { data = [] } = useQuery(
    dataOf(list(customer === undefined ? skipToken : { customerId: customer, limit: 1000 })),
  );
  return (
    <Field label={text("shipTo")} className="grow basis-56">
      <Select
        value={shipTo ?? ""}
        disabled={customer === undefined}
        onChange={({ target }) => onChange(target.value === "" ? undefined : Number(target.value))}
      >
        <option value="">{text("anyShipTo")}</option>
        {data.map((each) => (
          <option key={each.shipToId} value={each.shipToId}>
            {each.shipToId} {each.shipToName} · {addressLine(each)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
