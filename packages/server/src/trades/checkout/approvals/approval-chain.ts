import sql, { raw, type Sql } from "sql-template-tag";
import { permissionsTogether, roleNames } from "../../../platform/auth/account.ts";
import type { Context } from "../../../platform/endpoints/context.ts";
import { siteCurrency } from "../../../platform/settings/setting-value.ts";
import type { Decimal } from "../../../values/decimal.ts";

/** A colleague of the buyer with the names of their roles. */
export interface StoredColleague {
  readonly usersId: number;
  readonly name: string;
  readonly roles: readonly string[];
}

/** A step as the policy has it, in the site's currency. */
export interface StoredStep {
  readonly stepNo: number;
  readonly fromAmount: number;
  readonly usersId: number | null;
  /** The roles of that user; null once they are blocked or no longer of the customer. */
  readonly roles: readonly string[] | null;
}

/** A step of a customer's chain. */
export interface ChainStep {
  readonly stepNo: number;
  readonly fromAmount: number;
  /** Who alone decides it; null for any colleague who may approve orders. */
  readonly usersId: number | null;
}

const oneApproval: readonly ChainStep[] = [{ stepNo: 1, fromAmount: 0, usersId: null }];

/**
 * The chain as json, by the expressions of its site and customer. Thresholds in a currency that the site no longer sells
 * in measure nothing, so every step is needed.
 */
export function storedChain(site: Sql, customerId: Sql): Sql {
  return sql`(
    select coalesce(json_agg(json_build_object('stepNo', e.step_no, 'usersId', e.users_id, 'roles', u.roles,
      'fromAmount', case when y.currency = ${siteCurrency(site)} then e.from_amount else 0 end) order by e.step_no), '[]')
    from approval_step e join approval_policy y on y.site_id = e.site_id and y.customer_id = e.customer_id
    left join lateral (
      select ${roleNames(sql`x`)} as roles from users x
      where x.site_id = e.site_id and x.id = e.users_id and x.customer_id = e.customer_id and x.block = 0
    ) u on true
    where e.site_id = ${site} and e.customer_id = ${customerId})`;
}

/** The colleagues of a customer who are not blocked as json, by the expressions of its site and customer. */
export function storedColleagues(site: Sql, customerId: Sql): Sql {
  return sql`(
    select coalesce(json_agg(json_build_object('usersId', x.id, 'name', x.name, 'roles', ${roleNames(sql`x`)}) order by x.name, x.id), '[]')
    from users x where x.site_id = ${site} and x.customer_id = ${customerId} and x.block = 0)`;
}

/** Whether somebody with these roles may approve orders. */
export function mayApprove(roles: readonly string[] | null): boolean {
  return roles !== null && permissionsTogether(roles).has("checkout.activate");
}

/** The chain that holds: whom the policy names decides alone as long as they may, and without a policy any approver. */
export function chainOf(stored: readonly StoredStep[] | undefined): readonly ChainStep[] {
  if (!stored || stored.length === 0) return oneApproval;
  return stored.map(({ stepNo, fromAmount, usersId, roles }) => ({
    stepNo,
    fromAmount,
    usersId: mayApprove(roles) ? usersId : null,
  }));
}

/** The steps that an order of this total needs: the first always, the others from their amounts on. */
export function stepsFor(chain: readonly ChainStep[], total: Decimal): readonly ChainStep[] {
  return chain.filter(({ fromAmount }, index) => index === 0 || total.gte(fromAmount));
}

/** Who asks, and who decided the steps before. */
export interface Deciders {
  readonly buyerId: number;
  readonly earlier: readonly (number | null)[];
}

/** Whether somebody who may approve orders decides a step: nobody their own order, and two steps only where both name them. */
export function decides({ usersId }: ChainStep, userId: number, { buyerId, earlier }: Deciders): boolean {
  if (userId === buyerId) return false;
  return usersId === null ? !earlier.includes(userId) : usersId === userId;
}

/** Whether the caller decides a step. */
export function callerDecides(step: ChainStep, context: Context, deciders: Deciders): boolean {
  return context.can("checkout.activate") && decides(step, context.user.userId, deciders);
}

/** What a checkout `k` says beside its cart, in short: another value, another order. */
export const checkoutDigest: Sql = raw(
  "md5(concat_ws('|', coalesce(k.ship_to_id::text, ''), coalesce(k.location_id::text, ''), coalesce(k.po_no, ''), k.header::text))",
);

/**
 * Common table expressions that end the open approval of a checkout which is released or ordered without it: a colleague
 * approved it by that, the buyer no longer needed it.
 */
export function approvalEnd(site: string, checkoutUid: number | null, userId: number): Sql {
  return sql`
    apr as (
      update approval a set status = case when a.requested_by = ${userId} then 'withdrawn' else 'approved' end,
        date_last_modified = localtimestamp(0)
      where a.site_id = ${site} and a.checkout_uid = ${checkoutUid} and a.status = 'asked'
      returning a.approval_uid, a.step_no, a.status
    ), dec as (
      insert into approval_decision (site_id, approval_uid, step_no, decision, users_id)
      select ${site}, apr.approval_uid, apr.step_no, 'approved', ${userId} from apr where apr.status = 'approved'
      on conflict do nothing
    )`;
}
