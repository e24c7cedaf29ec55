import type { AddCartLineInput } from "@purvey/contract/generated/commerce";
import { dataOf, useInvalidate } from "@purvey/react";
import { skipToken, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useApi, useApiQueries } from "../api.ts";
import { useWho } from "../customer/who.tsx";
import { useChosenCart } from "./chosen-cart.ts";

/** The key that all changes of the cart have in common: they are sent one after the other. */
export const cartScope = "cart";

/** The cart that the person has chosen, found or created; undefined while it is on its way or nobody may have one. */
export function useCartHeader() {
  const { userId, customerId, may } = useWho();
  const queries = useApiQueries();
  const [userCartNo] = useChosenCart();
  const allowed = may("cart.write") && customerId !== undefined;
  return useQuery({
    ...dataOf(queries.commerce.cartHdr.lookup(allowed ? { userId, customerId, userCartNo } : skipToken)),
    staleTime: 5 * 60_000,
  });
}

/** Adds lines to the chosen cart; what the cart shows is read again. */
export function useAddToCart() {
  const api = useApi();
  const invalidate = useInvalidate();
  const queryClient = useQueryClient();
  const queries = useApiQueries();
  const { userId, customerId } = useWho();
  const [userCartNo] = useChosenCart();
  return useMutation({
    mutationKey: [cartScope],
    scope: { id: cartScope },
    mutationFn: async (lines: AddCartLineInput[]) => {
      const header = queries.commerce.cartHdr.lookup({ userId, customerId, userCartNo });
      const cart = await queryClient.ensureQueryData(header);
      const { cartHdrUid } = cart.data;
      const answer = await api.commerce.cartLine.add({ cartHdrUid, lines });
      queryClient.setQueryData(queries.commerce.cartLine.list({ cartHdrUid }).queryKey, answer);
    },
    onSuccess: () => invalidate("commerce.cartLine.add"),
  });
}
