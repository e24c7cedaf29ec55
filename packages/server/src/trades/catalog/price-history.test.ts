import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { describeServer } from "../../testing/describe-server.ts";
import { refusedWith } from "../../testing/refused-with.ts";

describeServer("price history of items", (server) => {
  const uidOf = async (itemId: string) => {
    const row = await server().db.first<{ uid: number }>(
      sql`select inv_mast_uid as uid from item where site_id = 'demo' and item_id = ${itemId}`,
    );
    return row?.uid ?? 0;
  };
  const history = async (username = "ada") => (await server().clientFor(username)).items.invMast.priceHistory;

  it("notes each price that a change of the item changed, whatever wrote it, and by whom", async () => {
    const { db } = server();
    const id = await uidOf("HB-M8-40");
    const read = await history();
    expect(await read({ id })).toMatchObject({ data: [], total: 0 });
    const before = await db.first<{ list: number; third: number }>(sql`
      select list_price as list, price3 as third from item where site_id = 'demo' and inv_mast_uid = ${id}`);
    await db.execute(sql`
      update item set list_price = 44.5, price3 = null, item_desc = item_desc where site_id = 'demo' and inv_mast_uid = ${id}`);
    await db.transaction(async (transaction) => {
      await transaction.execute(sql`select set_config('purvey.price_file', 'prices-w48.csv', true)`);
      await transaction.execute(sql`
        update item set list_price = list_price, price3 = 40.25 where site_id = 'demo' and inv_mast_uid = ${id}`);
    });
    await db.execute(sql`
      update item set list_price = 44.5, popularity = 7 where site_id = 'demo' and inv_mast_uid = ${id}`);
    const { data, totalResults } = await read({ id });
    expect(totalResults).toBe(2);
    expect(data).toMatchObject([
      {
        invMastUid: id,
        source: "load",
        sourceName: "prices-w48.csv",
        changes: [{ field: "price3", oldPrice: null, newPrice: 40.25 }],
      },
      {
        source: "database",
        sourceName: null,
        changes: [
          { field: "listPrice", oldPrice: before?.list, newPrice: 44.5 },
          { field: "price3", oldPrice: before?.third, newPrice: null },
        ],
      },
    ]);
    const role = await db.first<{ name: string }>(sql`select session_user::text as name`);
    expect(data.map(({ author }) => author)).toEqual([role?.name, role?.name]);
    expect((await read({ id, limit: 1, offset: 1 })).data.map(({ source }) => source)).toEqual(["database"]);
  });

  it("goes with the change: what is rolled back was never noted, and nothing that is noted changes", async () => {
    const { db } = server();
    const id = await uidOf("MTR-075");
    await expect(
      db.transaction(async (transaction) => {
        await transaction.execute(sql`
          update item set list_price = 999 where site_id = 'demo' and inv_mast_uid = ${id}`);
        throw new Error("The load breaks off.");
      }),
    ).rejects.toThrow("breaks off");
    expect((await (await history())({ id })).data).toEqual([]);
    await db.execute(sql`update item set list_price = 998 where site_id = 'demo' and inv_mast_uid = ${id}`);
    await expect(
      db.execute(sql`update item_price_change set author = 'nobody' where site_id = 'demo' and inv_mast_uid = ${id}`),
    ).rejects.toThrow();
    expect((await (await history())({ id })).data).toHaveLength(1);
  });

  it("is for who sees every customer: class prices are not a shopper's business", async () => {
    const id = await uidOf("MTR-075");
    expect((await (await history("ned"))({ id })).totalResults).toBe(1);
    const [ada, dana] = await Promise.all([history(), history("dana")]);
    expect(await refusedWith(dana({ id }), ada({ id: 999_999 }))).toEqual([403, 404]);
  });
});
