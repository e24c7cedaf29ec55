import { expect } from "vitest";
import { limitPlaces } from "./documents/limit-places.ts";
import { most } from "./limits.ts";
import { services } from "./services/index.ts";
import { rule } from "./testing/rule.ts";

/** Upper limits of inputs that the documents state, by field; each with its rule. */
const stated: readonly (readonly [rule: string, field: RegExp, limit: number])[] = [
  ["R033", /^limit$/, 100],
  ["R034 R147 R148", /^(limit|childrenLimit)$/, 1000],
  ["R039 R048", /^(username|userId)$/, 150],
  ["R040 R049", /^(email|emailAddress)$/, 100],
  ["R041 R047", /^(name|userName)$/, 400],
  ["R050", /^password$/, 100],
  ["R057 R116", /(unitOfMeasure|unit_of_measure|uom|defaultSellingUnit)$/i, 8],
  ["R060 R102", /(itemId|item_id|itemCode)$/, 40],
  ["R105", /^brandsDesc$/, 40],
  ["R108", /^name$/, 100],
  ["R109", /^description$/, 500],
  ["R110", /(^|\.)notes$/, 1000],
  ["R111", /colorCode$/, 7],
  ["R113", /^question$/, 500],
  ["R114", /^answer$/, 2000],
  ["R115", /^note$/, 500],
  ["R135", /^twoLetterCode$/, 2],
  ["R141", /^upcOrEan$/, 3],
  ["R142", /^upcOrEanId$/, 15],
  ["R143", /^upcOrEanPrefix$/, 9],
  ["R144", /^upcOrEanItem$/, 5],
  ["R146", /^statusCd$/, 9999],
  ["R150", /^hours/, 168],
  ["R151", /^limit$/, 50],
  ["R158", /^temperature$/, 2],
  ["R159 R162", /^(confidence|top_p)$/, 1],
  ["R168", /^priority$/, 100],
  ["R194", /companyId$/, 8],
];

/** Limits of a form that others fix, each with whom. */
const forms: readonly (readonly [reason: string, field: RegExp, limits: readonly number[]])[] = [
  [
    "country and currency codes of ISO 3166 and ISO 4217",
    /(country|countryCode|currency|currencyId|currencyCode)$/,
    [2, 3],
  ],
  ["no more of a card than its last digits and its expiration is stored", /(last_?four)$/i, [4]],
  ["month and year of a card", /expiration_?(month|year)$/i, [2, 4]],
  ["ports of TCP", /^port$/, [65_535]],
  ["a SHA-256 fingerprint", /^hostKeyFingerprint$/, [100]],
  ["what a chat takes of a message", /^(channel|text|blocks|blocks\[\].*)$/, [10, 25, 50, 80, 255, 2000, 3000]],
  ["a share of the whole", /^(minSimilarity|salesreps\[\]\.commissionSplit)$/, [1, 100]],
  ["margins that leave room on the paper", /^options\.margins\./, [100]],
  [
    "what the ERP takes of an order's header",
    /^(customerPoNumber|taker|shipTo\w+|class[1-5]|deliveryCode)$/,
    [8, 10, 30, 40, 50],
  ],
];

function isStated(field: string, limit: number): boolean {
  return stated.some(([, name, value]) => value === limit && name.test(field));
}

function isForm(field: string, limit: number): boolean {
  return forms.some(([, name, values]) => values.includes(limit) && name.test(field));
}

const places = services.flatMap(({ endpoints }) => Object.values(endpoints)).flatMap(limitPlaces);

rule(
  "R256 R257 no listed endpoint limits what it takes beyond what the documents state, others fix or the reference names",
  () => {
    const named = new Set<number>(Object.values(most));
    const unexplained = places
      .filter(
        ({ endpoint, field, limit }) =>
          !endpoint.extension && !named.has(limit) && !isStated(field, limit) && !isForm(field, limit),
      )
      .map(({ endpoint, field, limit }) => `${endpoint.id} ${field}: ${limit}`);
    expect(unexplained).toEqual([]);
  },
);

rule("R257 every limit that the documents state stands in an input", () => {
  const unmet = stated.filter(
    ([, name, limit]) => !places.some((place) => place.limit === limit && name.test(place.field)),
  );
  expect(unmet.map(([rule]) => rule)).toEqual([]);
});
