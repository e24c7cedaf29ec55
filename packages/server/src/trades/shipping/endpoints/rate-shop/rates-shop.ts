import type { CarrierRateShopResult, RateShopOperations } from "@purvey/contract/generated/rateShop";
import type { Handlers, Received } from "../../../../platform/endpoints/implement.ts";
import type { Offer } from "../../../../platform/ports/offer.ts";
import type { Parcel } from "../../../../platform/ports/shipment.ts";
import { sortedSides } from "../../../../providers/rates/measures.ts";
import { decimal, numberOf, roundQuantity, sumOf } from "../../../../values/decimal.ts";
import { carrierOffers } from "../../carrier-offers.ts";
import { cheapestFirst, fastestFirst, totalOf } from "../../order-offers.ts";
import { readPlace } from "../../read-place.ts";

type ShopInput = Received<RateShopOperations["ratesShop.list"]>;

/** `/rates-shop`: one parcel, every carrier (R201). */
export const ratesShopHandlers: Handlers<Pick<RateShopOperations, "ratesShop.list">> = {
  "ratesShop.list": async (input, { providers }) => {
    const shipment = { ...placesOf(input), parcels: [parcelOf(input)], shipDate: new Date() };
    const data = compared(await carrierOffers(shipment, providers));
    return { data, total: data.length };
  },
};

function placesOf(input: ShopInput) {
  const from = readPlace({
    address: input.fromAddress1,
    address2: input.fromAddress2,
    city: input.fromCity,
    state: input.fromStateProvinceCode,
    postalCode: input.fromPostalCode,
    countryCode: input.fromCountryCode,
    path: "fromPostalCode",
  });
  const to = readPlace({
    address: input.toAddress1,
    address2: input.toAddress2,
    city: input.toCity,
    state: input.toStateProvinceCode,
    postalCode: input.toPostalCode,
    countryCode: input.toCountryCode,
    residential: input.residential,
    path: "toPostalCode",
  });
  return { from, to };
}

function parcelOf({ weight, length, width, height }: ShopInput): Parcel {
  const isMeasured = length !== undefined && width !== undefined && height !== undefined;
  const sides = isMeasured ? sortedSides(decimal(length), decimal(width), decimal(height)) : null;
  return { sides, weight: decimal(weight), packageType: "box" };
}

function compared(offers: readonly Offer[]): CarrierRateShopResult[] {
  const sorted = cheapestFirst(offers);
  const least = sorted[0] ? totalOf(sorted[0]) : decimal(0);
  const soonest = fastestFirst(offers)[0]?.deliveryDate ?? null;
  return sorted.map((offer, index) => {
    const total = totalOf(offer);
    return {
      rank: index + 1,
      carrierCode: offer.carrierCode,
      carrierName: offer.carrier,
      serviceCode: offer.serviceCode,
      serviceName: offer.service,
      serviceType: offer.serviceType,
      baseCharge: numberOf(offer.baseRate),
      surcharges: numberOf(sumOf(offer.fees.map(({ amount }) => amount))),
      totalCharge: numberOf(total),
      currency: offer.currency,
      transitDays: offer.transitDays,
      deliveryDate: offer.deliveryDate,
      guaranteed: offer.guaranteed,
      cheapest: total.eq(least),
      fastest: soonest !== null && offer.deliveryDate === soonest,
      aboveCheapest: numberOf(total.minus(least)),
      zone: offer.zone,
      billedWeight: offer.billedWeight && numberOf(roundQuantity(offer.billedWeight)),
      source: offer.source,
    };
  });
}
