import type { Offer } from "../../platform/ports/offer.ts";
import type { Parcel, Shipment } from "../../platform/ports/shipment.ts";
import { type Decimal, decimal, quantityText, roundMoney, sumOf } from "../../values/decimal.ts";
import { dueDate } from "../transit/transit.ts";
import { type Carrier, carriers } from "./carriers.ts";
import { type Measured, measure } from "./measures.ts";
import { cardCurrency, type RateCard } from "./rate-cards.ts";
import { fuelFee, joinFees, parcelFees } from "./surcharges.ts";

/** A service takes the shipment, or says why it does not. */
export type Taken = { readonly offer: Offer } | { readonly reason: string };

/** What a card asks for a shipment in a zone, or why its service does not take it. */
export function parcelOffer(card: RateCard, shipment: Shipment, zone: number): Taken {
  const carrier = carriers[card.carrierCode];
  const column = zone - card.firstZone;
  const [first, further, days] = [card.first[column], card.further[column], card.days[column]];
  if (first === undefined || further === undefined || days === undefined)
    return { reason: `${card.service} does not go there` };
  const parcels = shipment.parcels.map((parcel) => ({ parcel, measured: measure(parcel, carrier) }));
  const reason = parcels.map(({ parcel, measured }) => refusal(card, carrier, parcel, measured)).find(Boolean);
  if (reason) return { reason };
  const transports = parcels.map(({ measured }) => transport(first, further, measured.billedWeight));
  const baseRate = roundMoney(sumOf(transports), cardCurrency);
  const delivery = { serviceType: card.serviceType, zone, residential: shipment.to.residential };
  const fees = parcels.flatMap(({ parcel, measured }) => parcelFees(carrier, parcel, measured, delivery));
  const before = sumOf([baseRate, ...fees.map(({ amount }) => amount)]);
  return {
    offer: {
      carrierCode: card.carrierCode,
      carrier: carrier.name,
      service: card.service,
      serviceCode: card.serviceCode,
      serviceType: card.serviceType,
      guaranteed: card.guaranteed,
      baseRate,
      fees: [...joinFees(fees), ...fuelFee(carrier, card.serviceType, before)],
      currency: cardCurrency,
      transitDays: days,
      deliveryDate: dueDate(shipment.shipDate, days, card.dueAt),
      zone,
      billedWeight: sumOf(parcels.map(({ measured }) => measured.billedWeight)),
      freightClass: null,
      source: "embedded",
    },
  };
}

function transport(first: number, further: number, billedWeight: Decimal): Decimal {
  return decimal(first).plus(billedWeight.minus(1).times(further));
}

function refusal(card: RateCard, carrier: Carrier, parcel: Parcel, { size, weight }: Measured): string | undefined {
  const { mostWeight, mostLength, mostGirth } = carrier;
  if (parcel.packageType === "pallet") return `${card.service} takes no pallets; ask for serviceType \`freight\``;
  if (weight.gt(mostWeight))
    return `${card.service} takes at most ${mostWeight} lb a package, not ${quantityText(weight)}`;
  if (size?.longest.gt(mostLength))
    return `${card.service} takes at most ${mostLength} in of length, not ${quantityText(size.longest)}`;
  if (size?.girth.gt(mostGirth))
    return `${card.service} takes at most ${mostGirth} in of length and girth together, not ${quantityText(size.girth)}`;
  return undefined;
}
