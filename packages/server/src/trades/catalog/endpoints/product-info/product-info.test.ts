import { productInfo } from "@purvey/contract/services/product-info/index";
import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { describeServer } from "../../../../testing/describe-server.ts";
import { invMastUidOf } from "../../../../testing/inv-mast-uid-of.ts";
import { refusedWith } from "../../../../testing/refused-with.ts";
import { sendAs } from "../../../../testing/send-as.ts";

describeServer("item extensions", (server) => {
  const ada = async () => (await server().clientFor("ada")).productInfo.invMastExt;
  /** An item without an extension. */
  const seal = () => invMastUidOf(server(), "SEAL-XT");

  it("creates, finds, changes and deletes an extension; what it leaves out is as the item says", async () => {
    const [extensions, invMastUid] = [await ada(), await seal()];
    const created = await extensions.create({ invMastUid, metaTitle: "Shaft seal", upcOrEanPrefix: "081340" }).data;
    expect(created).toMatchObject({
      invMastUid,
      itemId: "SEAL-XT",
      brandName: "Vega",
      manufacturerName: "Vega",
      upcOrEan: "UPC",
      upcOrEanId: expect.stringMatching(/^081340\d{6}$/),
      upcOrEanPrefix: "081340",
      upcOrEanItem: null,
      metaTitle: "Shaft seal",
      metaDescription: null,
      attributeGroupUid: null,
      statusCd: 704,
    });
    const { invMastExtUid } = created;
    const dana = (await server().clientFor("dana")).productInfo.invMastExt;
    expect(await dana.get({ invMastExtUid }).data).toEqual(created);
    const own = await extensions.update({ invMastExtUid, brandName: "Own", partNumber: "P-1", statusCd: 705 }).data;
    expect(own).toMatchObject({ brandName: "Own", partNumber: "P-1", statusCd: 705, metaTitle: "Shaft seal" });
    expect(
      (await extensions.list({ q: "own shaft", invMastUid, statusCd: 705 }).data).map(({ itemId }) => itemId),
    ).toEqual(["SEAL-XT"]);
    expect(await extensions.update({ invMastExtUid, brandName: null }).data).toMatchObject({ brandName: "Vega" });
    expect(await extensions.delete({ invMastExtUid }).data).toEqual({ uid: invMastExtUid, deleted: true });
    expect(
      await refusedWith(
        extensions.get({ invMastExtUid }),
        extensions.update({ invMastExtUid }),
        extensions.delete({ invMastExtUid }),
      ),
    ).toEqual([404, 404, 404]);
  });

  it("gives an item one extension, also when two are created at once", async () => {
    const [extensions, invMastUid] = [await ada(), await seal()];
    const both = await refusedWith(extensions.create({ invMastUid }), extensions.create({ invMastUid }));
    expect(both.sort()).toEqual([200, 409]);
    const [{ invMastExtUid } = { invMastExtUid: 0 }] = await extensions.list({ invMastUid }).data;
    const bolt = await invMastUidOf(server(), "HB-M8-40");
    await expect(extensions.update({ invMastExtUid, invMastUid: bolt })).rejects.toMatchObject({
      status: 409,
      message: `The item \`${bolt}\` has an extension already. Change that one instead.`,
    });
    await extensions.delete({ invMastExtUid });
    const again = await extensions.create({ invMastUid }).data;
    await extensions.delete({ invMastExtUid: again.invMastExtUid });
  });

  rule("R140 refuses an invMastUid below 1, and one of no item", async () => {
    const low = await sendAs(server(), productInfo, "invMastExt.create", "ada", { invMastUid: 0 });
    expect([low.status, low.body.validationErrors[0]]).toMatchObject([400, { field: "invMastUid", expected: 1 }]);
    const none = await sendAs(server(), productInfo, "invMastExt.create", "ada", { invMastUid: 999_999 });
    expect([none.status, none.body.validationErrors[0].field]).toEqual([400, "invMastUid"]);
    const group = { invMastUid: await seal(), attributeGroupUid: 999_999 };
    const unknown = await sendAs(server(), productInfo, "invMastExt.create", "ada", group);
    expect([unknown.status, unknown.body.validationErrors[0].field]).toEqual([400, "attributeGroupUid"]);
  });

  rule("R141 R142 R143 R144 R145 holds every text to its length", async () => {
    const longest = {
      upcOrEan: 3,
      upcOrEanId: 15,
      upcOrEanPrefix: 9,
      upcOrEanItem: 5,
      brandName: 255,
      manufacturerName: 255,
      partNumber: 255,
      metaTitle: 255,
      metaDescription: 255,
      metaKeywords: 255,
    };
    const [extensions, invMastUid] = [await ada(), await seal()];
    const full = Object.fromEntries(Object.entries(longest).map(([name, max]) => [name, "x".repeat(max)]));
    const { invMastExtUid, ...created } = await extensions.create({ invMastUid, ...full }).data;
    expect(created).toMatchObject(full);
    for (const [name, max] of Object.entries(longest)) {
      for (const [operation, key] of [
        ["invMastExt.create", { invMastUid }],
        ["invMastExt.update", { invMastExtUid }],
      ] as const) {
        const { status, body } = await sendAs(server(), productInfo, operation, "ada", {
          ...key,
          [name]: "x".repeat(max + 1),
        });
        expect([status, body.validationErrors[0]]).toMatchObject([
          400,
          { field: name, expected: max, received: max + 1 },
        ]);
      }
    }
    await extensions.delete({ invMastExtUid });
  });

  rule("R146 takes a statusCd from 0 to 9999", async () => {
    const [extensions, invMastUid] = [await ada(), await seal()];
    const { invMastExtUid } = await extensions.create({ invMastUid }).data;
    for (const statusCd of [0, 9999])
      expect((await extensions.update({ invMastExtUid, statusCd }).data).statusCd).toBe(statusCd);
    for (const statusCd of [-1, 10_000]) {
      const refused = await sendAs(server(), productInfo, "invMastExt.update", "ada", { invMastExtUid, statusCd });
      expect([refused.status, refused.body.validationErrors[0].field]).toEqual([400, "statusCd"]);
    }
    await extensions.delete({ invMastExtUid });
  });

  rule("R147 lists 10 at first, up to 1000, in the order asked for", async () => {
    const extensions = await ada();
    const first = await extensions.list();
    expect([first.data.length, first.totalResults]).toEqual([10, (await extensions.list({ limit: 1000 })).data.length]);
    const bolts = await extensions.list({ q: "hex bolt", orderBy: "item_id|DESC", limit: 2, offset: 1 });
    expect(bolts.data.map(({ itemId }) => itemId)).toEqual(["HB-M8-40", "HB-M8-25"]);
    expect(bolts.data[0]).toMatchObject({
      upcOrEanPrefix: "081340",
      metaKeywords: expect.stringContaining("Hex Bolts"),
    });
    for (const query of [{ limit: 0 }, { limit: 1001 }, { offset: -1 }]) {
      const refused = await sendAs(server(), productInfo, "invMastExt.list", "ada", query);
      expect([refused.status, refused.body.validationErrors[0].field]).toEqual([400, Object.keys(query)[0]]);
    }
  });

  it("sorts and finds by the brand that is answered, the item's or its own", async () => {
    const extensions = await ada();
    const brands = (await extensions.list({ limit: 1000, orderBy: "brand_name|ASC" }).data).map(
      ({ brandName }) => brandName,
    );
    expect(brands).toEqual([...brands].sort());
    const gloves = await extensions.list({ q: "handhold", limit: 1000 }).data;
    expect(new Set(gloves.map(({ brandName }) => brandName))).toEqual(new Set(["Handhold"]));
  });
});

describeServer("podcasts", (server) => {
  const ada = async () => (await server().clientFor("ada")).productInfo.podcasts;

  it("creates, finds, changes and deletes an episode", async () => {
    const podcasts = await ada();
    const created = await podcasts.create({ title: "Chain slack", path: "podcasts/chain-slack.mp3" }).data;
    expect(created).toMatchObject({
      title: "Chain slack",
      path: "podcasts/chain-slack.mp3",
      transcript: null,
      statusCd: 704,
    });
    const { podcastsUid } = created;
    const dana = (await server().clientFor("dana")).productInfo.podcasts;
    expect(await dana.get({ podcastsUid }).data).toEqual(created);
    await expect(dana.update({ podcastsUid, title: "Mine" })).rejects.toMatchObject({ status: 403 });
    const changed = await podcasts.update({ podcastsUid, transcript: "Two percent of the span.", statusCd: 705 }).data;
    expect(changed).toMatchObject({ title: "Chain slack", transcript: "Two percent of the span.", statusCd: 705 });
    expect((await podcasts.list({ q: "chain PERCENT" }).data).map((one) => one.podcastsUid)).toEqual([podcastsUid]);
    expect(await podcasts.delete({ podcastsUid }).data).toEqual({ uid: podcastsUid, deleted: true });
    expect(await refusedWith(podcasts.get({ podcastsUid }), podcasts.delete({ podcastsUid }))).toEqual([404, 404]);
    expect((await podcasts.list({ statusCd: 700 }).data).map((one) => one.podcastsUid)).toEqual([podcastsUid]);
  });

  it("lists the episodes of the house in the order asked for", async () => {
    const listed = await (await server().clientFor("dana")).productInfo.podcasts.list({
      orderBy: "date_created|DESC",
      limit: 1,
    });
    expect(listed.data[0]).toMatchObject({
      title: "Two minutes on torque",
      transcript: expect.stringContaining("friction"),
    });
    expect(listed.totalResults).toBe(2);
  });

  rule("R193 refuses a path longer than 255, and an episode without title or path", async () => {
    const given = { title: "Long", path: "p".repeat(255) };
    const { podcastsUid, path } = await (await ada()).create(given).data;
    expect(path).toHaveLength(255);
    for (const wrong of [
      { ...given, path: "p".repeat(256) },
      { ...given, path: "" },
      { title: "No path" },
      { path: "x" },
    ]) {
      const { status, body } = await sendAs(server(), productInfo, "podcasts.create", "ada", wrong);
      expect([status, body.validationErrors[0].field]).toEqual([400, "title" in wrong ? "path" : "title"]);
    }
    const changed = await sendAs(server(), productInfo, "podcasts.update", "ada", {
      podcastsUid,
      path: "p".repeat(256),
    });
    expect(changed.status).toBe(400);
    await (await ada()).delete({ podcastsUid });
  });
});

describeServer("suggested descriptions", (server) => {
  const dana = async () => (await server().clientFor("dana")).productInfo.items;

  rule("R152 writes one line of at most 255 characters from what is recorded", async () => {
    const id = await invMastUidOf(server(), "HB-M8-40");
    const items = await dana();
    expect(await items.suggestDisplayDesc({ id }).data).toBe(
      "Hex bolt M8 × 40 mm, zinc-plated steel, class 8.8, ISO 4017 – Vega, box of 100",
    );
    expect(await items.suggestDisplayDesc({ id, limit: 3 }).data).toBe("Hex bolt M8 × 40 mm, steel – Vega, box of 100");
  });

  rule("R153 writes a paragraph of at most 4000 characters from what is recorded", async () => {
    const id = await invMastUidOf(server(), "HB-M8-40");
    expect(await (await dana()).suggestWebDesc({ id }).data).toBe(
      "Vega hex bolt M8 × 40 mm, made of zinc-plated steel. Class 8.8, ISO 4017. Sold by the box of 100. " +
        "Manufacturer part number VG-4017-8x40-88Z.",
    );
  });

  rule("R152 R153 answers false when too little is known, and 404 for no item", async () => {
    const id = await invMastUidOf(server(), "HB-M6-30");
    await server().db.execute(sql`delete from item_attribute where site_id = 'demo' and inv_mast_uid = ${id}`);
    const items = await dana();
    expect([await items.suggestDisplayDesc({ id }).data, await items.suggestWebDesc({ id }).data]).toEqual([
      false,
      false,
    ]);
    const unknown = { id: 999_999 };
    expect(await refusedWith(items.suggestDisplayDesc(unknown), items.suggestWebDesc(unknown))).toEqual([404, 404]);
  });

  rule("R151 R256 takes a limit from 1 to 50", async () => {
    const id = await invMastUidOf(server(), "HB-M8-40");
    for (const operation of ["items.suggestDisplayDesc", "items.suggestWebDesc"]) {
      for (const limit of [1, 50])
        expect((await sendAs(server(), productInfo, operation, "dana", { id, limit })).status).toBe(200);
      for (const limit of [0, 51, 1.5]) {
        const { status, body } = await sendAs(server(), productInfo, operation, "dana", { id, limit });
        expect([status, body.validationErrors[0].field]).toEqual([400, "limit"]);
      }
    }
  });

  rule("R152 R153 suggests for every item of the catalogue", async () => {
    const rows = await server().db.query<{ id: number }>(sql`
      select inv_mast_uid as id from item where site_id = 'demo' and item_id <> 'HB-M6-30' order by 1`);
    const items = await dana();
    const texts = await Promise.all(rows.map(({ id }) => items.suggestDisplayDesc({ id }).data));
    expect(texts.length).toBeGreaterThan(15);
    for (const text of texts) expect(text).toMatch(/^[A-Z].{14,254}$/);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
