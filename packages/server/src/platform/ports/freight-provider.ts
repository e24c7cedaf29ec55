import type { Decimal } from "../../values/decimal.ts";
import type { Account } from "./account.ts";
import type { Offer } from "./offer.ts";
import type { Place } from "./shipment.ts";

/** Who says what freight carriers ask: the tariff that ships with the server, or a service outside. */
export interface FreightProvider extends Account {
  /** Who it is, as it stands in offers; `embedded` for the tariff that ships with the server. */
  readonly source: string;
  /**
   * The offers for a load, in any order.
   *
   * @throws ServerError 400 for a place that is not known, 422 for a load that nobody takes, 502 to 504 when a service
   * outside does not answer as it should.
   */
  quotes(load: FreightLoad): Promise<readonly Offer[]>;
}

/** Handling units on one way. */
export interface FreightLoad {
  readonly from: Place;
  readonly to: Place;
  /** How many handling units. */
  readonly quantity: number;
  /** One handling unit in inches; null when nobody measured it. */
  readonly unit: { readonly length: Decimal; readonly width: Decimal; readonly height: Decimal } | null;
  /** Cubic feet of all together; null when nobody measured them. */
  readonly volume: Decimal | null;
  /** Pounds of all together. */
  readonly weight: Decimal;
  /** The class that is named; undefined for the one of the density. */
  readonly freightClass: string | undefined;
  readonly description: string | undefined;
  readonly accessorials: readonly Accessorial[];
  readonly shipDate: Date;
}

/** A service beyond driving, at the pickup or the delivery. */
export interface Accessorial {
  readonly code: string;
  readonly description: string;
  /** US dollars. */
  readonly amount: number;
}
