import { brandFocus } from "@purvey/contract/services/brand-focus/index";
import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { describeServer } from "../../../../testing/describe-server.ts";
import { refusedWith } from "../../../../testing/refused-with.ts";
import { sendAs } from "../../../../testing/send-as.ts";

describeServer("what brands stand for", (server) => {
  const ada = async () => (await server().clientFor("ada")).brandFocus.categories;
  const brandOf = async (name: string) => {
    const row = await server().db.first<{ uid: number }>(
      sql`select brands_uid as uid from brand where site_id = 'demo' and brands_name = ${name}`,
    );
    return row?.uid ?? 0;
  };
  const categoryOf = async (path: string) => {
    const row = await server().db.first<{ uid: number }>(
      sql`select item_category_uid as uid from item_category where site_id = 'demo' and full_path = ${path}`,
    );
    return row?.uid ?? 0;
  };

  rule(
    "R167 R168 R169 puts the focus on named categories and answers all that the brand stands for, in their order",
    async () => {
      const [brandsUid, fasteners] = [await brandOf("Vega"), await categoryOf("Fasteners")];
      const washers = await categoryOf("Fasteners / Flat Washers");
      const focused = await (await ada()).focus({
        brandsUid,
        itemCategoryUids: [fasteners, washers, washers],
        focusLevel: "secondary",
        priority: 70,
        visibility: "private",
      });
      expect(focused.data.map((one) => [one.fullPath, one.focusLevel, one.priority, one.visibility])).toEqual([
        ["Fasteners / Hex Bolts", "primary", 90, "public"],
        ["Fasteners", "secondary", 70, "private"],
        ["Fasteners / Flat Washers", "secondary", 70, "private"],
        ["Fasteners / Lock Nuts", "secondary", 60, "public"],
      ]);
      expect(focused.totalResults).toBe(4);
      const counted = await server().db.first<{ items: number }>(sql`
      select count(*) as items from item where site_id = 'demo' and brands_uid = ${brandsUid} and family = 'Fasteners'`);
      expect(focused.data[1]).toMatchObject({
        brandsName: "Vega",
        itemCategoryDesc: "Fasteners",
        itemCount: counted?.items,
      });
    },
  );

  it("takes the categories of the brand's items where none are named, once, however often it is sent", async () => {
    const brandsUid = await brandOf("Rollmark");
    const categories = await ada();
    const both = await Promise.all([categories.focus({ brandsUid }).data, categories.focus({ brandsUid }).data]);
    for (const focuses of both)
      expect(focuses).toMatchObject([
        { fullPath: "Bearings / Deep Groove Ball Bearings", focusLevel: "primary", priority: 50, visibility: "public" },
      ]);
    const changed = await categories.focus({ brandsUid, priority: 100 }).data;
    expect(changed.map(({ brandCategoryFocusUid, priority }) => [brandCategoryFocusUid, priority])).toEqual([
      [both[0]?.[0]?.brandCategoryFocusUid, 100],
    ]);
  });

  rule("R167 R168 R169 refuses other levels, priorities and visibilities", async () => {
    const brandsUid = await brandOf("Vega");
    const wrong = [{ focusLevel: "main" }, { priority: 0 }, { priority: 101 }, { visibility: "hidden" }];
    for (const field of wrong) {
      const { status, body } = await sendAs(server(), brandFocus, "categories.focus", "ada", { brandsUid, ...field });
      expect([status, body.validationErrors[0].field]).toEqual([400, Object.keys(field)[0]]);
    }
    for (const field of [{ focusLevel: "tertiary" }, { priority: 1 }, { priority: 100 }, { visibility: "draft" }]) {
      const given = { brandsUid, itemCategoryUids: [], ...field };
      expect((await sendAs(server(), brandFocus, "categories.focus", "ada", given)).status).toBe(200);
    }
  });

  it("refuses brands and categories that are not there, a brand without items, and who may not", async () => {
    const categories = await ada();
    const brandsUid = await brandOf("Vega");
    const unknown = { brandsUid, itemCategoryUids: [await categoryOf("Fasteners"), 999_999] };
    const { status, body } = await sendAs(server(), brandFocus, "categories.focus", "ada", unknown);
    expect([status, body.validationErrors[0].field]).toEqual([400, "itemCategoryUids[1]"]);
    const { brandsUid: empty } = await (await server().clientFor("ada")).items.brands.create({ brandsName: "Bare" })
      .data;
    const dana = (await server().clientFor("dana")).brandFocus.categories;
    expect(
      await refusedWith(
        categories.focus({ brandsUid: 999_999 }),
        categories.focus({ brandsUid: empty }),
        dana.focus({ brandsUid }),
      ),
    ).toEqual([400, 422, 403]);
  });
});
