import type { ProductInfoOperations } from "@purvey/contract/generated/productInfo";
import { displayDescMax, webDescMax } from "@purvey/contract/services/product-info/items";
import { displayDescription } from "../../describe/display-description.ts";
import { webDescription } from "../../describe/web-description.ts";
import type { Handlers } from "../../implement.ts";
import { readItemFacts } from "./read-item-facts.ts";

type SuggestionOperations = Pick<ProductInfoOperations, Extract<keyof ProductInfoOperations, `items.${string}`>>;

/** `/items/{id}/suggest-…`: texts for an item from what is recorded of it (R151–R153). */
export const suggestionHandlers: Handlers<SuggestionOperations> = {
  "items.suggestDisplayDesc": async ({ id, limit }, context) =>
    displayDescription(await readItemFacts(id, context), { max: displayDescMax, limit }) ?? false,
  "items.suggestWebDesc": async ({ id, limit }, context) =>
    webDescription(await readItemFacts(id, context), { max: webDescMax, limit }) ?? false,
};
