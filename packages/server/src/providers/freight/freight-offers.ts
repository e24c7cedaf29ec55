import { businessError } from "../../platform/errors.ts";
import type { FreightLoad } from "../../platform/ports/freight-provider.ts";
import type { Fee, Offer } from "../../platform/ports/offer.ts";
import { decimal, quantityText, roundMoney } from "../../values/decimal.ts";
import { dueDate } from "../transit/transit.ts";
import { freightCharge } from "./freight-charge.ts";
import { type FreightService, freightDays, freightServices, mostPounds, tariffCurrency } from "./tariff.ts";

/**
 * What the freight carriers of the tariff ask for a load in a zone.
 *
 * @throws ServerError 422 for a load that fills a truck.
 */
export function freightOffers(load: FreightLoad, zone: number): Offer[] {
  if (load.weight.gt(mostPounds)) {
    throw businessError(
      `Freight carriers take at most ${mostPounds} lb of one shipment, not ${quantityText(load.weight)}. Ask for a truck, or split the shipment.`,
      { mostPounds },
    );
  }
  return freightServices.filter(({ zonesBelow }) => zone < zonesBelow).map((service) => offerOf(load, zone, service));
}

function offerOf(load: FreightLoad, zone: number, service: FreightService): Offer {
  const { amount, billedWeight, freightClass } = freightCharge(load, zone, service);
  const transitDays = (freightDays[zone] ?? 0) + service.laterBy;
  const fuel = roundMoney(amount.times(service.fuel).div(100), tariffCurrency);
  const fees: Fee[] = [
    ...load.accessorials.map((fee) => ({ ...fee, amount: decimal(fee.amount) })),
    { code: "FUEL", description: `Fuel, ${service.fuel} %`, amount: fuel },
  ];
  return {
    carrierCode: service.carrierCode,
    carrier: service.carrier,
    service: service.service,
    serviceCode: service.serviceCode,
    serviceType: "freight",
    baseRate: amount,
    fees,
    currency: tariffCurrency,
    transitDays,
    guaranteed: false,
    deliveryDate: dueDate(load.shipDate, transitDays, "17:00:00"),
    zone,
    billedWeight,
    freightClass,
    source: "embedded",
  };
}
