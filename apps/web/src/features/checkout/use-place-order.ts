import { isPurveyError } from "@purvey/client/errors";
import type { CheckoutDocument, CheckoutIssue, PaymentAccountInput } from "@purvey/contract/generated/commerce";
import { useInvalidate } from "@purvey/react";
import { useQueryClient } from "@tanstack/react-query";
import { useCommerceApi, useCommerceQueries } from "../../shared/commerce-api.ts";
import { useWho } from "../../shared/customer/who.tsx";
import { tabMemory } from "../../shared/session/tab-memory.ts";
import { attemptKey, endAttempt } from "./attempt-key.ts";
import { type CheckoutForm, headerOf, seenTotals, storedForm } from "./checkout-model.ts";

/** What came of placing an order. */
export type Placement =
  /** `already`: it had been placed before, in another tab or by a call whose answer was lost. */
  | { readonly kind: "ordered"; readonly orderNo: number; readonly already?: boolean }
  /** It comes to something else than the buyer was shown, so nothing was ordered. */
  | { readonly kind: "changed"; readonly before: number; readonly now: number }
  | { readonly kind: "refused"; readonly issues: readonly CheckoutIssue[] }
  | { readonly kind: "failed"; readonly error: unknown };

/**
 * Places the order of a checkout: keeps the form, validates, releases, creates. Whatever happens in between, the same
 * attempt leads to one order, and only at the totals that were shown.
 */
export function usePlaceOrder(): (
  doc: CheckoutDocument,
  form: CheckoutForm,
  paymentAccount?: PaymentAccountInput,
) => Promise<Placement> {
  const api = useCommerceApi();
  const queries = useCommerceQueries();
  const queryClient = useQueryClient();
  const invalidate = useInvalidate();
  const { userId } = useWho();
  return async (doc, form, paymentAccount) => {
    const { checkoutUid, cartHdrUid } = doc.checkout;
    const { checkout } = api.commerce;
    const { queryKey } = queries.commerce.checkout.doc({ checkoutUid });
    const shown = () => queryClient.getQueryData(queryKey)?.data ?? doc;
    const seen = seenTotals(doc, shown(), form);
    const already = async (): Promise<Placement | undefined> => {
      await invalidate("commerce.checkout.create");
      const { orderNo } = shown();
      if (orderNo === null) return undefined;
      await invalidate("commerce.checkout.prophet21Hdr.create");
      return { kind: "ordered", orderNo, already: true };
    };
    try {
      // Only the buyer may change the checkout; a colleague's entries go with the order's header.
      if (cartHdrUid !== null && doc.buyer.usersId === userId) await checkout.create(storedForm(cartHdrUid, form));
      const { data: found } = await checkout.validate({ checkoutUid });
      if (!found.isValid) return (await already()) ?? { kind: "refused", issues: found.errors };
      const now = found.totals.totalAmount;
      if (seen.subtotal !== found.totals.subtotal)
        return (await already()) ?? { kind: "changed", before: seen.totalAmount, now };
      await checkout.activate({ checkoutUid });
      const header = headerOf(form, found.totals);
      const idempotencyKey = attemptKey(checkoutUid, tabMemory());
      const { data: order } = await checkout.prophet21Hdr.create(
        { checkoutUid, header, ...(paymentAccount ? { paymentAccount } : {}) },
        { idempotencyKey },
      );
      endAttempt(checkoutUid, tabMemory());
      const fresh = await checkout.doc({ checkoutUid });
      queryClient.setQueryData(queryKey, fresh);
      await invalidate("commerce.checkout.prophet21Hdr.create");
      return { kind: "ordered", orderNo: order.orderNo };
    } catch (error) {
      if (isPurveyError(error) && error.status >= 400 && error.status < 500) endAttempt(checkoutUid, tabMemory());
      return (await already()) ?? { kind: "failed", error };
    }
  };
}
