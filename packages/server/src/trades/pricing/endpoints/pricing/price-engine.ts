import type { PricingOperations } from "@purvey/contract/generated/pricing";
import type { Handlers } from "../../../../platform/endpoints/implement.ts";
import { businessError, notFound } from "../../../../platform/errors.ts";
import type { PriceAsk, PriceInputs } from "../../price-inputs.ts";
import { itemProblem, priceLines } from "../../price-lines.ts";

type PriceEngineOperations = Pick<PricingOperations, Extract<keyof PricingOperations, `priceEngine.${string}`>>;

/** `/price-engine`: prices of one item or of many (R068). */
export const priceEngineHandlers: Handlers<PriceEngineOperations> = {
  "priceEngine.get": async (input, context) => {
    const asks = [input];
    const inputs = await context.priceFacts.read(context.site, input, asks);
    requireFound(inputs[0], input);
    const [result] = priceLines(inputs, asks, input.customerId, () => "");
    if (!result) throw new Error("The price engine answered nothing for one item.");
    return result;
  },
  "priceEngine.batch": async (input, context) => {
    const inputs = await context.priceFacts.read(context.site, input, input.lines);
    const data = priceLines(inputs, input.lines, input.customerId, (index) => `lines[${index}]`);
    return { data, total: data.length };
  },
};

/** The item of a single price is what the call is about: an unknown one is not found, an unclear one is refused. */
function requireFound(inputs: PriceInputs | undefined, ask: PriceAsk): void {
  if (!inputs?.customerFound) return;
  if (inputs.matches.length === 0) throw notFound("item", ask.itemId ?? "");
  if (inputs.matches.length > 1)
    throw businessError(itemProblem(ask, inputs.matches, "itemId").message, { matches: inputs.matches });
}
