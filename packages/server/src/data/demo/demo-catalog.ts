import { addDemoAssistant } from "../../load/examples/assistant/assistant.ts";
import type { Catalog } from "../../load/examples/catalog/catalog.ts";
import { families } from "../../load/examples/catalog/item-draft.ts";
import { addBranches } from "../../load/examples/demo/company/branches.ts";
import { addDemoCustomers } from "../../load/examples/demo/company/customers.ts";
import { addDemoImports } from "../../load/examples/demo/company/imports.ts";
import { addRepresentatives } from "../../load/examples/demo/company/people.ts";
import { addPriceChanges } from "../../load/examples/demo/company/price-changes.ts";
import { addPurchaseOrders } from "../../load/examples/demo/company/purchase-orders.ts";
import { addDemoSales } from "../../load/examples/demo/company/sales.ts";
import { addDemoSite } from "../../load/examples/demo/company/site.ts";
import { addDemoWarehouseDocuments } from "../../load/examples/demo/company/warehouse-documents.ts";
import { addDemoWebTexts } from "../../load/examples/demo/company/web-texts.ts";
import { completeLine, variantsOf } from "../../load/examples/demo/complete-line.ts";
import { addDemoStockrooms } from "../../load/examples/demo/stockrooms/add-demo-stockrooms.ts";
import { addBrandFocuses, demoFocuses } from "../../load/examples/product-info/brand-focus.ts";
import { demoPodcasts } from "../../load/examples/product-info/podcasts.ts";
import { worldCompany } from "../../load/examples/world/world-catalog.ts";
import { leaveGaps } from "./company/incomplete-items.ts";
import { addDemoPublications } from "./company/publications.ts";
import { addSecondSources } from "./company/second-sources.ts";
import { addJurisdictions } from "./company/taxes.ts";
import { addDanasLists } from "./danas-lists.ts";
import { productLines } from "./product-lines.ts";

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
