import type {
  AddressCheck,
  Checkout,
  CheckoutTotals,
  CheckoutValidationResult,
} from "@purvey/contract/generated/commerce";
import sql from "sql-template-tag";
import type { Queryable } from "../../../platform/db/database.ts";
import type { Context } from "../../../platform/endpoints/context.ts";
import { businessError, conflict, notFound, type ServerError } from "../../../platform/errors.ts";
import { numberOf } from "../../../values/decimal.ts";
import type { ErpHeader } from "../../orders/index.ts";
import { approvalEnd } from "../approvals/approval-chain.ts";
import { requireOpen as requireOpenCart } from "../cart/change-cart.ts";
import { requireCheckout } from "../checkout-access.ts";
import { checkoutSelect } from "../checkout-columns.ts";
import type { CheckoutFacts } from "../checkout-facts.ts";
import { type OwnFreight, withOwnFreight } from "../freight/own-freight.ts";
import { error, type Findings, issue, nothingFound, warning } from "../issue.ts";
import { asksOfCart } from "../order-line-ask.ts";
import { type Evaluation, withFindings } from "./evaluate-checkout.ts";
import { checkedAddress } from "./outside-address.ts";
import { evaluateTaxed } from "./outside-tax.ts";
import { type CheckoutOverrides, readCheckout } from "./read-checkout.ts";
import { isUnchanged, mayRelease, RELEASED, releaseError } from "./release.ts";

/** A checkout's facts, if the caller may see it. */
export async function visibleFacts(
  context: Context,
  checkoutUid: number,
  overrides: CheckoutOverrides = {},
): Promise<CheckoutFacts> {
  const facts = await readCheckout(context, checkoutUid, overrides);
  const owner = facts && { usersId: facts.checkout.usersId, customerId: customerOf(facts) };
  await requireCheckout(context, checkoutUid, owner);
  if (!facts) throw notFound("checkout", checkoutUid);
  return facts;
}

/** Whom a checkout is for; one that began without a customer is for that of its cart or of the order's header. */
function customerOf({ checkout, customer }: CheckoutFacts): number | null {
  return checkout.customerId ?? customer?.customerId ?? null;
}

/** The header that a checkout has by itself: what was given when it began, a figure of freight if its giver might. */
export function ownHeader({ checkout }: CheckoutFacts): ErpHeader {
  const { shipToId, locationId, customerPoNumber, freightSetBy } = checkout;
  const { shippingEstimate, ...header } = checkout.header;
  return {
    ...header,
    ...(freightSetBy === null || shippingEstimate === undefined ? {} : { shippingEstimate }),
    ...(shipToId === null ? {} : { shipToId }),
    ...(locationId === null ? {} : { locationId }),
    ...(customerPoNumber === null ? {} : { customerPoNumber }),
  };
}

/** Tells whether a checkout can be ordered, in one statement (R121). */
export async function validateCheckout(checkoutUid: number, context: Context): Promise<CheckoutValidationResult> {
  const facts = await visibleFacts(context, checkoutUid);
  const evaluation = await judgeOwn(facts, context);
  const state = stateFindings(facts);
  const errors = [...state.errors, ...evaluation.findings.errors];
  return {
    isValid: errors.length === 0,
    errors,
    warnings: [...state.warnings, ...evaluation.findings.warnings],
    totals: totalsOf(facts, evaluation),
    allowance: evaluation.allowance,
    addressCheck: evaluation.addressCheck,
  };
}

/** A checkout that is not ordered yet, and what its freight comes from. */
export interface OwnEvaluation extends Evaluation {
  readonly own: OwnFreight;
}

/** A checkout with the lines of its cart. */
export async function evaluateOwn(facts: CheckoutFacts, context: Context): Promise<OwnEvaluation> {
  const asks = asksOfCart(facts.cartLines);
  const freight = await withOwnFreight(ownHeader(facts), facts, asks, context);
  const evaluation = withFindings(await evaluateTaxed(facts, freight.header, asks, context), freight.findings);
  return { ...evaluation, own: freight };
}

/** A checkout that is about to be ordered, and what the address provider says of where it goes. */
export interface JudgedCheckout extends OwnEvaluation {
  readonly addressCheck: AddressCheck | null;
}

/** What {@link evaluateOwn} finds, and where it goes: whatever leads to the order asks for both, who only looks does not. */
export async function judgeOwn(facts: CheckoutFacts, context: Context): Promise<JudgedCheckout> {
  const evaluation = await evaluateOwn(facts, context);
  const { own, lines } = evaluation;
  const { addressCheck, findings } = await checkedAddress(facts, own.header, lines, context);
  return { ...withFindings(evaluation, findings), addressCheck };
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
  const evaluation = await judgeOwn(facts, context);
  // The purchase order number may still come with the order, and is asked for there.
  const errors = evaluation.findings.errors.filter(({ code }) => code !== "PO_NUMBER_REQUIRED");
  if (errors.length > 0) throw findingsError({ errors, warnings: [] });
  if (!mayRelease(context, facts, evaluation)) throw releaseError(context, facts, evaluation);
  return (
    (await writeRelease(facts, evaluation, context)) ?? answerOf((await visibleFacts(context, checkoutUid)).checkout)
  );
}

/** Refuses a checkout that was begun, or set, as inactive, and one whose cart no longer is to be ordered. */
export function requireUnderWay({ checkout: { checkoutUid, statusCd, orderNo }, cart }: CheckoutFacts): void {
  if (cart) requireOpenCart({ ...cart, orderNo });
  if (statusCd === 704) return;
  throw conflict(`The checkout ${checkoutUid} is not under way: its status is ${statusCd}. Begin another one.`, {
    checkoutUid,
    statusCd,
  });
}

/** Releases a checkout as it was read, up to this total, which ends its open approval; undefined once it is ordered. */
export function writeRelease(
  { checkout, cart }: CheckoutFacts,
  { total }: Evaluation,
  context: Context,
): Promise<Checkout | undefined> {
  return context.db.first<Checkout>(sql`
    with ${approvalEnd(context.site, checkout.checkoutUid, context.user.userId)}
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
  freightSetBy: _freightSetBy,
  freightSetAt: _freightSetAt,
  ...checkout
}: CheckoutFacts["checkout"]): Checkout {
  return checkout;
}

/** The refusal of what errors stand against: all their sentences, and each in `details`. */
export function findingsError({ errors }: Findings): ServerError {
  return businessError(errors.map(({ message }) => message).join(" "), { errors });
}

/** A checkout that is locked until the transaction ends. */
interface LockedCheckout {
  readonly usersId: number;
  readonly customerId: number | null;
  readonly orderNo: number | null;
}

/**
 * Locks a checkout, its cart and its customer, always in this order, so that it becomes one order, its cart does not
 * change meanwhile, and two orders of a customer do not both use the last of their credit or their contact's allowance.
 * What is read afterwards is what it was at this moment. Must run inside a transaction.
 */
export async function lockCheckout(
  db: Queryable,
  site: string,
  checkoutUid: number,
): Promise<LockedCheckout | undefined> {
  return db.first<LockedCheckout & CountedLocks>(sql`
    with chk as materialized (
      select k.users_id, k.customer_id, k.order_no, k.cart_hdr_uid from checkout k
      where k.site_id = ${site} and k.checkout_uid = ${checkoutUid} and k.status_cd <> 700 for update of k
    ), crt as materialized (
      select c.cart_hdr_uid from chk join cart_hdr c on c.cart_hdr_uid = chk.cart_hdr_uid
      where c.site_id = ${site} for update of c
    ), cus as materialized (
      select u.customer_id from (select chk.customer_id, (select count(*) from crt) from chk) a
      join customer u on u.customer_id = a.customer_id
      where u.site_id = ${site} for no key update of u
    )
    select chk.users_id as "usersId", chk.customer_id as "customerId", chk.order_no as "orderNo",
      (select count(*) from crt) as "carts", (select count(*) from cus) as "customers"
    from chk`);
}

/** Counted because a row of a common table expression that nobody counts is not locked. */
interface CountedLocks {
  readonly carts: number;
  readonly customers: number;
}
