import { ServerError } from "../../../platform/errors.ts";
import type { Parcel } from "../../../platform/ports/shipment.ts";
import { embeddedOffers } from "../../../providers/rates/embedded-rates.ts";
import { pounds } from "../../../providers/rates/measures.ts";
import { zoneOf } from "../../../providers/transit/zones.ts";
import { type Decimal, roundQuantity } from "../../../values/decimal.ts";
import { cheapestFirst, poundsOfParcels, readPlace, totalOf } from "../../shipping/index.ts";
import type { CheckoutFacts } from "../checkout-facts.ts";

/** Goods are packed in parcels of at most so many pounds: carriers charge extra for handling heavier ones. */
const poundsOfParcel = 50;

/** From where to where goods go. */
export interface FreightWay {
  readonly location: CheckoutFacts["location"];
  readonly tax: Pick<CheckoutFacts["tax"], "postalCode" | "country">;
  /** What the site sells in. */
  readonly currency: string;
}

/**
 * What the cheapest carrier asks for goods of so many kilograms on their way from the location to where they go, by the
 * cards that ship with the server; undefined when one of the two has no postal code that is known, nobody takes them, or
 * the cards are in another currency than the site sells in.
 */
export function carrierFreight(kilograms: Decimal, { location, tax, currency }: FreightWay): Decimal | undefined {
  if (!location?.postalCode || !tax.postalCode) return undefined;
  const from = placeOf(location.postalCode, location.country);
  const to = placeOf(tax.postalCode, tax.country);
  const weight = roundQuantity(pounds(Number(kilograms), "kg"));
  try {
    const shipment = { from, to, parcels: parcelsOf(weight), shipDate: new Date() };
    const isAbroad = zoneOf(from, to) > 9;
    const kind = weight.gt(poundsOfParcels) ? "freight" : isAbroad ? "international" : "ground";
    const [offer] = cheapestFirst(embeddedOffers(shipment, { carriers: undefined, serviceType: kind }));
    return offer?.currency === currency ? totalOf(offer) : undefined;
  } catch (error) {
    if (error instanceof ServerError) return undefined;
    throw error;
  }
}

function placeOf(postalCode: string, countryCode: string) {
  const unknown = { address: undefined, city: undefined, state: undefined };
  return readPlace({ ...unknown, postalCode, countryCode, path: "postalCode" });
}

/** Equal parcels of unknown size. */
function parcelsOf(weight: Decimal): Parcel[] {
  const count = Math.max(1, Number(weight.div(poundsOfParcel).round(0, 3)));
  const parcel: Parcel = { weight: weight.div(count), sides: null, packageType: "box" };
  return weight.gt(poundsOfParcels) ? [{ ...parcel, weight }] : Array.from({ length: count }, () => parcel);
}
