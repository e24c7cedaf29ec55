import type { ClientOf } from "@purvey/client/client";
import { items } from "@purvey/client/services/items";
import { legacy } from "@purvey/client/services/legacy";
import { productInfo } from "@purvey/client/services/productInfo";
import { search } from "@purvey/client/services/search";

/** The services that say something of items: what administrators of the catalog read and write. */
export const catalogServices = { items, legacy, productInfo, search };

/** The calls of those services. */
export type CatalogApi = ClientOf<typeof catalogServices>;
