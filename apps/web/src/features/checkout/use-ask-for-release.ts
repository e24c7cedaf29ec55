import { commerce } from "@purvey/client/services/commerce";
import type { CheckoutDocument } from "@purvey/contract/generated/commerce";
import { useInvalidate } from "@purvey/react";
import { useRefused } from "../../shared/errors/use-refused.ts";
import { useService } from "../../shared/use-service.ts";
import { type CheckoutForm, openApproval, storedForm } from "./checkout-model.ts";
import type { Placement } from "./use-place-order.ts";

/** Where a checkout is, for those who are told of it. */
export function checkoutPath(checkoutUid: number): string {
  return `/shop/checkout/${checkoutUid}`;
}

/** What can be done about a release: asking for it, and taking that back. */
export interface ReleaseActs {
  /** Validates the checkout and asks those who may approve it; then it waits. */
  readonly askForRelease: (
    doc: CheckoutDocument,
    form: CheckoutForm,
  ) => Promise<Placement | { readonly kind: "asked" }>;
  readonly takeBack: (doc: CheckoutDocument) => Promise<void>;
}

/** The buyer's side of an approval. */
export function useAskForRelease(): ReleaseActs {
  const { checkout, approvals } = useService(commerce).api;
  const invalidate = useInvalidate();
  const refused = useRefused();
  return {
    askForRelease: async (doc, form) => {
      const { checkoutUid, cartHdrUid } = doc.checkout;
      if (cartHdrUid === null) return { kind: "refused", issues: [] };
      try {
        await checkout.create(storedForm(cartHdrUid, form));
        const { data: found } = await checkout.validate({ checkoutUid });
        if (!found.isValid) return { kind: "refused", issues: found.errors };
        await approvals.create({ checkoutUid });
        return { kind: "asked" };
      } catch (error) {
        return { kind: "failed", error };
      } finally {
        await invalidate("commerce.approvals.create");
      }
    },
    takeBack: async (doc) => {
      const open = openApproval(doc);
      const back = open && (await approvals.withdraw({ approvalUid: open.approvalUid }).safe());
      if (back?.ok === false) refused(back.error);
      await invalidate("commerce.approvals.withdraw");
    },
  };
}
