import fc from "fast-check";
import sql from "sql-template-tag";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "../platform/db/database.ts";
import { insertRows } from "../platform/db/insert-rows.ts";
import { pageRequest as page, searchRequestsOf } from "../testing/search-requests.ts";
import { describeOnBoth } from "../testing/test-database.ts";
import type { FoundPage, SearchRequest } from "../trades/search/search-request.ts";
import { refreshIndex } from "./refresh-index.ts";
import { searchFacets } from "./search-facets.ts";
import { searchItems } from "./search-items.ts";
import { searchLimits } from "./search-limits.ts";

const site = "small";
const words = ["steel", "zinc", "hexagon", "flange", "gasket", "rubber", "copper", "elbow", "washer", "pulley"];

/** An item of a catalogue in which word `n` stands in about every `n + 2`th item. */
interface Item {
  readonly uid: number;
  readonly itemId: string;
  readonly words: readonly string[];
  readonly brand: number;
  readonly popularity: number;
  readonly isInStock: boolean;
  readonly price: number;
}

const items: readonly Item[] = Array.from({ length: 600 }, (_, index) => {
  const uid = index + 1;
  return {
    uid,
    itemId: `PX-${uid}-${(uid * 7) % 10}`,
    words: words.filter((_, place) => (uid * 7919 + place * 104_729) % (place + 2) === 0),
    brand: 1 + (uid % 3),
    popularity: (uid * 31) % 97,
    isInStock: uid % 4 !== 0,
    price: ((uid * 53) % 101) + 1,
  };
});

/** Few enough that every way of searching a large catalogue is gone. */
const small = { countedAtMost: 60, sampled: 80, rankedAtMost: 40, facetsFrom: 40 };

const request = searchRequestsOf(site);
const uidsOf = (found: FoundPage): number[] => found.items.map(({ invMastUid }) => invMastUid);

/** What fits, the slow way: by looking at every item. */
function fitting({ text, operator, brandsUid, stockStatus }: SearchRequest): Item[] {
  const wanted = text.split(" ");
  return items.filter(
    (item) =>
      (operator === "AND"
        ? wanted.every((word) => item.words.includes(word))
        : wanted.some((word) => item.words.includes(word))) &&
      (brandsUid === undefined || brandsUid.includes(item.brand)) &&
      (stockStatus === undefined || item.isInStock === (stockStatus === "in_stock")),
  );
}

async function seed(db: Database): Promise<void> {
  await db.execute(sql`insert into site (site_id, site_name) values (${site}, 'Small')`);
  await db.execute(sql`insert into company (site_id, company_id, company_name) values (${site}, '1', 'Small')`);
  await db.execute(
    sql`insert into location (site_id, location_id, company_id, location_name) values (${site}, 10, '1', 'Columbus')`,
  );
  await insertRows(
    db,
    "brand",
    [1, 2, 3].map((uid) => ({ site_id: site, brands_uid: uid, brands_name: `Maker${uid}` })),
  );
  const unit = { base_unit: "EA", default_selling_unit: "EA", default_purchasing_unit: "EA" };
  await insertRows(
    db,
    "item",
    items.map((item) => ({
      ...{
        site_id: site,
        inv_mast_uid: item.uid,
        item_id: item.itemId,
        item_id_compact: item.itemId.replaceAll("-", ""),
      },
      ...{
        item_desc: item.words.join(" ") || "plain",
        brands_uid: item.brand,
        list_price: item.price,
        popularity: item.popularity,
      },
      ...unit,
    })),
  );
  await insertRows(
    db,
    "item_uom",
    items.map(({ uid }) => ({ site_id: site, inv_mast_uid: uid, unit_of_measure: "EA", unit_size: 1 })),
  );
  await insertRows(
    db,
    "item_stock",
    items
      .filter(({ isInStock }) => isInStock)
      .map(({ uid }) => ({ site_id: site, location_id: 10, inv_mast_uid: uid, qty_on_hand: 5 })),
  );
  await refreshIndex(db, site);
}

const requests = fc
  .record({
    text: fc.subarray(words, { minLength: 1, maxLength: 3 }),
    operator: fc.constantFrom("OR" as const, "AND" as const),
    brandsUid: fc.option(fc.subarray([1, 2, 3], { minLength: 1 }), { nil: undefined }),
    stockStatus: fc.constantFrom(undefined, "in_stock" as const, "out_of_stock" as const),
  })
  .map(({ text, ...more }) => request(text.join(" "), more));

describeOnBoth("searching a catalogue of which every item is known", (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await seed(db);
  });

  it("finds exactly the items that a look at every item finds, those with more of the words first", async () => {
    await fc.assert(
      fc.asyncProperty(requests, async (asked) => {
        const expected = fitting(asked);
        const found: number[] = [];
        for (let from = 0; from < Math.max(1, expected.length); from += 150) {
          const { totalIsExact, total, ...part } = await searchItems(db, asked, page({ size: 150, from }));
          expect({ total, totalIsExact }).toEqual({ total: expected.length, totalIsExact: true });
          found.push(...uidsOf({ ...part, total, totalIsExact }));
        }
        expect([...found].sort((a, b) => a - b)).toEqual(expected.map(({ uid }) => uid));
        const had = found.map((uid) => wordsOf(uid, asked));
        expect(had).toEqual([...had].sort((a, b) => b - a));
      }),
      { numRuns: 25, seed: 1 },
    );
  });

  it("shows the same first page when only a part of the items is looked at, and says that the total is an estimate", async () => {
    await fc.assert(
      fc.asyncProperty(requests, async (asked) => {
        const expected = fitting(asked);
        const found = await searchItems(db, asked, page({ size: 12 }), small);
        if (found.totalIsExact) expect(found.total).toBe(expected.length);
        else expect(found.total / expected.length).toSatisfy((ratio: number) => ratio > 0.4 && ratio < 2.5);
        const uids = new Set(expected.map(({ uid }) => uid));
        expect(uidsOf(found).every((uid) => uids.has(uid))).toBe(true);
        expect(uidsOf(found)).toHaveLength(Math.min(12, expected.length));
        // No item that is left out has more of the words.
        const most = expected.map(({ uid }) => wordsOf(uid, asked)).sort((a, b) => b - a);
        expect(uidsOf(found).map((uid) => wordsOf(uid, asked))).toEqual(most.slice(0, 12));
      }),
      { numRuns: 25, seed: 2 },
    );
  });

  it("pages without gap or overlap behind the ranked items of a large result", async () => {
    const asked = request("steel zinc");
    const expected = fitting(asked);
    const found: number[] = [];
    for (let from = 0; from < expected.length; from += 20)
      found.push(...uidsOf(await searchItems(db, asked, page({ size: 20, from }), small)));
    expect([...found].sort((a, b) => a - b)).toEqual(expected.map(({ uid }) => uid));
  });

  it("sorts a large result by something else, completely and with its exact total", async () => {
    const asked = request("steel");
    const expected = fitting(asked).sort((a, b) => a.price - b.price || a.uid - b.uid);
    const { total, totalIsExact, items } = await searchItems(db, asked, page({ sort: "priceAsc" }), small);
    expect({ total, totalIsExact }).toEqual({ total: expected.length, totalIsExact: true });
    expect(items.map(({ invMastUid }) => invMastUid)).toEqual(expected.slice(0, 24).map(({ uid }) => uid));
  });

  it("counts brands and stock as a look at every item does, and says where it estimates", async () => {
    const counts = async (asked: SearchRequest, limits = searchLimits) =>
      new Map((await searchFacets(db, asked, limits)).map((facet) => [facet.attributeId, facet]));
    await fc.assert(
      fc.asyncProperty(requests, async (asked) => {
        const brand = (await counts(asked)).get("brand");
        const expected = [1, 2, 3].map((uid) => fitting({ ...asked, brandsUid: [uid] }).length);
        const counted = [1, 2, 3].map(
          (uid) => brand?.values.find((value) => value.attributeValueUid === uid)?.count ?? 0,
        );
        expect(counted).toEqual(expected);
        expect(brand?.countsAreExact ?? true).toBe(true);
      }),
      { numRuns: 15, seed: 3 },
    );
    const estimated = (await counts(request("steel"), small)).get("stock");
    expect(estimated?.countsAreExact).toBe(false);
    const inStock = fitting(request("steel", { stockStatus: "in_stock" })).length;
    expect((estimated?.values[0]?.count ?? 0) / inStock).toSatisfy((ratio: number) => ratio > 0.4 && ratio < 2.5);
  });

  it("finds a number with its unit in both spellings, whichever the item has", async () => {
    const unit = { base_unit: "EA", default_selling_unit: "EA", default_purchasing_unit: "EA" };
    const drills = [
      { inv_mast_uid: 9001, item_id: "DR-A", item_id_compact: "DRA", item_desc: "Drill 10mm long" },
      { inv_mast_uid: 9002, item_id: "DR-B", item_id_compact: "DRB", item_desc: "Drill 10 mm short" },
      { inv_mast_uid: 9003, item_id: "DR-C", item_id_compact: "DRC", item_desc: "Drill 12 mm" },
    ];
    await insertRows(
      db,
      "item",
      drills.map((drill) => ({ site_id: site, ...drill, ...unit })),
    );
    await refreshIndex(db, site, [9001, 9002, 9003]);
    for (const text of ["10mm drill", "10 mm drill", "drill 10mm", "drill 10 mm"])
      expect(uidsOf(await searchItems(db, request(text, { operator: "AND" }), page())).sort(), text).toEqual([
        9001, 9002,
      ]);
    expect(
      uidsOf(await searchItems(db, request("10mm drill"), page()))
        .slice(0, 2)
        .sort(),
    ).toEqual([9001, 9002]);
  });

  it("lets people look for the same at once, and counts the searches", async () => {
    const asked = request("flange elbow");
    const all = await Promise.all(Array.from({ length: 12 }, () => searchItems(db, asked, page())));
    const [first] = all;
    expect(first?.queryStringUid).toBeGreaterThan(0);
    expect(new Set(all.map(({ queryStringUid }) => queryStringUid))).toEqual(new Set([first?.queryStringUid]));
    await searchItems(db, asked, page());
    const log = await db.first<{ times: number }>(
      sql`select times from search_query_string where site_id = ${site} and query_string = 'flange elbow'`,
    );
    expect(log?.times).toBeGreaterThan(1);
  });

  it("finds a number by its beginning and as a whole, however few items are looked at", async () => {
    expect(uidsOf(await searchItems(db, request("px 123 1"), page(), small))[0]).toBe(123);
    expect(uidsOf(await searchItems(db, request("PX12"), page(), small))).toContain(12);
  });
});

function wordsOf(uid: number, { text }: SearchRequest): number {
  return text.split(" ").filter((word) => items[uid - 1]?.words.includes(word)).length;
}
