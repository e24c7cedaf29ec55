import { addImports } from "../../../data/world/imports.ts";
import { addPayments } from "../../../data/world/payments.ts";
import { addWebTexts } from "../../../data/world/web-texts.ts";
import { addAssistant } from "../assistant/assistant.ts";
import { Catalog } from "../catalog/catalog.ts";
import { addBrandFocuses, worldFocuses } from "../product-info/brand-focus.ts";
import { worldPodcasts } from "../product-info/podcasts.ts";
import { RowSet } from "../row-set.ts";
import { addCustomers } from "./customers.ts";
import { worldFasteners } from "./items-fasteners.ts";
import { worldIndustrialItems } from "./items-industrial.ts";
import { worldShopItems } from "./items-shop.ts";
import { addOrganization } from "./organization.ts";
import { addPricing } from "./pricing.ts";
import { addPublications } from "./publications.ts";
import { addPurchases } from "./purchases.ts";
import { addSales } from "./sales.ts";
import { addNotifications, addTranscripts } from "./site.ts";
import { addStockrooms } from "./stockrooms.ts";
import { addWarehouseDocuments } from "./warehouse.ts";

/**
 * The rows of the fixture world but for bins and links, which `finishCatalog` adds when all items are there.
 *
 * @param now what happened in the last hours is dated back from then, in milliseconds since 1970
 */
export function worldCatalog(site: string, now = Date.now()): Catalog {
  const catalog = worldCompany(site, now);
  addStockrooms(catalog).store();
  return catalog;
}

/** The same without stockrooms, whose history the demonstration continues. */
export function worldCompany(site: string, now: number): Catalog {
  const catalog = new Catalog(new RowSet(site));
  addOrganization(catalog.rows);
  catalog.addItems([...worldFasteners, ...worldShopItems, ...worldIndustrialItems]);
  addCustomers(catalog.rows);
  addPricing(catalog);
  addSales(catalog);
  addPurchases(catalog);
  addPayments(catalog.rows);
  addWarehouseDocuments(catalog);
  addPublications(catalog.rows);
  addImports(catalog.rows, now);
  addNotifications(catalog.rows, now);
  addTranscripts(catalog.rows);
  catalog.rows.add("podcast", ...worldPodcasts);
  addBrandFocuses(catalog, worldFocuses);
  addWebTexts(catalog);
  addAssistant(catalog.rows);
  addVariants(catalog);
  addLists(catalog);
  return catalog;
}

function addVariants(catalog: Catalog): void {
  catalog.addVariant({
    name: "Nitrile gloves, 6 mil",
    description: "Choose the glove size",
    attribute: "Size",
    lines: ["L", "M", "XL"].map((size) => ({ itemId: `GLV-NIT-${size}`, value: size })),
  });
}

function addLists({ rows, items }: Catalog): void {
  const uid = (itemId: string) => items.require(itemId, "item");
  rows.add(
    "item_favorite",
    { users_id: 1, inv_mast_uid: uid("HB-M8-40"), note: "Frame line", sequence_no: 1 },
    { users_id: 1, inv_mast_uid: uid("GLV-NIT-L"), sequence_no: 2 },
  );
  rows.add("item_wishlist_hdr", {
    item_wishlist_hdr_uid: 1,
    users_id: 1,
    name: "Weekly shop supplies",
    description: "Ordered every Monday",
    is_public: "Y",
    share_code: "NGWEEKLY01",
  });
  const line = { item_wishlist_hdr_uid: 1 };
  rows.add(
    "item_wishlist_line",
    {
      ...line,
      inv_mast_uid: uid("CUT-115-1"),
      qty_desired: 50,
      unit_of_measure: "EA",
      priority: 1,
      notes: "Grinding bay",
    },
    { ...line, inv_mast_uid: uid("GLV-NIT-L"), qty_desired: 2, unit_of_measure: "CS", priority: 2 },
  );
}
