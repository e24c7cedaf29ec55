import type { ItemPricing, PriceInputs } from "./price-inputs.ts";
import type { CustomerFacts, Dated, DatedContract, ItemFacts } from "./read-price-facts.ts";
import type { PriceFor } from "./read-price-inputs.ts";

/** The item that an ask names; null where none or several fit. */
export interface FoundItem {
  readonly item: ItemFacts | null;
  readonly matches: readonly string[];
}

/** What facts make of prices today: of breaks and contracts those that hold, for this customer, ship-to and company. */
export function inputsOf(
  found: readonly FoundItem[],
  customer: CustomerFacts,
  contracts: ReadonlyMap<number, readonly DatedContract[]>,
  scope: PriceFor,
): PriceInputs[] {
  const today = dayIn(customer.zone);
  return found.map(({ item, matches }, index) => ({
    position: index + 1,
    matches,
    customerFound: true,
    item: item && pricingOf(item, customer, contracts.get(item.invMastUid) ?? [], scope, today),
  }));
}

function pricingOf(
  item: ItemFacts,
  customer: CustomerFacts,
  contracts: readonly DatedContract[],
  { shipToId, companyId }: PriceFor,
  today: string,
): ItemPricing {
  // Field by field: to copy an object but for one of its fields takes fifty times as long.
  return {
    invMastUid: item.invMastUid,
    itemId: item.itemId,
    itemDesc: item.itemDesc,
    baseUnit: item.baseUnit,
    sellingUnit: item.sellingUnit,
    listPrice: item.listPrice,
    standardPrice: item.standardPrice,
    cost: item.cost,
    classPrices: item.classPrices,
    units: item.units,
    weight: item.weight,
    taxable: item.taxable,
    taxClass: item.taxClass,
    discontinued: item.discontinued,
    online: item.online,
    priceClass: customer.priceClass,
    customerId: customer.customerId,
    currency: customer.currency,
    breaksPer: customer.breaksPer,
    breaks: item.breaks
      .filter((one) => [0, customer.priceClass].includes(one.priceClass) && holds(one, today))
      .map(({ breakQty, maxQty, discountPercent }) => ({ breakQty, maxQty, discountPercent })),
    contractLines: contracts
      .filter(
        (line) =>
          line.currency === customer.currency &&
          (line.shipToId === null || line.shipToId === shipToId) &&
          (line.companyId === null || companyId === undefined || line.companyId === companyId) &&
          holds(line.header, today) &&
          holds({ startDate: null, endDate: line.expirationDate }, today),
      )
      .map(({ header, expirationDate, shipToId, companyId, currency, ...line }) => ({
        ...line,
        endDate: earlier(header.endDate, expirationDate),
      })),
  };
}

function holds({ startDate, endDate }: Dated, day: string): boolean {
  return (startDate === null || startDate.slice(0, 10) <= day) && (endDate === null || endDate.slice(0, 10) >= day);
}

function earlier(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return a < b ? a : b;
}

const days = new Map<string, Intl.DateTimeFormat>();

/** The day that it is in a zone, `2026-11-25`. */
function dayIn(zone: string): string {
  const format = days.get(zone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short" });
  days.set(zone, format);
  return format.format(Date.now());
}
