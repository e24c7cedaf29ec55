import type { AddCartLineInput } from "@purvey/contract/generated/commerce";
import { dataOf, useInvalidate } from "@purvey/react";
import { skipToken, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useApi, useApiQueries } from "../api.ts";
import { useWho } from "../customer/who.tsx";

/** The key that all changes of the cart have in common: they are sent one after the other. */
export const cartScope = "cart";

/** The person's open cart, found or created; undefined while it is on its way or nobody may have one. */
export function useCartHeader() {
  const { userId, customerId, may } = useWho();
  const queries = useApiQueries();
  const allowed = may("cart.write") && customerId !== undefined;
  return useQuery({
    ...dataOf(queries.commerce.cartHdr.lookup(allowed ? { userId, customerId } : skipToken)),
    staleTime: 5 * 60_000,
  });
}

/** Adds lines to the open cart; what the cart shows is read again. */
export function useAddToCart() {
  const api = useApi();
  const invalidate = useInvalidate();
  const queryClient = useQueryClient();
  const queries = useApiQueries();
  const { userId, customerId } = useWho();
  return useMutation({
    mutationKey: [cartScope],
    scope: { id: cartScope },
    mutationFn: async (lines: AddCartLineInput[]) => {
      const header = queries.commerce.cartHdr.lookup({ userId, customerId });
      const cart = await queryClient.ensureQueryData(header);
      const { cartHdrUid } = cart.data;
      const answer = await api.commerce.cartLine.add({ cartHdrUid, lines });
      queryClient.setQueryData(queries.commerce.cartLine.list({ cartHdrUid }).queryKey, answer);
    },
    onSuccess: () => invalidate("commerce.cartLine.add"),
  });
}
