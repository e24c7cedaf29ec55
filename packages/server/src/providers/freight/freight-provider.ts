import type { FreightLoad } from "../../platform/ports/freight-provider.ts";
import type { Offer } from "../../platform/ports/offer.ts";

/** Who says what freight carriers ask: the tariff that ships with the server, or a service outside. */
export interface FreightProvider {
  /**
   * The offers for a load, in any order.
   *
   * @throws ServerError 400 for a place that is not known, 422 for a load that nobody takes, 502 to 504 when a service
   * outside does not answer as it should.
   */
  quotes(load: FreightLoad): Promise<readonly Offer[]>;
}
