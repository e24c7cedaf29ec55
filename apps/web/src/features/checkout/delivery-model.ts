import type { CheckoutDocument } from "@purvey/contract/generated/commerce";
import type { CarrierRateShopResult, RatesShopListInput } from "@purvey/contract/generated/rateShop";

/** The delivery that the buyer chose. */
export interface ChosenDelivery {
  /** The carrier's code and its service's: `ups/03`. */
  readonly code: string;
  /** The service in words: `UPS Ground`. */
  readonly name: string;
  readonly cost: number;
}

/** One way to deliver. */
export interface DeliveryOption extends ChosenDelivery {
  /** The day, `YYYY-MM-DD`, by the clock of the destination; null when unknown. */
  readonly due: string | null;
  readonly currency: string;
  readonly cheapest: boolean;
  readonly fastest: boolean;
}

/** What to ask carriers for a checkout; undefined while something is missing that they need. */
export function ratesInput({ location, shipTo, delivery }: RatedCheckout): RatesShopListInput | undefined {
  if (!location?.postalCode || !shipTo?.postalCode || delivery.weight <= 0) return undefined;
  return {
    fromPostalCode: location.postalCode,
    fromCountryCode: location.country,
    toPostalCode: shipTo.postalCode,
    toCountryCode: shipTo.country ?? "US",
    ...(shipTo.city ? { toCity: shipTo.city } : {}),
    ...(shipTo.state ? { toStateProvinceCode: shipTo.state } : {}),
    weight: delivery.weight,
  };
}

/** What rates depend on. */
export type RatedCheckout = Pick<CheckoutDocument, "location" | "shipTo"> & {
  readonly delivery: Pick<CheckoutDocument["delivery"], "weight">;
};

/**
 * The rates in the currency of an order. What a carrier asks in another one cannot be put on its total: nobody here
 * knows what it comes to.
 */
export function ratesIn(currency: string, rates: readonly CarrierRateShopResult[]): CarrierRateShopResult[] {
  return rates.filter((rate) => rate.currency === currency);
}

/**
 * The ways worth choosing between, cheapest first: what costs more and comes on no earlier day is left out, and of those
 * between the cheapest and the fastest only the cheapest stays. A service without a day is only worth it as the cheapest.
 */
export function deliveryOptions(rates: readonly CarrierRateShopResult[]): DeliveryOption[] {
  const worth = notBeaten(rates);
  const shown = worth.length > 3 ? [...worth.slice(0, 2), ...worth.slice(-1)] : worth;
  const last = shown.length - 1;
  return shown.map((option, index) => ({
    ...option,
    cheapest: index === 0,
    fastest: index === last && option.due !== null,
  }));
}

type Way = Omit<DeliveryOption, "cheapest" | "fastest">;

function notBeaten(rates: readonly CarrierRateShopResult[]): Way[] {
  const ways: Way[] = [];
  for (const rate of rates) {
    const way = wayOf(rate);
    const best = ways.at(-1);
    if (best && (way.due === null || (best.due !== null && way.due >= best.due))) continue;
    ways.push(way);
  }
  return ways;
}

function wayOf({ carrierCode, serviceCode, serviceName, totalCharge, deliveryDate, currency }: CarrierRateShopResult) {
  const due = deliveryDate?.slice(0, 10) ?? null;
  return { code: `${carrierCode}/${serviceCode}`, name: serviceName, cost: totalCharge, due, currency };
}

/**
 * What became of a choice once carriers answered anew: the same service at its new price, nothing when it no longer
 * goes there, undefined when the choice stands as it is.
 */
export function revisedChoice(
  chosen: ChosenDelivery | undefined,
  options: readonly DeliveryOption[],
): { readonly delivery: ChosenDelivery | undefined } | undefined {
  if (!chosen) return undefined;
  const again = options.find(({ code }) => code === chosen.code);
  if (again?.cost === chosen.cost) return undefined;
  return { delivery: again && { code: again.code, name: again.name, cost: again.cost } };
}
