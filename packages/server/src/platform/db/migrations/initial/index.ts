import { catalog } from "./catalog.ts";
import { catalogDetails } from "./catalog-details.ts";
import { changesApart } from "./changes-apart.ts";
import { checkout } from "./checkout.ts";
import { content } from "./content.ts";
import { currencies } from "./currencies.ts";
import { customers } from "./customers.ts";
import { documentNumbers } from "./document-numbers.ts";
import { erp } from "./erp.ts";
import { inventory } from "./inventory.ts";
import { messaging } from "./messaging.ts";
import { openAmounts } from "./open-amounts.ts";
import { orders } from "./orders.ts";
import { payments } from "./payments.ts";
import { keptPlaces, places } from "./places.ts";
import { platform } from "./platform.ts";
import { priceHistory } from "./price-history.ts";
import { pricing } from "./pricing.ts";
import { purchasing } from "./purchasing.ts";
import { search } from "./search.ts";
import { shipping } from "./shipping.ts";
import { site } from "./site.ts";
import { siteChanges } from "./site-changes.ts";
import { texts } from "./texts.ts";
import { upwardKeys } from "./upward-keys.ts";
import { vmi } from "./vmi.ts";
import { warehouse } from "./warehouse.ts";

/** Tables by trade, from the ground up. */
const tables = [
  platform,
  ...[customers, inventory, messaging, shipping, pricing, payments, search, catalog, catalogDetails],
  ...[content, vmi, purchasing, site, warehouse, orders, erp, checkout],
];

/** What rows do by themselves when they are written. */
const triggers = [keptPlaces, currencies, documentNumbers, priceHistory, openAmounts, siteChanges, changesApart];

/** The whole schema of the first release, from nothing. Once released it never changes: later steps do. */
export const initial = [
  "create extension if not exists pg_trgm;",
  ...[places, texts, ...tables, upwardKeys, ...triggers],
].join("\n");
