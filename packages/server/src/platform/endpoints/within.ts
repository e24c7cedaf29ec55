import type { Queryable } from "../db/database.ts";
import type { Context } from "./context.ts";
import { requireCustomer } from "./customer-access.ts";

/**
 * The same context, whose statements run in the given transaction: for calling, inside one, what takes a context.
 *
 * @example
 * await context.transaction(async (db) => brand.update(input, within(context, db)));
 */
export function within(context: Context, db: Queryable): Context {
  return Object.assign(Object.create(context) as Context, {
    db,
    inTransaction: true,
    transaction: <T>(work: (db: Queryable) => Promise<T>) => work(db),
    requireCustomer: (customerId: number) => requireCustomer(db, context.site, context.principal, customerId),
  });
}
