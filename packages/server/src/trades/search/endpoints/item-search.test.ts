import type { PurveyClient } from "@purvey/client";
import { rule } from "@purvey/contract/testing/rule";
import fc from "fast-check";
import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codesOf } from "../../../testing/codes-of.ts";
import { searchedBy } from "../../../testing/searched-by.ts";
import { openTestServer, type TestServer } from "../../../testing/test-server.ts";
import { numberOf } from "../../../values/decimal.ts";
import { pricedUnits } from "../../pricing/price-lines.ts";
import { readPriceInputs } from "../../pricing/read-price-inputs.ts";

for (const { title, kind, config, clear } of searchedBy) {
  describe(`searching items (${title})`, () => {
    let server: TestServer;
    let dana: PurveyClient;
    let lena: PurveyClient;
    beforeAll(async () => {
      server = await openTestServer(kind, config);
      dana = await server.clientFor("dana");
      lena = await server.clientFor("lena");
    });
    afterAll(() => Promise.all([server.close(), clear()]));

    const numbersOf = async (api: PurveyClient, q: string, more: object = {}) =>
      (await api.search.itemSearch.list({ q, ...more }).data).items.map(({ itemId }) => itemId);

    it.each(["HB-M8-40", "hb-m8-40", "hbm840", "HB M8 40", "hb.m8/40"])(
      "finds the number written as %s first",
      async (q) => {
        const { items, maxScore } = await dana.search.itemSearch.list({ q }).data;
        expect(items[0]).toMatchObject({ itemId: "HB-M8-40", matchedCode: "HB-M8-40", matchedCodeType: "item" });
        expect(items[0]?.score).toBeGreaterThanOrEqual(1000);
        expect(maxScore).toBe(items[0]?.score);
      },
    );

    it("finds a customer's own number for that customer alone", async () => {
      expect((await dana.search.itemSearch.list({ q: "ng 1140" }).data).items[0]).toMatchObject({
        itemId: "HB-M8-40",
        matchedCode: "NG-1140",
        matchedCodeType: "customer",
      });
      expect(await numbersOf(lena, "NG-1140")).not.toContain("HB-M8-40");
    });

    it("finds by UPC and by the beginning of a number", async () => {
      const item = await server.db.first<{ upc: string }>(
        sql`select upc_or_ean_id as upc from item where site_id = 'demo' and item_id = 'HB-M8-40'`,
      );
      expect((await numbersOf(dana, item?.upc ?? ""))[0]).toBe("HB-M8-40");
      expect((await numbersOf(dana, "hbm84"))[0]).toBe("HB-M8-40");
    });

    it("sorts all that it found by something else than relevance", async () => {
      const found = await numbersOf(dana, "bolt", { size: 100 });
      expect(found.length).toBeGreaterThan(2);
      const inOrder = [...found].sort();
      expect(await numbersOf(dana, "bolt", { size: 100, sort: "itemId" })).toEqual(inOrder);
      expect(await numbersOf(dana, "bolt", { from: 1, size: 2, sort: "itemId" })).toEqual(inOrder.slice(1, 3));
    });

    it("finds by words in any order and number, in plural, by the beginning of the last word", async () => {
      for (const q of ["hex bolts m8", "bolt hex", "m8 hex bol"])
        expect(await numbersOf(dana, q)).toContain("HB-M8-40");
    });

    rule("R075 takes one word of several with OR, all with AND, more words first", async () => {
      const either = await dana.search.itemSearch.list({ q: "nitrile bolt m8", size: 100 }).data;
      const both = await dana.search.itemSearch.list({ q: "nitrile bolt m8", operator: "AND" }).data;
      expect(either.totalResults).toBeGreaterThan(both.totalResults);
      expect((await numbersOf(dana, "hex bolt m8"))[0]).toMatch(/^HB-M8/);
    });

    it("has what the buyer has a contract on and can have at once before what fits as well", async () => {
      const before = await numbersOf(dana, "hex bolt m8", { size: 100 });
      const fits = before.filter((itemId) => /^HB-M8/.test(itemId));
      const chosen = fits.at(-1) ?? "";
      const inStock = fits.at(-2) ?? "";
      expect(before.indexOf(chosen)).toBeGreaterThan(1);
      await server.db.transaction(async (transaction) => {
        await transaction.execute(sql`
          update item_stock k set qty_on_hand = qty_allocated + case when i.item_id = any(${[chosen, inStock]}::text[]) then 43 else 0 end
          from item i where k.site_id = 'demo' and i.site_id = 'demo' and i.inv_mast_uid = k.inv_mast_uid and i.item_id = any(${before}::text[])`);
        await transaction.execute(sql`
          insert into job_price_line (site_id, job_price_hdr_uid, inv_mast_uid, item_id, price, uom)
          select 'demo', 1, inv_mast_uid, item_id, 1, base_unit from item where site_id = 'demo' and item_id = ${chosen}`);
      });
      expect((await numbersOf(dana, "hex bolt m8", { size: 100 })).slice(0, 2)).toEqual([chosen, inStock]);
      expect((await numbersOf(lena, "hex bolt m8", { size: 100 })).slice(0, 2).sort()).toEqual(
        [chosen, inStock].sort(),
      );
      expect((await numbersOf(dana, "hb-m8-40"))[0]).toBe("HB-M8-40");
    });

    it("allows for a typing error and says what it searched", async () => {
      const { items, correctedQuery } = await dana.search.itemSearch.list({ q: "nitrlie gloves" }).data;
      expect(items[0]?.itemId).toBe("GLV-NIT-L");
      expect(correctedQuery).toContain("nitrile");
      expect((await dana.search.itemSearch.list({ q: "nitrile gloves" }).data).correctedQuery).toBeNull();
    });

    it.each([
      ["glvoes", "glove"],
      ["nitrlie glvoes", "nitrile glove"],
      ["hex blot", "hex bolt"],
      ["wahser m8", "washer m8"],
    ])("knows letters that changed places: %s", async (typed, meant) => {
      const { items, correctedQuery } = await dana.search.itemSearch.list({ q: typed, operator: "AND" }).data;
      expect(correctedQuery).toBe(meant);
      expect(items.length).toBeGreaterThan(0);
    });

    it("finds every item with an asterisk, to be narrowed to a category or a brand", async () => {
      const whole = await dana.search.itemSearch.list({ q: "*", size: 200 }).data;
      const online = await server.db.first<{ items: number }>(
        sql`select count(*)::integer as items from item_search where site_id = 'demo' and online = 'Y' and status_cd = 704`,
      );
      expect(whole.totalResults).toBe(online?.items);
      const { categories, brands } = dana.items;
      const bolts = await categories.lookup({ path: "fasteners/hex-bolts" }).data;
      const inBolts = await dana.search.itemSearch.list({ q: "*", itemCategoryUid: bolts.itemCategoryUid }).data;
      expect([inBolts.totalResults, inBolts.items.length]).toEqual([bolts.itemCount, bolts.itemCount]);
      const [brand] = await brands.list({ q: "Vega", limit: 1 }).data;
      const ofBrand = await dana.search.itemSearch.list({ q: "*", brandsUid: [brand?.brandsUid ?? 0], size: 200 }).data;
      expect(ofBrand.totalResults).toBeGreaterThan(0);
      expect(new Set(ofBrand.items.map(({ brandName }) => brandName))).toEqual(new Set([brand?.brandsName]));
    });

    it("offers each category behind the one it stands below", async () => {
      const facets = await dana.search.itemSearch.attributes.list({ q: "*" }).data;
      const offered = facets.find(({ attributeId }) => attributeId === "category")?.values ?? [];
      const roots = offered.map(({ attributeValue }) => attributeValue.split(" / ")[0]);
      const runs = roots.filter((root, index) => root !== roots[index - 1]);
      expect(runs).toEqual([...new Set(roots)]);
      expect(offered.length).toBeGreaterThan(runs.length);
    });

    it("offers no category that shoppers do not see", async () => {
      const offered = async () => {
        const facets = await dana.search.itemSearch.attributes.list({ q: "*" }).data;
        const category = facets.find(({ attributeId }) => attributeId === "category");
        return category?.values.map(({ attributeValue }) => attributeValue);
      };
      const show = (flag: string) =>
        server.db.execute(
          sql`update item_category set display_on_web_flag = ${flag} where site_id = 'demo' and item_category_id = 'fastener-kits'`,
        );
      expect(await offered()).toContain("Fasteners / Fastener Kits");
      await show("N");
      expect(await offered()).not.toContain("Fasteners / Fastener Kits");
      await show("Y");
    });

    it.each([
      ["HB-M8-4O", "HB-M8-40", "0"],
      ["HB-M8-4", "HB-M8-40", undefined],
      ["GLV-N1T-L", "GLV-NIT-L", "I"],
    ])("offers the number that %s nearly is, and puts none in its place", async (q, itemId, differs) => {
      const { items, suggestedNumbers, degraded } = await dana.search.itemSearch.list({ q }).data;
      expect(degraded).toBe(false);
      if (differs === undefined) {
        // It is the beginning of that number, which is found.
        expect(items[0]?.itemId).toBe(itemId);
        expect(suggestedNumbers).toEqual([]);
        return;
      }
      expect(items.map(({ matchedCode }) => matchedCode).filter((code) => code !== null)).toEqual([]);
      expect(suggestedNumbers[0]).toMatchObject({ itemId });
      expect(suggestedNumbers[0]?.pieces.filter(({ marked }) => marked)).toEqual([{ text: differs, marked: true }]);
      expect(suggestedNumbers[0]?.pieces.map(({ text }) => text).join("")).toBe(itemId.replaceAll("-", ""));
    });

    it("knows synonyms and redirects of the site", async () => {
      const synonym = await server.db.first<{ term: string; synonyms: string[] }>(
        sql`select term, synonyms from search_synonym where site_id = 'demo' order by term limit 1`,
      );
      expect(await numbersOf(dana, synonym?.term ?? "", { size: 200 })).toEqual(
        expect.arrayContaining(await numbersOf(dana, synonym?.synonyms[0] ?? "", { size: 3 })),
      );
      const redirect = await server.db.first<{ query: string; link: string }>(
        sql`select query_string as query, redirect_link as link from search_redirect where site_id = 'demo' limit 1`,
      );
      const answer = await dana.search.itemSearch.list({ q: redirect?.query ?? "" }).data;
      expect(answer.queryStringRedirectLink).toBe(redirect?.link);
      expect(answer.queryStringUid).toBeGreaterThan(0);
    });

    rule("R074 searches by likeness", async () => {
      expect(
        (await numbersOf(dana, "zinc plated hexagon bolts, metric 8 mm", { searchType: "similarity", size: 5 })).some(
          (id) => id.startsWith("HB-M8"),
        ),
      ).toBe(true);
    });

    rule("R076 answers pictures and documents when asked", async () => {
      const [without] = (await dana.search.itemSearch.list({ q: "HB-M8-40" }).data).items;
      const [with_] = (await dana.search.itemSearch.list({ q: "HB-M8-40", useBrandFolderDoc: "Y" }).data).items;
      expect(without?.brandFolderAssets).toEqual([]);
      expect(with_?.brandFolderAssets.length).toBeGreaterThan(0);
    });

    it("refuses a filter whose key is no attribute's number", async () => {
      const { itemSearch } = dana.search;
      for (const call of [itemSearch.list, itemSearch.attributes.list])
        expect(await codesOf(call({ q: "bolt", filters: { "no number": [1] } }).data)).toEqual(["VALIDATION_ERROR"]);
    });

    rule("R077 R078 pages by size and from, with the same total, without gap or overlap", async () => {
      const all = await dana.search.itemSearch.list({ q: "m8 bolt nut glove", size: 200 }).data;
      const pages = [];
      for (let from = 0; from < all.totalResults; from += 2)
        pages.push(await dana.search.itemSearch.list({ q: "m8 bolt nut glove", size: 2, from }).data);
      expect(pages.flatMap(({ items }) => items.map(({ itemId }) => itemId))).toEqual(
        all.items.map(({ itemId }) => itemId),
      );
      expect(new Set(pages.map(({ totalResults }) => totalResults))).toEqual(new Set([all.totalResults]));
      expect((await dana.search.itemSearch.list({ q: "m8", from: 5000 }).data).totalResults).toBeGreaterThan(0);
    });

    rule(
      "R072 R073 R079 refuses a missing or empty query with the exact sentences, and a negative cacheTtl",
      async () => {
        const messageOf = async (input: object) => {
          const result = await dana.search.itemSearch.list(input as never).safe();
          return result.ok ? undefined : (result.error as { errors?: { message: string }[] }).errors?.[0]?.message;
        };
        expect(await messageOf({})).toBe("Search query is required");
        expect(await messageOf({ q: "" })).toBe("Search query cannot be empty");
        expect(await messageOf({ q: "   " })).toBe("Search query cannot be empty");
        expect(await messageOf({ q: "a", cacheTtl: -1 })).toContain("0");
      },
    );

    it.each(["'", "\\", "a & b | !c", "(((", "*", ":*", "%", "<->", "\u0000x", "🔩", "--", "M8 x 1,25"])(
      "stands %j as a query",
      async (q) => {
        const result = await dana.search.itemSearch.list({ q, include: ["price", "stock"] }).safe();
        expect(result).toMatchObject({ ok: true });
      },
    );

    it("answers 24 items with prices and stock in at most 3 statements", async () => {
      // A text that was never looked for is written down.
      await dana.search.itemSearch.list({ q: "bolt nut glove disc", include: ["price", "stock"] });
      const statements: string[] = [];
      const stop = server.db.onStatement(({ text }) => statements.push(text));
      const { items } = await dana.search.itemSearch.list({
        q: "bolt nut glove disc",
        include: ["price", "stock"],
        size: 24,
        locationId: 20,
      }).data;
      stop();
      expect(items.length).toBeGreaterThan(2);
      for (const item of items) {
        expect(item.price?.unitPrice).toBeGreaterThan(0);
        expect(item.stock?.locationId).toBe(20);
      }
      // How often texts were looked for is written once a second, beside the searches.
      const asked = statements.filter((text) => !text.includes("insert into search_query_string"));
      expect(asked.length).toBeLessThanOrEqual(3);
    });

    it("looks once at what changed for items and their prices, and answers what was committed before", async () => {
      const [item] = (await dana.search.itemSearch.list({ q: "GLV-NIT-L", include: ["price"] }).data).items;
      const ask = { customerId: 100200, invMastUid: item?.invMastUid ?? 0 };
      for (const price of [3, 5, 8]) {
        await server.db.execute(sql`
          update item set price1 = ${price}, price2 = ${price}, price3 = ${price}, item_desc = ${`Glove numbat${price}`}
          where site_id = 'demo' and inv_mast_uid = ${ask.invMastUid}`);
        const statements: string[] = [];
        const stop = server.db.onStatement(({ text }) => statements.push(text));
        const { items } = await dana.search.itemSearch.list({ q: `numbat${price}`, include: ["price"] }).data;
        stop();
        expect(items.map(({ itemId }) => itemId)).toEqual(["GLV-NIT-L"]);
        const right = await readPriceInputs(server.db, "demo", ask, [ask]);
        const [priced] = pricedUnits(right, [ask], ask.customerId, () => "");
        expect(items[0]?.price?.unitPrice).toBe(priced && numberOf(priced.price.unitPrice));
        expect(statements.filter((text) => text.includes("from site_change"))).toHaveLength(1);
      }
    });

    it("shows nobody the prices of another customer", async () => {
      await expect(
        lena.search.itemSearch.list({ q: "bolt", customerId: 100200, include: ["price"] }),
      ).rejects.toMatchObject({ status: 404 });
    });

    it("counts in every facet exactly the items that choosing the value leaves", async () => {
      const texts = ["m8", "bolt", "glove", "nut bolt", "seal", "motor"];
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...texts), fc.infiniteStream(fc.nat()), async (q, choices) => {
          const next = () => choices.next().value as number;
          const filters: Record<string, number[]> = {};
          for (let step = 0; step < 3; step++) {
            const facets = await dana.search.itemSearch.attributes.list({ q, filters }).data;
            const attributes = facets.filter(({ attributeUid }) => attributeUid > 0);
            const facet = facets[next() % facets.length];
            const value = facet?.values[next() % (facet?.values.length || 1)];
            if (!facet || !value) return;
            const chosen = narrowedBy(facet, value.attributeValueUid, filters);
            const found = await dana.search.itemSearch.list({ q, size: 1, ...chosen } as never).data;
            expect(
              found.totalResults,
              `${facet.attributeId} = ${value.attributeValue} of ${q} ${JSON.stringify(filters)}`,
            ).toBe(value.count);
            const pick = attributes[next() % (attributes.length || 1)];
            const picked = pick?.values[next() % (pick?.values.length || 1)];
            if (pick && picked) filters[pick.attributeUid] = [picked.attributeValueUid];
          }
        }),
        { numRuns: 12 },
      );
    });
  });
}

function narrowedBy(
  facet: { attributeUid: number; attributeId: string },
  value: number,
  filters: Record<string, number[]>,
): object {
  if (facet.attributeId === "category" && facet.attributeUid === 0) return { filters, itemCategoryUid: value };
  if (facet.attributeId === "brand" && facet.attributeUid === 0) return { filters, brandsUid: [value] };
  if (facet.attributeId === "stock" && facet.attributeUid === 0)
    return { filters, stockStatus: value === 1 ? "in_stock" : "out_of_stock" };
  return { filters: { ...filters, [facet.attributeUid]: [value] } };
}
