import type { Approval, CommerceOperations } from "@purvey/contract/generated/commerce";
import sql from "sql-template-tag";
import type { Context } from "../../../platform/endpoints/context.ts";
import type { Received } from "../../../platform/endpoints/implement.ts";
import { within } from "../../../platform/endpoints/within.ts";
import { businessError, conflict, forbidden, invalid, type ServerError } from "../../../platform/errors.ts";
import { decimal, moneyText, numberOf } from "../../../values/decimal.ts";
import { notifyUsers } from "../../site/index.ts";
import { chainOf, checkoutDigest, stepsFor } from "../approvals/approval-chain.ts";
import { isAsAsked, lastApproval, readApproval } from "../approvals/read-approvals.ts";
import type { CheckoutFacts } from "../checkout-facts.ts";
import type { Evaluation } from "./evaluate-checkout.ts";
import { isUnchanged, mayRelease, RELEASED } from "./release.ts";
import {
  findingsError,
  judgeOwn,
  lockCheckout,
  requireUnderWay,
  visibleFacts,
  writeRelease,
} from "./validate-checkout.ts";

/** For how many days people are told of a request or of its decline. */
const toldFor = 30;

/**
 * Asks the approvers of the first step to approve the caller's own checkout. What was asked for the same cart already is
 * answered as it is; a request for an earlier state is replaced.
 */
export async function askForApproval(checkoutUid: number, context: Context): Promise<Approval> {
  const facts = await visibleFacts(context, checkoutUid);
  if (facts.checkout.usersId !== context.user.userId)
    throw forbidden(`The checkout ${checkoutUid} is of ${facts.buyer.name}, who alone can ask for its approval.`, {
      checkoutUid,
    });
  requireUnderWay(facts);
  const evaluation = await judgeOwn(facts, context);
  if (evaluation.findings.errors.length > 0) throw findingsError(evaluation.findings);
  requireNeed(facts, evaluation, context);
  return context.transaction(async (db) => {
    const inside = within(context, db);
    await lockCheckout(db, context.site, checkoutUid);
    const open = await lastApproval(checkoutUid, inside);
    const asked = open?.status === "asked" ? open : undefined;
    if (asked && !asked.isStale && decimal(asked.amount).eq(evaluation.total)) return asked;
    if (asked) await setStatus(asked, "withdrawn", inside);
    return insertApproval(facts, evaluation, inside);
  });
}

/** Refuses what can be ordered without an approval. */
function requireNeed(facts: CheckoutFacts, evaluation: Evaluation, context: Context): void {
  const { checkoutUid, processCd, activatedTotal } = facts.checkout;
  const isReleased = processCd === RELEASED && isUnchanged(facts) && evaluation.total.lte(activatedTotal ?? 0);
  if (!isReleased && !mayRelease(context, facts, evaluation)) return;
  throw conflict(`The checkout ${checkoutUid} needs no approval. Place its order.`, { checkoutUid });
}

async function insertApproval(facts: CheckoutFacts, evaluation: Evaluation, context: Context): Promise<Approval> {
  const { db, site, user } = context;
  const { checkout, cart, customer, currency } = facts;
  const { allowance, total } = evaluation;
  const row = await db.first<{ approvalUid: number }>(sql`
    insert into approval (site_id, checkout_uid, customer_id, requested_by, amount, currency, limit_amount, limit_period,
      limit_remaining, cart_version, checkout_digest)
    select k.site_id, k.checkout_uid, ${customer?.customerId ?? null}::numeric, ${user.userId}, ${numberOf(total)}, ${currency},
      ${allowance.allowance}::numeric, ${allowance.period}, ${allowance.remaining}::numeric,
      ${cart ? Number(cart.version) : null}::integer, ${checkoutDigest}
    from checkout k where k.site_id = ${site} and k.checkout_uid = ${checkout.checkoutUid} and k.status_cd = 704
    returning approval_uid as "approvalUid"`);
  if (!row)
    throw conflict(`The checkout ${checkout.checkoutUid} was ordered meanwhile.`, {
      checkoutUid: checkout.checkoutUid,
    });
  const approval = await readApproval(row.approvalUid, context);
  await tellApprovers(approval, facts, context);
  return approval;
}

/** Tells the approvers of the step that a request has come to. */
async function tellApprovers(approval: Approval, { checkout, buyer }: CheckoutFacts, context: Context): Promise<void> {
  const { approvalUid, stepNo, amount, currency, customerId, checkoutUid, steps } = approval;
  const approvers = steps.find((step) => step.stepNo === stepNo)?.approvers ?? [];
  if (approvers.length === 0)
    throw businessError(
      `Nobody of customer ${customerId} may approve step ${stepNo} of this order. Call our sales desk.`,
      { customerId, stepNo },
    );
  const po = checkout.customerPoNumber?.trim() || "–";
  const total = moneyText(decimal(amount));
  await notifyUsers(context.db, context.site, {
    usersIds: approvers.map(({ usersId }) => usersId),
    title: `${buyer.name} asks for your approval`,
    message: `${buyer.name} submitted an order of ${total} ${currency} with the purchase order number ${po}. Open it to approve it.`,
    level: "info",
    link: checkoutPath(checkoutUid),
    wording: "approvalAsked",
    wordingValues: { name: buyer.name, po, total, currency },
    createdBy: buyer.usersId,
    days: toldFor,
    approval: { approvalUid, stepNo },
  });
}

/** Where the application shows a checkout. */
function checkoutPath(checkoutUid: number): string {
  return `/shop/checkout/${checkoutUid}`;
}

type DecideInput = Received<CommerceOperations["approvals.decide"]>;

/** Approves or declines the step that an approval waits at. */
export async function decideApproval(input: DecideInput, context: Context): Promise<Approval> {
  const { approvalUid, decision, stepNo } = input;
  const reason = input.reason?.trim() || null;
  if (decision === "declined" && reason === null)
    throw invalid("reason", "A decline needs a reason that the buyer can act on.", input.reason);
  const approval = await readApproval(approvalUid, context);
  requireDecidable(approval, stepNo, context);
  const facts = await visibleFacts(context, approval.checkoutUid);
  const released = decision === "approved" ? await evaluateAsked(approval, facts, context) : undefined;
  return context.transaction(async (db) => {
    const inside = within(context, db);
    await lockCheckout(db, context.site, approval.checkoutUid);
    const next = released && stepsFor(chainOf(facts.chain), released.total).find((step) => step.stepNo > stepNo);
    const status = next ? "asked" : decision;
    if (!(await writeDecision({ approval, decision, reason, status, nextNo: next?.stepNo ?? stepNo }, inside)))
      throw overtaken(await readApproval(approvalUid, inside));
    if (released && !next && !(await writeRelease(facts, released, inside)))
      throw conflict(`The checkout ${approval.checkoutUid} was ordered meanwhile.`, { approvalUid });
    const decided = await readApproval(approvalUid, inside);
    if (next) await tellApprovers(decided, facts, inside);
    if (decision === "declined") await tellBuyer(decided, reason ?? "", inside);
    return decided;
  });
}

function requireDecidable(approval: Approval, stepNo: number, context: Context): void {
  const { approvalUid, requestedBy, mayDecide, steps } = approval;
  if (approval.status !== "asked" || approval.isStale || approval.stepNo !== stepNo) throw overtaken(approval);
  if (mayDecide) return;
  if (requestedBy === context.user.userId)
    throw forbidden(`You asked for the approval ${approvalUid} yourself. A colleague has to decide it.`, {
      approvalUid,
    });
  const approvers = steps.find((step) => step.stepNo === stepNo)?.approvers ?? [];
  const names = approvers.map(({ name }) => name).join(", ") || "nobody yet";
  throw forbidden(`Step ${stepNo} of the approval ${approvalUid} is not yours to decide. It is for: ${names}.`, {
    approvalUid,
    approvers,
  });
}

/** Why a decision comes too late: who decided, or what changed. */
function overtaken({ approvalUid, status, isStale, stepNo, steps, requestedByName }: Approval): ServerError {
  const details = { approvalUid, status, stepNo };
  if (status === "asked" && isStale)
    return conflict(
      `The order has changed since ${requestedByName} asked for the approval ${approvalUid}. It has to be asked again.`,
      details,
    );
  if (status === "withdrawn")
    return conflict(`${requestedByName} has withdrawn the request for the approval ${approvalUid}.`, details);
  const last = steps.filter(({ decision }) => decision !== null).at(-1);
  if (!last) return conflict(`The approval ${approvalUid} waits at step ${stepNo}. Decide that one.`, details);
  const by = `by ${last.decidedByName ?? "a former user"} on ${last.dateDecided}`;
  return conflict(
    last.decision === "approved"
      ? `Step ${last.stepNo} of the approval ${approvalUid} was approved meanwhile ${by}.`
      : `Step ${last.stepNo} of the approval ${approvalUid} was declined meanwhile ${by}.`,
    { ...details, decidedBy: last.decidedBy },
  );
}

/** What an approval would release: no more than was asked for, and nothing that cannot be ordered. */
async function evaluateAsked(approval: Approval, facts: CheckoutFacts, context: Context): Promise<Evaluation> {
  requireUnderWay(facts);
  const evaluation = await judgeOwn(facts, context);
  const errors = evaluation.findings.errors.filter(({ code }) => code !== "PO_NUMBER_REQUIRED");
  if (errors.length > 0) throw findingsError({ errors, warnings: [] });
  const { approvalUid, amount, currency } = approval;
  if (facts.currency === currency && evaluation.total.lte(amount)) return evaluation;
  throw conflict(
    `The approval ${approvalUid} was asked for ${moneyText(decimal(amount))} ${currency}; now the order comes to ${moneyText(evaluation.total)} ${facts.currency}. It has to be asked again.`,
    { approvalUid, amount, total: numberOf(evaluation.total) },
  );
}

interface Decided {
  readonly approval: Approval;
  readonly decision: "approved" | "declined";
  readonly reason: string | null;
  readonly status: "asked" | "approved" | "declined";
  readonly nextNo: number;
}

/** Writes the decision of the step, if the approval still waits there for what was asked; false when it does not. */
async function writeDecision(decided: Decided, { db, site, user }: Context): Promise<boolean> {
  const { approvalUid, stepNo } = decided.approval;
  const row = await db.first(sql`
    with apr as (
      update approval a set status = ${decided.status}, step_no = ${decided.nextNo}, date_last_modified = localtimestamp(0)
      from checkout k left join cart_hdr c on c.site_id = k.site_id and c.cart_hdr_uid = k.cart_hdr_uid
      where a.site_id = ${site} and a.approval_uid = ${approvalUid} and a.status = 'asked' and a.step_no <= ${stepNo}
        and k.site_id = a.site_id and k.checkout_uid = a.checkout_uid and ${isAsAsked}
        and not exists (select 1 from approval_decision d where d.site_id = a.site_id and d.approval_uid = a.approval_uid and d.step_no >= ${stepNo})
      returning a.approval_uid
    )
    insert into approval_decision (site_id, approval_uid, step_no, decision, users_id, reason)
    select ${site}, apr.approval_uid, ${stepNo}, ${decided.decision}, ${user.userId}, ${decided.reason} from apr
    returning step_no`);
  return row !== undefined;
}

async function tellBuyer(
  { checkoutUid, requestedBy, steps, stepNo }: Approval,
  reason: string,
  { db, site, user }: Context,
): Promise<void> {
  const name = steps.find((step) => step.stepNo === stepNo)?.decidedByName ?? "";
  await notifyUsers(db, site, {
    usersIds: [requestedBy],
    title: `${name} did not approve your order`,
    message: reason,
    level: "warning",
    link: checkoutPath(checkoutUid),
    wording: "approvalRefused",
    wordingValues: { name },
    createdBy: user.userId,
    days: toldFor,
  });
}

/** Withdraws a request of the caller's own. */
export function withdrawApproval(approvalUid: number, context: Context): Promise<Approval> {
  return context.transaction(async (db) => {
    const inside = within(context, db);
    const { checkoutUid, requestedBy, requestedByName } = await readApproval(approvalUid, inside);
    if (requestedBy !== context.user.userId)
      throw forbidden(`${requestedByName} asked for the approval ${approvalUid} and alone can withdraw it.`, {
        approvalUid,
      });
    await lockCheckout(db, context.site, checkoutUid);
    const approval = await readApproval(approvalUid, inside);
    if (approval.status === "approved" || approval.status === "declined") throw overtaken(approval);
    if (approval.status === "asked") await setStatus(approval, "withdrawn", inside);
    return readApproval(approvalUid, inside);
  });
}

async function setStatus({ approvalUid }: Approval, status: Approval["status"], { db, site }: Context): Promise<void> {
  await db.execute(sql`
    update approval set status = ${status}, date_last_modified = localtimestamp(0)
    where site_id = ${site} and approval_uid = ${approvalUid} and status = 'asked'`);
}
