import { ServerError } from "../../platform/errors.ts";
import type { Offer } from "../../platform/ports/offer.ts";
import type { Providers } from "../../platform/ports/providers.ts";
import type { Shipment } from "../../platform/ports/shipment.ts";
import { loadOfParcels } from "../../providers/freight/parcels-as-freight.ts";
import { sumOf } from "../../values/decimal.ts";

/** Goods of more pounds go as freight. */
export const poundsOfParcels = 150;

type Carriers = Pick<Providers, "rates" | "freight">;

/**
 * What all carriers ask for a shipment: those of parcels, and for goods of more than {@link poundsOfParcels} those of the
 * freight provider, where it is one outside. Of two that are asked one may take nothing, or not answer: the offers of the
 * other stand alone.
 *
 * @throws ServerError as both providers do, when nobody offers anything: 502 to 504 before 422, as asking again may help.
 */
export async function carrierOffers(shipment: Shipment, providers: Carriers): Promise<readonly Offer[]> {
  const answers = await Promise.all([
    heard(() => parcelOffers(shipment, providers)),
    heard(() => freightOffers(shipment, providers)),
  ]);
  const offers = answers.flatMap((answer) => (answer instanceof ServerError ? [] : answer));
  if (offers.length > 0) return offers;
  const problems = answers.filter((answer) => answer instanceof ServerError);
  const problem = problems.find(({ status }) => status >= 500) ?? problems[0];
  if (problem) throw problem;
  return [];
}

async function heard(ask: () => Promise<readonly Offer[]>): Promise<readonly Offer[] | ServerError> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ServerError) return error;
    throw error;
  }
}

/** The tariff that ships with the server takes the place of no freight provider outside. */
async function parcelOffers(shipment: Shipment, { rates, freight }: Carriers): Promise<readonly Offer[]> {
  const offers = await rates.offers(shipment, { carriers: undefined, serviceType: undefined });
  if (freight.source === "embedded") return offers;
  return offers.filter(({ serviceType, source }) => serviceType !== "freight" || source !== "embedded");
}

async function freightOffers(shipment: Shipment, { freight }: Carriers): Promise<readonly Offer[]> {
  const weight = sumOf(shipment.parcels.map((parcel) => parcel.weight));
  if (freight.source === "embedded" || weight.lte(poundsOfParcels)) return [];
  return freight.quotes(loadOfParcels(shipment));
}
