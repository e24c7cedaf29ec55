import type { Catalog } from "../../../load/examples/catalog/catalog.ts";
import { createRandom } from "../../../load/examples/demo/random.ts";
import type { Row } from "../../../platform/db/insert-rows.ts";

/** What an item of the demonstration may lack, and how often. */
const gaps = { webText: 0.08, searchWords: 0.05, headline: 0.04, picture: 0.05, attributes: 0.03 } as const;

type Gap = keyof typeof gaps;

/**
 * Takes from some items what nobody has written or drawn yet, as in any catalogue: texts, words, pictures, attributes.
 * The items of the fixture world, those that are a choice of variants, and those no longer made stay complete.
 *
 * @param complete the numbers of the items that must stay as they are
 */
export function leaveGaps({ rows }: Catalog, complete: ReadonlySet<unknown>): void {
  const kept = new Set([...complete, ...rows.rows("item_variant_line").map((row) => row.inv_mast_uid)]);
  const lacking = new Map<unknown, ReadonlySet<Gap>>();
  for (const item of rows.rows("item")) {
    if (kept.has(item.inv_mast_uid) || item.discontinued === "Y") continue;
    const lacks = gapsOf(String(item.item_id));
    lacking.set(item.inv_mast_uid, lacks);
    Object.assign(
      item,
      lacks.has("webText") && { web_desc: null },
      lacks.has("searchWords") && { keywords: null },
      lacks.has("headline") && { display_desc: null },
    );
  }
  const without = (gap: Gap) => (row: Row) => !lacking.get(row.inv_mast_uid)?.has(gap);
  rows.keep("item_image", without("picture"));
  rows.keep("item_attribute_value", without("attributes"));
  rows.keep("item_attribute", without("attributes"));
}

function gapsOf(itemId: string): ReadonlySet<Gap> {
  const random = createRandom(`gaps ${itemId}`);
  return new Set((Object.keys(gaps) as Gap[]).filter((gap) => random.chance(gaps[gap])));
}
