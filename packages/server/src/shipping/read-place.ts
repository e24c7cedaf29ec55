import { findUsState } from "../places/us-states.ts";
import type { Place } from "../platform/ports/shipment.ts";

/** A place as an input gives it. */
export interface TypedPlace extends Omit<Place, "residential"> {
  readonly residential?: boolean | undefined;
}

const threeLetters: Readonly<Record<string, string>> = {
  USA: "US",
  CAN: "CA",
  MEX: "MX",
  GBR: "GB",
  DEU: "DE",
  PRI: "PR",
};

/** A place in one spelling: countries of two letters, US states by their code. */
export function readPlace(typed: TypedPlace): Place {
  const country = typed.countryCode.trim().toUpperCase();
  const countryCode = threeLetters[country] ?? country.slice(0, 2);
  const state = typed.state?.trim();
  return {
    ...typed,
    countryCode,
    state: (countryCode === "US" && state ? findUsState(state)?.code : undefined) ?? state,
    postalCode: typed.postalCode.trim(),
    residential: typed.residential ?? false,
  };
}
