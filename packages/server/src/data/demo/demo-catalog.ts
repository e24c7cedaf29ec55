import type { Catalog } from "../catalog/catalog.ts";
import { families } from "../catalog/item-draft.ts";
import { worldCatalog } from "../world/world-catalog.ts";
import { addBranches } from "./company/branches.ts";
import { addDemoCustomers } from "./company/customers.ts";
import { addRepresentatives } from "./company/people.ts";
import { addDemoPublications } from "./company/publications.ts";
import { addPurchaseOrders } from "./company/purchase-orders.ts";
import { addDemoSales } from "./company/sales.ts";
import { addSecondSources } from "./company/second-sources.ts";
import { addJurisdictions } from "./company/taxes.ts";
import { completeLine, variantsOf } from "./complete-line.ts";
import { addDanasLists } from "./danas-lists.ts";
import { productLines } from "./product-lines.ts";

/** The rows of the demonstration: the fixture world, and a whole industrial distributor round it. */
export function demoCatalog(site: string): Catalog {
  const catalog = worldCatalog(site);
  addBranches(catalog.rows);
  catalog.addItems(productLines.flatMap(completeLine));
  for (const line of productLines) for (const variant of variantsOf(line)) catalog.addVariant(variant);
  addRepresentatives(catalog.rows);
  addJurisdictions(catalog.rows);
  addDemoSales(catalog, addDemoCustomers(catalog.rows));
  addSecondSources(catalog);
  addPurchaseOrders(catalog);
  addDemoPublications(
    catalog.rows,
    families.map((name) => ({ name, uid: catalog.categoryOf(name) })),
  );
  addDanasLists(catalog);
  return catalog;
}
