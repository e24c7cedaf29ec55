import sql, { raw } from "sql-template-tag";
import { beforeAll, expect, it } from "vitest";
import { describeServer } from "./testing/describe-server.ts";
import { invMastUidOf } from "./testing/inv-mast-uid-of.ts";

/** Columns that neither the fixture world nor any call fills; a distributor's own data do. */
describeServer("what is seldom filled", (server) => {
  /** Fills columns of every row of a table. */
  const fill = (table: string, columns: string) =>
    server().db.execute(sql`update ${raw(table)} set ${raw(columns)} where site_id = 'demo'`);

  beforeAll(async () => {
    await fill("users", "activation = 'A-1'");
    await fill(
      "user_group",
      "created_by = 7, modified = '2026-01-02 03:04:05', modified_by = 7, rules = '{}', note = 'Own'",
    );
    await fill("cart_hdr", "session_id = 'S-1'");
    await fill("job_price_line", "expiration_date = '2099-12-31 00:00:00', commitment_amount = 1500.5");
    await fill("item", "class_id3 = 'C3', class_id4 = 'C4', class_id5 = 'C5', length = 1.5, width = 2.5, height = 3.5");
    await fill("item_search", "class_id3 = 'C3', class_id4 = 'C4', class_id5 = 'C5'");
    await fill("item_category", "article = 'One', article4 = 'Four', article5 = 'Five'");
    await fill("customer", "class3_id = 'K3', class4_id = 'K4'");
    await fill("ship_to", "class5_id = 'LAKE'");
    await fill("warehouse_document", "json_data = '{\"a\":1}', process_message = 'Seen'");
  });

  it("is answered all the same: users, groups, carts", async () => {
    const { content, commerce } = await server().clientFor("ada");
    expect(await content.users.get({ id: 1 }).data).toMatchObject({ activation: "A-1" });
    expect((await content.usergroups.list().data)[0]).toMatchObject({
      created_by: 7,
      modified: "2026-01-02 03:04:05",
      modified_by: 7,
      rules: "{}",
      note: "Own",
    });
    const lookup = () => commerce.cartHdr.lookup({ userId: 7, customerId: 100200 }).data;
    await lookup();
    await fill("cart_hdr", "session_id = 'S-1'");
    expect(await lookup()).toMatchObject({ sessionId: "S-1" });
  });

  it("is answered all the same: items, categories, contracts", async () => {
    const { items, search, legacy, pricing } = await server().clientFor("ada");
    const item = { id: await invMastUidOf(server(), "HB-M8-40") };
    const classes = { classId3: "C3", classId4: "C4", classId5: "C5" };
    expect(await items.invMast.get(item).data).toMatchObject({ ...classes, length: 1.5, width: 2.5, height: 3.5 });
    expect(await search.items.get(item).data).toMatchObject(classes);
    expect(await legacy.itemCategory.get({ id: 1 }).data).toMatchObject({
      article: "One",
      article4: "Four",
      article5: "Five",
    });
    const [contract] = await pricing.jobPriceHdr.list({ limit: 1 }).data;
    const id = contract?.job_price_hdr_uid ?? 0;
    const [line] = await pricing.jobPriceHdr.lines.list({ id, limit: 1 }).data;
    expect(line).toMatchObject({ expiration_date: "2099-12-31 00:00:00", commitment_amount: 1500.5 });
  });

  it("is answered all the same: customers, documents of the warehouse", async () => {
    const { customers, warehouseOps } = await server().clientFor("ada");
    expect(await customers.customer.get({ customerId: 100200 }).data).toMatchObject({ class3Id: "K3", class4Id: "K4" });
    await customers.contacts.refresh();
    const contacts = await customers.customer.contacts.list({ customerId: 100200, q: "Dana" }).data;
    expect(contacts[0]).toMatchObject({ addressClass5Id: "LAKE" });
    const seen = { jsonData: '{"a":1}', processMessage: "Seen" };
    expect((await warehouseOps.receiving.list({ limit: 1 }).data)[0]).toMatchObject(seen);
    expect((await warehouseOps.purchaseOrderReceipt.list({ limit: 1 }).data)[0]).toMatchObject(seen);
  });
});
