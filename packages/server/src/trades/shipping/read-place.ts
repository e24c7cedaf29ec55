import type { Place } from "../../platform/ports/shipment.ts";
import { canonicalPlace } from "../../values/places/canonical-place.ts";

/** A place as an input gives it. */
export interface TypedPlace extends Omit<Place, "residential"> {
  readonly residential?: boolean | undefined;
}

/** A place in its one spelling. */
export function readPlace(typed: TypedPlace): Place {
  const { country, state, postalCode } = canonicalPlace({ ...typed, country: typed.countryCode });
  return {
    ...typed,
    countryCode: country,
    state: typed.state && state,
    postalCode: postalCode ?? "",
    residential: typed.residential ?? false,
  };
}
