import type { ApprovalPolicy, CheckoutApprover, CommerceOperations } from "@purvey/contract/generated/commerce";
import type { Issue } from "@purvey/contract/schema";
import sql from "sql-template-tag";
import type { Context, Page } from "../../../platform/endpoints/context.ts";
import type { Received } from "../../../platform/endpoints/implement.ts";
import { within } from "../../../platform/endpoints/within.ts";
import { notFound, ServerError } from "../../../platform/errors.ts";
import { siteCurrency } from "../../../platform/settings/setting-value.ts";
import {
  chainOf,
  decides,
  mayApprove,
  type StoredColleague,
  type StoredStep,
  storedChain,
  storedColleagues,
} from "./approval-chain.ts";

/** The policy of a customer; without one nobody but by their contact has a limit, and any one approval is enough. */
export async function readPolicy(customerId: number, { db, site }: Context): Promise<ApprovalPolicy> {
  const policy = await db.first<ApprovalPolicy>(sql`
    select u.customer_id as "customerId", coalesce(y.currency, ${siteCurrency(sql`u.site_id`)}) as currency,
      y.date_last_modified as "dateLastModified", (
        select coalesce(json_agg(json_build_object('usersId', l.id, 'role', l.role, 'amount', l.amount, 'period', l.period) order by l.id, l.role), '[]')
        from (
          select x.id, null::text as role, p.web_allowance as amount, p.web_allowance_period as period
          from users x join contact p on p.site_id = x.site_id and p.id = x.contact_id
          where x.site_id = u.site_id and x.customer_id = u.customer_id and p.web_allowance is not null
          union all
          select null::bigint, r.role, r.amount, r.period from spending_limit r
          where r.site_id = u.site_id and r.customer_id = u.customer_id
        ) l) as limits, (
        select coalesce(json_agg(json_build_object('stepNo', s.step_no, 'usersId', s.users_id, 'fromAmount', s.from_amount) order by s.step_no), '[]')
        from approval_step s where s.site_id = u.site_id and s.customer_id = u.customer_id) as steps
    from customer u left join approval_policy y on y.site_id = u.site_id and y.customer_id = u.customer_id
    where u.site_id = ${site} and u.customer_id = ${customerId} and u.delete_flag = 'N'`);
  if (!policy) throw notFound("customer", customerId);
  return policy;
}

type UpdateInput = Received<CommerceOperations["approvalPolicy.update"]>;

interface PolicyFacts {
  readonly colleagues: readonly StoredColleague[];
  /** The users who have a contact, which a limit of their own is kept with. */
  readonly withContact: readonly number[];
}

/** Replaces limits and chain of a customer. */
export function updatePolicy(input: UpdateInput, context: Context): Promise<ApprovalPolicy> {
  const { customerId } = input;
  return context.transaction(async (db) => {
    const inside = within(context, db);
    const facts = await db.first<PolicyFacts>(sql`
      select ${storedColleagues(sql`u.site_id`, sql`u.customer_id`)} as colleagues, array(
        select x.id from users x where x.site_id = u.site_id and x.customer_id = u.customer_id and x.contact_id is not null) as "withContact"
      from customer u where u.site_id = ${context.site} and u.customer_id = ${customerId} for no key update of u`);
    if (!facts) throw notFound("customer", customerId);
    const issues = [...limitIssues(input, facts), ...stepIssues(input, facts)];
    if (issues.length > 0) throw new ServerError("VALIDATION_ERROR", "Invalid request parameters", { issues });
    await writePolicy(input, inside);
    return readPolicy(customerId, inside);
  });
}

const issueAt = (path: string, message: string, received: unknown): Issue => ({
  path,
  message,
  code: "invalid",
  received,
  expected: undefined,
});

function limitIssues({ limits, customerId }: UpdateInput, { colleagues, withContact }: PolicyFacts): Issue[] {
  const seen = new Set<string>();
  return limits.flatMap(({ usersId = null, role = null }, index) => {
    const path = `limits[${index}]`;
    if ((usersId === null) === (role === null))
      return [issueAt(path, "Give a limit either a user or a role.", { usersId, role })];
    const name = `${usersId ?? role}`;
    if (seen.has(name)) return [issueAt(path, `\`${name}\` has a limit above already. Keep one of them.`, name)];
    seen.add(name);
    if (usersId === null || (withContact.includes(usersId) && colleagues.some((one) => one.usersId === usersId)))
      return [];
    return [
      issueAt(
        `${path}.usersId`,
        `The user \`${usersId}\` is no active user of customer ${customerId} with a contact, which keeps the limit. Name another one.`,
        usersId,
      ),
    ];
  });
}

function stepIssues({ steps, customerId }: UpdateInput, { colleagues }: PolicyFacts): Issue[] {
  return steps.flatMap(({ usersId = null, fromAmount }, index) => {
    const path = `steps[${index}]`;
    const before = steps[index - 1]?.fromAmount ?? 0;
    if (index === 0 ? fromAmount !== 0 : fromAmount < before) {
      const expected = index === 0 ? "0, because every order over a limit needs the first step" : `at least ${before}`;
      return [issueAt(`${path}.fromAmount`, `The step begins at ${fromAmount}; expected ${expected}.`, fromAmount)];
    }
    const roles = colleagues.find((one) => one.usersId === usersId)?.roles ?? null;
    if (usersId === null || mayApprove(roles)) return [];
    return [
      issueAt(
        `${path}.usersId`,
        `The user \`${usersId}\` is no active user of customer ${customerId} who may approve orders. Name another one, or null for any of them.`,
        usersId,
      ),
    ];
  });
}

async function writePolicy({ customerId, limits, steps }: UpdateInput, { db, site, user }: Context): Promise<void> {
  await db.execute(sql`
    insert into approval_policy (site_id, customer_id, currency, last_modified_by)
    values (${site}, ${customerId}, ${siteCurrency(sql`${site}`)}, ${user.userId})
    on conflict (site_id, customer_id) do update set currency = excluded.currency, date_last_modified = localtimestamp(0)`);
  for (const table of [sql`spending_limit`, sql`approval_step`])
    await db.execute(sql`delete from ${table} where site_id = ${site} and customer_id = ${customerId}`);
  const roles = limits.filter(({ role }) => role != null);
  await db.execute(sql`
    insert into spending_limit (site_id, customer_id, role, amount, period)
    select ${site}, ${customerId}, t.* from unnest((select ${roles.map(({ role }) => role)}::text[]),
      (select ${roles.map(({ amount }) => String(amount))}::numeric[]), (select ${roles.map(({ period }) => period ?? "month")}::text[])) as t`);
  await db.execute(sql`
    insert into approval_step (site_id, customer_id, step_no, users_id, from_amount)
    select ${site}, ${customerId}, t.no, t.users_id, t.amount from unnest((select ${steps.map(({ usersId }) => usersId ?? null)}::bigint[]),
      (select ${steps.map(({ fromAmount }) => String(fromAmount))}::numeric[])) with ordinality as t (users_id, amount, no)`);
  const people = limits.filter(({ usersId }) => usersId != null);
  await db.execute(sql`
    update contact p set web_allowance = t.amount, web_allowance_period = coalesce(t.period, p.web_allowance_period),
      date_last_modified = localtimestamp(0)
    from users x left join unnest((select ${people.map(({ usersId }) => usersId)}::bigint[]),
      (select ${people.map(({ amount }) => String(amount))}::numeric[]), (select ${people.map(({ period }) => period ?? "month")}::text[])) as t (id, amount, period)
      on t.id = x.id
    where p.site_id = ${site} and x.site_id = p.site_id and x.customer_id = ${customerId} and x.contact_id = p.id
      and (p.web_allowance, p.web_allowance_period) is distinct from (t.amount, coalesce(t.period, p.web_allowance_period))`);
}

interface Company {
  readonly colleagues: readonly StoredColleague[];
  readonly chain: readonly StoredStep[];
}

/** The colleagues of the caller whom an order of theirs over the limit comes to first. */
export async function listApprovers({ db, site, user }: Context): Promise<Page<CheckoutApprover>> {
  const customerId = sql`${user.customerId ?? null}::numeric`;
  const { colleagues = [], chain } =
    (await db.first<Company>(sql`
      select ${storedColleagues(sql`${site}`, customerId)} as colleagues, ${storedChain(sql`${site}`, customerId)} as chain`)) ??
    {};
  const [first] = chainOf(chain);
  const data = colleagues
    .filter(
      ({ usersId, roles }) =>
        mayApprove(roles) && first && decides(first, usersId, { buyerId: user.userId, earlier: [] }),
    )
    .map(({ usersId, name }) => ({ usersId, name }));
  return { data, total: data.length };
}
