import { rateShop } from "@purvey/client/services/rateShop";
import type { CheckoutDocument } from "@purvey/contract/generated/commerce";
import { dataOf } from "@purvey/react";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useWho } from "../../shared/customer/who.tsx";
import { useService } from "../../shared/use-service.ts";
import type { CheckoutForm } from "./checkout-model.ts";
import { type DeliveryOption, deliveryOptions, ratesIn, ratesInput, revisedChoice } from "./delivery-model.ts";

/** What carriers offer for a checkout. */
export interface Delivery {
  /** Undefined while they are asked, or when they cannot be. */
  readonly options: readonly DeliveryOption[] | undefined;
  /** They offer fewer ways worth choosing than there is room for, and others that are not. */
  readonly beaten: boolean;
  /** All they offer is in another currency than the order. */
  readonly foreign: boolean;
  /** Why they cannot be asked. */
  readonly missing: "weight" | "postalCode" | undefined;
  readonly error: unknown;
  readonly askAgain: () => void;
}

/** Asks carriers what the way to the ship-to costs. */
export function useDelivery(doc: CheckoutDocument): Delivery {
  const { queries } = useService(rateShop);
  const allowed = useWho().may("shipping.read");
  const input = ratesInput(doc);
  const rates = useQuery({
    ...dataOf(queries.ratesShop.list(allowed && input ? input : skipToken)),
    select: ({ data }) => ({ all: data.length, options: deliveryOptions(ratesIn(doc.totals.currency, data)) }),
  });
  const missing = input ? undefined : doc.delivery.weight > 0 ? "postalCode" : "weight";
  const foreign = rates.data !== undefined && rates.data.all > 0 && rates.data.options.length === 0;
  const beaten =
    !!rates.data && rates.data.options.length > 0 && rates.data.options.length < Math.min(3, rates.data.all);
  return {
    options: rates.data?.options,
    beaten,
    foreign,
    missing,
    error: rates.error,
    askAgain: () => void rates.refetch(),
  };
}

/** Keeps the choice in line with what carriers ask now: another ship-to or quantity changes it. */
export function useRevisedDelivery(
  form: CheckoutForm,
  options: readonly DeliveryOption[] | undefined,
  change: (next: CheckoutForm, keep: boolean) => void,
): void {
  useEffect(() => {
    const revised = options && revisedChoice(form.delivery, options);
    if (revised) change({ ...form, ...revised }, true);
  });
}
