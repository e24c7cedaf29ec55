import { findUsState } from "../../places/us-states.ts";
import { invalid } from "../../platform/errors.ts";
import type { TaxDestination } from "../../trades/pricing/read-tax-inputs.ts";
import { zipAreaOf } from "../../values/places/zip-areas.ts";
import type { TaxDocument } from "./tax-provider.ts";

/**
 * Where a document's goods go: `shipTo`, or the customer's ship-to when that is all there is.
 *
 * @throws ServerError 400 when the document says neither.
 */
export function destinationOf({ shipTo, customerId, shipToId, date }: TaxDocument): TaxDestination {
  const who = { customerId: customerId ?? null, shipToId, at: date };
  if (shipTo === undefined) {
    if (customerId !== undefined && shipToId !== undefined) return { ...who, postalCode: undefined, country: "US" };
    throw invalid("shipTo", "The goods go nowhere; give `shipTo`, or `customerId` and `shipToId`");
  }
  const country = (shipTo.countryCode ?? "US").trim().toUpperCase().replace(/^USA$/, "US");
  const given = shipTo.state?.trim() || undefined;
  const known = country === "US" ? (findUsState(given ?? "")?.code ?? zipAreaOf(shipTo.postalCode)?.state) : undefined;
  return { ...who, postalCode: shipTo.postalCode.trim(), country, state: known ?? given?.toUpperCase() };
}
