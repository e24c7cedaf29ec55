// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { ServiceModule } from "../wire.ts";

/** Loads the client's module of one service, by its name. */
export const serviceLoaders: Readonly<Record<string, () => Promise<ServiceModule<unknown>>>> = {
  addressValidation: async () => (await import("./addressValidation.ts")).addressValidation,
  ai: async () => (await import("./ai.ts")).ai,
  brandFocus: async () => (await import("./brandFocus.ts")).brandFocus,
  commerce: async () => (await import("./commerce.ts")).commerce,
  content: async () => (await import("./content.ts")).content,
  core: async () => (await import("./core.ts")).core,
  customers: async () => (await import("./customers.ts")).customers,
  erp: async () => (await import("./erp.ts")).erp,
  freight: async () => (await import("./freight.ts")).freight,
  imports: async () => (await import("./imports.ts")).imports,
  items: async () => (await import("./items.ts")).items,
  legacy: async () => (await import("./legacy.ts")).legacy,
  messaging: async () => (await import("./messaging.ts")).messaging,
  orders: async () => (await import("./orders.ts")).orders,
  payments: async () => (await import("./payments.ts")).payments,
  pricing: async () => (await import("./pricing.ts")).pricing,
  productInfo: async () => (await import("./productInfo.ts")).productInfo,
  rateShop: async () => (await import("./rateShop.ts")).rateShop,
  search: async () => (await import("./search.ts")).search,
  shipping: async () => (await import("./shipping.ts")).shipping,
  site: async () => (await import("./site.ts")).site,
  tax: async () => (await import("./tax.ts")).tax,
  vmi: async () => (await import("./vmi.ts")).vmi,
  warehouseOps: async () => (await import("./warehouseOps.ts")).warehouseOps,
};
