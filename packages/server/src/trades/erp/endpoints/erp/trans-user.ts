import type { ErpOperations, TransUser, TransUserDefaults } from "@purvey/contract/generated/erp";
import { TransUser as TransUserSchema } from "@purvey/contract/services/erp/trans-user";
import sql from "sql-template-tag";
import { withdrawTokens } from "../../../../platform/auth/account.ts";
import type { Context } from "../../../../platform/endpoints/context.ts";
import { type CrudHandlers, crudHandlers } from "../../../../platform/endpoints/crud.ts";
import type { Received } from "../../../../platform/endpoints/implement.ts";
import { visibleUsers } from "../../../../platform/endpoints/user-access.ts";
import { within } from "../../../../platform/endpoints/within.ts";
import { forbidden } from "../../../../platform/errors.ts";
import { createUser, updateUser, userHandlers } from "../../../content/index.ts";
import { operationsOf, transHandlers } from "../../trans-handlers.ts";

const noun = "ERP user";

const user = crudHandlers<TransUser>({
  entity: TransUserSchema,
  table: "users",
  key: "usersUid",
  keyInput: "usersUid",
  columns: {
    usersUid: "id",
    userId: "username",
    userName: "name",
    emailAddress: "email",
    dateLastVisit: "lastvisit_date",
    dateCreated: "register_date",
  },
  status: "case t.block when 1 then 705 else 704 end",
  noun,
  search: ["username", "name", "email", "sales_rep_id"],
  defaultOrder: "users_uid|ASC",
  visible: (context) => visibleUsers(context, sql`t`),
  filter: ({ customerId }) => (customerId === undefined ? [] : [sql`t.customer_id = ${customerId}`]),
  joins: {
    from: sql`left join customer c on c.site_id = t.site_id and c.customer_id = t.customer_id`,
    fields: { customerName: "c.customer_name" },
  },
  computed: { statusCd: "case t.block when 1 then 705 else 704 end" },
});

type NewUser = Received<ErpOperations["transUser.create"]>;
type Changes = Received<ErpOperations["transUser.update"]>;

/** Creates a user by the rules of users, who they belong to included. */
function create(given: object, context: Context): Promise<TransUser> {
  const { userId, userName, emailAddress, salesRepId, ...rest } = given as NewUser;
  requireMayRepresent(salesRepId, context);
  return context.transaction(async (db) => {
    const inside = within(context, db);
    const named = { username: userId, name: userName, email: emailAddress, block: 0, sendEmail: 1 } as const;
    const { id } = await createUser({ ...rest, ...named }, inside);
    await setRepresentative(id, salesRepId, inside);
    return user.get({ usersUid: id }, inside);
  });
}

function update(given: object, context: Context): Promise<TransUser> {
  const { usersUid, userId, userName, emailAddress, password, statusCd, salesRepId, timezone, language } =
    given as Changes;
  requireMayRepresent(salesRepId, context);
  const block = statusCd === undefined ? undefined : statusCd === 705 ? 1 : 0;
  return context.transaction(async (db) => {
    const inside = within(context, db);
    const named = { id: usersUid, username: userId, name: userName, email: emailAddress };
    await updateUser({ ...named, password, block, timezone, language }, inside);
    await setRepresentative(usersUid, salesRepId, inside);
    return user.get({ usersUid }, inside);
  });
}

/** Whoever is a sales representative sees the customers of that one: only who sees all customers may make somebody one. */
function requireMayRepresent(salesRepId: string | null | undefined, context: Context): void {
  if (salesRepId === undefined || context.can("customer.all")) return;
  throw forbidden("Making somebody a sales representative needs the permission `customer.all`. Ask an administrator.", {
    permission: "customer.all",
  });
}

/** Tokens carry the number of the representative, so those so far count no more. */
async function setRepresentative(
  id: number,
  salesRepId: string | null | undefined,
  { db, site }: Context,
): Promise<void> {
  if (salesRepId === undefined) return;
  await db.execute(sql`
    update users set sales_rep_id = ${salesRepId}, ${withdrawTokens}, date_last_modified = localtimestamp(0)
    where site_id = ${site} and id = ${id} and sales_rep_id is distinct from ${salesRepId}`);
}

async function remove(given: object, context: Context): Promise<{ uid: number; deleted: boolean }> {
  const { id, blocked } = await userHandlers["users.delete"]({ id: (given as Changes).usersUid }, context);
  return { uid: id, deleted: blocked };
}

const handlers: CrudHandlers<TransUser> = { ...user, create, update, delete: remove };

/** `/trans-user`: users as the ERP edits them; `content` answers the same records. */
export const transUserHandlers = operationsOf(
  "transUser",
  transHandlers<TransUser, TransUserDefaults>("transUser", noun, handlers),
);
