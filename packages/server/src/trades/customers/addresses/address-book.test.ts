import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { describeServerOnBoth } from "../../../testing/describe-server.ts";
import { alignAddressBook } from "./address-book.ts";

describeServerOnBoth("the address book of a site that was just loaded", (server) => {
  it("is brought in line as quickly as it is written, whatever was known of the addresses before", async () => {
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
    const times: Record<string, number> = {};
    const stop = db.onStatement(({ text, milliseconds }) => {
      times[text.trim().slice(0, 6)] = Math.max(times[text.trim().slice(0, 6)] ?? 0, milliseconds);
    });
    await db.transaction((transaction) => alignAddressBook(transaction, { site: "large" }));
    stop();
    const row = await db.first<{ count: number }>(sql`
      select count(*) as count from address where site_id = 'large' and corp_address_id = address_id and source_type = 'ship_to'`);
    expect(row?.count).toBe(1000);
    // An update that compares each address with each takes a hundred times what the writing of all of them does.
    expect((times.update ?? 0) / (times.insert ?? 0)).toBeLessThan(10);
  });
});
