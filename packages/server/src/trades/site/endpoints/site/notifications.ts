import type { Notification, SiteOperations } from "@purvey/contract/generated/site";
import { Notification as NotificationSchema } from "@purvey/contract/services/site/notifications";
import sql from "sql-template-tag";
import { selectFields, snakeCase } from "../../../../platform/db/columns.ts";
import { orderBy } from "../../../../platform/db/order-by.ts";
import type { Context } from "../../../../platform/endpoints/context.ts";
import { crudHandlers } from "../../../../platform/endpoints/crud.ts";
import type { Handler, Handlers } from "../../../../platform/endpoints/implement.ts";
import { queryPage } from "../../../../platform/endpoints/page.ts";
import { forbidden, invalid } from "../../../../platform/errors.ts";

const notification = crudHandlers<Notification>({
  entity: NotificationSchema,
  table: "notification",
  key: "notificationUid",
  keyInput: "notificationUid",
  noun: "notification",
  search: [],
  defaultOrder: "date_created|DESC",
});

const create: Handler<SiteOperations["notifications.create"]> = async (input, context) => {
  const { usersId, role, dateExpires } = input;
  context.markLimited();
  if (!context.can("site.write")) await requireColleague(input, context);
  if (usersId !== undefined && role != null)
    throw invalid("role", "Give a user or a role, not both; without both it is for everybody.", role);
  if (dateExpires != null && new Date(`${dateExpires.replace(" ", "T")}Z`).getTime() <= Date.now())
    throw invalid("dateExpires", `\`${dateExpires}\` is past, so nobody would see it; give a later one.`, dateExpires);
  if (usersId !== undefined) await requireUser(usersId, context);
  return notification.create({ ...input, createdBy: context.user.userId }, context);
};

type CreateInput = SiteOperations["notifications.create"]["input"];

/**
 * Without the right to speak for the site one may write to one colleague of the own company or to the representative who
 * looks after it, and link inside only.
 */
async function requireColleague({ usersId, link }: CreateInput, { db, site, principal }: Context): Promise<void> {
  const customerId = principal?.customerId ?? null;
  const colleague =
    usersId !== undefined &&
    customerId !== null &&
    (await db.first(
      sql`select 1 from users u where u.site_id = ${site} and u.id = ${usersId} and u.block = 0 and (u.customer_id = ${customerId}
        or exists (select 1 from customer c where c.site_id = u.site_id and c.customer_id = ${customerId} and c.sales_rep_id = u.sales_rep_id))`,
    ));
  if (!colleague || (link != null && !link.startsWith("/")))
    throw forbidden(
      "Without the permission `site.write` you can notify one colleague of your own company or the representative who looks after it, with a link into the application. Name them as `usersId`.",
      { permission: "site.write" },
    );
}

async function requireUser(usersId: number, { db, site }: Context): Promise<void> {
  const found = await db.first(sql`select 1 from users where site_id = ${site} and id = ${usersId}`);
  if (!found)
    throw invalid("usersId", `There is no user \`${usersId}\`; find the right one in the list of users.`, usersId);
}

const fields = Object.keys(NotificationSchema.properties);
const sorting = Object.fromEntries(fields.map((field) => [snakeCase(field), `n.${snakeCase(field)}`]));

/** A request for approval that no longer waits at the step of whom it was told. */
const answered = sql`n.approval_uid is not null and not exists (
  select 1 from approval a where a.site_id = n.site_id and a.approval_uid = n.approval_uid and a.status = 'asked'
    and a.step_no = n.approval_step)`;

/** A step of a request for a quote that another one has followed. */
const overtaken = sql`n.quote_request_uid is not null and exists (
  select 1 from quote_request q where q.site_id = n.site_id and q.quote_request_uid = n.quote_request_uid
    and q.round_no <> n.quote_round)`;

/** What is for everybody, for the caller's role, or for themselves, and is still shown. */
const list: Handler<SiteOperations["notifications.list"]> = ({ limit, offset, orderBy: order }, { db, site, user }) =>
  queryPage<Notification>(db, {
    select: selectFields(fields, "n"),
    from: sql`from notification n where n.site_id = ${site} and n.status_cd = 704
      and (n.date_expires is null or n.date_expires > localtimestamp)
      and (n.users_id is null or n.users_id = ${user.userId}) and (n.role is null or n.role = ${user.role})
      and not (${answered}) and not (${overtaken})`,
    order: orderBy(order, fields, "notification_uid", sorting),
    limit,
    offset,
  });

/** `/notifications`: messages of the site to its users. */
export const notificationHandlers: Handlers<Pick<SiteOperations, "notifications.create" | "notifications.list">> = {
  "notifications.create": create,
  "notifications.list": list,
};
