import type { ItemsOperations } from "@purvey/contract/generated/items";
import { items } from "@purvey/contract/services/items/index";
import { type Implementation, implement } from "../../../../platform/endpoints/implement.ts";
import { systemHandlers } from "../../../../platform/endpoints/system.ts";
import { attributeGroupHandlers } from "./attribute-groups.ts";
import { attributeValueHandlers } from "./attribute-values.ts";
import { attributeHandlers } from "./attributes.ts";
import { brandHandlers } from "./brands.ts";
import { categoryHandlers } from "./categories.ts";
import { contractHandlers } from "./contracts.ts";
import { invMastHandlers } from "./inv-mast.ts";
import { invMastAttributeValueHandlers } from "./inv-mast-attribute-values.ts";
import { invMastAttributeHandlers } from "./inv-mast-attributes.ts";
import { invMastBinHandlers } from "./inv-mast-bins.ts";
import { invMastFaqHandlers } from "./inv-mast-faq.ts";
import { invMastLinkHandlers } from "./inv-mast-links.ts";
import { invMastSubPartHandlers } from "./inv-mast-sub-parts.ts";
import { itemCategoryHandlers } from "./item-category.ts";
import { itemFavoriteHandlers } from "./item-favorites.ts";
import { itemUomHandlers } from "./item-uom.ts";
import { itemWishlistHandlers } from "./item-wishlist.ts";
import { locationBinHandlers } from "./location-bins.ts";
import { embeddedPdfHandlers } from "./pdf.ts";
import { variantHandlers } from "./variants.ts";
import { wishlistLineHandlers } from "./wishlist-lines.ts";

/** The product catalogue with what answers it. */
export const itemsImplementation: Implementation = implement<ItemsOperations>(items, {
  ...attributeGroupHandlers,
  ...attributeHandlers,
  ...attributeValueHandlers,
  ...brandHandlers,
  ...categoryHandlers,
  ...contractHandlers,
  ...embeddedPdfHandlers,
  ...invMastAttributeHandlers,
  ...invMastAttributeValueHandlers,
  ...invMastBinHandlers,
  ...invMastFaqHandlers,
  ...invMastHandlers,
  ...invMastLinkHandlers,
  ...invMastSubPartHandlers,
  ...itemCategoryHandlers,
  ...itemFavoriteHandlers,
  ...itemUomHandlers,
  ...itemWishlistHandlers,
  ...locationBinHandlers,
  ...variantHandlers,
  ...wishlistLineHandlers,
  ...systemHandlers(items),
});
