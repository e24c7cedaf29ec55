import type { ProductInfoOperations } from "@purvey/contract/generated/productInfo";
import { displayDescMax, webDescMax } from "@purvey/contract/services/product-info/items";
import { displayDescription } from "../../describe/display-description.ts";
import { webDescription } from "../../describe/web-description.ts";
import type { Context } from "../../platform/endpoints/context.ts";
import type { Handlers } from "../../platform/endpoints/implement.ts";
import { reworded } from "../../trades/catalog/describe/reworded.ts";
import { readItemFacts } from "./read-item-facts.ts";

interface Wanted {
  readonly id: number;
  readonly limit?: number;
  readonly model?: string;
}

/** The description as it is written here, or in the words of the model that the caller names and may use; `false` when too little is known. */
async function suggest(
  { id, limit, model }: Wanted,
  write: typeof displayDescription,
  max: number,
  context: Context,
): Promise<string | false> {
  const facts = await readItemFacts(id, context);
  const own = write(facts, limit === undefined ? { max } : { max, limit });
  if (own === undefined) return false;
  const { languageModel } = context.providers;
  if (model === undefined || !languageModel || !context.can("ai.write")) return own;
  return (await reworded(own, facts, { max, model }, languageModel)) ?? own;
}

type SuggestionOperations = Pick<ProductInfoOperations, Extract<keyof ProductInfoOperations, `items.${string}`>>;

/** `/items/{id}/suggest-…`: texts for an item from what is recorded of it (R151–R153). */
export const suggestionHandlers: Handlers<SuggestionOperations> = {
  "items.suggestDisplayDesc": (input, context) => suggest(input, displayDescription, displayDescMax, context),
  "items.suggestWebDesc": (input, context) => suggest(input, webDescription, webDescMax, context),
};
