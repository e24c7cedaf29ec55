import { addDemoAssistant } from "../assistant/assistant.ts";
import type { Catalog } from "../catalog/catalog.ts";
import { families } from "../catalog/item-draft.ts";
import { addBrandFocuses, demoFocuses } from "../product-info/brand-focus.ts";
import { demoPodcasts } from "../product-info/podcasts.ts";
import { worldCompany } from "../world/world-catalog.ts";
import { addBranches } from "./company/branches.ts";
import { addDemoCustomers } from "./company/customers.ts";
import { addDemoImports } from "./company/imports.ts";
import { leaveGaps } from "./company/incomplete-items.ts";
import { addRepresentatives } from "./company/people.ts";
import { addPriceChanges } from "./company/price-changes.ts";
import { addDemoPublications } from "./company/publications.ts";
import { addPurchaseOrders } from "./company/purchase-orders.ts";
import { addDemoSales } from "./company/sales.ts";
import { addSecondSources } from "./company/second-sources.ts";
import { addDemoSite } from "./company/site.ts";
import { addJurisdictions } from "./company/taxes.ts";
import { addDemoWarehouseDocuments } from "./company/warehouse-documents.ts";
import { addDemoWebTexts } from "./company/web-texts.ts";
import { completeLine, variantsOf } from "./complete-line.ts";
import { addDanasLists } from "./danas-lists.ts";
import { productLines } from "./product-lines.ts";
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
  catalog.addItems(productLines.flatMap(completeLine));
  for (const line of productLines) for (const variant of variantsOf(line)) catalog.addVariant(variant);
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
