import type { CheckoutApprover } from "@purvey/contract/generated/commerce";
import sql from "sql-template-tag";
import { permissionsTogether, roleNames } from "../platform/auth/account.ts";
import type { Context, Page } from "../platform/endpoints/context.ts";

/** The colleagues of the caller who may release checkouts of their company. */
export async function listApprovers({ db, site, user }: Context): Promise<Page<CheckoutApprover>> {
  const colleagues = await db.query<CheckoutApprover & { readonly roles: readonly string[] }>(sql`
    select u.id as "usersId", u.name, ${roleNames(sql`u`)} as roles from users u
    where u.site_id = ${site} and u.customer_id = ${user.customerId ?? null} and u.id <> ${user.userId} and u.block = 0
    order by u.name, u.id`);
  const data = colleagues
    .filter(({ roles }) => permissionsTogether(roles).has("checkout.activate"))
    .map(({ usersId, name }) => ({ usersId, name }));
  return { data, total: data.length };
}
