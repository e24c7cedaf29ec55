import type { RowSet } from "../../../load/examples/row-set.ts";

/** Jurisdictions beside those of the fixture world: name, level, state, postal codes, rate as a fraction. */
const jurisdictions = [
  ["Cuyahoga County", "county", "OH", "44101", "44199", 0.0125],
  ["Cleveland transit", "city", "OH", "44101", "44144", 0.01],
  ["Hamilton County", "county", "OH", "45201", "45299", 0.0125],
  ["Cincinnati transit", "city", "OH", "45201", "45280", 0.008],
  ["Summit County", "county", "OH", "44301", "44399", 0.01],
  ["Stark County", "county", "OH", "44701", "44799", 0.0075],
  ["Mahoning County", "county", "OH", "44501", "44599", 0.0175],
  ["Licking County", "county", "OH", "43055", "43058", 0.015],
  ["Richland County", "county", "OH", "44901", "44999", 0.0125],
  ["Indiana", "state", "IN", null, null, 0.07],
  ["Pennsylvania", "state", "PA", null, null, 0.06],
  ["Allegheny County", "county", "PA", "15201", "15299", 0.01],
  ["Michigan", "state", "MI", null, null, 0.06],
  ["Kentucky", "state", "KY", null, null, 0.06],
] as const;

/** Adds the tax jurisdictions of Ohio's other counties and of the neighbouring states. Freight is taxed in Indiana. */
export function addJurisdictions(rows: RowSet): void {
  for (const [name, level, state, from, to, rate] of jurisdictions) {
    rows.add("tax_jurisdiction", {
      ...{ jurisdiction_name: name, jurisdiction_level: level, country: "US", state },
      ...{ postal_code_from: from, postal_code_to: to, tax_rate: rate, start_date: "2020-01-01 00:00:00" },
      tax_freight: state === "IN" ? "Y" : "N",
    });
  }
}
