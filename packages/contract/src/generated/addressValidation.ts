// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Id } from "../id.ts";

/** How the candidate was found */
export interface AddressAnalysis {
  /** Delivery point: Y confirmed, S confirmed without its unit, D confirmed but a unit is missing, N not confirmed; null when the source has no list of delivery points */ dpv_match_code: "Y" | "S" | "D" | "N" | null;
  /** Codes of the delivery-point check */ dpv_footnotes: string | null;
  /** Y at a commercial mail receiver */ dpv_cmra: string | null;
  /** Y when nobody has taken mail for 90 days */ dpv_vacant: string | null;
  /** N when the post does not deliver there */ active: string | null;
  /** What was found, as codes in a row: A# postal code corrected, B# spelling of city or state corrected, C# city, state and postal code do not agree, I# incomplete, L# parts of the address moved, N# abbreviated, V# city could not be verified; empty when nothing was */ footnotes: string;
  /** exact: city, state and postal code agree; corrected: one of them was; unverified: the city is not in the list, state and postal code agree */ match: "exact" | "corrected" | "unverified";
  /** The footnotes in sentences */ findings: AddressFinding[];
}

/** An address that may be meant */
export interface AddressCandidate {
  /** Always 0: one address is looked up at a time · at least 0 */ input_index: number;
  /** Position from 0; the likeliest stands first · at least 0 */ candidate_index: number;
  /** Who receives, where a line names them */ addressee: string | null;
  /** Street and unit, abbreviated as the post does */ delivery_line_1: string;
  /** What does not belong on the first line */ delivery_line_2: string | null;
  /** City, state and postal code */ last_line: string;
  /** Twelve digits of the bar code; null without ZIP+4 list */ delivery_point_barcode: string | null;
  components: AddressComponents;
  metadata: AddressMetadata;
  analysis: AddressAnalysis;
  /** Who answered: the tables that ship with the server, or the configured provider, such as `smarty` · at most 40 characters */ source: string;
}

/** The parts of an address, one by one */
export interface AddressComponents {
  /** Neighbourhood in Puerto Rico */ urbanization: string | null;
  /** House, box or route number */ primary_number: string | null;
  /** Direction before the name */ street_predirection: string | null;
  /** Name of the street, or `PO Box`, `RR`, `HC` */ street_name: string | null;
  /** Kind of street, abbreviated */ street_suffix: string | null;
  /** Direction after the name */ street_postdirection: string | null;
  /** Kind of unit */ secondary_designator: string | null;
  /** Number of the unit; of a rural route its box */ secondary_number: string | null;
  /** Kind of the unit that holds the unit */ extra_secondary_designator: string | null;
  /** Its number */ extra_secondary_number: string | null;
  /** The city */ city_name: string | null;
  /** What the post calls the postal code's city */ default_city_name: string | null;
  /** Two letters */ state_abbreviation: string | null;
  /** Five digits */ zipcode: string | null;
  /** The last four of ZIP+4; as they were given unless the source knows better */ plus4_code: string | null;
  /** Two digits that name the mailbox */ delivery_point: string | null;
  /** Check digit of the delivery point */ delivery_point_check_digit: string | null;
}

/** One thing that was found about the input */
export interface AddressFinding {
  /** The footnote's code */ code: string;
  /** The input field it is about */ field: string | null;
  /** What was found, in one sentence */ message: string;
  /** What was given */ given: string | null;
  /** What the candidate has instead */ corrected: string | null;
}

/** What is known about the place */
export interface AddressMetadata {
  /** S street, P post-office box, R rural route or highway contract, H high-rise, F firm, G general */ record_type: "S" | "P" | "R" | "H" | "F" | "G" | null;
  /** `Standard`, `POBox`, `Unique` or `Military`; null when unknown */ zip_type: string | null;
  /** The county's federal number */ county_fips: string | null;
  /** The county */ county_name: string | null;
  /** The route of the letter carrier */ carrier_route: string | null;
  /** The congressional district */ congressional_district: string | null;
  /** `Residential` or `Commercial`; null when unknown */ rdi: string | null;
  /** Degrees north */ latitude: number | null;
  /** Degrees east */ longitude: number | null;
  /** How exact the point is: `Zip3` is the middle of an area, `Zip9` a block */ precision: string | null;
  /** The zone */ time_zone: string | null;
  /** Hours between UTC and standard time */ utc_offset: number | null;
  /** Clocks are put forward in summer */ dst: boolean | null;
}

/** Whether a service can do its work */
export interface Health {
  /** `ok` when the database answers and nothing is amiss */ status: "ok" | "degraded";
  /** The service that answers */ service: string;
  /** The site that was asked for */ siteId: string;
  /** A hash of the site's settings: equal hashes, equal settings */ siteHash: string;
  /** The server's version */ version: string;
  /** How long the database took to answer · at least 0 */ databaseMilliseconds: number;
  /** What keeps the service from its full work; of a server that is older there is none */ problems?: string[];
}

/** Whom a token speaks for */
export interface Whoami {
  /** The site the token is for */ siteId: string;
  /** The user · at least 1 */ usersId: Id<"user">;
  /** The name the user signs in with */ username: string;
  /** The user's role */ role: string;
  /** The customer the user belongs to; none for staff */ customerId: Id<"customer"> | null;
  /** The contact the user is · at least 1 */ contactId: Id<"contact"> | null;
  /** The sales representative the user is */ salesRepId: string | null;
  permissions: string[];
}

/** What `addressValidation.us.lookup` takes: Check an address in the United States */
export interface UsLookupInput {
  /** House number and street, a post-office box, or a rural route with its box · at least 1 characters, at most 255 characters */ address1: string;
  /** Unit, building, or the street when line 1 names a company · at most 255 characters */ address2?: string;
  /** at least 1 characters, at most 255 characters */ city: string;
  /** Two letters */ state: string;
  /** Five or nine digits, with or without a dash · at least 5 characters, at most 255 characters */ postalCode: string;
}

/** What `addressValidation.system.healthCheck` takes: Tell whether the service can do its work */
export interface SystemHealthCheckInput {

}

/** What `addressValidation.system.ping` takes: Answer pong */
export interface SystemPingInput {

}

/** What `addressValidation.system.whoami` takes: Tell whom the token speaks for and what they may do */
export interface SystemWhoamiInput {

}

/** Every operation of `addressValidation`: what it takes, which inputs have defaults, what `data` it answers. */
export interface AddressValidationOperations {
  "us.lookup": { input: UsLookupInput; defaults: never; data: AddressCandidate[] };
  "system.healthCheck": { input: SystemHealthCheckInput; defaults: never; data: Health };
  "system.ping": { input: SystemPingInput; defaults: never; data: string };
  "system.whoami": { input: SystemWhoamiInput; defaults: never; data: Whoami };
}
