import type { ShippingOperations, ShippingRate } from "@purvey/contract/generated/shipping";
import type { Handlers, Received } from "../../../../platform/endpoints/implement.ts";
import { businessError } from "../../../../platform/errors.ts";
import type { Offer } from "../../../../platform/ports/offer.ts";
import type { Wanted } from "../../../../platform/ports/rate-provider.ts";
import type { Parcel, Place, Shipment } from "../../../../platform/ports/shipment.ts";
import { inches, pounds, sortedSides } from "../../../../providers/rates/measures.ts";
import { decimal, roundMoney } from "../../../../values/decimal.ts";
import { cheapestFirst, fastestFirst } from "../../order-offers.ts";
import { rateOfOffer } from "../../rate-of-offer.ts";
import { readPlace } from "../../read-place.ts";

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
    address,
    address2,
    city,
    state,
    postalCode,
    countryCode,
    name,
    company,
    phone,
    residential,
    path,
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

/** How much of a currency stands for a US dollar: references for estimates, as of January 2026. */
const perDollar: Readonly<Record<string, number>> = { USD: 1, CAD: 1.37, EUR: 0.86, GBP: 0.75 };

/** An offer in another currency, with the rate it was taken at; null where nothing was converted. */
interface Exchanged {
  readonly offer: Offer;
  readonly exchangeRate: number | null;
}

/**
 * The offer in a currency: transport and each fee converted by the reference rates that ship, rounded half up to what it has.
 *
 * @throws ServerError 422 for a provider's offer in a currency without a reference rate.
 */
function exchange(offer: Offer, currency: string): Exchanged {
  if (offer.currency === currency) return { offer, exchangeRate: null };
  const [from, to] = [perDollar[offer.currency], perDollar[currency]];
  if (from === undefined || to === undefined)
    throw businessError(
      `The rate of ${offer.service} is in ${offer.currency}, which cannot be converted to ${currency}.`,
    );
  const factor = decimal(to).div(from).round(6);
  const converted = {
    ...offer,
    currency,
    baseRate: roundMoney(offer.baseRate.times(factor), currency),
    fees: offer.fees.map((fee) => ({ ...fee, amount: roundMoney(fee.amount.times(factor), currency) })),
  };
  return { offer: converted, exchangeRate: Number(factor) };
}
