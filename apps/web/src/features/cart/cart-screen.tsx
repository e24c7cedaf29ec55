import { dataOf } from "@purvey/react";
import { PageHead } from "@purvey/ui/shell/page-head";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useApiQueries } from "../../shared/api.ts";
import { useCartHeader } from "../../shared/cart/use-cart.ts";
import { useText } from "../../shared/i18n/messages.ts";
import { messages } from "./messages.ts";

/** The cart: check, fix, go on. */
export function CartScreen() {
  const text = useText(messages);
  const header = useCartHeader();
  const queries = useApiQueries();
  const cartHdrUid = header.data?.cartHdrUid;
  const lines = useQuery(dataOf(queries.commerce.cartLine.list(cartHdrUid ? { cartHdrUid } : skipToken)));
  return <PageHead title={text("cart")}>{text("lines", { count: lines.data?.length ?? 0 })}</PageHead>;
}
