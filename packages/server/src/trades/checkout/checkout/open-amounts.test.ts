import fc from "fast-check";
import sql, { raw } from "sql-template-tag";
import { beforeAll, expect, it } from "vitest";
import type { Database, Queryable } from "../../../platform/db/database.ts";
import { describeOnBoth } from "../../../testing/test-database.ts";

const customers = [1, 2, 3];

async function addCustomers(db: Queryable): Promise<void> {
  await db.execute(sql`insert into site (site_id, site_name) values ('demo', 'Demo')`);
  await db.execute(sql`insert into company (site_id, company_id, company_name) values ('demo', 'PDS', 'Company')`);
  await db.execute(sql`
    insert into customer (site_id, customer_id, company_id, customer_name)
    select 'demo', n, 'PDS', 'Customer ' || n from unnest(${customers}::bigint[]) n`);
}

/** What each customer owes, as orders and invoices say it one by one. */
const plainSums = (db: Queryable) =>
  db.query(sql`
    select c.customer_id as customer, y.currency,
      (select coalesce(sum(o.total_amount), 0) from order_hdr o where o.site_id = c.site_id and o.customer_id = c.customer_id
        and o.currency = y.currency and o.status in ('open', 'held', 'picking', 'shipped') and o.cancel_flag <> 'Y' and o.delete_flag <> 'Y') as orders,
      (select coalesce(sum(i.total_amount) - sum(i.amount_paid), 0) from invoice_hdr i where i.site_id = c.site_id
        and i.customer_id = c.customer_id and i.currency = y.currency and i.status = 'open') as invoices
    from customer c cross join (values ('EUR'), ('USD')) y (currency) where c.site_id = 'demo' order by c.customer_id, y.currency`);

const keptSums = (db: Queryable) =>
  db.query(sql`
    select c.customer_id as customer, y.currency, coalesce(a.open_orders, 0) as orders, coalesce(a.open_invoices, 0) as invoices
    from customer c cross join (values ('EUR'), ('USD')) y (currency)
    left join customer_open_sum a on a.site_id = c.site_id and a.customer_id = c.customer_id and a.currency = y.currency
    where c.site_id = 'demo' order by c.customer_id, y.currency`);

async function expectSums(db: Queryable): Promise<void> {
  expect(await keptSums(db)).toEqual(await plainSums(db));
}

type Change = (db: Queryable) => Promise<unknown>;

const customer = fc.constantFrom(...customers);
const cents = fc.integer({ min: 0, max: 5_000_000 }).map((amount) => amount / 100);
const orderStatus = fc.constantFrom("open", "held", "picking", "shipped", "invoiced", "cancelled");
const invoiceStatus = fc.constantFrom("open", "paid", "void");
const currency = fc.constantFrom("USD", "EUR");
const flag = fc.constantFrom("Y", "N", "N");
/** A share of the rows: those whose number leaves a rest below it when divided by five. */
const share = fc.integer({ min: 1, max: 5 });
const some = (column: string, most: number) => sql`site_id = 'demo' and ${raw(column)} % 5 < ${most}`;

const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ rows: fc.array(fc.tuple(customer, cents, orderStatus, flag, currency), { maxLength: 6 }) }).map(
    ({ rows }): Change =>
      (db) =>
        db.execute(sql`
          insert into order_hdr (site_id, customer_id, total_amount, status, cancel_flag, currency)
          select 'demo', n.* from unnest(${rows.map(([of]) => of)}::bigint[], ${rows.map(([, amount]) => amount)}::numeric[],
            ${rows.map(([, , status]) => status)}::text[], ${rows.map(([, , , cancelled]) => cancelled)}::text[],
            ${rows.map(([, , , , inCurrency]) => inCurrency)}::text[]) n`),
  ),
  fc.record({ rows: fc.array(fc.tuple(customer, cents, invoiceStatus, currency), { maxLength: 6 }) }).map(
    ({ rows }): Change =>
      (db) =>
        db.execute(sql`
          insert into invoice_hdr (site_id, customer_id, total_amount, subtotal, status, currency, invoice_date, due_date)
          select 'demo', n.customer_id, n.amount, n.amount, n.status, n.currency, localtimestamp, localtimestamp
          from unnest(${rows.map(([of]) => of)}::bigint[], ${rows.map(([, amount]) => amount)}::numeric[],
            ${rows.map(([, , status]) => status)}::text[], ${rows.map(([, , , inCurrency]) => inCurrency)}::text[])
            n (customer_id, amount, status, currency)`),
  ),
  fc.tuple(share, orderStatus).map(
    ([most, status]): Change =>
      (db) =>
        db.execute(sql`update order_hdr set status = ${status} where ${some("order_no", most)}`),
  ),
  fc.tuple(share, cents).map(
    ([most, amount]): Change =>
      (db) =>
        db.execute(sql`update order_hdr set total_amount = ${amount} where ${some("order_no", most)}`),
  ),
  fc.tuple(share, flag, flag).map(
    ([most, cancelled, deleted]): Change =>
      (db) =>
        db.execute(
          sql`update order_hdr set cancel_flag = ${cancelled}, delete_flag = ${deleted} where ${some("order_no", most)}`,
        ),
  ),
  fc.tuple(share, customer).map(
    ([most, of]): Change =>
      (db) =>
        db.execute(sql`update order_hdr set customer_id = ${of} where ${some("order_no", most)}`),
  ),
  fc.tuple(share, currency).map(
    ([most, of]): Change =>
      (db) =>
        db.execute(sql`update order_hdr set currency = ${of} where ${some("order_no", most)}`),
  ),
  share.map(
    (most): Change =>
      (db) =>
        db.execute(sql`delete from order_hdr where ${some("order_no", most)}`),
  ),
  fc.tuple(share, fc.integer({ min: 0, max: 100 })).map(
    ([most, percent]): Change =>
      (db) =>
        db.execute(
          sql`update invoice_hdr set amount_paid = round(total_amount * ${percent} / 100, 2) where ${some("invoice_no", most)}`,
        ),
  ),
  fc.tuple(share, invoiceStatus).map(
    ([most, status]): Change =>
      (db) =>
        db.execute(sql`update invoice_hdr set status = ${status} where ${some("invoice_no", most)}`),
  ),
  share.map(
    (most): Change =>
      (db) =>
        db.execute(sql`delete from invoice_hdr where ${some("invoice_no", most)}`),
  ),
);

describeOnBoth("what customers owe", (open) => {
  let db: Database;

  beforeAll(async () => {
    db = await open();
    await addCustomers(db);
  });

  it("is what their orders and invoices add up to, whatever becomes of these", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(changes, { minLength: 1, maxLength: 12 }), async (row) => {
        for (const change of row) {
          await change(db);
          await expectSums(db);
        }
      }),
      { numRuns: 25 },
    );
  });

  it("stays what it was when a change is taken back", async () => {
    const before = await keptSums(db);
    const work = db.transaction(async (transaction) => {
      await transaction.execute(sql`insert into order_hdr (site_id, customer_id, total_amount) values ('demo', 1, 77)`);
      throw new Error("taken back");
    });
    await expect(work).rejects.toThrow("taken back");
    expect(await keptSums(db)).toEqual(before);
  });

  it("loses nothing of orders that are stored at once", async () => {
    const store = (of: readonly number[]) =>
      db.transaction((transaction) =>
        transaction.execute(sql`
          insert into order_hdr (site_id, customer_id, total_amount) select 'demo', n, 3 from unnest(${of}::bigint[]) n`),
      );
    await Promise.all(Array.from({ length: 20 }, (_, index) => store(index % 2 ? customers : customers.toReversed())));
    await expectSums(db);
  });

  it("goes with a customer who goes together with their orders", async () => {
    await db.execute(sql`
      insert into customer (site_id, customer_id, company_id, customer_name) values ('demo', 9, 'PDS', 'Nobody')`);
    await db.execute(sql`insert into order_hdr (site_id, customer_id, total_amount) values ('demo', 9, 50)`);
    await db.execute(sql`
      with gone as (delete from order_hdr where site_id = 'demo' and customer_id = 9)
      delete from customer where site_id = 'demo' and customer_id = 9`);
    expect(await db.query(sql`select 1 from customer_open_sum where site_id = 'demo' and customer_id = 9`)).toEqual([]);
  });
});
