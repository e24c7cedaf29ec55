// What other trades may take of this one.
export { calculateTax, type Sale } from "./calculate-tax.ts";
export { type ContractBasis, type ContractPrice, type ContractTerms, linePriceOf } from "./contract-price.ts";
export { explainPrice } from "./explain-price.ts";
export { foundItem } from "./item-query.ts";
export { unitList, unitNamed, unitsOf } from "./item-units.ts";
export type { PriceReading } from "./price-facts.ts";
export { pricesNow } from "./price-facts.ts";
export type { ItemPricing, ItemUnit, PriceAsk, PriceInputs } from "./price-inputs.ts";
export { type PriceSource, priceLine, togetherOf } from "./price-line.ts";
export { itemProblem, pricedUnits, unitProblem } from "./price-lines.ts";
export { askedItems, contractUnitSize, priceInputsQuery, readPriceInputs } from "./read-price-inputs.ts";
export { isAtShipTo, readTaxInputs, taxInputsQuery } from "./read-tax-inputs.ts";
export type { TaxableLine, TaxInputs } from "./tax-inputs.ts";
export { hidePrices, priceClassColumns, priceClassOf, type Viewer, viewerOf, visibleCode } from "./viewer.ts";
