import { brandDefinition } from "../../../load/examples/catalog/brand-definitions.ts";
import type { Catalog } from "../../../load/examples/catalog/catalog.ts";
import { createRandom } from "../../../load/examples/demo/random.ts";

/** Who else has what a vendor sells. */
const alternatives: Readonly<Record<string, string>> = {
  "Vega Supply": "Tenax Fastening",
  "Tenax Fastening": "Vega Supply",
  "Rollmark Bearing Company": "Bronzeway Bearings",
  "Gripdrive Belting": "Rollmark Bearing Company",
  "Handhold Safety Group": "Lokout Industries",
  "Corundel Abrasives": "Spiralon Tool",
  "Spiralon Tool": "Sawtek Blade",
  "Bindwell Products": "Voltmar Controls",
  "Ferrowell Pipe": "Zephyron Pneumatics",
  "Brightline Hygiene": "Wipewell Textile",
};

/** Gives one item in eight a second vendor with a number of its own. */
export function addSecondSources(catalog: Catalog): void {
  const random = createRandom("second sources");
  for (const { itemId, brand, discontinued } of catalog.drafts.values()) {
    const vendorName = alternatives[brandDefinition(brand).supplier];
    if (!vendorName || discontinued || !random.chance(0.125)) continue;
    const initials = vendorName.replace(/[^A-Z]/g, "");
    catalog.addSecondSource(itemId, vendorName, `${initials}${random.between(100_000, 999_999)}`);
  }
}
