import { type Service, service } from "../../service.ts";
import { system } from "../system.ts";
import { attributes, attributeValues } from "./attributes.ts";
import { locationBins } from "./bins.ts";
import { brandItems, brands } from "./brands.ts";

/** The product catalogue. */
export const items: Service = service({
  name: "items",
  title: "Product catalogue",
  description: "Items, categories, attributes, brands, favorites, wish lists, variants, questions, bins, stock, units of measure and PDF documents.",
  domains: { system: "system" },
  resources: {
    attributes,
    "attributes.values": attributeValues,
    brands,
    "brands.items": brandItems,
    "locations.bins": locationBins,
    system,
  },
});
