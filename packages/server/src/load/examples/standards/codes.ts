import type { Row } from "../../../platform/db/insert-rows.ts";
import { usStates } from "../../../values/places/us-states.ts";

/** Numbers that records carry, with their meaning: they are the product's own, the same on every site. */
const groups: Readonly<Record<string, readonly (readonly [number, string])[]>> = {
  "Status of a record": [
    [700, "Deleted"],
    [704, "Active"],
    [705, "Inactive"],
  ],
  "State of a document": [[1185, "Applied"]],
};

/** The meanings of the codes as rows of `code_p21`, without the site. */
export const standardCodes: readonly Row[] = Object.entries(groups).flatMap(([group, codes]) =>
  codes.map(([code_no, code_description]) => ({ code_no, code_description, code_group: group, language_id: "en" })),
);

/** Codes of the states that take part in the combined filing of 1099 forms. */
const codes1099 =
  "AL01 AZ04 AR05 CA06 CO07 CT08 DE10 DC11 GA13 HI15 ID16 IN18 KS20 LA22 ME23 MD24 MA25 MI26 MN27 MS28 MO29 MT30 NE31 NJ34 NM35 NC37 ND38 OH39 OK40 PA42 RI44 SC45 WI55";

const byState = new Map(codes1099.split(" ").map((code) => [code.slice(0, 2), code.slice(2)]));

/** Not sold to unless somebody says so. */
const territories = new Set(["GU", "PR", "VI"]);

/** The states of the United States as every site begins with them. */
export const standardStates = (): readonly Row[] =>
  [...usStates().values()].map((state) => ({
    two_letter_code: state.code,
    state_name: state.name,
    active: territories.has(state.code) ? 0 : 1,
    tax_rate: state.baseTaxRate,
    tax_shipping: state.taxesFreight ? 1 : 0,
    code1099: byState.get(state.code) ?? null,
    telecheck_code: state.code,
  }));
