import sql from "sql-template-tag";
import { expect, it } from "vitest";
import type { Queryable } from "../../../platform/db/database.ts";
import { describeServerOnBoth } from "../../../testing/describe-server.ts";
import { alignAddressBook } from "./address-book.ts";

describeServerOnBoth("the address book of a site that was just loaded", (server) => {
  it("is brought in line without comparing each address with each, whatever was known of them before", async () => {
    const { db } = server();
    await db.execute(sql`insert into site (site_id, site_name) values ('large', 'Large')`);
    // What the database knows is the demonstration's few addresses.
    await db.execute(sql`analyze`);
    await db.execute(sql`
      insert into company (site_id, company_id, company_name) values ('large', '01', 'Large')`);
    await db.execute(sql`
      insert into customer (site_id, customer_id, company_id, customer_name)
      select 'large', n, '01', 'Customer ' || n from generate_series(1, 1000) n`);
    await db.execute(sql`
      insert into ship_to (site_id, ship_to_id, customer_id, ship_to_name, address1, city, state, postal_code)
      select 'large', 700000 + n, n, 'Ship-to ' || n, n || ' Main St', 'Toledo', 'OH', '43610' from generate_series(1, 1000) n`);
    let rows = 0;
    await db.transaction((transaction) => {
      const explained: Queryable = {
        query: (statement) => transaction.query(statement),
        first: (statement) => transaction.first(statement),
        async execute(statement) {
          if (statement.sql.startsWith("analyze")) return transaction.execute(statement);
          const [answer] = await transaction.query<{ "QUERY PLAN": readonly [{ readonly Plan: Plan }] }>(
            sql`explain (analyze, format json) ${statement}`,
          );
          const plan = answer?.["QUERY PLAN"][0].Plan ?? expect.fail("The database explained nothing.");
          rows += rowsThrough(plan);
          return plan.Plans?.[0]?.["Actual Rows"] ?? 0;
        },
      };
      return alignAddressBook(explained, { site: "large" });
    });
    const row = await db.first<{ count: number }>(sql`
      select count(*) as count from address where site_id = 'large' and corp_address_id = address_id and source_type = 'ship_to'`);
    expect(row?.count).toBe(1000);
    // To compare each with each is a million.
    expect(rows).toBeGreaterThan(1000);
    expect(rows).toBeLessThan(200_000);
  });
});

/** A node of a plan as it ran. */
interface Plan {
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly "Rows Removed by Join Filter"?: number;
  readonly Plans?: readonly Plan[];
}

/** How many rows the nodes of a plan went through, those that they threw away included. */
function rowsThrough(plan: Plan): number {
  const each = plan["Actual Rows"] + (plan["Rows Removed by Filter"] ?? 0) + (plan["Rows Removed by Join Filter"] ?? 0);
  return (plan.Plans ?? []).reduce((sum, part) => sum + rowsThrough(part), plan["Actual Loops"] * each);
}
