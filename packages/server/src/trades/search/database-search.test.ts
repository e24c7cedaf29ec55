import { exhaustive } from "@purvey/contract/testing/exhaustive";
import fc from "fast-check";
import sql from "sql-template-tag";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "../../platform/db/database.ts";
import { insertRows } from "../../platform/db/insert-rows.ts";
import { pageRequest as page, searchRequestsOf } from "../../testing/search-requests.ts";
import { describeOfAll } from "../../testing/test-database.ts";
import { mostLookedAt, searchDatabase } from "./database-search.ts";
import { refreshIndex } from "./refresh-index.ts";
import { databaseFacets } from "./search-facets.ts";
import type { FoundPage, SearchRequest } from "./search-request.ts";

const site = "small";
const words = ["steel", "zinc", "hexagon", "flange", "gasket", "rubber", "copper", "elbow", "washer", "pulley"];

/** An item of a catalogue in which word `n` stands in about every `n + 2`th item. */
interface Item {
  readonly uid: number;
  readonly itemId: string;
  readonly words: readonly string[];
  readonly brand: number;
  readonly value: number;
  readonly isBelow: boolean;
  readonly popularity: number;
  readonly isInStock: boolean;
  readonly price: number;
}

const items: readonly Item[] = Array.from({ length: 400 }, (_, index) => {
  const uid = index + 1;
  return {
    uid,
    itemId: `PX-${uid}-${(uid * 7) % 10}`,
    words: words.filter((_, place) => (uid * 7919 + place * 104_729) % (place + 2) === 0),
    brand: 1 + (uid % 3),
    value: 1 + (uid % 5),
    isBelow: uid % 2 === 0,
    popularity: (uid * 31) % 97,
    isInStock: uid % 4 !== 0,
    price: ((uid * 53) % 101) + 1,
  };
});

const request = searchRequestsOf(site);
const uidsOf = ({ items }: Pick<FoundPage, "items">): number[] => items.map(({ card }) => card.invMastUid);

/** What fits, the slow way: by looking at every item. */
function fitting({ text, operator, brandsUid, stockStatus, itemCategoryUid, filters }: SearchRequest): Item[] {
  const wanted = text.split(" ").filter(Boolean);
  const given = filters.get(7);
  return items.filter(
    (item) =>
      (operator === "AND" || wanted.length === 0
        ? wanted.every((word) => item.words.includes(word))
        : wanted.some((word) => item.words.includes(word))) &&
      (brandsUid === undefined || brandsUid.includes(item.brand)) &&
      (stockStatus === undefined || item.isInStock === (stockStatus === "in_stock")) &&
      (itemCategoryUid === undefined || item.isBelow) &&
      (given === undefined || given.includes(item.value)),
  );
}

const unit = { base_unit: "EA", default_selling_unit: "EA", default_purchasing_unit: "EA" };
const store = (db: Database, table: string, rows: readonly object[]) =>
  insertRows(
    db,
    table,
    rows.map((row) => ({ site_id: site, ...row })),
  );

async function seed(db: Database): Promise<void> {
  await store(db, "site", [{ site_name: "Small" }]);
  await store(db, "company", [{ company_id: "1", company_name: "Small" }]);
  await store(db, "location", [{ location_id: 10, company_id: "1", location_name: "Columbus" }]);
  await store(
    db,
    "brand",
    [1, 2, 3].map((uid) => ({ brands_uid: uid, brands_name: `Maker${uid}` })),
  );
  await store(db, "customer", [{ customer_id: 5, customer_name: "Five", company_id: "1" }]);
  await store(db, "attribute", [{ attribute_uid: 7, attribute_id: "GRADE", attribute_desc: "Grade" }]);
  const values = [1, 2, 3, 4, 5].map((uid) => ({
    attribute_value_uid: uid,
    attribute_uid: 7,
    attribute_value: `G${uid}`,
  }));
  await store(db, "attribute_value", values);
  const category = { item_category_desc: "Parts", root_uid: 1 };
  await store(db, "item_category", [
    { item_category_uid: 1, item_category_id: "a", level: 1, full_path: "Parts", path_uids: [1], ...category },
  ]);
  await store(db, "item_category", [
    {
      item_category_uid: 2,
      parent_uid: 1,
      item_category_id: "b",
      level: 2,
      full_path: "Parts / Small",
      path_uids: [1, 2],
      ...category,
    },
  ]);
  await store(
    db,
    "item",
    items.map((item) => ({
      inv_mast_uid: item.uid,
      item_id: item.itemId,
      item_id_compact: item.itemId.replaceAll("-", ""),
      item_desc: item.words.join(" ") || "plain",
      brands_uid: item.brand,
      list_price: item.price,
      popularity: item.popularity,
      ...unit,
    })),
  );
  const ofItems = items.map(({ uid, value }) => ({ inv_mast_uid: uid, attribute_uid: 7, attribute_value_uid: value }));
  await store(
    db,
    "item_attribute",
    ofItems.map(({ attribute_value_uid: _, ...row }) => row),
  );
  await store(db, "item_attribute_value", ofItems);
  await store(
    db,
    "item_category_item",
    items.flatMap(({ uid, isBelow }) => (isBelow ? [{ item_category_uid: 2, inv_mast_uid: uid }] : [])),
  );
  await store(
    db,
    "item_stock",
    items
      .filter(({ isInStock }) => isInStock)
      .map(({ uid }) => ({ location_id: 10, inv_mast_uid: uid, qty_on_hand: 5 })),
  );
  await store(db, "item_alternate_code", [
    { inv_mast_uid: 9, alternate_code: "MK/0815-A", code_compact: "MK0815A", code_type: "manufacturer" },
    { inv_mast_uid: 11, alternate_code: "OWN-77", code_compact: "OWN77", code_type: "customer", customer_id: 5 },
  ]);
  await db.execute(sql`update item set upc_or_ean_id = '0036000291452' where site_id = ${site} and inv_mast_uid = 13`);
  await refreshIndex(db, site);
}

const requests = fc
  .record({
    text: fc.subarray(words, { minLength: 0, maxLength: 3 }),
    operator: fc.constantFrom("OR" as const, "AND" as const),
    brandsUid: fc.option(fc.subarray([1, 2, 3], { minLength: 1 }), { nil: undefined }),
    stockStatus: fc.constantFrom(undefined, "in_stock" as const, "out_of_stock" as const),
    itemCategoryUid: fc.constantFrom(undefined, 1, 2),
    filters: fc.constantFrom(new Map(), new Map([[7, [1, 4]]])),
  })
  .map(({ text, ...more }) => request(text.join(" "), more));

describeOfAll("searching without an index, a catalogue of which every item is known", (open) => {
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
          const part = await searchDatabase(db, asked, page({ size: 150, from }));
          expect(part).toMatchObject({ total: expected.length, totalIsExact: true, degraded: true });
          found.push(...uidsOf(part));
        }
        expect([...found].sort((a, b) => a - b)).toEqual(expected.map(({ uid }) => uid));
        const had = found.map(
          (uid) => asked.text.split(" ").filter((word) => items[uid - 1]?.words.includes(word)).length,
        );
        expect(had).toEqual([...had].sort((a, b) => b - a));
      }),
      { numRuns: exhaustive ? 25 : 10, seed: 1 },
    );
  });

  it("sorts by something else, and answers a page beyond the end with the total alone", async () => {
    const asked = request("steel");
    const expected = fitting(asked).sort((a, b) => a.price - b.price || a.uid - b.uid);
    const found = await searchDatabase(db, asked, page({ sort: "priceAsc" }));
    expect(uidsOf(found)).toEqual(expected.slice(0, 24).map(({ uid }) => uid));
    expect(await searchDatabase(db, asked, page({ from: 5_000 }))).toMatchObject({ items: [], total: expected.length });
  });

  it("counts in every facet what choosing the value leaves", async () => {
    await fc.assert(
      fc.asyncProperty(requests, async (asked) => {
        const facets = new Map((await databaseFacets(db, asked)).map((facet) => [facet.attributeId, facet]));
        const counts = (id: string) =>
          Object.fromEntries((facets.get(id)?.values ?? []).map((value) => [value.attributeValueUid, value.count]));
        const expected = (given: Record<number, SearchRequest>) =>
          Object.fromEntries(
            Object.entries(given)
              .map(([uid, narrowed]) => [uid, fitting(narrowed).length] as const)
              .filter(([, count]) => count > 0),
          );
        expect(counts("brand")).toEqual(
          expected(Object.fromEntries([1, 2, 3].map((uid) => [uid, { ...asked, brandsUid: [uid] }]))),
        );
        expect(counts("GRADE")).toEqual(
          expected(
            Object.fromEntries([1, 2, 3, 4, 5].map((uid) => [uid, { ...asked, filters: new Map([[7, [uid]]]) }])),
          ),
        );
        expect(counts("category")).toEqual(
          expected(Object.fromEntries([1, 2].map((uid) => [uid, { ...asked, itemCategoryUid: uid }]))),
        );
        expect(counts("stock")).toEqual(
          expected({ 1: { ...asked, stockStatus: "in_stock" }, 2: { ...asked, stockStatus: "out_of_stock" } }),
        );
        expect([...facets.values()].every(({ countsAreExact }) => countsAreExact)).toBe(true);
      }),
      { numRuns: exhaustive ? 15 : 6, seed: 3 },
    );
  });

  it.each([
    ["PX-123-1", 123],
    ["px 123.1", 123],
    ["px-0123-01", 123],
    ["PX12", 12],
    ["mk0815a", 9],
    ["MK 0815", 9],
    ["36000291452", undefined],
    ["036000291452", 13],
    ["00036000291452", 13],
  ])("finds the number written as %s", async (text, uid) => {
    const found = uidsOf(await searchDatabase(db, request(text), page()));
    if (uid === undefined) expect(found).toEqual([]);
    else expect(found).toContain(uid);
  });

  it("has an item whose number the text is before those whose number begins so, and says whose number it is", async () => {
    const { items: found, codes } = await searchDatabase(db, request("PX-12-4"), page());
    expect(found[0]).toMatchObject({ inStock: false, card: { invMastUid: 12, brandName: "Maker1" } });
    expect(found.map(({ card }) => card.itemId)).toContain("PX-124-8");
    expect(codes).toEqual([{ invMastUid: 12, code: "PX-12-4", type: "item" }]);
  });

  it("finds a customer's own number for that customer alone", async () => {
    const own = (customerId: number | undefined) => searchDatabase(db, request("own 77", { customerId }), page());
    expect(uidsOf(await own(5))).toEqual([11]);
    expect(uidsOf(await own(6))).toEqual([]);
    expect(uidsOf(await own(undefined))).toEqual([]);
  });

  it("finds nothing of another site, nothing that shoppers do not see, and nothing for signs alone", async () => {
    expect(await searchDatabase(db, searchRequestsOf("other")("steel"), page())).toMatchObject({ total: 0, items: [] });
    expect(await searchDatabase(db, request("--"), page())).toMatchObject({ total: 0 });
    expect(await searchDatabase(db, request("%"), page())).toMatchObject({ total: 0 });
    await db.execute(sql`update item_search set online = 'N' where site_id = ${site} and inv_mast_uid = 9`);
    expect(uidsOf(await searchDatabase(db, request("mk0815a"), page()))).toEqual([]);
    await db.execute(sql`update item_search set online = 'Y' where site_id = ${site} and inv_mast_uid = 9`);
  });

  it("looks at a bounded number of items, and says that the total is not exact", async () => {
    const more = Array.from({ length: mostLookedAt + 50 }, (_, index) => ({
      inv_mast_uid: 10_000 + index,
      item_id: `MORE-${index}`,
      item_id_compact: `MORE${index}`,
      item_desc: "Ubiquitous part",
      ...unit,
    }));
    await store(db, "item", more);
    await refreshIndex(db, site);
    const found = await searchDatabase(db, request("ubiquitous"), page());
    expect(found).toMatchObject({ total: mostLookedAt, totalIsExact: false });
    const [stock] = await databaseFacets(db, request("ubiquitous"));
    expect(stock).toMatchObject({ attributeId: "stock", countsAreExact: false });
    await db.execute(sql`update item set delete_flag = 'Y' where site_id = ${site} and inv_mast_uid >= 10000`);
    await refreshIndex(db, site);
  });
});
