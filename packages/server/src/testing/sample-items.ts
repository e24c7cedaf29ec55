import fc from "fast-check";
import type { PricedLine } from "../trades/checkout/priced-line.ts";
import type { ContractLine, ItemPricing, ItemUnit, QuantityBreak } from "../trades/pricing/price-inputs.ts";
import { decimal } from "../values/decimal.ts";

const amount = (max: number) => fc.integer({ min: 1, max: max * 100 }).map((cents) => cents / 100);

const unit = (unitOfMeasure: string, sizes: readonly number[]): fc.Arbitrary<ItemUnit> =>
  fc.record({
    unitOfMeasure: fc.constant(unitOfMeasure),
    unitSize: fc.constantFrom(...sizes),
    sold: fc.boolean(),
    minimumOrderQty: fc.constantFrom(1, 2, 5),
    orderMultiple: fc.constantFrom(1, 2, 5),
  });

const quantityBreak: fc.Arbitrary<QuantityBreak> = fc.record({
  breakQty: fc.integer({ min: 1, max: 2000 }),
  maxQty: fc.option(fc.integer({ min: 1, max: 3000 })),
  discountPercent: fc.integer({ min: 0, max: 100 }),
});

/** Contract lines of all methods and units. */
export const arbitraryContractLine: fc.Arbitrary<ContractLine> = fc
  .record({
    jobNo: fc.constantFrom("J-1", "J-2"),
    endDate: fc.constantFrom(null, "2030-12-31 00:00:00"),
    pricingMethod: fc.constantFrom("price", "discount", "margin"),
    price: fc.option(amount(100)),
    uom: fc.constantFrom("EA", "BX", "CS", "PK"),
    unitSize: fc.constantFrom(1, 3, 10, 100),
    minQty: fc.integer({ min: 0, max: 50 }),
    baseQtyOrdered: fc.integer({ min: 0, max: 500 }),
    qtyMaximum: fc.option(fc.integer({ min: 0, max: 1000 })),
    discountPercent: fc.option(fc.integer({ min: 0, max: 100 })),
    marginPercent: fc.option(fc.integer({ min: 0, max: 100 })),
    costBasis: fc.constantFrom(null, "list", "standard", "cost", "price3"),
  })
  .map((line) => ({ ...line, jobPriceLineUid: 0 }));

/** Items with units, breaks and contracts of every kind. */
export const arbitraryItem: fc.Arbitrary<ItemPricing> = fc
  .record({
    listPrice: amount(100),
    standardPrice: amount(100),
    cost: amount(60),
    classPrices: fc.array(fc.option(amount(90)), { minLength: 10, maxLength: 10 }),
    priceClass: fc.integer({ min: 1, max: 10 }),
    units: fc.tuple(unit("EA", [1]), unit("BX", [3, 12, 100]), unit("CS", [10, 24, 1000])),
    breaks: fc.array(quantityBreak, { maxLength: 5 }),
    breaksPer: fc.constantFrom("line" as const, "item" as const),
    contractLines: fc.array(arbitraryContractLine, { maxLength: 5 }),
  })
  .map((item) => ({ ...plainItem, ...item, contractLines: numbered(item.contractLines) }));

function numbered(lines: readonly ContractLine[]): ContractLine[] {
  return lines.map((line, index) => ({ ...line, jobPriceLineUid: index + 1 }));
}

/** An item without class prices, breaks and contracts: 0.42 per EA, BX of 100. */
export const plainItem: ItemPricing = {
  invMastUid: 1,
  itemId: "HB-M8-40",
  itemDesc: "Hex bolt",
  baseUnit: "EA",
  sellingUnit: "BX",
  listPrice: 0.42,
  standardPrice: 0.4,
  cost: 0.21,
  classPrices: Array.from({ length: 10 }, () => null),
  priceClass: 3,
  customerId: 100200,
  currency: "USD",
  units: [
    { unitOfMeasure: "EA", unitSize: 1, sold: false, minimumOrderQty: 1, orderMultiple: 1 },
    { unitOfMeasure: "BX", unitSize: 100, sold: true, minimumOrderQty: 1, orderMultiple: 1 },
  ],
  breaks: [],
  breaksPer: "line",
  contractLines: [],
  weight: 0.02,
  taxable: true,
  taxClass: null,
  discontinued: false,
  online: true,
};

/** A contract line of 0.31 per EA from 1 EA on. */
export const plainContractLine: ContractLine = {
  jobPriceLineUid: 1,
  jobNo: "J-2024-7",
  endDate: null,
  pricingMethod: "price",
  price: 0.31,
  uom: "EA",
  unitSize: 1,
  minQty: 1,
  baseQtyOrdered: 0,
  qtyMaximum: null,
  discountPercent: null,
  marginPercent: null,
  costBasis: null,
};

/** A priced line of so many pieces of 0.5 kg, sold one by one, at a price by the list. */
export function plainPricedLine(pieces: number, price: number, changes: Partial<PricedLine> = {}): PricedLine {
  const extras = { onHand: 0, allocated: 0, elsewhere: [], substitutes: [] };
  return {
    ask: {
      lineNo: 1,
      quantity: pieces,
      lineNote: null,
      willCall: false,
      addedUnitPrice: null,
      quoteNo: null,
      manualUnitPrice: undefined,
    },
    lineNo: 1,
    item: { ...plainItem, ...extras, weight: 0.5 },
    unit: { unitOfMeasure: "EA", unitSize: 1, sold: true, minimumOrderQty: 1, orderMultiple: 1 },
    quantity: decimal(pieces),
    baseQuantity: decimal(pieces),
    unitPrice: decimal(price),
    extendedPrice: decimal(pieces).times(price),
    source: "list",
    explanation: "",
    quote: undefined,
    quoteProblem: undefined,
    contract: undefined,
    ...changes,
  };
}
