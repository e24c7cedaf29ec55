import { invalid } from "../../platform/errors.ts";
import type { Place } from "../../platform/ports/shipment.ts";
import { milesBetween } from "../../values/places/distance.ts";
import { type ZipArea, zipAreaOf } from "../../values/places/zip-areas.ts";

/** Up to so many miles between the middles of two postal areas it is zone 2, 3 … 7; beyond zone 8. */
const domesticMiles = [150, 300, 600, 1000, 1400, 1800];
/** Between the mainland and these, and among them, it is zone 9. */
const beyondMainland = new Set(["AK", "HI", "PR", "VI", "GU"]);
/** Countries of the zones 11 to 14; every other one is zone 15. */
const countryZones: readonly (readonly [zone: number, countries: string])[] = [
  [11, "CA"],
  [12, "MX GT BZ SV HN NI CR PA BS BM DO HT JM KY TT BB CU"],
  [13, "GB IE FR DE NL BE LU ES PT IT AT CH DK SE NO FI IS PL CZ SK HU SI HR EE LV LT GR MT CY RO BG"],
  [14, "JP KR CN HK MO TW SG AU NZ MY TH PH VN ID"],
];
const farthest = 15;

/** The greatest zone within the United States. */
export const lastDomesticZone = 9;

/**
 * The zone of a way. Within the United States by the distance between the middles of the postal areas (first three
 * digits) of origin and destination; between the United States and another country by that country.
 *
 * @throws ServerError 400 for a US postal code that names no area, and for a way that does not touch the United States.
 */
export function zoneOf(from: Place, to: Place): number {
  const [home, away] = [areaOf(from), areaOf(to)];
  if (home && away) return domesticZone(home, away);
  if (home || away) return countryZone(home ? to.countryCode : from.countryCode);
  throw invalid(
    to.path,
    `The embedded cards know ways from, to and within the United States, not from ${from.countryCode} to ${to.countryCode}; configure a provider for others`,
    to.countryCode,
    "US",
  );
}

function areaOf({ countryCode, postalCode, path }: Place): ZipArea | undefined {
  if (!isUnitedStates(countryCode)) return undefined;
  const area = zipAreaOf(postalCode);
  if (area) return area;
  throw invalid(
    path,
    `There is no postal area in the United States for \`${postalCode}\`; give five or nine digits`,
    postalCode,
  );
}

/** The states and their territories, which have codes of their own. */
function isUnitedStates(countryCode: string): boolean {
  return ["US", "PR", "VI", "GU"].includes(countryCode);
}

function domesticZone(from: ZipArea, to: ZipArea): number {
  const isBeyond = [from, to].some(({ state }) => beyondMainland.has(state));
  if (isBeyond && from.state !== to.state) return lastDomesticZone;
  const miles = milesBetween(from, to);
  const band = domesticMiles.findIndex((most) => miles <= most);
  return 2 + (band < 0 ? domesticMiles.length : band);
}

function countryZone(countryCode: string): number {
  return countryZones.find(([, countries]) => countries.split(" ").includes(countryCode))?.[0] ?? farthest;
}
