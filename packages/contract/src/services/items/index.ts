import { type Service, service } from "../../service.ts";
import { system } from "../system.ts";
import { attributeGroupAttributes, attributeGroups } from "./attribute-groups.ts";
import { attributes, attributeValues } from "./attributes.ts";
import { locationBins } from "./bins.ts";
import { brandItems, brands } from "./brands.ts";
import { categories } from "./categories.ts";
import { contracts } from "./contracts.ts";
import { invMast } from "./inv-mast.ts";
import { invMastAttributes, invMastAttributeValues } from "./inv-mast-attributes.ts";
import { invMastLocationBins } from "./inv-mast-bins.ts";
import { invMastFaq } from "./inv-mast-faq.ts";
import { invMastLinks } from "./inv-mast-links.ts";
import { invMastSubParts } from "./inv-mast-sub-parts.ts";
import { itemCategory } from "./item-category.ts";
import { itemFavorites } from "./item-favorites.ts";
import { itemUom } from "./item-uom.ts";
import { itemWishlist, itemWishlistHdr, itemWishlistHdrLine } from "./item-wishlist.ts";
import { internal } from "./pdf.ts";
import { variants } from "./variants.ts";

/** The product catalogue. */
export const items: Service = service({
  name: "items",
  title: "Product catalogue",
  description:
    "Items, categories, attributes, brands, favorites, wish lists, variants, questions, bins, stock, units of measure and PDF documents.",
  domains: { system: "system" },
  resources: {
    attributeGroups,
    "attributeGroups.attributes": attributeGroupAttributes,
    attributes,
    "attributes.values": attributeValues,
    brands,
    "brands.items": brandItems,
    categories,
    contracts,
    internal,
    invMast,
    "invMast.attributes": invMastAttributes,
    "invMast.attributes.values": invMastAttributeValues,
    "invMast.faq": invMastFaq,
    "invMast.locations.bins": invMastLocationBins,
    invMastLinks,
    invMastSubParts,
    itemCategory,
    itemFavorites,
    itemUom,
    itemWishlist,
    "itemWishlist.hdr": itemWishlistHdr,
    "itemWishlist.hdr.line": itemWishlistHdrLine,
    "locations.bins": locationBins,
    system,
    variants,
  },
});
