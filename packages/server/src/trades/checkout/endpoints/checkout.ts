import type { Checkout, CommerceOperations } from "@purvey/contract/generated/commerce";
import sql from "sql-template-tag";
import type { Handlers } from "../../../platform/endpoints/implement.ts";
import { listApprovers } from "../approvals/approval-policy.ts";
import { checkoutDocument } from "../checkout/checkout-document.ts";
import { createCheckout } from "../checkout/create-checkout.ts";
import { activateCheckout, validateCheckout } from "../checkout/validate-checkout.ts";
import { requireCheckout } from "../checkout-access.ts";
import { checkoutSelect } from "../checkout-columns.ts";

type CheckoutOperations = Pick<
  CommerceOperations,
  "checkout.create" | "checkout.approvers" | "checkout.get" | "checkout.activate" | "checkout.doc" | "checkout.validate"
>;

/** `/checkout`: from the cart to the order (R063, R121). */
export const checkoutHandlers: Handlers<CheckoutOperations> = {
  "checkout.create": createCheckout,
  "checkout.approvers": (_input, context) => listApprovers(context),
  "checkout.get": async ({ checkoutUid }, context) => {
    const checkout = await context.db.first<Checkout>(sql`
      select ${checkoutSelect} from checkout k
      where k.site_id = ${context.site} and k.checkout_uid = ${checkoutUid} and k.status_cd <> 700`);
    return requireCheckout(context, checkoutUid, checkout);
  },
  "checkout.activate": ({ checkoutUid }, context) => activateCheckout(checkoutUid, context),
  "checkout.doc": ({ checkoutUid, cartHdrUid }, context) => checkoutDocument(checkoutUid, cartHdrUid, context),
  "checkout.validate": ({ checkoutUid }, context) => validateCheckout(checkoutUid, context),
};
