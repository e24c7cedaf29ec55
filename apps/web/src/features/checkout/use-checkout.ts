import { commerce } from "@purvey/client/services/commerce";
import type { AddressCheck, CheckoutDocument, CheckoutValidationResult } from "@purvey/contract/generated/commerce";
import { dataOf, useInvalidate } from "@purvey/react";
import { keepPreviousData, skipToken, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useService } from "../../shared/use-service.ts";
import { awaitsColleague } from "./checkout-model.ts";

/** Milliseconds between looks for a release, and then for the order, by somebody else. */
const lookAgain = 5000;

/** The checkout with everything that belongs to it; while a colleague has to act it is read again and again. */
export function useCheckout(checkoutUid: number) {
  const { queries } = useService(commerce);
  return useQuery({
    ...dataOf(queries.checkout.doc({ checkoutUid })),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data && awaitsColleague(state.data.data) ? lookAgain : false),
  });
}

/**
 * A colleague who releases a checkout orders it, which empties the buyer's cart: what changed by it is read again. Who
 * places the order themselves has read it by that.
 */
export function useOrderedMeanwhile(doc: CheckoutDocument | undefined): void {
  const invalidate = useInvalidate();
  const awaited = useRef(false);
  useEffect(() => {
    if (!doc) return;
    if (awaited.current && doc.orderNo !== null) void invalidate("commerce.checkout.prophet21Hdr.create");
    awaited.current = awaitsColleague(doc);
  }, [doc, invalidate]);
}

/** What stands in the way of the order, and what the buyer should know; asked while it is not ordered. */
export function useValidation(checkoutUid: number, open: boolean) {
  const { queries } = useService(commerce);
  const input = open ? { checkoutUid } : skipToken;
  return useQuery({ ...dataOf(queries.checkout.validate(input)), placeholderData: keepPreviousData });
}

/** What was said of the chosen ship-to's address; nothing while it is known of another one only. */
export function useAddressCheck(
  { data, dataUpdatedAt }: Pick<UseQueryResult<CheckoutValidationResult>, "data" | "dataUpdatedAt">,
  shipToId: number | undefined,
): AddressCheck | undefined {
  const [answered, setAnswered] = useState({ dataUpdatedAt, shipToId });
  if (answered.dataUpdatedAt !== dataUpdatedAt) setAnswered({ dataUpdatedAt, shipToId });
  return answered.shipToId === shipToId ? (data?.addressCheck ?? undefined) : undefined;
}
