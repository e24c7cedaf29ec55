import { useInvalidate } from "@purvey/react";
import { useToasts } from "@purvey/ui/toast";
import { useNavigate } from "@tanstack/react-router";
import { useCommerceApi } from "../../shared/commerce-api.ts";
import { useWho } from "../../shared/customer/who.tsx";
import { problemOf } from "../../shared/errors/problem.ts";

/** Begins the checkout of a cart, or goes on with the one it has, and shows it. */
export function useCheckOut(cartHdrUid: number): () => Promise<void> {
  const api = useCommerceApi();
  const invalidate = useInvalidate();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { shipToId } = useWho();
  return async () => {
    const begun = await api.commerce.checkout
      .create({ cartHdrUid, checkoutProcessor: "purvey-web", ...(shipToId === undefined ? {} : { shipToId }) })
      .safe();
    if (!begun.ok) {
      toasts.show({ tone: "out", message: problemOf(begun.error).message, duration: 9000 });
      return;
    }
    await invalidate("commerce.checkout.create");
    await navigate({ to: "/shop/checkout/$uid", params: { uid: begun.data.checkoutUid } });
  };
}
