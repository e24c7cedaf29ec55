import { legacy } from "@purvey/contract/services/legacy/index";
import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { world } from "../../../../load/examples/world/names.ts";
import { beginCheckout, renewAllowance } from "../../../../testing/checkout-desk.ts";
import { describeServer } from "../../../../testing/describe-server.ts";
import { invMastUidOf } from "../../../../testing/inv-mast-uid-of.ts";
import { refusedWith } from "../../../../testing/refused-with.ts";
import { sendAs } from "../../../../testing/send-as.ts";
import { deliverWaitingImports } from "../../../erp/deliver-waiting.ts";

describeServer("legacy items", (server) => {
  const api = async (username = "ada") => (await server().clientFor(username)).legacy;
  const uid = (itemId: string) => invMastUidOf(server(), itemId);

  /** The items that the search finds with a tag. */
  async function taggedWith(tag: string): Promise<string[]> {
    const rows = await server().db.query<{ itemId: string }>(sql`
      select s.item_id as "itemId" from item_search s where s.site_id = 'demo' and ${tag} = any(s.tags)`);
    return rows.map(({ itemId }) => itemId);
  }

  it("tags items, each word once, and lets search follow", async () => {
    const { tags } = (await api()).invMast;
    const [id, other] = [await uid("MTR-075"), await uid("ADH-50")];
    const made = await tags.create({ id, tag: "  Spare Part " }).data;
    expect(made).toEqual({
      invMastTagsUid: expect.any(Number),
      invMastUid: id,
      tag: "Spare Part",
      updateCd: 704,
      statusCd: 704,
      processCd: 704,
      dateCreated: expect.any(String),
      dateLastModified: expect.any(String),
    });
    const key = { invMastUid: id, invMastTagsUid: made.invMastTagsUid };
    expect(await tags.get(key).data).toEqual(made);
    expect((await tags.list({ id }).data).map(({ tag }) => tag)).toContain("Spare Part");
    const { items } = await server().clientFor("dana");
    expect((await items.invMast.get({ id }).data).legacyTags).toContain("Spare Part");
    expect(await taggedWith("Spare Part")).toEqual(["MTR-075"]);
    expect(
      await refusedWith(
        tags.create({ id, tag: "SPARE part" }),
        tags.create({ id, tag: "   " }),
        tags.create({ id: 987_654, tag: "x" }),
        tags.get({ ...key, invMastUid: other }),
        tags.update({ ...key, invMastUid: other, tag: "y" }),
        tags.delete({ ...key, invMastUid: other }),
      ),
    ).toEqual([409, 400, 404, 404, 404, 404]);
    expect(await tags.update({ ...key, tag: "Drive", processCd: 705 }).data).toMatchObject({
      tag: "Drive",
      processCd: 705,
    });
    expect([await taggedWith("Spare Part"), await taggedWith("Drive")]).toEqual([[], ["MTR-075"]]);
    await tags.update({ ...key, statusCd: 705 });
    expect(await taggedWith("Drive")).toEqual([]);
    expect(await tags.delete(key).data).toEqual({ uid: made.invMastTagsUid, deleted: true });
    expect(await refusedWith(tags.get(key), tags.delete(key))).toEqual([404, 404]);
    expect((await tags.create({ id, tag: "Drive" }).data).statusCd).toBe(704);
  });

  it("keeps tags that the index was given by hand", async () => {
    const id = await uid("ADH-50");
    await server().db.execute(sql`
      update item_search set tags = array['by hand'] where site_id = 'demo' and inv_mast_uid = ${id}`);
    const { tags } = (await api()).invMast;
    const { invMastTagsUid } = await tags.create({ id, tag: "Glue" }).data;
    expect(await taggedWith("by hand")).toEqual(["ADH-50"]);
    await tags.delete({ invMastUid: id, invMastTagsUid });
    expect([await taggedWith("by hand"), await taggedWith("Glue")]).toEqual([["ADH-50"], []]);
  });

  it("tags one item once, however many do so at once", async () => {
    const { tags } = (await api()).invMast;
    const id = await uid("NUT-M8-NY");
    const answers = await refusedWith(...["Rush", "rush", "RUSH", "Rush"].map((tag) => tags.create({ id, tag })));
    expect(answers.sort()).toEqual([200, 409, 409, 409]);
  });

  rule(
    "R255 describes items for the web, active unless said otherwise; the latest active one is shown and found",
    async () => {
      const { webDesc } = (await api()).invMast;
      const id = await uid("CUT-115-1");
      const shown = async () => (await (await server().clientFor("dana")).items.invMast.get({ id }).data).webDesc;
      const before = await shown();
      const first = await webDesc.create({ id, webDesc1: "Cutting disc", webDescFull: "Cuts steel quietly." }).data;
      expect(first).toEqual({
        invMastWebDescUid: expect.any(Number),
        invMastUid: id,
        webDesc1: "Cutting disc",
        webDesc2: null,
        webDesc3: null,
        webDesc4: null,
        webDescFull: "Cuts steel quietly.",
        active: 1,
        statusCd: 704,
        dateCreated: expect.any(String),
        dateLastModified: expect.any(String),
      });
      expect(await shown()).toBe("Cuts steel quietly.");
      const second = await webDesc.create({ id, webDescFull: "Cuts stainless swiftly.", active: 0 }).data;
      expect(await shown()).toBe("Cuts steel quietly.");
      const key = { invMastUid: id, invMastWebDescUid: second.invMastWebDescUid };
      await webDesc.update({ ...key, active: 1 });
      expect(await shown()).toBe("Cuts stainless swiftly.");
      const { search } = await server().clientFor("dana");
      const found = await search.itemSearch.list({ q: "swiftly" }).data;
      expect(JSON.stringify(found)).toContain("CUT-115-1");
      expect((await webDesc.list({ id }).data).map(({ invMastWebDescUid }) => invMastWebDescUid)).toEqual([
        first.invMastWebDescUid,
        second.invMastWebDescUid,
      ]);
      await webDesc.delete(key);
      expect(await shown()).toBe("Cuts steel quietly.");
      await webDesc.update({ invMastUid: id, invMastWebDescUid: first.invMastWebDescUid, statusCd: 705 });
      expect(await shown()).toBe(before);
      expect(await webDesc.get({ invMastUid: id, invMastWebDescUid: first.invMastWebDescUid }).data).toMatchObject({
        statusCd: 705,
      });
      expect(await refusedWith(webDesc.get(key), webDesc.create({ id: 987_654 }))).toEqual([404, 404]);
      for (const wrong of [{ webDesc1: "x".repeat(256) }, { webDescFull: "x".repeat(4001) }, { active: 2 }])
        expect((await sendAs(server(), legacy, "invMast.webDesc.create", "ada", { id, ...wrong })).status).toBe(400);
    },
  );

  it("lets shoppers read tags and descriptions, and change none", async () => {
    const { invMast } = await api("dana");
    const id = await uid("MTR-075");
    expect(
      await refusedWith(
        invMast.tags.list({ id }),
        invMast.webDesc.list({ id }),
        invMast.tags.create({ id, tag: "mine" }),
        invMast.webDesc.create({ id, webDescFull: "mine" }),
      ),
    ).toEqual([200, 200, 403, 403]);
  });

  it("shows the five articles of a category", async () => {
    const category = await server().db.first<{ uid: number }>(sql`
      select item_category_uid as uid from item_category where site_id = 'demo' and item_category_desc = 'Fasteners'`);
    const { itemCategory } = await api("dana");
    const answer = await itemCategory.get({ id: category?.uid ?? 0 }).data;
    expect(Object.keys(answer).sort()).toEqual(
      [
        "itemCategoryUid",
        "article",
        "article2",
        "article3",
        "article4",
        "article5",
        "title",
        "metaDesc",
        "displayOnWebFlag",
      ].sort(),
    );
    expect(answer).toMatchObject({ displayOnWebFlag: "Y", article2: expect.stringContaining("8.8"), article4: null });
    expect(await refusedWith(itemCategory.get({ id: 987_654 }))).toEqual([404]);
  });

  rule("R258 sends an order to the ERP again: what is on hold, and once more what had arrived", async () => {
    await renewAllowance(server());
    const { checkoutUid, checkout } = await beginCheckout(server());
    const { orderNo } = await checkout.prophet21Hdr.create({
      checkoutUid,
      header: { customerPoNumber: "PO-R", shipToState: "Ohoi" },
    }).data;
    await deliverWaitingImports(server().db);
    const { orders } = await api();
    const { imports } = await server().clientFor("ada");
    const held = await orders.reset({ id: orderNo }).data;
    expect(held).toMatchObject({
      orderNo,
      created: false,
      importState: "hold",
      importResults: expect.stringContaining("Ohoi"),
    });
    await imports.import.impOeHdr.update({ importUid: held.importUid, shipToState: "OH" });
    const sent = await orders.reset({ id: orderNo }).data;
    expect(sent).toEqual({
      orderNo,
      importUid: held.importUid,
      created: false,
      importState: "delivered",
      importResults: `Taken over as order ${orderNo}.`,
    });
    const again = await orders.reset({ id: orderNo }).data;
    expect(again).toMatchObject({ created: true, importState: "delivered" });
    expect(again.importUid).toBeGreaterThan(sent.importUid);
    expect(await refusedWith(orders.reset({ id: 987_654 }), orders.reset({ id: world.orders.firstInvoiced }))).toEqual([
      404, 409,
    ]);
    expect(await refusedWith((await api("dana")).orders.reset({ id: orderNo }))).toEqual([403]);
  });

  rule("R135 R136 R137 R138 keeps the states, with their codes, rates and defaults", async () => {
    const { state } = await api();
    const { data, total } = await state.list({ limit: 2 });
    expect([data.map(({ twoLetterCode }) => twoLetterCode), total]).toEqual([["AL", "AK"], 54]);
    const [ohio] = await state.list({ twoLetterCode: "oh" }).data;
    expect(ohio).toEqual({
      stateUid: expect.any(Number),
      countryUid: 1,
      twoLetterCode: "OH",
      stateName: "Ohio",
      active: 1,
      taxRate: 0.0575,
      taxShipping: 1,
      code1099: "39",
      telecheckCode: "OH",
      statusCd: 704,
      processCd: 704,
      dateLastModified: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    });
    const stateUid = ohio?.stateUid ?? 0;
    expect(await state.get({ stateUid, twoLetterCode: "OH" }).data).toEqual(ohio);
    expect(await refusedWith(state.get({ stateUid, twoLetterCode: "TX" }))).toEqual([404]);
    const made = await state.create({ twoLetterCode: "on", stateName: "Ontario", countryUid: 2 }).data;
    expect(made).toMatchObject({
      twoLetterCode: "ON",
      active: 0,
      taxRate: 0,
      taxShipping: 0,
      countryUid: 2,
      code1099: null,
    });
    expect(await refusedWith(state.create({ twoLetterCode: "ON", stateName: "Again", countryUid: 2 }))).toEqual([409]);
    expect(await state.update({ stateUid: made.stateUid, active: 1, taxRate: 0.13 }).data).toMatchObject({
      active: 1,
      taxRate: 0.13,
    });
    expect(await refusedWith(state.update({ stateUid: made.stateUid, countryUid: 1, twoLetterCode: "OH" }))).toEqual([
      409,
    ]);
    await state.delete({ stateUid: made.stateUid });
    expect(await refusedWith(state.get({ stateUid: made.stateUid }))).toEqual([404]);
    for (const wrong of [
      { twoLetterCode: "OHI" },
      { twoLetterCode: "" },
      { stateName: "x".repeat(256) },
      { taxRate: -1 },
    ])
      expect(
        (await sendAs(server(), legacy, "state.create", "ada", { twoLetterCode: "ZZ", stateName: "Z", ...wrong }))
          .status,
      ).toBe(400);
    // The documents limit the code to two letters and rates not at all: one letter and percentages are kept.
    const percent = await state.create({ twoLetterCode: "Q", stateName: "Quintana Roo", taxRate: 16.000001 }).data;
    expect(await state.get({ stateUid: percent.stateUid }).data).toMatchObject({
      twoLetterCode: "Q",
      taxRate: 16.000001,
    });
    const { state: danas } = await api("dana");
    expect(await refusedWith(danas.list(), danas.delete({ stateUid }))).toEqual([200, 403]);
  });
});
