import { commerce } from "@purvey/client/services/commerce";
import type { CheckoutDocument } from "@purvey/contract/generated/commerce";
import { useInvalidate } from "@purvey/react";
import { useCallback, useRef } from "react";
import { useWho } from "../../shared/customer/who.tsx";
import { useService } from "../../shared/use-service.ts";
import { type CheckoutForm, formOf, sameForm, storedForm } from "./checkout-model.ts";

/**
 * Keeps the form with the buyer's own checkout whenever it has changed, one change after the other. What could not be
 * kept goes with the order all the same. A colleague's entries are only sent with the order.
 */
export function useSavedForm(doc: CheckoutDocument): {
  save: (form: CheckoutForm) => void;
  saved: () => Promise<void>;
} {
  const { api } = useService(commerce);
  const invalidate = useInvalidate();
  const { userId } = useWho();
  const last = useRef(formOf(doc));
  const running = useRef(Promise.resolve());
  const { cartHdrUid } = doc.checkout;
  const own = doc.buyer.usersId === userId;
  const save = useCallback(
    (form: CheckoutForm) => {
      if (cartHdrUid === null || !own || sameForm(form, last.current)) return;
      last.current = form;
      running.current = running.current.then(async () => {
        const kept = await api.checkout.create(storedForm(cartHdrUid, form)).safe();
        if (kept.ok) await invalidate("commerce.checkout.create");
      });
    },
    [api, invalidate, cartHdrUid, own],
  );
  const saved = useCallback(() => running.current, []);
  return { save, saved };
}
