/**
 * The rooms of rules that `npm run mutate` changes, each with the tests that must notice.
 *
 * @type {Readonly<Record<string, { readonly files: readonly string[], readonly tests: readonly string[] }>>}
 */
export const rooms = {
  // `decimal-value.ts` stands in no room: it has a quick path beside big.js, against which its tests compare it. A change
  // that sends more down the slow path answers the same.
  decimals: {
    files: ["values/{decimal,currency-decimals}.ts", "platform/require-code.ts"],
    tests: ["values/{decimal,decimal-value,currency-decimals}.test.ts", "platform/require-code.test.ts"],
  },
  pricing: {
    files: ["trades/pricing/{break-table,class-price,contract-price,price-line,item-units}.ts"],
    tests: ["trades/pricing/{price-line,break-table,item-units}.test.ts"],
  },
  tax: {
    files: ["trades/pricing/{allocate,calculate-tax,tax-rates,exempt-reason}.ts", "trades/orders/due-tax-documents.ts"],
    tests: ["trades/pricing/{calculate-tax,tax-table}.test.ts", "trades/orders/due-tax-documents.test.ts"],
  },
  stock: {
    files: ["trades/inventory/{plan-allocation,serials,shelves}.ts"],
    tests: ["trades/inventory/{plan-allocation,serials,shelves}.test.ts"],
  },
  cart: {
    files: ["trades/checkout/{order-quantity,order-line-ask,cart/cart,checkout/line-findings}.ts"],
    tests: ["trades/checkout/{order-quantity,order-line-ask,cart/cart,checkout/line-findings}.test.ts"],
  },
  checkout: {
    files: [
      "trades/checkout/{priced-line,checkout/stock-findings,checkout/allowance,checkout/release,freight/freight}.ts",
    ],
    tests: [
      "trades/checkout/{priced-line,checkout/stock-findings,checkout/allowance,checkout/release,freight/freight}.test.ts",
    ],
  },
  credit: {
    files: ["trades/checkout/checkout/customer-findings.ts"],
    tests: ["trades/checkout/checkout/customer-findings.test.ts"],
  },
  access: {
    files: [
      "platform/endpoints/customer-access.ts",
      "trades/checkout/checkout-access.ts",
      "trades/customers/access.ts",
      "trades/vmi/access.ts",
    ],
    tests: ["platform/endpoints/customer-access.test.ts"],
  },
  replenishment: {
    files: ["trades/vmi/{replenishment,shortage}.ts"],
    tests: ["trades/vmi/{replenishment,shortage}.test.ts"],
  },
  receiving: {
    files: ["trades/purchasing/receive-line.ts", "trades/warehouse/draft-portions.ts"],
    tests: ["trades/purchasing/receive-line.test.ts", "trades/warehouse/draft-portions.test.ts"],
  },
};
