import type { Decimal } from "../../values/decimal.ts";

/** Where a shipment comes from or goes to. */
export interface Place {
  readonly address: string | undefined;
  readonly address2?: string | undefined;
  readonly city: string | undefined;
  readonly state: string | undefined;
  readonly postalCode: string;
  /** Two letters. */
  readonly countryCode: string;
  readonly name?: string | undefined;
  readonly company?: string | undefined;
  readonly phone?: string | undefined;
  readonly residential: boolean;
  /** What the postal code is called in the input, for sentences about it. */
  readonly path: string;
}

/** A box, envelope, tube or pak. */
export interface Parcel {
  /** Inches, the longest side first; null when nobody measured it. */
  readonly sides: readonly [Decimal, Decimal, Decimal] | null;
  /** Pounds. */
  readonly weight: Decimal;
  readonly packageType: "box" | "envelope" | "tube" | "pak" | "pallet";
}

/** Parcels on one way. */
export interface Shipment {
  readonly from: Place;
  readonly to: Place;
  readonly parcels: readonly Parcel[];
  /** When it is handed over. */
  readonly shipDate: Date;
}
