import type { Approval, ApprovalStep, CommerceOperations } from "@purvey/contract/generated/commerce";
import sql, { type Sql } from "sql-template-tag";
import type { Context, Page } from "../../../platform/endpoints/context.ts";
import type { Received } from "../../../platform/endpoints/implement.ts";
import { queryPage } from "../../../platform/endpoints/page.ts";
import { notFound } from "../../../platform/errors.ts";
import { decimal } from "../../../values/decimal.ts";
import { visibleCustomers } from "../../customers/index.ts";
import {
  type ChainStep,
  callerDecides,
  chainOf,
  checkoutDigest,
  type Deciders,
  decides,
  mayApprove,
  type StoredColleague,
  type StoredStep,
  stepsFor,
  storedChain,
  storedColleagues,
} from "./approval-chain.ts";

type Decision = Pick<ApprovalStep, "stepNo" | "decision" | "decidedBy" | "decidedByName" | "reason" | "dateDecided">;

type Row = Omit<Approval, "steps" | "mayDecide"> & {
  readonly chain: readonly StoredStep[];
  readonly colleagues: readonly StoredColleague[];
  readonly decisions: readonly Decision[];
};

/** The condition that an approval `a` was asked for what cart `c` and checkout `k` are now. */
export const isAsAsked: Sql = sql`(c.version is not distinct from a.cart_version and a.checkout_digest = ${checkoutDigest})`;

const decisions = sql`(
  select coalesce(json_agg(json_build_object('stepNo', d.step_no, 'decision', d.decision, 'decidedBy', d.users_id, 'decidedByName', u.name,
    'reason', d.reason, 'dateDecided', to_char(d.date_created, 'YYYY-MM-DD HH24:MI:SS')) order by d.step_no), '[]')
  from approval_decision d left join users u on u.site_id = d.site_id and u.id = d.users_id
  where d.site_id = a.site_id and d.approval_uid = a.approval_uid)`;

const select = sql`
  a.approval_uid as "approvalUid", a.checkout_uid as "checkoutUid", a.customer_id as "customerId", a.requested_by as "requestedBy",
  r.name as "requestedByName", a.status, a.amount, a.currency, a.limit_amount as "limitAmount", a.limit_period as "limitPeriod",
  a.limit_remaining as "limitRemaining", a.step_no as "stepNo", (a.status = 'asked' and not ${isAsAsked}) as "isStale",
  a.date_created as "dateCreated", a.date_last_modified as "dateLastModified",
  ${storedChain(sql`a.site_id`, sql`a.customer_id`)} as chain, ${storedColleagues(sql`a.site_id`, sql`a.customer_id`)} as colleagues,
  ${decisions} as decisions`;

const tables = sql`from approval a join users r on r.site_id = a.site_id and r.id = a.requested_by
  join checkout k on k.site_id = a.site_id and k.checkout_uid = a.checkout_uid
  left join cart_hdr c on c.site_id = k.site_id and c.cart_hdr_uid = k.cart_hdr_uid`;

/** One's own requests of customers whom one may see; whoever may approve orders sees those of all their people. */
function visibleApprovals(context: Context): Sql {
  return sql`(a.requested_by = ${context.user.userId} or ${context.can("checkout.activate") || context.can("customer.all")})
    and ${visibleCustomers(context, sql`a.customer_id`)}`;
}

/** A page of the approvals that the caller may see, the newest first. */
export async function listApprovals(
  { limit, offset, status, awaiting }: Received<CommerceOperations["approvals.list"]>,
  context: Context,
): Promise<Page<Approval>> {
  const from = sql`${tables} where a.site_id = ${context.site} and ${visibleApprovals(context)}
    and (${status ?? null}::text is null or a.status = ${status ?? null})`;
  const order = sql`order by a.approval_uid desc`;
  if (awaiting !== undefined) {
    const open = await context.db.query<Row>(sql`select ${select} ${from} and a.status = 'asked' ${order}`);
    const mine = open.map((row) => approvalOf(row, context)).filter(({ mayDecide }) => mayDecide);
    return { data: mine.slice(offset, offset + limit), total: mine.length };
  }
  const { data, total } = await queryPage<Row>(context.db, { select, from, order, limit, offset });
  return { data: data.map((row) => approvalOf(row, context)), total };
}

/** An approval that the caller may see. */
export async function readApproval(approvalUid: number, context: Context): Promise<Approval> {
  const row = await context.db.first<Row>(sql`
    select ${select} ${tables}
    where a.site_id = ${context.site} and a.approval_uid = ${approvalUid} and ${visibleApprovals(context)}`);
  if (!row) throw notFound("approval", approvalUid);
  return approvalOf(row, context);
}

/** The last request for a checkout that was not withdrawn; null when there is none. The caller may see the checkout. */
export async function lastApproval(checkoutUid: number, context: Context): Promise<Approval | null> {
  const row = await context.db.first<Row>(sql`
    select ${select} ${tables}
    where a.site_id = ${context.site} and a.checkout_uid = ${checkoutUid} and a.status <> 'withdrawn'
    order by a.approval_uid desc limit 1`);
  return row ? approvalOf(row, context) : null;
}

function approvalOf({ chain, colleagues, decisions: made, ...row }: Row, context: Context): Approval {
  const needed = stepsFor(chainOf(chain), decimal(row.amount));
  const current = row.status === "asked" ? stepAt(needed, row.stepNo) : undefined;
  const decidersOf = ({ stepNo }: ChainStep): Deciders => ({
    buyerId: row.requestedBy,
    earlier: made.filter((each) => each.stepNo < stepNo).map(({ decidedBy }) => decidedBy),
  });
  return {
    ...row,
    stepNo: current?.stepNo ?? row.stepNo,
    steps: shownSteps(needed, made, current).map((step) => ({
      stepNo: step.stepNo,
      fromAmount: step.fromAmount,
      approvers: colleagues
        .filter(({ usersId, roles }) => mayApprove(roles) && decides(step, usersId, decidersOf(step)))
        .map(({ usersId, name }) => ({ usersId, name })),
      ...decisionOf(made, step.stepNo),
    })),
    mayDecide: current !== undefined && !row.isStale && callerDecides(current, context, decidersOf(current)),
  };
}

const formerStep = (stepNo: number): ChainStep => ({ stepNo, fromAmount: 0, usersId: null });

/** The step that an approval waits at: its own, or the next that there still is; what the chain has lost anyone decides. */
function stepAt(needed: readonly ChainStep[], stepNo: number): ChainStep {
  return needed.find((step) => step.stepNo >= stepNo) ?? formerStep(stepNo);
}

/** What was decided, and what is still to be. */
function shownSteps(
  needed: readonly ChainStep[],
  made: readonly Decision[],
  current: ChainStep | undefined,
): readonly ChainStep[] {
  const decided = made.map(({ stepNo }) => needed.find((step) => step.stepNo === stepNo) ?? formerStep(stepNo));
  if (!current) return decided;
  return [...decided, current, ...needed.filter(({ stepNo }) => stepNo > current.stepNo)];
}

function decisionOf(made: readonly Decision[], stepNo: number): Omit<Decision, "stepNo"> {
  const {
    decision = null,
    decidedBy = null,
    decidedByName = null,
    reason = null,
    dateDecided = null,
  } = made.find((each) => each.stepNo === stepNo) ?? {};
  return { decision, decidedBy, decidedByName, reason, dateDecided };
}
