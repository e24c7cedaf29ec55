import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { describeServerOnBoth } from "../../testing/describe-server.ts";
import { fillCart } from "../../testing/fill-cart.ts";
import { invMastUidOf } from "../../testing/inv-mast-uid-of.ts";
import type { Database } from "./database.ts";

/** PostgreSQL plans a prepared statement anew for each of its first five executions, whatever it is. */
const often = 8;

interface Plan {
  readonly text: string;
  readonly kept: number;
}

/** The statements that connections of the server have prepared and executed often: shared ones, and those of its pool. */
async function plansOf(db: Database): Promise<Plan[]> {
  const query = sql`
    select statement as text, generic_plans as kept from pg_prepared_statements where generic_plans + custom_plans > ${often}`;
  const askings = Array.from({ length: 4 }, () => [
    db.query<Plan>(query),
    db.transaction((transaction) => transaction.query<Plan>(query)),
  ]);
  return (await Promise.all(askings.flat())).flat();
}

describeServerOnBoth("statements of what a shop does all day", (server) => {
  it("are planned once, and not for each call", async () => {
    const api = await server().clientFor("lena");
    const invMastUid = await invMastUidOf(server(), "HB-M8-40");
    const cartHdrUid = await fillCart(api, 3, []);
    // As many changes as a loaded catalogue has left: what is known of a value tempts the planner with many rows alone.
    await server().db.execute(sql`
      insert into site_change (site_id, kind, record_no)
      select 'demo', 'item', invented from generate_series(1000000, 1020000) invented`);
    await server().db.execute(sql`analyze`);
    for (let call = 0; call < 4 * often; call++) {
      await api.search.itemSearch.list({ q: "bolt", include: ["price", "stock"] }).data;
      await api.items.invMast.doc({ id: invMastUid }).data;
      await api.pricing.priceEngine.get({ customerId: 100300, itemId: "HB-M8-40", quantity: 10 }).data;
      await api.commerce.cartLine.add({ cartHdrUid, lines: [{ invMastUid, quantity: 1000 }] }).data;
    }
    const planned = await plansOf(server().db);
    expect(planned.length).toBeGreaterThan(2);
    expect(planned.filter(({ kept }) => kept === 0).map(({ text }) => text)).toEqual([]);
  });
});
