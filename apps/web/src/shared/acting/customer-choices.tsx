import { customers } from "@purvey/client/services/customers";
import { dataOf } from "@purvey/react";
import { Field } from "@purvey/ui/field";
import { TextInput } from "@purvey/ui/text-input";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Failure } from "../errors/failure.tsx";
import { useText } from "../i18n/messages.ts";
import { useDebounced } from "../use-debounced.ts";
import { useService } from "../use-service.ts";
import { actingMessages } from "./messages.ts";
import { useNewestOfRepresentative } from "./use-newest-of-representative.ts";

interface Choice {
  readonly customerId: number;
  readonly customerName: string;
}

/** A sales representative's customers to choose from: those who ordered lately, and whatever is searched for. */
export function CustomerChoices({ onChoose }: { onChoose: (customerId: number) => void }) {
  const text = useText(actingMessages);
  const [typed, setTyped] = useState("");
  const words = useDebounced(typed.trim(), 120);
  const { choices, error } = useChoices(words);
  const nobody = words === "" ? text("noCustomers") : text("nobody", { words });
  return (
    <>
      <Field label={text("search")} hint={text("notAlone")}>
        <TextInput
          icon="search"
          autoComplete="off"
          placeholder={text("hint")}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      {error ? <Failure error={error} /> : null}
      <h3 className="mt-4 mb-1 text-sm font-semibold text-soft">{text(words === "" ? "lately" : "found")}</h3>
      <ul className="min-h-40 border-t border-rule">
        {choices?.map((choice) => (
          <li key={choice.customerId} className="border-b border-rule">
            <button
              type="button"
              className="flex min-h-9 w-full items-baseline gap-3 py-1.5 text-start hover:bg-sunken"
              onClick={() => onChoose(choice.customerId)}
            >
              <span className="font-mono font-semibold">{choice.customerId}</span>
              <span className="min-w-0 grow">{choice.customerName}</span>
            </button>
          </li>
        ))}
        {choices?.length === 0 && <li className="py-2 text-soft">{nobody}</li>}
      </ul>
    </>
  );
}

/** Customers of the newest orders without words, otherwise those whom the words fit. Both are the representative's own. */
function useChoices(words: string): { choices: readonly Choice[] | undefined; error: unknown } {
  const { customer } = useService(customers).queries;
  const ordered = useNewestOfRepresentative();
  const found = useQuery({
    ...dataOf(customer.lookup(words === "" ? skipToken : { q: words, limit: 20 })),
    placeholderData: keepPreviousData,
  });
  if (words !== "") return { choices: found.data, error: found.error };
  return { choices: ordered.data && distinct(ordered.data).slice(0, 12), error: ordered.error };
}

function distinct(orders: readonly Choice[]): readonly Choice[] {
  return [...new Map(orders.map((order) => [order.customerId, order])).values()];
}
