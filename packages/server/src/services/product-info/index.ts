import type { ProductInfoOperations } from "@purvey/contract/generated/productInfo";
import { productInfo } from "@purvey/contract/services/product-info/index";
import { type Implementation, implement } from "../../implement.ts";
import { systemHandlers } from "../system.ts";
import { invMastExtHandlers } from "./inv-mast-ext.ts";
import { suggestionHandlers } from "./items.ts";
import { podcastHandlers } from "./podcasts.ts";

/** Product information with what answers it. */
export const productInfoImplementation: Implementation = implement<ProductInfoOperations>(productInfo, {
  ...invMastExtHandlers,
  ...podcastHandlers,
  ...suggestionHandlers,
  ...systemHandlers(productInfo),
});
