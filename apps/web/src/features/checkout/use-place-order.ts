import { newIdempotencyKey } from "@purvey/client/context";
import { isPurveyError } from "@purvey/client/errors";
import { commerce } from "@purvey/client/services/commerce";
import type {
  Approval,
  CheckoutDocument,
  CheckoutIssue,
  PaymentAccountInput,
} from "@purvey/contract/generated/commerce";
import { useInvalidate } from "@purvey/react";
import { useQueryClient } from "@tanstack/react-query";
import { useWho } from "../../shared/customer/who.tsx";
import { asRead } from "../../shared/overtaken/as-read.ts";
import { tabMemory } from "../../shared/session/tab-memory.ts";
import { useService } from "../../shared/use-service.ts";
import { askedNames, type CheckoutForm, headerOf, openApproval, seenTotals, storedForm } from "./checkout-model.ts";

/** Where the key of an attempt outlives a reload. */
type AttemptMemory = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const keyOf = (checkoutUid: number) => `purvey.attempt.${checkoutUid}`;

/**
 * The idempotency key of placing an order: the same for every try of one attempt, also after a reload, so that an answer
 * that got lost leads to the same order. A refusal ends the attempt.
 */
export function attemptKey(checkoutUid: number, memory: AttemptMemory | undefined): string {
  const made = newIdempotencyKey();
  try {
    const kept = memory?.getItem(keyOf(checkoutUid));
    if (kept) return kept;
    memory?.setItem(keyOf(checkoutUid), made);
  } catch {
    return made;
  }
  return made;
}

/** Ends an attempt: the next one gets a key of its own. */
export function endAttempt(checkoutUid: number, memory: AttemptMemory | undefined): void {
  try {
    memory?.removeItem(keyOf(checkoutUid));
  } catch {
    return;
  }
}

/** What came of placing an order. */
export type Placement =
  /** `already`: it had been placed before, in another tab or by a call whose answer was lost. */
  | { readonly kind: "ordered"; readonly orderNo: number; readonly already?: boolean }
  /** It comes to something else than the buyer was shown, so nothing was ordered. */
  | { readonly kind: "changed"; readonly before: number; readonly now: number }
  /** The approval was given, and goes on to those of the next step. */
  | { readonly kind: "passedOn"; readonly names: string }
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
  const { api } = useService(commerce);
  const { queries } = useService(commerce);
  const queryClient = useQueryClient();
  const invalidate = useInvalidate();
  const { userId } = useWho();
  return async (doc, form, paymentAccount) => {
    const { checkoutUid, cartHdrUid } = doc.checkout;
    const { checkout, approvals } = api;
    const { queryKey } = queries.checkout.doc({ checkoutUid });
    const shown = () => queryClient.getQueryData(queryKey)?.data ?? doc;
    const seen = seenTotals(doc, shown(), form);
    const already = async (): Promise<Placement | undefined> => {
      await invalidate("commerce.checkout.create");
      const { orderNo } = shown();
      if (orderNo === null) return undefined;
      await invalidate("commerce.checkout.prophet21Hdr.create");
      return { kind: "ordered", orderNo, already: true };
    };
    const approve = async ({ approvalUid, stepNo }: Approval) => {
      const { data } = await approvals.decide({ approvalUid, stepNo, decision: "approved" });
      if (data.status === "asked") await invalidate("commerce.approvals.decide");
      return data;
    };
    try {
      // Only the buyer may change the checkout; a colleague's entries go with the order's header.
      if (cartHdrUid !== null && doc.buyer.usersId === userId) await checkout.create(storedForm(cartHdrUid, form));
      const { data: found } = await checkout.validate({ checkoutUid });
      if (!found.isValid) return (await already()) ?? { kind: "refused", issues: found.errors };
      const now = found.totals.totalAmount;
      if (seen.subtotal !== found.totals.subtotal)
        return (await already()) ?? { kind: "changed", before: seen.totalAmount, now };
      const asked = openApproval(shown());
      const decided = asked?.mayDecide ? await approve(asked) : undefined;
      if (decided?.status === "asked") return { kind: "passedOn", names: askedNames(decided) };
      // A colleague releases what was shown; the buyer has just stored the form, and an approval has released it.
      const seenBefore = doc.buyer.usersId === userId || decided ? {} : asRead(shown().checkout);
      await checkout.activate({ checkoutUid, ...seenBefore });
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
