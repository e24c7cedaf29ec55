import type { ContractLine, ItemPricing, ItemUnit } from "../../../trades/pricing/price-inputs.ts";
import { priceLine } from "../../../trades/pricing/price-line.ts";
import { decimal, numberOf } from "../../../values/decimal.ts";
import type { Catalog } from "../catalog/catalog.ts";
import type { ItemDraft } from "../catalog/item-draft.ts";
import { classPrices } from "../catalog/price-classes.ts";
import type { SaleLine } from "./sale-drafts.ts";

/** Who buys what. */
export interface Purchase {
  readonly customerId: number;
  readonly priceClass: number;
  readonly itemId: string;
  readonly unit: string;
  readonly quantity: number;
}

/** An order line at the price that the price engine gives on the day the data is for. */
export function pricedLine(catalog: Catalog, purchase: Purchase, contractLines: readonly ContractLine[]): SaleLine {
  const draft = catalog.draft(purchase.itemId);
  const units = draft.units.map(unitOf);
  const unit = units.find(({ unitOfMeasure }) => unitOfMeasure === purchase.unit);
  if (!unit) throw new RangeError(`The item \`${purchase.itemId}\` has no unit \`${purchase.unit}\`.`);
  const price = priceLine(pricing(draft, purchase, units, contractLines), unit, decimal(purchase.quantity));
  return {
    itemId: purchase.itemId,
    quantity: purchase.quantity,
    unit: purchase.unit,
    unitPrice: numberOf(price.unitPrice),
    source: price.source,
  };
}

function unitOf({ unit, size, selling, minimum, multiple }: ItemDraft["units"][number]): ItemUnit {
  return {
    unitOfMeasure: unit,
    unitSize: size,
    sold: selling ?? true,
    minimumOrderQty: minimum ?? 1,
    orderMultiple: multiple ?? 1,
  };
}

function pricing(
  draft: ItemDraft,
  purchase: Purchase,
  units: readonly ItemUnit[],
  contractLines: readonly ContractLine[],
): ItemPricing {
  const prices = Object.values(classPrices(draft.listPrice));
  const breaks = draft.breaks ?? [];
  return {
    invMastUid: 0,
    itemId: draft.itemId,
    itemDesc: draft.description,
    baseUnit: draft.units[0]?.unit ?? "EA",
    sellingUnit: draft.sellingUnit ?? draft.units[0]?.unit ?? "EA",
    listPrice: draft.listPrice,
    standardPrice: prices[0] ?? draft.listPrice,
    cost: draft.cost,
    classPrices: prices,
    priceClass: purchase.priceClass,
    customerId: purchase.customerId,
    currency: "USD",
    units,
    breaksPer: "line",
    breaks: breaks.map(({ from, percent }, index) => {
      const next = breaks[index + 1];
      return { breakQty: from, maxQty: next ? next.from - 1 : null, discountPercent: percent };
    }),
    contractLines,
    weight: draft.weight,
    taxable: true,
    taxClass: null,
    discontinued: draft.discontinued ?? false,
    online: true,
  };
}
