// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Service } from "../service.ts";

/** Loads the declarations of one service, by its name. */
export const serviceLoaders: Readonly<Record<string, () => Promise<Service>>> = {
  addressValidation: async () => (await import("../services/address-validation/index.ts")).addressValidation,
  ai: async () => (await import("../services/ai/index.ts")).ai,
  brandFocus: async () => (await import("../services/brand-focus/index.ts")).brandFocus,
  commerce: async () => (await import("../services/commerce/index.ts")).commerce,
  content: async () => (await import("../services/content/index.ts")).content,
  core: async () => (await import("../services/core/index.ts")).core,
  customers: async () => (await import("../services/customers/index.ts")).customers,
  erp: async () => (await import("../services/erp/index.ts")).erp,
  freight: async () => (await import("../services/freight/index.ts")).freight,
  imports: async () => (await import("../services/imports/index.ts")).imports,
  items: async () => (await import("../services/items/index.ts")).items,
  legacy: async () => (await import("../services/legacy/index.ts")).legacy,
  messaging: async () => (await import("../services/messaging/index.ts")).messaging,
  orders: async () => (await import("../services/orders/index.ts")).orders,
  payments: async () => (await import("../services/payments/index.ts")).payments,
  pricing: async () => (await import("../services/pricing/index.ts")).pricing,
  productInfo: async () => (await import("../services/product-info/index.ts")).productInfo,
  rateShop: async () => (await import("../services/rate-shop/index.ts")).rateShop,
  search: async () => (await import("../services/search/index.ts")).search,
  shipping: async () => (await import("../services/shipping/index.ts")).shipping,
  site: async () => (await import("../services/site/index.ts")).site,
  tax: async () => (await import("../services/tax/index.ts")).tax,
  vmi: async () => (await import("../services/vmi/index.ts")).vmi,
  warehouseOps: async () => (await import("../services/warehouse-ops/index.ts")).warehouseOps,
};
