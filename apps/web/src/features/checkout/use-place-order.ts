import { isPurveyError } from "@purvey/client/errors";
import type { CheckoutDocument, CheckoutIssue, PaymentAccountInput } from "@purvey/contract/generated/commerce";
import { useInvalidate } from "@purvey/react";
import { useQueryClient } from "@tanstack/react-query";
import { useApi, useApiQueries } from "../../shared/api.ts";
import { useWho } from "../../shared/customer/who.tsx";
import { tabMemory } from "../../shared/session/tab-memory.ts";
import { attemptKey, endAttempt } from "./attempt-key.ts";
import { type CheckoutForm, headerOf, storedForm } from "./checkout-model.ts";

/** What came of placing an order. */
export type Placement =
  | { readonly kind: "ordered"; readonly orderNo: number }
  | { readonly kind: "refused"; readonly issues: readonly CheckoutIssue[] }
  | { readonly kind: "failed"; readonly error: unknown };

/**
 * Places the order of a checkout: keeps the form, validates, releases, creates. Whatever happens in between, the same
 * attempt leads to one order.
 */
export function usePlaceOrder(): (
  doc: CheckoutDocument,
  form: CheckoutForm,
  paymentAccount?: PaymentAccountInput,
) => Promise<Placement> {
  const api = useApi();
  const queries = useApiQueries();
  const queryClient = useQueryClient();
  const invalidate = useInvalidate();
  const { userId } = useWho();
  return async (doc, form, paymentAccount) => {
    const { checkoutUid, cartHdrUid } = doc.checkout;
    const { checkout } = api.commerce;
    try {
      // Only the buyer may change the checkout; a colleague's entries go with the order's header.
      if (cartHdrUid !== null && doc.buyer.usersId === userId) await checkout.create(storedForm(cartHdrUid, form));
      const { data: found } = await checkout.validate({ checkoutUid });
      if (!found.isValid) return { kind: "refused", issues: found.errors };
      await checkout.activate({ checkoutUid });
      const header = headerOf(form, found.totals);
      const idempotencyKey = attemptKey(checkoutUid, tabMemory());
      const { data: order } = await checkout.prophet21Hdr.create(
        { checkoutUid, header, ...(paymentAccount ? { paymentAccount } : {}) },
        { idempotencyKey },
      );
      endAttempt(checkoutUid, tabMemory());
      const fresh = await checkout.doc({ checkoutUid });
      queryClient.setQueryData(queries.commerce.checkout.doc({ checkoutUid }).queryKey, fresh);
      await invalidate("commerce.checkout.prophet21Hdr.create");
      return { kind: "ordered", orderNo: order.orderNo };
    } catch (error) {
      if (isPurveyError(error) && error.status >= 400 && error.status < 500) endAttempt(checkoutUid, tabMemory());
      await invalidate("commerce.checkout.create");
      return { kind: "failed", error };
    }
  };
}
