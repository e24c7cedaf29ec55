import { decimal, moneyText, quantityText } from "../../values/decimal.ts";
import { hasOpenBasis } from "./contract-price.ts";
import type { ItemPricing, ItemUnit } from "./price-inputs.ts";
import type { LinePrice } from "./price-line.ts";

/**
 * The rule that gave a price, as a sentence.
 *
 * @example
 * // Quantity break from 500 EA: 5 % off 0.36, 0.342 USD per EA, which is 34.20 USD per BX of 100 EA. Each line reaches
 * // quantity breaks by its own quantity.
 */
export function explainPrice(item: ItemPricing, unit: ItemUnit, price: LinePrice): string {
  return `${ruleText(item, price)}${conversionText(item, unit, price)}.${breaksText(item, price)}`;
}

/** What reaches the item's quantity breaks, where it has some that could have counted. */
function breaksText({ breaks, breaksPer }: ItemPricing, { contract }: LinePrice): string {
  if (contract || breaks.length === 0) return "";
  return breaksPer === "item"
    ? " All lines of the item reach its quantity breaks together."
    : " Each line reaches quantity breaks by its own quantity.";
}

function ruleText(item: ItemPricing, price: LinePrice): string {
  if (price.contract) return contractText(item, price);
  const base = `${moneyText(price.baseUnitPrice)} ${item.currency} per ${item.baseUnit}`;
  const own = price.ownClass;
  if (own?.break) {
    const from = `${quantityText(decimal(own.break.breakQty))} ${item.baseUnit}`;
    const percent = quantityText(decimal(own.break.discountPercent));
    const all = price.together ? ` (all lines together ${quantityText(price.together)})` : "";
    return `Quantity break from ${from}${all}: ${percent} % off ${moneyText(own.beforeBreak)}, ${base}`;
  }
  if (price.source === "list") return `List price ${base}`;
  return `Price class ${item.priceClass}: ${base} instead of the list price ${moneyText(decimal(item.listPrice))}`;
}

function contractText({ currency, baseUnit }: ItemPricing, { contract, together }: LinePrice): string {
  if (!contract) return "";
  const { line, linePrice } = contract;
  const how =
    line.pricingMethod === "price" || !hasOpenBasis(line)
      ? ""
      : ` by ${line.pricingMethod} of ${quantityText(decimal((line.pricingMethod === "discount" ? line.discountPercent : line.marginPercent) ?? 0))} %`;
  const all =
    together && decimal(line.minQty).gt(0) ? ` (all lines together ${quantityText(together)} ${baseUnit})` : "";
  const from = `from ${quantityText(decimal(line.minQty))} ${line.uom} on${all}`;
  const until = line.endDate ? `, until ${line.endDate.slice(0, 10)}` : "";
  return `Contract ${line.jobNo}: ${moneyText(linePrice)} ${currency} per ${line.uom}${how} ${from}${until}`;
}

/** Where the asked unit is another than the one the rule prices. */
function conversionText(item: ItemPricing, unit: ItemUnit, price: LinePrice): string {
  const priced = price.contract?.line.uom ?? item.baseUnit;
  if (priced === unit.unitOfMeasure) return "";
  const size =
    unit.unitOfMeasure === item.baseUnit ? "" : ` of ${quantityText(decimal(unit.unitSize))} ${item.baseUnit}`;
  return `, which is ${moneyText(price.unitPrice)} ${item.currency} per ${unit.unitOfMeasure}${size}`;
}
