import type { Checkout, CheckoutTotals, CheckoutValidationResult } from "@purvey/contract/generated/commerce";
import sql from "sql-template-tag";
import { type Evaluation, evaluateCheckout } from "../../../commerce/evaluate-checkout.ts";
import { isUnchanged, mayRelease, RELEASED, releaseError } from "../../../commerce/release.ts";
import type { Context } from "../../../platform/endpoints/context.ts";
import { businessError, conflict, notFound, type ServerError } from "../../../platform/errors.ts";
import { numberOf } from "../../../values/decimal.ts";
import type { ErpHeader } from "../../orders/erp-order-request.ts";
import { requireCheckout } from "../checkout-access.ts";
import { checkoutSelect } from "../checkout-columns.ts";
import type { CheckoutFacts } from "../checkout-facts.ts";
import { error, type Findings, issue, nothingFound, warning } from "../issue.ts";
import { asksOfCart } from "../order-line-ask.ts";
import { type CheckoutOverrides, readCheckout } from "./read-checkout.ts";

/** A checkout's facts, if the caller may see it. */
export async function visibleFacts(
  context: Context,
  checkoutUid: number,
  overrides: CheckoutOverrides = {},
): Promise<CheckoutFacts> {
  const facts = await readCheckout(context.db, context.site, checkoutUid, overrides);
  const owner = facts && { usersId: facts.checkout.usersId, customerId: customerOf(facts) };
  await requireCheckout(context, checkoutUid, owner);
  if (!facts) throw notFound("checkout", checkoutUid);
  return facts;
}

/** Whom a checkout is for; one that began without a customer is for that of its cart or of the order's header. */
function customerOf({ checkout, customer }: CheckoutFacts): number | null {
  return checkout.customerId ?? customer?.customerId ?? null;
}

/** The header that a checkout has by itself: what was given when it began. */
export function ownHeader({ checkout }: CheckoutFacts): ErpHeader {
  const { shipToId, locationId, customerPoNumber } = checkout;
  return {
    ...checkout.header,
    ...(shipToId === null ? {} : { shipToId }),
    ...(locationId === null ? {} : { locationId }),
    ...(customerPoNumber === null ? {} : { customerPoNumber }),
  };
}

/** Tells whether a checkout can be ordered, in one statement (R121). */
export async function validateCheckout(checkoutUid: number, context: Context): Promise<CheckoutValidationResult> {
  const facts = await visibleFacts(context, checkoutUid);
  const evaluation = evaluateOwn(facts);
  const state = stateFindings(facts);
  const errors = [...state.errors, ...evaluation.findings.errors];
  return {
    isValid: errors.length === 0,
    errors,
    warnings: [...state.warnings, ...evaluation.findings.warnings],
    totals: totalsOf(facts, evaluation),
    allowance: evaluation.allowance,
  };
}

/** A checkout with the lines of its cart. */
export function evaluateOwn(facts: CheckoutFacts): Evaluation {
  return evaluateCheckout(facts, ownHeader(facts), asksOfCart(facts.cartLines));
}

/** What a checkout comes to, in numbers. */
export function totalsOf({ currency }: CheckoutFacts, { subtotal, tax, freight, total }: Evaluation): CheckoutTotals {
  return {
    subtotal: numberOf(subtotal),
    taxAmount: tax.total_tax,
    freightAmount: numberOf(freight),
    totalAmount: numberOf(total),
    currency,
  };
}

function stateFindings(facts: CheckoutFacts): Findings {
  const { orderNo, processCd } = facts.checkout;
  if (orderNo !== null)
    return error(issue("ALREADY_ORDERED", `The checkout became order ${orderNo}. Begin another one to order again.`));
  if (processCd !== RELEASED || isUnchanged(facts)) return nothingFound;
  return warning(
    issue("CHANGED_SINCE_ACTIVATION", "The cart has changed since the checkout was released. Have it released again."),
  );
}

/**
 * Releases a checkout to be ordered: one statement to read and judge it, one to write. A checkout that is released
 * already, or was ordered, is answered as it is.
 */
export async function activateCheckout(checkoutUid: number, context: Context): Promise<Checkout> {
  const facts = await visibleFacts(context, checkoutUid);
  const { checkout } = facts;
  if (checkout.orderNo !== null || (checkout.processCd === RELEASED && isUnchanged(facts))) return answerOf(checkout);
  requireUnderWay(facts);
  const evaluation = evaluateOwn(facts);
  // The purchase order number may still come with the order, and is asked for there.
  const errors = evaluation.findings.errors.filter(({ code }) => code !== "PO_NUMBER_REQUIRED");
  if (errors.length > 0) throw findingsError({ errors, warnings: [] });
  if (!mayRelease(context, facts, evaluation)) throw releaseError(facts, evaluation);
  return (
    (await writeRelease(facts, evaluation, context)) ?? answerOf((await visibleFacts(context, checkoutUid)).checkout)
  );
}

/** Refuses a checkout that was begun, or set, as inactive. */
export function requireUnderWay({ checkout: { checkoutUid, statusCd } }: CheckoutFacts): void {
  if (statusCd === 704) return;
  throw conflict(`The checkout ${checkoutUid} is not under way: its status is ${statusCd}. Begin another one.`, {
    checkoutUid,
    statusCd,
  });
}

function writeRelease(
  { checkout, cart }: CheckoutFacts,
  { total }: Evaluation,
  context: Context,
): Promise<Checkout | undefined> {
  return context.db.first<Checkout>(sql`
    update checkout k set process_cd = ${RELEASED}, activated_by = ${context.user.userId}, date_activated = localtimestamp(0),
      activated_version = ${cart ? Number(cart.version) : null}::integer, activated_total = ${numberOf(total)},
      date_last_modified = localtimestamp(0)
    where k.site_id = ${context.site} and k.checkout_uid = ${checkout.checkoutUid} and k.status_cd = 704 and k.order_no is null
    returning ${checkoutSelect}`);
}

/** A checkout without what the server keeps for itself. */
export function answerOf({
  activatedVersion: _version,
  activatedTotal: _total,
  header: _header,
  ...checkout
}: CheckoutFacts["checkout"]): Checkout {
  return checkout;
}

/** The refusal of what errors stand against: all their sentences, and each in `details`. */
export function findingsError({ errors }: Findings): ServerError {
  return businessError(errors.map(({ message }) => message).join(" "), { errors });
}
