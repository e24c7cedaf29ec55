import type { Catalog } from "../../catalog/catalog.ts";
import { families } from "../../catalog/item-draft.ts";

/** Adds web descriptions that marketing wrote for some items, and articles for the pages of all families. */
export function addDemoWebTexts(catalog: Catalog): void {
  addWebDescriptions(catalog);
  addFamilyArticles(catalog);
}

const descriptions: readonly (readonly [string, readonly string[], string])[] = [
  [
    "ADH-50",
    ["Threadlocker, 50 ml", "Medium strength", "Removable with hand tools"],
    "Holds bolts against vibration and still lets go of them: a medium-strength threadlocker for M6 to M20. Sets in ten minutes, cures in a day, and forgives an oily thread.",
  ],
  [
    "BRG-6204-2RS",
    ["Deep groove ball bearing", "20 x 47 x 14 mm", "Two rubber seals"],
    "The bearing that most machines are built round: 20 mm bore, greased for life, sealed with rubber on both sides against dust and splashes.",
  ],
  [
    "SEAL-XT2",
    ["Hydraulic seal", "Successor of SEAL-XT", "Same groove"],
    "Fits the groove of the SEAL-XT and lasts half as long again: a rod seal of a new polyurethane, for pressures up to 400 bar.",
  ],
];

function addWebDescriptions({ rows, items }: Catalog): void {
  for (const [itemId, [first, second, third], full] of descriptions) {
    rows.add("item_web_desc", {
      inv_mast_web_desc_uid: rows.rows("item_web_desc").length + 1,
      inv_mast_uid: items.require(itemId, "item"),
      web_desc1: first,
      web_desc2: second,
      web_desc3: third,
      web_desc_full: full,
    });
  }
}

/** Every family's page says how we stock it and whom to ask. */
function addFamilyArticles(catalog: Catalog): void {
  const byUid = new Map(catalog.rows.rows("item_category").map((row) => [row.item_category_uid, row]));
  for (const family of families) {
    const category = byUid.get(catalog.categoryOf(family));
    if (!category) continue;
    const name = family.toLowerCase();
    Object.assign(category, {
      article2:
        category.article2 ?? `We keep ${name} at all six branches; what one branch lacks another sends overnight.`,
      article3: category.article3 ?? `Ask your representative about contract prices when you use ${name} every week.`,
      article4: `Data sheets and drawings of ${name} are on the pages of the items.`,
    });
  }
}
