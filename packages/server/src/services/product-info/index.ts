import type { ProductInfoOperations } from "@purvey/contract/generated/productInfo";
import { productInfo } from "@purvey/contract/services/product-info/index";
import { type Implementation, implement } from "../../platform/endpoints/implement.ts";
import { systemHandlers } from "../../platform/endpoints/system.ts";
import { podcastHandlers } from "../../trades/catalog/endpoints/product-info/index.ts";
import { invMastExtHandlers } from "../../trades/catalog/endpoints/product-info/inv-mast-ext.ts";
import { suggestionHandlers } from "./items.ts";

/** Product information with what answers it. */
export const productInfoImplementation: Implementation = implement<ProductInfoOperations>(productInfo, {
  ...invMastExtHandlers,
  ...podcastHandlers,
  ...suggestionHandlers,
  ...systemHandlers(productInfo),
});
