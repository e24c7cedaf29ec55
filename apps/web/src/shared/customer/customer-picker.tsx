import { customers } from "@purvey/client/services/customers";
import type { Customer } from "@purvey/contract/generated/customers";
import { dataOf } from "@purvey/react";
import { Combobox } from "@purvey/ui/combobox";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../i18n/messages.ts";
import { useDebounced } from "../use-debounced.ts";
import { useService } from "../use-service.ts";
import { customerPickerMessages } from "./customer-picker-messages.ts";

export interface CustomerPickerProps {
  /** The number of the chosen one. */
  readonly customerId: number | undefined;
  /** Undefined when the field was emptied. */
  readonly onChange: (customerId: number | undefined) => void;
  /** Its name for those who listen; not needed inside a `Field`. */
  readonly label?: string;
}

/** Chooses a customer by anything that is known of them. */
export function CustomerPicker({ customerId, onChange, label }: CustomerPickerProps) {
  const text = useText(customerPickerMessages);
  const [typed, setTyped] = useState<string>();
  const queries = useService(customers).queries.customer;
  const chosen = useQuery(dataOf(queries.get(customerId === undefined ? skipToken : { customerId }))).data;
  const words = useDebounced(typed?.trim() ?? "", 120);
  const found = useQuery({
    ...dataOf(queries.lookup(words === "" ? skipToken : { q: words, limit: 8 })),
    placeholderData: keepPreviousData,
  });
  const options = words === "" ? [] : (found.data ?? []).map(optionOf);
  const take = (id: number | undefined) => {
    setTyped(undefined);
    onChange(id);
  };
  return (
    <Combobox
      {...(label ? { label } : {})}
      icon="building"
      placeholder={text("hint")}
      inputValue={typed ?? nameOf(customerId, chosen)}
      onInputChange={(next) => (next === "" && customerId !== undefined ? take(undefined) : setTyped(next))}
      loading={found.isFetching}
      groups={[{ key: "customers", options }]}
      onSelect={(option) => take(option.customerId)}
      empty={text("nobody", { words })}
    />
  );
}

function nameOf(customerId: number | undefined, chosen: Customer | undefined): string {
  if (customerId === undefined) return "";
  return chosen ? `${customerId} ${chosen.customerName}` : String(customerId);
}

function optionOf({ customerId, customerName }: Customer) {
  const content = (
    <span className="flex min-w-0 items-baseline gap-3">
      <span className="font-mono font-semibold">{customerId}</span>
      <span className="min-w-0 grow truncate">{customerName}</span>
    </span>
  );
  return { key: String(customerId), label: `${customerId} ${customerName}`, content, customerId };
}
