import type { FreightOperations, ShippingRate } from "@purvey/contract/generated/freight";
import type { Handlers, Received } from "../../../../platform/endpoints/implement.ts";
import { invalid } from "../../../../platform/errors.ts";
import type { FreightLoad } from "../../../../platform/ports/freight-provider.ts";
import type { Offer } from "../../../../platform/ports/offer.ts";
import type { Place } from "../../../../platform/ports/shipment.ts";
import { accessorialsOf } from "../../../../providers/freight/accessorials.ts";
import { namedClass } from "../../../../providers/freight/freight-class.ts";
import { inches, pounds } from "../../../../providers/rates/measures.ts";
import { type Decimal, decimal, roundMoney } from "../../../../values/decimal.ts";
import { cheapestFirst, firstOfCarriers, totalOf } from "../../order-offers.ts";
import { rateOfOffer } from "../../rate-of-offer.ts";
import { readPlace } from "../../read-place.ts";

type FreightInput = Received<FreightOperations["freight.list"]>;

/** `/speedship/freight`: less-than-truckload freight (R170–R173). */
export const freightHandlers: Handlers<Pick<FreightOperations, "freight.list">> = {
  "freight.list": async (input, { providers }) => {
    const load = loadOf(input);
    requireOneCountry(load, input.international);
    const offers = await providers.freight.quotes(load);
    const data = shown(input, offers);
    return { data, total: data.length };
  },
};

/** Without a height a handling unit is as high as a usual pallet. */
const usualHeight = 48;
const cubicInchesPerFoot = 1728;

function loadOf(input: FreightInput): FreightLoad {
  const unit = {
    length: inches(input.packageLength, input.dimensionUnit),
    width: inches(input.packageWidth, input.dimensionUnit),
    height: input.packageHeight > 0 ? inches(input.packageHeight, input.dimensionUnit) : decimal(usualHeight),
  };
  return {
    ...placesOf(input),
    unit,
    quantity: input.quantity,
    volume: unit.length.times(unit.width).times(unit.height).times(input.quantity).div(cubicInchesPerFoot),
    weight: pounds(input.totalWeight, input.weightUnit),
    freightClass: namedClass(input.productType),
    description: input.productType,
    accessorials: accessorialsOf(input.pickupInstructions, input.deliveryInstructions),
    shipDate: new Date(),
  };
}

function placesOf(input: FreightInput): Pick<FreightLoad, "from" | "to"> {
  const from = readPlace({
    address: input.fromAddressLine,
    city: input.fromCity,
    state: input.fromState,
    phone: input.fromPhone,
    postalCode: input.fromPostalCode,
    countryCode: input.fromCountryCode,
    company: input.fromCompanyName,
    name: `${input.fromFirstName} ${input.fromLastName}`,
    path: "fromPostalCode",
  });
  const to = readPlace({
    address: input.toAddressLine,
    city: input.toCity,
    state: input.toRegion,
    phone: input.toPhone,
    postalCode: input.toPostalCode,
    countryCode: input.toCountryCode,
    company: input.toCompanyName,
    name: `${input.toFirstName} ${input.toLastName}`,
    path: "toPostalCode",
  });
  return { from, to };
}

function requireOneCountry({ from, to }: { from: Place; to: Place }, international: boolean): void {
  if (international || from.countryCode === to.countryCode) return;
  throw invalid(
    "international",
    `From ${from.countryCode} to ${to.countryCode} it crosses a border; send \`international=true\` when that is meant`,
    false,
    true,
  );
}

function shown(input: FreightInput, offers: readonly Offer[]): ShippingRate[] {
  const sorted = cheapestFirst(offers);
  const chosen =
    input.responseFormat === "cheapest"
      ? sorted.slice(0, 1)
      : input.responseFormat === "vendor"
        ? firstOfCarriers(sorted)
        : sorted;
  const isSummary = input.responseFormat === "summary";
  return chosen.map((offer) => rateOfOffer(offer, { isSummary, handlingCharge: handlingOf(input, offer) }));
}

/** Percent of the total, or an amount, rounded half up to what the currency of the offer has. */
function handlingOf({ handlingCharge, handlingChargeUnit }: FreightInput, offer: Offer): Decimal {
  const charge = decimal(handlingCharge);
  const amount = handlingChargeUnit === "PERCENT" ? totalOf(offer).times(charge).div(100) : charge;
  return roundMoney(amount, offer.currency);
}
