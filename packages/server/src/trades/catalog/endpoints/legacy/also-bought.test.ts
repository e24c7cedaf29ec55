import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { describeServer } from "../../../../testing/describe-server.ts";
import { invMastUidOf } from "../../../../testing/inv-mast-uid-of.ts";
import { refusedWith } from "../../../../testing/refused-with.ts";
import { statementsOf } from "../../../../testing/statements-of.ts";

describeServer("what is bought together", (server) => {
  const api = async (username = "ada") => (await server().clientFor(username)).legacy.invMast;
  const uid = (itemId: string) => invMastUidOf(server(), itemId);

  /** Orders of a customer, each with the given items. */
  async function addOrders(customerId: number, baskets: readonly (readonly string[])[], date = "2026-01-04 10:00:00") {
    for (const basket of baskets) {
      const uids = await Promise.all(basket.map(uid));
      await server().db.execute(sql`
        with hdr as (
          insert into order_hdr (site_id, customer_id, order_date, status) values ('demo', ${customerId}, ${date}, 'invoiced') returning order_no
        ) insert into order_line (site_id, order_no, line_no, inv_mast_uid, item_id, description, quantity, unit_of_measure, unit_price, extended_price)
        select 'demo', hdr.order_no, i.line, i.inv_mast_uid, 'X', 'X', 1, 'EA', 1, 1
        from hdr cross join unnest(${uids}::bigint[]) with ordinality as i (inv_mast_uid, line)`);
    }
  }

  const neighbours = async (itemId: string) => {
    const list = await (await api("dana")).alsoBought({ id: await uid(itemId) }).data;
    return list.map((item) => [item.itemId, item.orderCount, item.customerCount, item.share]);
  };

  rule(
    "R258 follows from the orders when it is refreshed: frequent pairs, with how often and for how many",
    async () => {
      await addOrders(100200, [
        ["MTR-075", "ADH-50", "WSH-M8"],
        ["MTR-075", "ADH-50"],
        ["MTR-075", "WSH-M8", "ADH-50"],
        ["MTR-075", "GLV-NIT-L"],
      ]);
      await addOrders(100300, [["MTR-075", "WSH-M8"]]);
      expect(await neighbours("MTR-075")).toEqual([]);
      const { alsoBoughtRefresh } = await api();
      const refreshed = await alsoBoughtRefresh().data;
      expect(refreshed).toMatchObject({ resource: "also-bought", changes: { stored: expect.any(Number), removed: 0 } });
      expect(refreshed.changed).toBeGreaterThan(0);
      expect(refreshed.examined).toBeGreaterThanOrEqual(7);
      // Five orders had the motor; once with gloves is chance.
      expect(await neighbours("MTR-075")).toEqual([
        ["WSH-M8", 3, 2, 0.6],
        ["ADH-50", 3, 1, 0.6],
      ]);
      expect((await alsoBoughtRefresh().data).changed).toBe(0);
      const { data } = await (await api("dana")).alsoBought({ id: await uid("MTR-075"), limit: 1 });
      expect(data[0]).toEqual({
        invMastUid: await uid("WSH-M8"),
        itemId: "WSH-M8",
        itemDesc: expect.any(String),
        displayDesc: expect.anything(),
        brandsName: expect.any(String),
        unitOfMeasure: "EA",
        orderCount: 3,
        customerCount: 2,
        share: 0.6,
        lastOrderDate: "2026-01-04 10:00:00",
      });
    },
  );

  it("leaves out cancelled, old and endless orders, hidden items, and pairs that no longer are", async () => {
    await server().db.execute(sql`
      update order_hdr set cancel_flag = 'Y' where site_id = 'demo' and order_no = (
        select max(o.order_no) from order_hdr o join order_line l on l.site_id = o.site_id and l.order_no = o.order_no
        where o.site_id = 'demo' and o.customer_id = 100200 and l.inv_mast_uid = ${await uid("ADH-50")})`);
    await addOrders(
      100200,
      [
        ["MTR-075", "CUT-115-1"],
        ["MTR-075", "CUT-115-1"],
      ],
      "2023-01-04 10:00:00",
    );
    const { alsoBoughtRefresh } = await api();
    expect((await alsoBoughtRefresh().data).changes.stored).toBeGreaterThan(0);
    expect(await neighbours("MTR-075")).toEqual([
      ["WSH-M8", 2, 2, 0.5],
      ["ADH-50", 2, 1, 0.5],
    ]);
    await server().db.execute(sql`update item set online_cd = 705 where site_id = 'demo' and item_id = 'WSH-M8'`);
    expect(await neighbours("MTR-075")).toEqual([["ADH-50", 2, 1, 0.5]]);
    await server().db.execute(sql`update item set online_cd = 704 where site_id = 'demo' and item_id = 'WSH-M8'`);
    await server().db.execute(sql`
      update order_hdr set cancel_flag = 'Y' where site_id = 'demo' and customer_id = 100200 and order_date = '2026-01-04 10:00:00'`);
    expect((await alsoBoughtRefresh().data).changes.removed).toBeGreaterThan(0);
    expect(await neighbours("MTR-075")).toEqual([]);
  });

  it("is one statement to look at, not found for no item, and refreshed by those who may", async () => {
    const { alsoBought, alsoBoughtRefresh } = await api("dana");
    const id = await uid("HB-M8-40");
    expect(await statementsOf(server(), () => alsoBought({ id }))).toBeLessThanOrEqual(2);
    expect(await refusedWith(alsoBought({ id: 987_654 }), alsoBoughtRefresh())).toEqual([404, 403]);
  });
});
