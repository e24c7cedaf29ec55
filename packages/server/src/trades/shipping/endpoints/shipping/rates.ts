import type { ShippingOperations, ShippingRate } from "@purvey/contract/generated/shipping";
import type { Handlers, Received } from "../../../../platform/endpoints/implement.ts";
import type { Offer } from "../../../../platform/ports/offer.ts";
import type { Wanted } from "../../../../platform/ports/rate-provider.ts";
import type { Parcel, Place, Shipment } from "../../../../platform/ports/shipment.ts";
import { inches, pounds, sortedSides } from "../../../../providers/rates/measures.ts";
import { exchange } from "../../../../shipping/exchange.ts";
import { readPlace } from "../../../../shipping/read-place.ts";
import { cheapestFirst, fastestFirst } from "../../order-offers.ts";
import { rateOfOffer } from "../../rate-of-offer.ts";

type RatesInput = Received<ShippingOperations["rates.create"]>;

/** `/rates`: what carriers ask for packages (R174–R183). */
export const rateHandlers: Handlers<Pick<ShippingOperations, "rates.create">> = {
  "rates.create": async (input, { providers }) => {
    const offers = await providers.rates.offers(shipmentOf(input), wantedOf(input));
    const data = shown(input, offers);
    return { data, total: data.length };
  },
};

function shipmentOf(input: RatesInput): Shipment {
  return {
    from: placeOf(input.from, "from.postalCode"),
    to: placeOf(input.to, "to.postalCode"),
    parcels: input.packages.flatMap(parcelsOf),
    shipDate: input.shipDate === undefined ? new Date() : new Date(`${input.shipDate.replace(" ", "T")}Z`),
  };
}

function placeOf(given: RatesInput["from"], path: string): Place {
  const { address, address2, city, state, postalCode, countryCode, name, company, phone, residential } = given;
  return readPlace({
    ...{ address, address2, city, state, postalCode, countryCode, name, company, phone, residential, path },
  });
}

function parcelsOf(given: RatesInput["packages"][number]): Parcel[] {
  const unit = given.dimensionUnit ?? "in";
  const parcel = {
    sides: sortedSides(inches(given.length, unit), inches(given.width, unit), inches(given.height, unit)),
    weight: pounds(given.weight, given.weightUnit ?? "lb"),
    packageType: given.packageType ?? "box",
  };
  return Array.from({ length: given.quantity ?? 1 }, () => parcel);
}

/** `all` of the formats asks for every kind of service, whatever kind is named. */
function wantedOf({ carriers, serviceType, responseFormat }: RatesInput): Wanted {
  return {
    carriers: carriers.length === 0 || carriers.includes("all") ? undefined : carriers,
    serviceType: responseFormat === "all" ? undefined : serviceType,
  };
}

function shown({ currency, responseFormat }: RatesInput, offers: readonly Offer[]): ShippingRate[] {
  const sorted = responseFormat === "fastest" ? fastestFirst(offers) : cheapestFirst(offers);
  const chosen = responseFormat === "fastest" || responseFormat === "cheapest" ? sorted.slice(0, 1) : sorted;
  return chosen.map((found) => {
    const { offer, exchangeRate } = exchange(found, currency);
    return rateOfOffer(offer, { exchangeRate, isSummary: responseFormat === "summary" });
  });
}
