import { dataOf, useInvalidate } from "@purvey/react";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useApiQueries } from "../../shared/api.ts";
import { useWho } from "../../shared/customer/who.tsx";
import { stageOf } from "./checkout-model.ts";

/** Milliseconds between looks for a release by somebody else. */
const lookAgain = 5000;

/** The checkout with everything that belongs to it; while it waits for a release it is read again and again. */
export function useCheckout(checkoutUid: number) {
  const queries = useApiQueries();
  const mayRelease = useWho().may("checkout.activate");
  return useQuery({
    ...dataOf(queries.commerce.checkout.doc({ checkoutUid })),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data && /^(needsRelease|waiting)$/.test(stageOf(state.data.data, { mayRelease })) ? lookAgain : false,
  });
}

/** A colleague who releases a checkout orders it, which empties the buyer's cart: what changed by it is read again. */
export function useOrderedMeanwhile(orderNo: number | null | undefined): void {
  const invalidate = useInvalidate();
  const before = useRef(orderNo);
  useEffect(() => {
    if (before.current === null && typeof orderNo === "number")
      void invalidate("commerce.checkout.prophet21Hdr.create");
    before.current = orderNo;
  }, [orderNo, invalidate]);
}

/** What stands in the way of the order, and what the buyer should know; asked while it is not ordered. */
export function useValidation(checkoutUid: number, open: boolean) {
  const queries = useApiQueries();
  const input = open ? { checkoutUid } : skipToken;
  return useQuery({ ...dataOf(queries.commerce.checkout.validate(input)), placeholderData: keepPreviousData });
}
