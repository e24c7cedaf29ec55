import sql from "sql-template-tag";
import { expect, it } from "vitest";
import type { Queryable } from "../../../platform/db/database.ts";
import { describeServer } from "../../../testing/describe-server.ts";
import { readWritings, versionOf } from "./cluster-document.ts";

it("numbers snapshots by the transactions that they know to have ended", () => {
  expect(versionOf("10:10:")).toBe(10);
  // 12 is over, 10 and 11 are not: nothing ended beside what is below 10, and 12.
  expect(versionOf("10:13:10,11")).toBe(11);
  // 10 ended, and nothing new began.
  expect(versionOf("11:13:11")).toBe(12);
});

describeServer("items as OpenSearch gets them", (server) => {
  const read = async (db: Queryable, itemId: string) => {
    const chosen = sql`and i.item_id = ${itemId}`;
    const { version, items } = await readWritings(db, "demo", { chosen, after: 0, limit: 10 });
    return { version, document: items[0]?.document };
  };

  it("have words in one form, numbers in every form, and where they are in stock", async () => {
    const { db } = server();
    await db.execute(sql`update item set item_desc = 'Hex Bolts for Valves 1 1/2" Zinc', extended_desc = null, display_desc = null
      where site_id = 'demo' and item_id = 'HB-M8-40'`);
    await db.execute(sql`update item_stock k set qty_on_hand = qty_allocated + case when location_id = 20 then 1 else 0 end
      from item i where k.site_id = 'demo' and i.site_id = 'demo' and i.inv_mast_uid = k.inv_mast_uid and i.item_id = 'HB-M8-40'`);
    const { document } = await read(db, "HB-M8-40");
    expect(document).toMatchObject({ name: "hex bolt for valve 1.5 in zinc", head: ["bolt"], stockAt: [20] });
    expect(document?.number).toEqual(expect.arrayContaining(["HBM840"]));
    // 8 and B look alike: one sign stands for both.
    expect(document?.lookAlike[document.number.indexOf("HBM840")]).toBe("f8i840");
    expect(document?.own).toEqual(expect.arrayContaining(["100200:NG1140"]));
  });

  it("have no document where shoppers do not find them", async () => {
    const { db } = server();
    await db.execute(sql`update item_search set online = 'N' where site_id = 'demo' and item_id = 'GLV-NIT-L'`);
    expect((await read(db, "GLV-NIT-L")).document).toBeUndefined();
  });

  it("have a higher version with each commit, also of a transaction that began before others ended", async () => {
    const { db } = server();
    const change = (to: Queryable, price: number) =>
      to.execute(sql`update item set list_price = ${price} where site_id = 'demo' and item_id = 'WSH-M8'`);
    const versions: number[] = [];
    const note = async () => versions.push((await read(db, "WSH-M8")).version);
    await note();
    // The embedded database has one session: nothing runs beside a transaction.
    if (db.kind === "postgres") {
      let [begun, end] = [() => {}, () => {}];
      const hasBegun = new Promise<void>((resolve) => {
        begun = resolve;
      });
      const mayEnd = new Promise<void>((resolve) => {
        end = resolve;
      });
      const open = db.transaction(async (transaction) => {
        await change(transaction, 1);
        begun();
        await mayEnd;
      });
      await hasBegun;
      for (const price of [2, 3]) {
        await db.execute(sql`update item set list_price = ${price} where site_id = 'demo' and item_id = 'GLV-NIT-L'`);
        await note();
      }
      end();
      await open;
      await note();
    }
    await change(db, 4);
    await note();
    expect(versions.slice(1).every((version, index) => version > (versions[index] ?? 0))).toBe(true);
    expect(versions.length).toBe(db.kind === "postgres" ? 5 : 2);
  });
});
