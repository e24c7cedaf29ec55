import type { Account } from "./account.ts";
import type { Offer, ServiceType } from "./offer.ts";
import type { Shipment } from "./shipment.ts";

/** Which offers are wanted. */
export interface Wanted {
  /** Codes of carriers; undefined for all. */
  readonly carriers: readonly string[] | undefined;
  readonly serviceType: ServiceType | undefined;
}

/** Who says what carriers ask for parcels: the cards that ship with the server, or a service outside. */
export interface RateProvider extends Account {
  /**
   * The offers for a shipment, in any order.
   *
   * @throws ServerError 400 for a place that is not known, 422 with the reasons when no service takes the shipment, 502 to
   * 504 when a service outside does not answer as it should.
   */
  offers(shipment: Shipment, wanted: Wanted): Promise<readonly Offer[]>;
}

/** True for an offer of a wanted carrier and kind. */
export function isWanted(
  offer: Pick<Offer, "carrierCode" | "serviceType">,
  { carriers, serviceType }: Wanted,
): boolean {
  return (
    (carriers === undefined || carriers.includes(offer.carrierCode)) &&
    (serviceType === undefined || offer.serviceType === serviceType)
  );
}
