import type { CheckoutDocument } from "@purvey/contract/generated/commerce";
import { useInvalidate } from "@purvey/react";
import { useFormat } from "@purvey/ui/data/format-provider";
import { useCommerceApi } from "../../shared/commerce-api.ts";
import { namesOf } from "../../shared/customer/use-approvers.ts";
import { useText } from "../../shared/i18n/messages.ts";
import { tellingOf } from "../../shared/notices/notice-words.ts";
import { noticeEnd } from "../../shared/notices/notices-model.ts";
import { wordedMessages } from "../../shared/notices/worded-messages.ts";
import { useServiceApi } from "../../shared/service-api.ts";
import { createSiteApi } from "../../shared/site-api.ts";
import { type CheckoutForm, storedForm } from "./checkout-model.ts";
import type { Placement } from "./use-place-order.ts";

/** For how many days colleagues are told that somebody asks them. */
const askedFor = 30;

/** Where a checkout is, for those who are told of it. */
export function checkoutPath(checkoutUid: number): string {
  return `/shop/checkout/${checkoutUid}`;
}

/** What can be done about a release: asking for it, and taking that back. */
export interface ReleaseActs {
  /** Validates the checkout and notifies those who may release it; then it waits. */
  readonly askForRelease: (
    doc: CheckoutDocument,
    form: CheckoutForm,
  ) => Promise<Placement | { readonly kind: "asked" }>;
  readonly takeBack: (doc: CheckoutDocument, form: CheckoutForm) => Promise<void>;
}

/** Approval by link: the buyer asks, a colleague who may release checkouts opens the link. */
export function useAskForRelease(): ReleaseActs {
  const api = useCommerceApi();
  const site = useServiceApi(createSiteApi);
  const invalidate = useInvalidate();
  const text = useText(wordedMessages);
  const { locale = "en" } = useFormat();
  const { checkout } = api.commerce;
  const notificationOf = ({ buyer, totals, checkout: { checkoutUid } }: CheckoutDocument, poNumber: string) => ({
    ...tellingOf(
      "approvalAsked",
      {
        ...{ name: buyer.name, po: poNumber.trim() || "–" },
        ...{ total: String(totals.totalAmount), currency: totals.currency },
      },
      text,
      locale,
    ),
    link: checkoutPath(checkoutUid),
    dateExpires: noticeEnd(askedFor, new Date()),
  });
  return {
    askForRelease: async (doc, form) => {
      const { checkoutUid, cartHdrUid } = doc.checkout;
      if (cartHdrUid === null) return { kind: "refused", issues: [] };
      try {
        await checkout.create(storedForm(cartHdrUid, form));
        const { data: found } = await checkout.validate({ checkoutUid });
        const errors = found.errors.filter(({ code }) => code !== "ALLOWANCE_EXCEEDED");
        if (errors.length > 0) return { kind: "refused", issues: errors };
        const { data: approvers } = await checkout.approvers({});
        const notice = notificationOf(doc, form.poNumber);
        await Promise.all(approvers.map(({ usersId }) => site.site.notifications.create({ ...notice, usersId })));
        const approvalAskedAt = new Date().toISOString().slice(0, 19).replace("T", " ");
        await checkout.create(storedForm(cartHdrUid, form, { approvalAskedAt, approvalAskedOf: namesOf(approvers) }));
        await invalidate("commerce.checkout.create");
        await invalidate("commerce.cartLine.update");
        return { kind: "asked" };
      } catch (error) {
        return { kind: "failed", error };
      }
    },
    takeBack: async ({ checkout: { cartHdrUid } }, form) => {
      if (cartHdrUid === null) return;
      await checkout.create(storedForm(cartHdrUid, form));
      await invalidate("commerce.checkout.create");
      await invalidate("commerce.cartLine.update");
    },
  };
}
