import { businessError } from "../../platform/errors.ts";
import type { Offer } from "../../platform/ports/offer.ts";
import { isWanted, type RateProvider, type Wanted } from "../../platform/ports/rate-provider.ts";
import type { Shipment } from "../../platform/ports/shipment.ts";
import { parcelsAsFreight } from "../freight/parcels-as-freight.ts";
import { zoneOf } from "../transit/zones.ts";
import { parcelOffer } from "./parcel-offer.ts";
import { rateCards } from "./rate-cards.ts";

/** Rates parcels by the cards that ship with the server, and as freight where that is asked for or nothing else takes them. */
export const embeddedRates: RateProvider = {
  offers: async (shipment, wanted) => embeddedOffers(shipment, wanted),
};

/**
 * What the cards ask for a shipment.
 *
 * @throws ServerError as a {@link RateProvider} does.
 */
export function embeddedOffers(shipment: Shipment, wanted: Wanted): Offer[] {
  const zone = zoneOf(shipment.from, shipment.to);
  const cards = rateCards().filter((card) => isWanted(card, wanted));
  const taken = cards.map((card) => parcelOffer(card, shipment, zone));
  const offers = [
    ...taken.flatMap((answer) => ("offer" in answer ? [answer.offer] : [])),
    ...freightOffers(
      shipment,
      zone,
      wanted,
      taken.some((answer) => "offer" in answer),
    ),
  ];
  if (offers.length > 0) return offers;
  const reasons = taken.flatMap((answer) => ("reason" in answer ? [answer.reason] : []));
  throw nothingTakesIt(wanted, reasons);
}

/** Freight is what remains for what no parcel service takes; beside those it is offered only when asked for. */
function freightOffers(shipment: Shipment, zone: number, wanted: Wanted, isTaken: boolean): Offer[] {
  if (wanted.serviceType !== "freight" && (wanted.serviceType !== undefined || isTaken)) return [];
  return parcelsAsFreight(shipment, zone).filter((offer) => isWanted(offer, wanted));
}

function nothingTakesIt({ carriers, serviceType }: Wanted, reasons: readonly string[]): Error {
  const what = [serviceType, "service", carriers && `of ${carriers.join(", ")}`].filter(Boolean).join(" ");
  const why = reasons.length > 0 ? `${[...new Set(reasons)].slice(0, 3).join("; ")}.` : "There is no such service.";
  return businessError(`No ${what} takes this shipment. ${why} Ask for other carriers or kinds of service.`, {
    reasons: [...new Set(reasons)],
  });
}
