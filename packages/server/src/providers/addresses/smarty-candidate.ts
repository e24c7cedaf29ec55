import { entity, integer, list, number, optional, text } from "@purvey/contract/fields";
import type { AddressCandidate } from "@purvey/contract/generated/addressValidation";
import type { Schema } from "@purvey/contract/schema";

/** What the footnotes of an address check mean, by code; the codes are those that address services share. */
const footnotes: Readonly<Record<string, string>> = {
  A: "The postal code was corrected",
  B: "The spelling of city or state was corrected",
  C: "City, state and postal code do not belong together",
  D: "There is no ZIP+4 code for the address",
  E: "Several ZIP+4 codes match; the first was taken",
  F: "The address was not found",
  G: "The addressee was needed to find the address",
  H: "The number of the unit is missing",
  I: "Number or street is missing",
  J: "Two addresses were given; one was taken",
  K: "The direction was changed to find the address",
  L: "A part of the address was added, changed or moved",
  M: "The spelling of the street was corrected",
  N: "The address was abbreviated as the post writes it",
  O: "Several ZIP+4 codes match; the one of the lowest number was taken",
  P: "A better address exists",
  Q: "The postal code belongs to one receiver",
  R: "The address will have a ZIP+4 code soon",
  S: "The unit could not be confirmed",
  T: "Several streets match",
  U: "The post does not use this name of the city",
  V: "City and state could not be verified with the postal code",
  W: "The post does not deliver to the address",
  X: "A default code of one receiver was used",
  Y: "The address is military",
  Z: "The postal code was moved to another city",
};

type Texts = Readonly<Record<string, string | undefined>>;

/** A candidate as the US Street API answers it; what does not apply is left out. */
export interface SmartyCandidate {
  readonly input_index: number;
  readonly candidate_index: number;
  readonly addressee?: string;
  readonly delivery_line_1: string;
  readonly delivery_line_2?: string;
  readonly last_line: string;
  readonly delivery_point_barcode?: string;
  readonly components: Texts;
  readonly metadata: Texts & {
    readonly latitude?: number;
    readonly longitude?: number;
    readonly utc_offset?: number;
    readonly dst?: boolean;
  };
  readonly analysis?: Texts;
}

/** The shape of an answer of the US Street API, as far as it is read. */
export const smartyAnswer: Schema = list(
  entity("SmartyCandidate", "A candidate", {
    input_index: integer(),
    candidate_index: integer(),
    delivery_line_1: text(),
    last_line: text(),
    components: entity("SmartyComponents", "Its parts", {
      city_name: optional(text()),
      state_abbreviation: optional(text()),
      zipcode: optional(text()),
    }),
    metadata: entity("SmartyMetadata", "Its place", {
      record_type: optional(text()),
      latitude: optional(number()),
      longitude: optional(number()),
      utc_offset: optional(number()),
    }),
    analysis: optional(
      entity("SmartyAnalysis", "Its check", { dpv_match_code: optional(text()), footnotes: optional(text()) }),
    ),
  }),
);

const componentNames = [
  ...["urbanization", "primary_number", "street_predirection", "street_name", "street_suffix"],
  ...["street_postdirection", "secondary_designator", "secondary_number", "extra_secondary_designator"],
  ...["extra_secondary_number", "city_name", "default_city_name", "state_abbreviation", "zipcode", "plus4_code"],
  ...["delivery_point", "delivery_point_check_digit"],
];

/** A candidate of Smarty as the contract describes one: what it leaves out is null. */
export function fromSmarty(candidate: SmartyCandidate): AddressCandidate {
  const { components, analysis = {} } = candidate;
  return {
    input_index: candidate.input_index,
    candidate_index: candidate.candidate_index,
    addressee: candidate.addressee || null,
    delivery_line_1: candidate.delivery_line_1,
    delivery_line_2: candidate.delivery_line_2 || null,
    last_line: candidate.last_line,
    delivery_point_barcode: candidate.delivery_point_barcode || null,
    components: named(componentNames, components) as unknown as AddressCandidate["components"],
    metadata: metadataOf(candidate.metadata),
    analysis: analysisOf(analysis),
    source: "smarty",
  };
}

function named(names: readonly string[], texts: Texts): Record<string, string | null> {
  return Object.fromEntries(names.map((name) => [name, texts[name] || null]));
}

const metadataNames = [
  ...["record_type", "zip_type", "county_fips", "county_name", "carrier_route", "congressional_district", "rdi"],
  ...["precision", "time_zone"],
];

function metadataOf(metadata: SmartyCandidate["metadata"]): AddressCandidate["metadata"] {
  return {
    ...(named(metadataNames, metadata) as unknown as AddressCandidate["metadata"]),
    latitude: metadata.latitude ?? null,
    longitude: metadata.longitude ?? null,
    utc_offset: metadata.utc_offset ?? null,
    dst: metadata.dst ?? null,
  };
}

function analysisOf(analysis: Texts): AddressCandidate["analysis"] {
  const codes = analysis.footnotes ?? "";
  const findings = footnoteList(codes).map((found) => ({ ...found, field: null, given: null, corrected: null }));
  const match = analysis.dpv_match_code ?? "N";
  return {
    dpv_match_code: (analysis.dpv_match_code || null) as AddressCandidate["analysis"]["dpv_match_code"],
    ...(named(["dpv_footnotes", "dpv_cmra", "dpv_vacant", "active"], analysis) as unknown as Pick<
      AddressCandidate["analysis"],
      "dpv_footnotes" | "dpv_cmra" | "dpv_vacant" | "active"
    >),
    footnotes: codes,
    match: match === "N" ? "unverified" : /[ABLM]#/.test(codes) ? "corrected" : "exact",
    findings,
  };
}

/** The sentences of footnotes in a row: `A#N#` → the meaning of A and of N. Codes that are not known are left out. */
function footnoteList(codes: string): { code: string; message: string }[] {
  return [...codes.matchAll(/([A-Z]+)#/g)].flatMap(([, letter = ""]) => {
    const meaning = footnotes[letter];
    return meaning === undefined ? [] : [{ code: `${letter}#`, message: `${meaning}.` }];
  });
}
