import type { Row } from "../../../platform/db/insert-rows.ts";
import { addDemoAssistant } from "../assistant/assistant.ts";
import { brandDefinition } from "../catalog/brand-definitions.ts";
import type { Catalog } from "../catalog/catalog.ts";
import { families } from "../catalog/item-draft.ts";
import { addBrandFocuses, demoFocuses } from "../product-info/brand-focus.ts";
import { demoPodcasts } from "../product-info/podcasts.ts";
import type { RowSet } from "../row-set.ts";
import { world } from "../world/names.ts";
import { worldCompany } from "../world/world-catalog.ts";
import { addBranches } from "./company/branches.ts";
import { addDemoCustomers } from "./company/customers.ts";
import { addDemoImports } from "./company/imports.ts";
import { addRepresentatives } from "./company/people.ts";
import { addPriceChanges } from "./company/price-changes.ts";
import { addDemoPublications } from "./company/publications.ts";
import { addPurchaseOrders } from "./company/purchase-orders.ts";
import { addDemoSales } from "./company/sales.ts";
import { addDemoSite } from "./company/site.ts";
import { addDemoWarehouseDocuments } from "./company/warehouse-documents.ts";
import { addDemoWebTexts } from "./company/web-texts.ts";
import { completeLine, variantsOf } from "./complete-line.ts";
import { productLines } from "./product-lines.ts";
import { createRandom } from "./random.ts";
import { addDemoStockrooms } from "./stockrooms/add-demo-stockrooms.ts";

/**
 * The rows of the demonstration: the fixture world, and a whole industrial distributor round it.
 *
 * @param now what happened in the last hours, and what is on its way, is dated from then; in milliseconds since 1970
 */
export function demoCatalog(site: string, now = Date.now()): Catalog {
  const catalog = worldCompany(site, now);
  const world = new Set(catalog.rows.rows("item").map((row) => row.inv_mast_uid));
  addBranches(catalog.rows);
  catalog.addItems(productLines().flatMap(completeLine));
  for (const line of productLines()) for (const variant of variantsOf(line)) catalog.addVariant(variant);
  addRepresentatives(catalog.rows);
  addJurisdictions(catalog.rows);
  addDemoSales(catalog, addDemoCustomers(catalog.rows), now);
  addPriceChanges(catalog);
  addSecondSources(catalog);
  addPurchaseOrders(catalog, now);
  addDemoWarehouseDocuments(catalog, now);
  addDemoPublications(
    catalog.rows,
    families.map((name) => ({ name, uid: catalog.categoryOf(name) })),
  );
  addDemoWebTexts(catalog);
  addDemoImports(catalog.rows, now);
  addDemoSite(catalog.rows, now);
  catalog.rows.add("podcast", ...demoPodcasts);
  addBrandFocuses(catalog, demoFocuses);
  addDemoAssistant(catalog.rows);
  addDanasLists(catalog);
  addDemoStockrooms(catalog, now);
  leaveGaps(catalog, world);
  return catalog;
}

/** What an item of the demonstration may lack, and how often. */
const gaps = { webText: 0.08, searchWords: 0.05, headline: 0.04, picture: 0.05, attributes: 0.03 } as const;

type Gap = keyof typeof gaps;

/**
 * Takes from some items what nobody has written or drawn yet, as in any catalogue: texts, words, pictures, attributes.
 * The items of the fixture world, those that are a choice of variants, and those no longer made stay complete.
 *
 * @param complete the numbers of the items that must stay as they are
 */
function leaveGaps({ rows }: Catalog, complete: ReadonlySet<unknown>): void {
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
function addSecondSources(catalog: Catalog): void {
  const random = createRandom("second sources");
  for (const { itemId, brand, discontinued } of catalog.drafts.values()) {
    const vendorName = alternatives[brandDefinition(brand).supplier];
    if (!vendorName || discontinued || !random.chance(0.125)) continue;
    const initials = vendorName.replace(/[^A-Z]/g, "");
    catalog.addSecondSource(itemId, vendorName, `${initials}${random.between(100_000, 999_999)}`);
  }
}

/** Jurisdictions beside those of the fixture world: name, level, state, postal codes, rate as a fraction. */
const jurisdictions = [
  ["Cuyahoga County", "county", "OH", "44101", "44199", 0.0125],
  ["Cleveland transit", "city", "OH", "44101", "44144", 0.01],
  ["Hamilton County", "county", "OH", "45201", "45299", 0.0125],
  ["Cincinnati transit", "city", "OH", "45201", "45280", 0.008],
  ["Summit County", "county", "OH", "44301", "44399", 0.01],
  ["Stark County", "county", "OH", "44701", "44799", 0.0075],
  ["Mahoning County", "county", "OH", "44501", "44599", 0.0175],
  ["Licking County", "county", "OH", "43055", "43058", 0.015],
  ["Richland County", "county", "OH", "44901", "44999", 0.0125],
  ["Indiana", "state", "IN", null, null, 0.07],
  ["Pennsylvania", "state", "PA", null, null, 0.06],
  ["Allegheny County", "county", "PA", "15201", "15299", 0.01],
  ["Michigan", "state", "MI", null, null, 0.06],
  ["Kentucky", "state", "KY", null, null, 0.06],
] as const;

/** Adds the tax jurisdictions of Ohio's other counties and of the neighbouring states. Freight is taxed in Indiana. */
function addJurisdictions(rows: RowSet): void {
  for (const [name, level, state, from, to, rate] of jurisdictions) {
    rows.add("tax_jurisdiction", {
      jurisdiction_name: name,
      jurisdiction_level: level,
      country: "US",
      state,
      postal_code_from: from,
      postal_code_to: to,
      tax_rate: rate,
      start_date: "2020-01-01 00:00:00",
      tax_freight: state === "IN" ? "Y" : "N",
    });
  }
}

const favorites = [
  ["HBS-M8-40", "Wash-down line"],
  ["SHC-M6-20", "Fixtures"],
  ["FLP-125-60Z", "Grinding bay"],
  ["GLC-A4-L", null],
  ["TL-H30-50", null],
  ["BRG-6205-ZZ", "Roller conveyor"],
  ["RC-50-10", "Infeed drive"],
] as const;

const lists = [
  {
    name: "Conveyor rebuild",
    description: "Parts for one drive station",
    open: "Y",
    code: "NGCONV0002",
    lines: [
      ["BRG-6205-2RS", 4, "EA", "Drum bearings"],
      ["SPR-50B18", 2, "EA", null],
      ["RC-50-10", 3, "EA", "30 ft a station"],
      ["VB-B68", 2, "EA", "Matched pair"],
      ["MTR-075", 1, "EA", null],
    ],
  },
  {
    name: "Welding bay",
    description: "Refill when the shelf is half empty",
    open: "N",
    code: "NGWELD0003",
    lines: [
      ["GLL-WLD-L", 6, "PR", null],
      ["FLP-115-40Z", 20, "EA", null],
      ["WB-WHL-115-SS", 4, "EA", "Stainless only"],
      ["RSP-N95V", 2, "BX", null],
    ],
  },
] as const;

/** Adds what dana keeps: favorites and wish lists beside those of the fixture world. */
function addDanasLists({ rows, items }: Catalog): void {
  const usersId = world.users.dana;
  favorites.forEach(([itemId, note], index) => {
    rows.add("item_favorite", {
      users_id: usersId,
      inv_mast_uid: items.require(itemId, "item"),
      note,
      sequence_no: index + 3,
    });
  });
  lists.forEach(({ name, description, open, code, lines }, index) => {
    const header = index + 2;
    rows.add("item_wishlist_hdr", {
      item_wishlist_hdr_uid: header,
      users_id: usersId,
      name,
      description,
      is_public: open,
      share_code: code,
    });
    lines.forEach(([itemId, quantity, unit, notes], priority) => {
      rows.add("item_wishlist_line", {
        item_wishlist_hdr_uid: header,
        inv_mast_uid: items.require(itemId, "item"),
        qty_desired: quantity,
        unit_of_measure: unit,
        priority: priority + 1,
        notes,
      });
    });
  });
}
