import type { Implementation } from "./platform/endpoints/implement.ts";
import { brandFocusImplementation } from "./trades/catalog/endpoints/brand-focus/index.ts";
import { itemsImplementation } from "./trades/catalog/endpoints/items/index.ts";
import { productInfoImplementation } from "./trades/catalog/endpoints/product-info/index.ts";
import { commerceImplementation } from "./trades/checkout/endpoints/index.ts";
import { aiImplementation } from "./trades/content/endpoints/ai/index.ts";
import { contentImplementation } from "./trades/content/endpoints/content/index.ts";
import { addressValidationImplementation } from "./trades/customers/endpoints/address-validation/index.ts";
import { customersImplementation } from "./trades/customers/endpoints/customers/index.ts";
import { erpImplementation } from "./trades/erp/endpoints/erp/index.ts";
import { importsImplementation } from "./trades/erp/endpoints/imports/index.ts";
import { legacyImplementation } from "./trades/erp/endpoints/legacy/index.ts";
import { messagingImplementation } from "./trades/messaging/endpoints/index.ts";
import { ordersImplementation } from "./trades/orders/endpoints/index.ts";
import { paymentsImplementation } from "./trades/payments/endpoints/index.ts";
import { pricingImplementation } from "./trades/pricing/endpoints/pricing/index.ts";
import { taxImplementation } from "./trades/pricing/endpoints/tax/index.ts";
import { searchImplementation } from "./trades/search/endpoints/index.ts";
import { freightImplementation } from "./trades/shipping/endpoints/freight/index.ts";
import { rateShopImplementation } from "./trades/shipping/endpoints/rate-shop/index.ts";
import { shippingImplementation } from "./trades/shipping/endpoints/shipping/index.ts";
import { coreImplementation } from "./trades/site/endpoints/core/index.ts";
import { siteImplementation } from "./trades/site/endpoints/site/index.ts";
import { vmiImplementation } from "./trades/vmi/endpoints/index.ts";
import { warehouseOpsImplementation } from "./trades/warehouse/endpoints/index.ts";

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
