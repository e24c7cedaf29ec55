import type { Catalog } from "../../load/examples/catalog/catalog.ts";

/** Adds a web description that waits to be shown, and further articles of the category of fasteners. */
export function addWebTexts({ rows, items }: Catalog): void {
  rows.add("item_web_desc", {
    inv_mast_web_desc_uid: 1,
    inv_mast_uid: items.require("MTR-075", "item"),
    web_desc1: "Motor 0.75 kW",
    web_desc2: "4 poles, 400 V",
    web_desc_full: "A three-phase motor of 0.75 kW with feet, for pumps and conveyors.",
    active: 0,
  });
  const fasteners = rows.rows("item_category").find((row) => row.item_category_desc === "Fasteners");
  if (fasteners)
    Object.assign(fasteners, {
      article2: "Class 8.8 carries most of what a workshop builds; 10.9 and 12.9 where a bolt must not stretch.",
      article3: "Zinc lasts indoors. Outdoors take stainless A2, near the sea A4.",
    });
}
