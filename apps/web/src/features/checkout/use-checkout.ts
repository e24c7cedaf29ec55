import type { CheckoutDocument } from "@purvey/contract/generated/commerce";
import { dataOf, useInvalidate } from "@purvey/react";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useCommerceQueries } from "../../shared/commerce-api.ts";
import { useWho } from "../../shared/customer/who.tsx";
import { awaitsColleague } from "./checkout-model.ts";

/** Milliseconds between looks for a release, and then for the order, by somebody else. */
export const lookAgain = 5000;

/** The checkout with everything that belongs to it; while a colleague has to act it is read again and again. */
export function useCheckout(checkoutUid: number) {
  const queries = useCommerceQueries();
  const mayRelease = useWho().may("checkout.activate");
  return useQuery({
    ...dataOf(queries.commerce.checkout.doc({ checkoutUid })),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data && awaitsColleague(state.data.data, { mayRelease }) ? lookAgain : false,
  });
}

/**
 * A colleague who releases a checkout orders it, which empties the buyer's cart: what changed by it is read again. Who
 * places the order himself has read it by that.
 */
export function useOrderedMeanwhile(doc: CheckoutDocument | undefined): void {
  const invalidate = useInvalidate();
  const mayRelease = useWho().may("checkout.activate");
  const awaited = useRef(false);
  useEffect(() => {
    if (!doc) return;
    if (awaited.current && doc.orderNo !== null) void invalidate("commerce.checkout.prophet21Hdr.create");
    awaited.current = awaitsColleague(doc, { mayRelease });
  }, [doc, mayRelease, invalidate]);
}

/** What stands in the way of the order, and what the buyer should know; asked while it is not ordered. */
export function useValidation(checkoutUid: number, open: boolean) {
  const queries = useCommerceQueries();
  const input = open ? { checkoutUid } : skipToken;
  return useQuery({ ...dataOf(queries.commerce.checkout.validate(input)), placeholderData: keepPreviousData });
}
