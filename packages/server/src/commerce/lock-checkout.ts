import sql from "sql-template-tag";
import type { Queryable } from "../platform/db/database.ts";

/** A checkout that is locked until the transaction ends. */
export interface LockedCheckout {
  readonly usersId: number;
  readonly customerId: number | null;
  readonly orderNo: number | null;
}

/**
 * Locks a checkout, its cart and its customer, always in this order, so that it becomes one order, its cart does not
 * change meanwhile, and two orders of a customer do not both use the last of his credit or his contact's allowance.
 * What is read afterwards is what it was at this moment. Must run inside a transaction.
 */
export async function lockCheckout(
  db: Queryable,
  site: string,
  checkoutUid: number,
): Promise<LockedCheckout | undefined> {
  return db.first<LockedCheckout>(sql`
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
