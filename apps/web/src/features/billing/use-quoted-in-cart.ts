import type { Quote } from "@purvey/contract/generated/customers";
import { dataOf } from "@purvey/react";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useApiQueries } from "../../shared/api.ts";
import { useCartHeader } from "../../shared/cart/use-cart.ts";
import { useWho } from "../../shared/customer/who.tsx";
import { type InCart, quotedInCart } from "./quote-order.ts";

const noLines: InCart = new Map();

/** What of a quote the chosen cart holds already; undefined while that is on its way. Nothing for whoever has no cart. */
export function useQuotedInCart(quote: Quote | undefined): InCart | undefined {
  const queries = useApiQueries();
  const { may } = useWho();
  const header = useCartHeader();
  const cartHdrUid = header.data?.cartHdrUid;
  const lines = useQuery(dataOf(queries.commerce.cartLine.list(cartHdrUid === undefined ? skipToken : { cartHdrUid })));
  if (!may("cart.write") || header.error || lines.error) return noLines;
  return quote && lines.data && quotedInCart(quote, lines.data);
}
