import type { Service } from "../service.ts";
import { addressValidation } from "./address-validation/index.ts";
import { ai } from "./ai/index.ts";
import { brandFocus } from "./brand-focus/index.ts";
import { commerce } from "./commerce/index.ts";
import { content } from "./content/index.ts";
import { core } from "./core/index.ts";
import { customers } from "./customers/index.ts";
import { erp } from "./erp/index.ts";
import { freight } from "./freight/index.ts";
import { imports } from "./imports/index.ts";
import { items } from "./items/index.ts";
import { legacy } from "./legacy/index.ts";
import { messaging } from "./messaging/index.ts";
import { orders } from "./orders/index.ts";
import { payments } from "./payments/index.ts";
import { pricing } from "./pricing/index.ts";
import { productInfo } from "./product-info/index.ts";
import { rateShop } from "./rate-shop/index.ts";
import { search } from "./search/index.ts";
import { shipping } from "./shipping/index.ts";
import { site } from "./site/index.ts";
import { tax } from "./tax/index.ts";
import { vmi } from "./vmi/index.ts";
import { warehouseOps } from "./warehouse-ops/index.ts";

/** Every service of the contract. */
export const services: readonly Service[] = [
  content,
  commerce,
  pricing,
  search,
  items,
  customers,
  orders,
  core,
  shipping,
  tax,
  rateShop,
  freight,
  addressValidation,
  imports,
  vmi,
  payments,
  messaging,
  site,
  productInfo,
  brandFocus,
  warehouseOps,
  legacy,
  erp,
  ai,
];
