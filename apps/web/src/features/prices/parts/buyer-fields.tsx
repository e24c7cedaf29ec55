import { dataOf } from "@purvey/react";
import { Field } from "@purvey/ui/field";
import { Select } from "@purvey/ui/select";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useApiQueries } from "../../../shared/api.ts";
import { addressLine } from "../../../shared/customer/address.ts";
import { CustomerPicker } from "../../../shared/customer/customer-picker.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";
import type { Side } from "../prices-view.ts";

export interface BuyerFieldsProps {
  readonly label: string;
  readonly side: Side;
  readonly onChange: (side: Side) => void;
}

/** Who pays, and where to: some contract prices hold for one ship-to only. */
export function BuyerFields({ label, side: { customer, shipTo }, onChange }: BuyerFieldsProps) {
  return (
    <div className="flex flex-wrap gap-4">
      <Field label={label} className="grow basis-56">
        <CustomerPicker customerId={customer} onChange={(next) => onChange({ customer: next, shipTo: undefined })} />
      </Field>
      <ShipToField customer={customer} shipTo={shipTo} onChange={(next) => onChange({ customer, shipTo: next })} />
    </div>
  );
}

interface ShipToFieldProps extends Side {
  readonly onChange: (shipTo: number | undefined) => void;
}

function ShipToField({ customer, shipTo, onChange }: ShipToFieldProps) {
  const text = useText(messages);
  const { list } = useApiQueries().customers.customer.shipTo;
  const { data: known } = useQuery(
    dataOf(list(customer === undefined ? skipToken : { customerId: customer, limit: 1000 })),
  );
  const foreign = known && shipTo !== undefined && known.every(({ shipToId }) => shipToId !== shipTo);
  return (
    <Field
      label={text("shipTo")}
      className="grow basis-56"
      error={foreign && text("foreignShipTo", { number: String(shipTo), customer: String(customer) })}
    >
      <Select
        value={shipTo ?? ""}
        disabled={customer === undefined}
        onChange={({ target }) => onChange(target.value === "" ? undefined : Number(target.value))}
      >
        <option value="">{text("anyShipTo")}</option>
        {foreign && <option value={shipTo}>{shipTo}</option>}
        {known?.map((each) => (
          <option key={each.shipToId} value={each.shipToId}>
            {each.shipToId} {each.shipToName} · {addressLine(each)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
