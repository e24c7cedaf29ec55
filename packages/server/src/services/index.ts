import type { Implementation } from "../implement.ts";
import { addressValidationImplementation } from "./address-validation/index.ts";
import { aiImplementation } from "./ai/index.ts";
import { brandFocusImplementation } from "./brand-focus/index.ts";
import { commerceImplementation } from "./commerce/index.ts";
import { contentImplementation } from "./content/index.ts";
import { coreImplementation } from "./core/index.ts";
import { customersImplementation } from "./customers/index.ts";
import { erpImplementation } from "./erp/index.ts";
import { freightImplementation } from "./freight/index.ts";
import { importsImplementation } from "./imports/index.ts";
import { itemsImplementation } from "./items/index.ts";
import { legacyImplementation } from "./legacy/index.ts";
import { messagingImplementation } from "./messaging/index.ts";
import { ordersImplementation } from "./orders/index.ts";
import { paymentsImplementation } from "./payments/index.ts";
import { pricingImplementation } from "./pricing/index.ts";
import { productInfoImplementation } from "./product-info/index.ts";
import { rateShopImplementation } from "./rate-shop/index.ts";
import { searchImplementation } from "./search/index.ts";
import { shippingImplementation } from "./shipping/index.ts";
import { siteImplementation } from "./site/index.ts";
import { taxImplementation } from "./tax/index.ts";
import { vmiImplementation } from "./vmi/index.ts";
import { warehouseOpsImplementation } from "./warehouse-ops/index.ts";

/** Every service with what answers it. */
export const implementations: readonly Implementation[] = [
  addressValidationImplementation,
  aiImplementation,
  brandFocusImplementation,
  commerceImplementation,
  contentImplementation,
  customersImplementation,
  importsImplementation,
  itemsImplementation,
  messagingImplementation,
  paymentsImplementation,
  ordersImplementation,
  pricingImplementation,
  productInfoImplementation,
  searchImplementation,
  siteImplementation,
  legacyImplementation,
  coreImplementation,
  vmiImplementation,
  freightImplementation,
  rateShopImplementation,
  shippingImplementation,
  taxImplementation,
  warehouseOpsImplementation,
  erpImplementation,
];
