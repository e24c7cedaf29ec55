import { type Service, service } from "../../service.ts";
import { system } from "../system.ts";
import { invMastExt } from "./inv-mast-ext.ts";
import { items } from "./items.ts";
import { podcasts } from "./podcasts.ts";

/** What is said of products: extensions, texts, podcasts. */
export const productInfo: Service = service({
  name: "productInfo",
  title: "Product information",
  description: "Item extensions, suggested descriptions of items, and podcasts.",
  domains: {
    invMastExt: "product-information",
    items: "product-information",
    podcasts: "product-information",
    system: "system",
  },
  resources: { invMastExt, items, podcasts, system },
});
