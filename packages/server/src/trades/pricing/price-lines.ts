import type { PriceEngineResult } from "@purvey/contract/generated/pricing";
import type { Issue } from "@purvey/contract/schema";
import { notFound, ServerError } from "../../platform/errors.ts";
import { itemProblem } from "../../pricing/item-problem.ts";
import { priceLine } from "../../pricing/price-line.ts";
import { decimal, numberOf, roundMoney, roundUnitPrice } from "../../values/decimal.ts";
import { breakTable } from "./break-table.ts";
import { explainPrice } from "./explain-price.ts";
import { unitList, unitNamed } from "./item-units.ts";
import type { ItemPricing, PriceAsk, PriceInputs } from "./price-inputs.ts";

/**
 * Prices every ask, in their order.
 *
 * @param pathOf where an ask stands in the input, for the refusal: `lines[3]`
 * @throws VALIDATION_ERROR that names every ask that cannot be priced; RESOURCE_NOT_FOUND for an unknown customer.
 */
export function priceLines(
  inputs: readonly PriceInputs[],
  asks: readonly PriceAsk[],
  customerId: number,
  pathOf: (index: number) => string,
): PriceEngineResult[] {
  if (inputs.some(({ customerFound }) => !customerFound)) throw notFound("customer", customerId);
  const priced = inputs.map((input, index) => priceOrProblem(input, asks[index] ?? {}, pathOf(index)));
  const issues = priced.filter((entry) => "message" in entry);
  if (issues.length > 0) throw new ServerError("VALIDATION_ERROR", "Invalid request parameters", { issues });
  return priced.filter((entry) => "unitPrice" in entry);
}

function priceOrProblem({ item, matches }: PriceInputs, ask: PriceAsk, path: string): PriceEngineResult | Issue {
  const name = path ? `${path}.` : "";
  if (!item || matches.length !== 1)
    return itemProblem(ask, matches, `${name}${ask.invMastUid ? "invMastUid" : "itemId"}`);
  const unit = unitNamed(item, ask.unitOfMeasure);
  if (!unit) return unitProblem(item, ask, `${name}unitOfMeasure`);
  return resultOf(item, unit, ask.quantity ?? 1);
}

/** Says which units an item has. */
export function unitProblem(item: ItemPricing, ask: PriceAsk, path: string): Issue {
  const message = `\`${item.itemId}\` has no unit \`${ask.unitOfMeasure}\`; its units are ${unitList(item)}.`;
  return { path, message, code: "invalid", received: ask.unitOfMeasure };
}

function resultOf(
  item: ItemPricing,
  unit: NonNullable<ReturnType<typeof unitNamed>>,
  quantity: number,
): PriceEngineResult {
  const price = priceLine(item, unit, decimal(quantity));
  return {
    unitPrice: numberOf(price.unitPrice),
    priceSource: price.source,
    priceExplanation: explainPrice(item, unit, price),
    listPrice: numberOf(roundUnitPrice(decimal(item.listPrice).times(unit.unitSize))),
    jobNo: price.contract?.line.jobNo ?? null,
    jobPriceLineUid: price.contract?.line.jobPriceLineUid ?? null,
    itemId: item.itemId,
    invMastUid: item.invMastUid,
    customerId: item.customerId,
    unitOfMeasure: unit.unitOfMeasure,
    unitSize: unit.unitSize,
    baseUnitOfMeasure: item.baseUnit,
    baseUnitPrice: numberOf(price.baseUnitPrice),
    quantity,
    extendedPrice: numberOf(roundMoney(price.unitPrice.times(quantity), item.currency)),
    currency: item.currency,
    breaks: breakTable(item, unit).map((row) => ({
      minimumQuantity: numberOf(row.minimumQuantity),
      unitPrice: numberOf(row.price.unitPrice),
      priceSource: row.price.source,
    })),
  };
}
